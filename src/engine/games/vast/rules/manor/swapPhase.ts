import { button, declining } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import type { SquareId } from '../../content/manor.ts';
import type { Vast } from '../../state.ts';
import { settleEdges } from '../markers.ts';
import { swapTiles } from './carrying.ts';
import { asksForSecond, asksToOrientBoth } from './foreseeing.ts';
import { chooseTileMove, exchange, type TilePower } from './tileMoves.ts';
import { movableTiles, swapTargets } from './tiles.ts';
import { orient, otherTurns, turnOption, turnTile, usefulTurns, type TileTurn } from './turning.ts';
import { powerOf } from './values.ts';

/** MM-429, MM-435 Two tiles change places, or each of two is turned where it lies. */
export function* swapPhase(t: Vast): Rule {
  const reach = powerOf(t.state, 'swap');
  if (reach === 0) return;
  const move = yield* chooseTileMove(t, swap(t, reach));
  if (!move) return;
  const { tile, to, turn } = move;
  if (to === null) {
    turnTile(t, { at: tile, turn: turn! });
    yield* turnSecond(t, tile, false);
  } else {
    swapTiles(t, tile, to);
    yield* orient(t, [tile, to]);
  }
  settleEdges(t); // MM-432, MM-800
}

const swap = ({ state }: Vast, reach: number): TilePower => {
  const turnable = movableTiles(state).filter((at) => otherTurns(state, at).length > 0).length;
  return {
    ask: 'manor.swap',
    prompt: `Swap two tiles up to ${reach} ${reach === 1 ? 'space' : 'spaces'} apart, or turn two.`,
    reach,
    drag: exchange,
    targets: (from) => swapTargets(state, from, reach),
    turns: (at) => (turnable > 1 ? usefulTurns(state, at) : []), // MM-429 another one has to be turned as well
    asksAfterMove: asksToOrientBoth,
    asksAfterTurn: (tried, turned) => (asksForSecond(tried, turned, false) ? 'which second tile is turned' : null),
  };
};

/**
 * MM-429 Each of two tiles is turned. A tile that can be turned without its walls changing serves as the second one,
 * so whoever has such a tile need not change another.
 */
export function* turnSecond(t: Vast, first: SquareId, optional: boolean): Rule {
  const others = movableTiles(t.state).filter((at) => at !== first);
  const options = others.flatMap((at) => usefulTurns(t.state, at).map((turn) => turnOption<TileTurn | null>(at, turn, { at, turn })));
  if (options.length === 0) return;
  const idle = optional || others.some((at) => otherTurns(t.state, at).length > usefulTurns(t.state, at).length);
  const words = optional ? 'Turn no other tile' : 'Turn a tile whose walls stay the same';
  const stop = declining(button<TileTurn | null>('let-go', words, null));
  const second =
    options.length === 1 && !idle
      ? options[0]!.value
      : yield* choose('manor', 'manor.swap.second', 'Turn the second tile.', [...options, ...(idle ? [stop] : [])], { second: true });
  if (second) turnTile(t, second);
}
