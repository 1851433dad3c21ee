import type { Rule } from '../../../kernel/rule.ts';
import type { SpaceId } from '../content/manor.ts';
import type { FigureId, Vast, VastState } from '../state.ts';
import { figuresOn, isPoltergeist, isSkeleton, kindOf } from './figures.ts';
import { loseHealth } from './paladin/health.ts';
import { paladinDefense } from './paladin/values.ts';
import { poltergeistDefense, poltergeistHit, skeletonHit } from './solo/hooks.ts';

/** MM-112, MM-127 Figures that can be attacked at all, for one attacker. */
export const canBeAttacked = (figure: FigureId, attacker: FigureId): boolean => figure !== 'pillar' && kindOf(figure) !== kindOf(attacker);

/** MM-122, MM-526, MM-528 Each role says what its figures' Defense is. */
export function defenseOf(state: VastState, figure: FigureId): number {
  switch (kindOf(figure)) {
    case 'paladin':
      return paladinDefense(state);
    case 'skeleton':
      return figuresOn(state, state.figures[figure]!).filter(isSkeleton).length;
    case 'poltergeist':
      return poltergeistDefense(state);
    case 'pillar':
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

/** MM-117, MM-118 What a hit does to the one who is hit. */
export function* takeHit(t: Vast, defender: FigureId, attacker: FigureId): Rule {
  if (defender === 'paladin') {
    if (isSkeleton(attacker)) loseHealth(t, 1); // MM-150 to MM-152 he stays, and only Skeletons wound him
    return;
  }
  if (isSkeleton(defender)) yield* skeletonHit(t, defender);
  if (isPoltergeist(defender)) yield* poltergeistHit(t, defender);
  delete t.state.figures[defender];
}

/** MM-120, RU-39 Back to the space it entered from. MM-090 Nothing is entered by that. */
export function retreat(t: Vast, figure: FigureId, to: SpaceId): void {
  const from = t.state.figures[figure]!;
  t.state.figures[figure] = to;
  t.tell({ fact: 'retreated', figure, from, to });
}
