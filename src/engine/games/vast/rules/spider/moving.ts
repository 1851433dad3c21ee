import { drag, withValue, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { chartName, entranceSquare, type SpaceId } from '../../content/manor.ts';
import { sides, type Side } from '../../content/tiles.ts';
import type { SpiderFigureId } from '../../roleStates.ts';
import type { Vast, VastState } from '../../state.ts';
import { moveAlong } from '../entering.ts';
import { isSpiderling, nameOf, spiderlingIds } from '../figures.ts';
import { loudSpaces, quietWays, type Walk, type ShortestPath, type Ways } from '../paths.ts';
import { beyond, squares } from '../spaces.ts';
import { isWall } from '../walls.ts';
import { winGame } from '../winning.ts';
import { spiderFigures, spiderOf, squareOf } from './values.ts';

/** MM-341 to MM-343 */
export const lengthOf = (figure: SpiderFigureId): number => (figure === 'sorcerer' ? 2 : figure === 'giant' ? 3 : 4);

/** MM-339 A Spiderling that has moved and is not on its way any more is done. */
export function spacesLeft(state: VastState, figure: SpiderFigureId): number {
  const { moved, moving } = state.spider!.turn;
  const used = moved[figure] ?? 0;
  return used > 0 && isSpiderling(figure) && moving !== figure ? 0 : lengthOf(figure) - used;
}

/** Every move of her figures within the spaces they have left. */
export function moves(t: Vast): Option<() => Rule>[] {
  const loud = loudFor(t.state);
  return spiderFigures(t.state).flatMap((figure) => {
    const steps = spacesLeft(t.state, figure);
    return steps > 0 ? movesOf(t, figure, steps, loud, (spaces) => countSpaces(t, figure, spaces)) : [];
  });
}

/** The same spaces are loud for all her figures, so they are looked for once. */
export const loudFor = (state: VastState): ReadonlySet<SpaceId> => loudSpaces(state, spiderFigures(state)[0]!);

function countSpaces(t: Vast, figure: SpiderFigureId, spaces: number): void {
  const { turn } = spiderOf(t);
  turn.moved[figure] = (turn.moved[figure] ?? 0) + spaces;
  turn.moving = isSpiderling(figure) && turn.moved[figure] < lengthOf(figure) ? figure : null;
}

const everyForm: readonly SpiderFigureId[] = ['giant', 'sorcerer', ...spiderlingIds];
const crawls = Object.fromEntries(
  everyForm.map((figure) => [
    figure,
    Object.fromEntries(
      squares.map((end) => [end, drag(`figure:${figure}`, `space:${end}`, `Move ${nameOf(figure)} to ${chartName(end)}`, null)]),
    ),
  ]),
) as Readonly<Record<SpiderFigureId, Readonly<Record<SpaceId, Option>>>>;

/** One drag for each space this figure gets to in so many steps, and for the stairs if it may leave. */
export function movesOf(
  t: Vast,
  figure: SpiderFigureId,
  steps: number,
  loud: ReadonlySet<SpaceId>,
  count: (spaces: number) => void,
): Option<() => Rule>[] {
  const ways = quietWays(t.state, figure, walkOf(t.state, figure, steps), loud);
  const moves = ways.ends.map((end) => withValue(crawls[figure]![end]!, () => go(t, figure, ways.to(end), count)));
  const out = wayOut(t.state, figure, steps, ways, loud);
  return out
    ? [...moves, drag(`figure:${figure}`, 'space:stairs', `Leave the manor with ${nameOf(figure)}`, () => leave(t, figure, out, count))]
    : moves;
}

/** MM-308 to MM-310, MM-344, MM-790 */
const walkOf = (state: VastState, figure: SpiderFigureId, steps: number): Walk => ({
  steps,
  walls: figure === 'sorcerer' ? 0 : figure === 'giant' ? (state.spider!.turn.crossedWall ? 0 : 1) : 'any',
});

function* go(t: Vast, figure: SpiderFigureId, { path, walls }: ShortestPath, count: (spaces: number) => void): Rule {
  count(path.length - 1);
  if (walls > 0) spiderOf(t).turn.crossedWall = true;
  if (path.length > 1) yield* moveAlong(t, figure, path, 'crawl');
}

/** MM-304, MM-305, MM-797, RU-37 With enough Terror, one more space from the tile at the staircase. */
function wayOut(state: VastState, figure: SpiderFigureId, steps: number, ways: Ways, loud: ReadonlySet<SpaceId>): ShortestPath | null {
  if (state.terror < state.goals.terror) return null;
  const there = state.figures[figure] === entranceSquare;
  if (!there && (!ways.ends.includes(entranceSquare) || ways.steps(entranceSquare) >= steps || loud.has(entranceSquare))) return null;
  const way: ShortestPath = there ? { path: [entranceSquare], walls: 0 } : ways.to(entranceSquare);
  return crossesThreshold(state, figure, state.spider!.turn.crossedWall || way.walls > 0) ? way : null;
}

/** RU-38 Another tile than the Entrance may lie there and wall the staircase off. */
const crossesThreshold = (state: VastState, figure: SpiderFigureId, crossedWall: boolean): boolean =>
  !isWall(state, entranceSquare, 'S') || isSpiderling(figure) || (figure === 'giant' && !crossedWall);

function* leave(t: Vast, figure: SpiderFigureId, way: ShortestPath, count: (spaces: number) => void): Rule {
  yield* go(t, figure, way, count);
  t.tell({ fact: 'spiderLeft', figure });
  delete t.state.figures[figure];
  winGame(t, 'spider', `The Spider has left the manor with ${t.state.terror} Terror.`);
}

/** Whether one step leads to that tile beside it. */
export function canStep(state: VastState, figure: SpiderFigureId, side: Side): boolean {
  const here = squareOf(state, figure);
  const to = beyond[here]![side];
  if (to === undefined) return false;
  return state.map[to] !== undefined && (walkOf(state, figure, 1).walls !== 0 || !isWall(state, here, side));
}

/** Whether one extra space would be of any use. */
export function canMove(state: VastState, figure: SpiderFigureId): boolean {
  if (sides.some((side) => canStep(state, figure, side))) return true;
  return (
    state.terror >= state.goals.terror &&
    squareOf(state, figure) === entranceSquare &&
    crossesThreshold(state, figure, state.spider!.turn.crossedWall)
  );
}
