import type { Rule } from '../../../../kernel/rule.ts';
import { chartName } from '../../content/manor.ts';
import type { Vast } from '../../state.ts';
import { settleEdges } from '../markers.ts';
import { shiftTile, swapTiles } from './carrying.ts';
import { asksForSecond, asksToOrientBoth, asksToOrientOne } from './foreseeing.ts';
import { turnSecond } from './swapPhase.ts';
import { chooseTileMove, exchange, tileDrags, type TilePower } from './tileMoves.ts';
import { isFull, shiftTargets, swapTargets } from './tiles.ts';
import { orient, turnTile, usefulTurns } from './turning.ts';
import { powerOf } from './values.ts';

/** MM-420, MM-427 One tile goes to a crypt, or is turned where it lies. */
export function* shiftPhase(t: Vast): Rule {
  const reach = powerOf(t.state, 'shift');
  if (reach === 0) return;
  const full = isFull(t.state);
  const move = yield* chooseTileMove(t, full ? asSwap(t, reach) : asShift(t, reach));
  if (!move) return;
  const { tile, to, turn } = move;
  if (to === null) {
    turnTile(t, { at: tile, turn: turn! });
    if (full) yield* turnSecond(t, tile, true);
  } else if (full) {
    swapTiles(t, tile, to);
    yield* orient(t, [tile, to]);
  } else {
    shiftTile(t, tile, to);
    yield* orient(t, [to]);
  }
  settleEdges(t); // MM-424
}

const shift = tileDrags((from, to) => `Shift ${chartName(from)} to ${chartName(to)}`);

const asShift = ({ state }: Vast, reach: number): TilePower => ({
  ask: 'manor.shift',
  prompt: `Shift a tile to a crypt up to ${reach} spaces away, or turn one.`,
  reach,
  drag: shift,
  targets: (from) => shiftTargets(state, from, reach),
  turns: (at) => usefulTurns(state, at),
  asksAfterMove: asksToOrientOne,
  asksAfterTurn: () => null,
});

/** MM-428, RU-52 Without a crypt the power works like Swap, over its own distance. */
const asSwap = ({ state }: Vast, reach: number): TilePower => ({
  ask: 'manor.shift',
  prompt: `No crypt is left: swap two tiles up to ${reach} apart, or turn some.`,
  reach,
  drag: exchange,
  targets: (from) => swapTargets(state, from, reach),
  turns: (at) => usefulTurns(state, at),
  asksAfterMove: asksToOrientBoth,
  asksAfterTurn: (tried, turned) => (asksForSecond(tried, turned, true) ? 'whether another tile is turned' : null),
});
