import { button, drag, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { gear, type GearId } from '../../content/gear.ts';
import { tileFaces } from '../../content/tiles.ts';
import { skeletonNames, type SkeletonId } from '../../content/values.ts';
import type { Vast } from '../../state.ts';
import { drawFrom, putInPlay, putOn } from '../holding.ts';
import { tileUnder } from './ground.ts';

/** MM-266 to MM-268 On an Armory, Lit or Dark, one gear card goes to the hand. */
export function arm(t: Vast, skeleton: SkeletonId): Option<() => Rule>[] {
  const square = tileUnder(t.state, skeleton);
  const { deck, discard } = t.state.skeletons.gear;
  if (square === null || tileFaces[t.state.map[square]!.tile]!.kind !== 'armory' || deck.length + discard.length === 0) return [];
  return [button('arm', 'ARM!! Draw a gear card', () => drawGear(t, skeleton))];
}

function* drawGear(t: Vast, skeleton: SkeletonId): Rule {
  const [card] = drawFrom(t, t.state.skeletons.gear, 1);
  if (!card) return;
  putOn(t.state.skeletons.gear, 'hand', card);
  t.tellOnly('skeletons', { fact: 'gearDrawn', skeleton, card }, { fact: 'gearDrawn', skeleton, card: null });
}

/** MM-295, RU-56 At any time of their turn, in front of the named Skeleton, be its card face down or not. */
export const gearPlays = (t: Vast): Option<() => Rule>[] =>
  t.state.skeletons.gear.hand.map((card) =>
    drag(`card:${card}`, `march:${gear[card].for}`, `Give ${gear[card].name} to ${skeletonNames[gear[card].for]}`, () => playGear(t, card)),
  );

function* playGear(t: Vast, card: GearId): Rule {
  putInPlay(t.state.skeletons.gear, card);
  t.tell({ fact: 'gearPlayed', card });
}
