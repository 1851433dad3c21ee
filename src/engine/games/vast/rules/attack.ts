import type { Rule } from '../../../kernel/rule.ts';
import type { SpaceId } from '../content/manor.ts';
import type { FigureId, Vast, VastState } from '../state.ts';
import { spiderDefense } from '../content/powers.ts';
import type { SkeletonId } from '../content/values.ts';
import { figuresOn, isEgg, isPoltergeist, isSkeleton, isSpider, kindOf, ownerOf, type FigureKind } from './figures.ts';
import { loseHealth } from './paladin/health.ts';
import { paladinDefense } from './paladin/values.ts';
import { gearDefense } from './skeletons/gear.ts';
import { poltergeistDefense, poltergeistHit, skeletonHit } from './solo/hooks.ts';
import { eggHit } from './spider/eggHit.ts';
import { spiderHit } from './spider/shapeshifter.ts';
import { tokensOn } from './tokens.ts';

/** MM-112, MM-127 Figures that can be attacked at all, for one attacker. */
export const canBeAttacked = (figure: FigureId, attacker: FigureId): boolean =>
  !untouchable.includes(kindOf(figure)) && (ownerOf(figure) === null || ownerOf(figure) !== ownerOf(attacker));

const untouchable: readonly FigureKind[] = ['pillar', 'wraith', 'warlock'];

/** MM-122, MM-526, MM-528 Each role says what its figures' Defense is. */
export function defenseOf(state: VastState, figure: FigureId): number {
  switch (kindOf(figure)) {
    case 'paladin':
      return paladinDefense(state);
    case 'skeleton':
      return figuresOn(state, state.figures[figure]!).filter(isSkeleton).length + gearDefense(state, figure as SkeletonId);
    case 'poltergeist':
      return poltergeistDefense(state);
    case 'giant':
    case 'sorcerer':
    case 'spiderling':
      return spiderDefense[state.terror]!;
    case 'egg':
      return 1 + tokensOn(state, state.figures[figure]!, 'blood');
    case 'pillar':
    case 'wraith':
    case 'warlock':
      return Infinity;
  }
}

/** MM-114 to MM-116 Nothing is rolled: more Strength than Defense hits, the same misses. */
export function strike(t: Vast, attacker: FigureId, defender: FigureId, strength: number): boolean {
  const defense = defenseOf(t.state, defender);
  const hit = strength > defense;
  t.tell({ fact: 'attacked', attacker, defender, strength, defense, hit });
  return hit;
}

/** MM-114 to MM-116 What will come of an attack, as it is read before it is made. */
export const outlook = (strength: number, defense: number): string =>
  `Strength ${strength} against Defense ${defense}, ${strength > defense ? 'a hit' : 'a miss'}`;

/** MM-117, MM-118 What a hit does to the one who is hit. */
export function* takeHit(t: Vast, defender: FigureId, attacker: FigureId): Rule {
  if (defender === 'paladin') {
    if (isSkeleton(attacker)) loseHealth(t, 1); // MM-150 to MM-152 he stays, and only Skeletons wound him
    return;
  }
  if (isSkeleton(defender)) yield* skeletonHit(t, defender);
  else if (isSpider(defender)) yield* spiderHit(t, defender);
  else if (isEgg(defender)) yield* eggHit(t, defender, attacker);
  else if (isPoltergeist(defender)) yield* poltergeistHit(t, defender);
}

/** MM-120, RU-39 Back to the space it entered from. MM-090 Nothing is entered by that. */
export function retreat(t: Vast, figure: FigureId, to: SpaceId): void {
  const from = t.state.figures[figure]!;
  t.state.figures[figure] = to;
  t.tell({ fact: 'retreated', figure, from, to });
}
