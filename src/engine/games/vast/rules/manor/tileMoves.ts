import { button, drag, tap, type Option } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { Turn } from '../../content/tiles.ts';
import type { Vast } from '../../state.ts';
import { movableTiles } from './tiles.ts';
import { turnOption } from './turning.ts';

/** What a power does with one tile: it goes somewhere, or it is turned where it lies. */
export interface TileMove {
  readonly tile: SquareId;
  readonly to: SquareId | null;
  readonly turn: Turn | null;
}

export interface TilePower {
  readonly ask: 'manor.shift' | 'manor.swap';
  readonly prompt: string;
  /** The words of a drag. */
  label(from: SquareId, to: SquareId): string;
  targets(from: SquareId): readonly SquareId[];
  turns(at: SquareId): readonly Turn[];
}

interface Moves {
  readonly tile: SquareId;
  readonly options: readonly Option<TileMove | null>[];
}

/** More than this is no list for a person, and slow to build: then the tile is picked first. */
const tooMany = 150;

/** MM-415 Null when the power is not used. Nothing is asked while nothing can be done. */
export function* chooseTileMove(t: Vast, power: TilePower): Rule<TileMove | null> {
  const moves = movableTiles(t.state).map((tile): Moves => ({ tile, options: movesOf(power, tile) })).filter(({ options }) => options.length > 0);
  if (moves.length === 0) return null;
  const done = button<TileMove | null>(`done:${power.ask.slice('manor.'.length)}`, 'Leave the tiles as they lie', null);
  const count = moves.reduce((sum, { options }) => sum + options.length, 0);
  if (count <= tooMany) return yield* choose('manor', power.ask, power.prompt, [...moves.flatMap(({ options }) => options), done]);
  for (;;) {
    const picked = yield* choose<Moves | null>('manor', power.ask, power.prompt, [
      ...moves.map((one) => tap<Moves | null>(`space:${one.tile}`, `Take the tile ${chartName(one.tile)}`, one)),
      { ...done, value: null },
    ]);
    if (!picked) return null;
    const back = button<TileMove | null>('back', 'Take another tile', null);
    const move = yield* choose('manor', `${power.ask}.tile`, `Where does the tile ${chartName(picked.tile)} go, or how is it turned?`, [...picked.options, back]);
    if (move) return move;
  }
}

const movesOf = ({ targets, turns, label }: TilePower, tile: SquareId): Option<TileMove | null>[] => [
  ...targets(tile).map((to) => drag<TileMove | null>(`space:${tile}`, `space:${to}`, label(tile, to), { tile, to, turn: null })),
  ...turns(tile).map((turn) => turnOption<TileMove | null>(tile, turn, { tile, to: null, turn })),
];
