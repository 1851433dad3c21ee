import type { SquareId } from '../../content/manor.ts';
import { rituals, type RitualId } from '../../content/rituals.ts';
import { sides, type Side, type Turn } from '../../content/tiles.ts';
import type { FigureId, VastState } from '../../state.ts';
import { beyond } from '../spaces.ts';
import { isWall } from '../walls.ts';

/** A pattern of a card, turned by some quarters, as it would lie on the map: the Wraith's tile first, the end tile last. */
export interface Trace {
  readonly turn: Turn;
  readonly path: readonly SquareId[];
}

const turns: readonly Turn[] = [0, 1, 2, 3];

/** HD-11 Patterns may be turned, never mirrored. */
const patterns = Object.fromEntries(
  Object.entries(rituals).map(([card, { steps }]) => [
    card,
    turns.map((turn) => steps.map((side) => sides[(sides.indexOf(side) + turn) % 4]!)),
  ]),
) as unknown as Readonly<Record<RitualId, readonly (readonly Side[])[]>>;

/** MM-442, MM-450 Every way in which a card can be traced now. */
export function tracesOf(state: VastState, card: RitualId): Trace[] {
  const start = state.figures.wraith as SquareId | undefined;
  if (start === undefined) return [];
  const taken = figuresBesideWraith(state);
  return turns.flatMap((turn) => {
    const path = trace(state, start, patterns[card][turn]!, taken);
    return path ? [{ turn, path }] : [];
  });
}

/** MM-443 to MM-445 Lit tiles without figures, and no wall between them. */
function trace(state: VastState, start: SquareId, steps: readonly Side[], taken: ReadonlySet<string>): SquareId[] | null {
  const isFree = (square: SquareId): boolean => state.map[square]?.lit === true && !taken.has(square);
  if (!isFree(start)) return null;
  const path = [start];
  for (const side of steps) {
    const here = path.at(-1)!;
    const next = beyond[here]![side];
    if (next === undefined || !isFree(next) || isWall(state, here, side)) return null;
    path.push(next);
  }
  return path;
}

/** RU-19 Only the Wraith itself is not in the way. */
function figuresBesideWraith({ figures }: VastState): Set<string> {
  const taken = new Set<string>();
  for (const id in figures) if (id !== 'wraith') taken.add(figures[id as FigureId]!);
  return taken;
}
