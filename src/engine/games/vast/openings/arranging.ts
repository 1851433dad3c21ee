import { layTile } from '../arranging.ts';
import type { SpaceId, SquareId } from '../content/manor.ts';
import type { TileId, Turn } from '../content/tiles.ts';
import { marchingSkeletons, type SkeletonId } from '../content/values.ts';
import type { Holding, VastState } from '../state.ts';

/** Whose turn it is, and in which phase of it the lesson begins. */
export function beginWith(s: VastState, round: number, role: VastState['active'], step: VastState['phase']['step']): void {
  Object.assign(s, { round, active: role, phase: { step } });
}

export const lit = (s: VastState, square: SquareId, tile: TileId, turn: Turn = 0): void => layTile(s, square, tile, turn);
export const dark = (s: VastState, square: SquareId, tile: TileId): void => layTile(s, square, tile, 0, false);

/** Named in the order in which they will be laid. Comes last: tiles that are put on the map by name stir the stack. */
export function nextTiles(s: VastState, ...tiles: readonly TileId[]): void {
  for (const tile of tiles.toReversed()) {
    const at = s.stack.indexOf(tile);
    if (at < 0) {
      const square = (Object.keys(s.map) as SquareId[]).find((one) => s.map[one]!.tile === tile)!;
      s.map[square] = { ...s.map[square]!, tile: s.stack.shift()! };
    } else s.stack.splice(at, 1);
    s.stack.push(tile);
  }
}

/** Named in the order in which they will be drawn. */
export function nextCards<C extends string>(holding: Holding<C>, ...cards: readonly C[]): void {
  holding.deck = [...holding.deck.filter((card) => !cards.includes(card)), ...cards.toReversed()];
}

/** Exactly these cards in hand; what was held before goes under the deck. */
export function hold<C extends string>(holding: Holding<C>, ...cards: readonly C[]): void {
  holding.deck = [...holding.hand, ...holding.deck].filter((card) => !cards.includes(card));
  holding.hand = cards;
}

/** The Skeletons that have been summoned, in the order of their march and where they stand. The others lie face down behind them. */
export function muster(s: VastState, summoned: Partial<Record<SkeletonId, SpaceId>>): void {
  const march = Object.keys(summoned) as SkeletonId[];
  const others = marchingSkeletons.filter((id) => !march.includes(id));
  for (const id of others) delete s.figures[id];
  Object.assign(s.figures, summoned);
  s.skeletons.march = [...march, ...others];
  s.skeletons.faceDown = others;
}
