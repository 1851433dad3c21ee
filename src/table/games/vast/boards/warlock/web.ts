import type { SquareId } from '../../../../../engine/games/vast/content/manor.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { CursedId } from './kinds.ts';

/** A thread of the network from one square to the next. */
interface Thread {
  readonly from: SquareId;
  readonly to: SquareId;
  /** Without it the network would fall apart or be longer; the others only show what else is near. */
  readonly main: boolean;
}

export interface Web {
  readonly heart: SquareId;
  readonly knots: readonly SquareId[];
  readonly threads: readonly Thread[];
}

/** How the pieces of the network hang together, drawn from the Warlock outward. Which pieces belong to it the rules have said. */
export function webOf(view: VastView): Web | null {
  const heart = view.figures.warlock as SquareId | undefined;
  if (!view.warlock || heart === undefined) return null;
  const squares = view.warlock.network.flatMap((piece: CursedId) => {
    const at = piece.startsWith('treasure')
      ? view.treasureMarkers[piece as keyof VastView['treasureMarkers']]
      : (view.figures[piece as keyof VastView['figures']] as SquareId | undefined);
    return at === undefined ? [] : [at];
  });
  const knots = [...new Set(squares)].sort();
  const threads: Thread[] = [];
  const reached = [heart];
  const waiting = new Set(knots.filter((knot) => knot !== heart));
  for (const from of reached) {
    for (const to of [...waiting]) {
      if (!near(from, to)) continue;
      waiting.delete(to);
      reached.push(to);
      threads.push({ from, to, main: true });
    }
  }
  const main = new Set(threads.flatMap(({ from, to }) => [`${from}>${to}`, `${to}>${from}`]));
  reached.forEach((from, i) => reached.slice(i + 1).forEach((to) => {
    if (near(from, to) && !main.has(`${from}>${to}`)) threads.push({ from, to, main: false });
  }));
  return { heart, knots, threads };
}

const cell = (square: SquareId): readonly [number, number] => [Number(square[0]), Number(square[2])];

function near(a: SquareId, b: SquareId): boolean {
  const [[x, y], [u, v]] = [cell(a), cell(b)];
  return Math.max(Math.abs(x - u), Math.abs(y - v)) === 1;
}
