import { drag } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import { supply } from '../../content/values.ts';
import type { SpiderFigureId, SpiderlingId } from '../../roleStates.ts';
import type { FigureId, Vast, VastState } from '../../state.ts';
import { isSpiderling, nameOf, spiderlingIds } from '../figures.ts';
import { neighbours } from '../spaces.ts';
import { winGame } from '../winning.ts';
import { offerBlood } from './blood.ts';
import { spiderOf, spiderSquares, squareOf } from './values.ts';

/** MM-311, MM-312 Every hit costs her one Spiderling; a hit on her larger forms scatters the rest. */
export function* spiderHit(t: Vast, figure: FigureId): Rule {
  if (!t.state.spider) return;
  const hit = figure as SpiderFigureId;
  const at = squareOf(t.state, hit);
  boxSpiderling(t, isSpiderling(hit) ? hit : spiderlingsLeft(t)[0]!);
  if (t.state.ended || isSpiderling(hit)) return;
  takeOff(t, hit);
  if (t.state.houseRules.alwaysGiant) yield* place(t, 'giant', tilesBeside(t.state, at, at));
  else yield* scatter(t, at);
  for (const square of spiderSquares(t.state)) yield* offerBlood(t, square);
}

export const spiderlingsLeft = (t: Vast): SpiderlingId[] => spiderlingIds.filter((id) => !spiderOf(t).boxed.includes(id));

/** MM-149, RU-61 The fifth ends the game for whoever hunts her. */
function boxSpiderling(t: Vast, spiderling: SpiderlingId): void {
  const { boxed } = spiderOf(t);
  delete t.state.figures[spiderling];
  boxed.push(spiderling);
  t.tell({ fact: 'spiderlingBoxed', spiderling, boxed: boxed.length });
  if (boxed.length < supply.spiderlings) return;
  winGame(t, t.state.roles.includes('paladin') ? 'paladin' : 'skeletons', 'All five Spiderlings are dead.');
}

/** MM-313 to MM-316, MM-798, RU-15 Each on a tile beside the one before; where there is none, beside any of them. */
function* scatter(t: Vast, from: SquareId): Rule {
  spiderOf(t).form = 'spiderlings';
  t.tell({ fact: 'formChosen', form: 'spiderlings' });
  const placed: SquareId[] = [];
  for (const spiderling of spiderlingsLeft(t)) {
    const last = placed.at(-1);
    const tiles = last === undefined ? tilesBeside(t.state, from, from) : chainedTo(t.state, last, placed);
    yield* place(t, spiderling, tiles);
    placed.push(squareOf(t.state, spiderling));
  }
}

function chainedTo(state: VastState, last: SquareId, placed: readonly SquareId[]): SquareId[] {
  const beside = tiles(state, last);
  if (beside.length > 0) return beside;
  const besideAny = [...new Set(placed.flatMap((square) => tiles(state, square)))];
  return besideAny.length > 0 ? besideAny : [last];
}

/** RU-15 Lit or Dark, occupied or not, whatever walls are between. */
const tiles = (state: VastState, square: SquareId): SquareId[] => neighbours[square]!.filter((next) => state.map[next] !== undefined);

function tilesBeside(state: VastState, square: SquareId, otherwise: SquareId): SquareId[] {
  const beside = tiles(state, square);
  return beside.length > 0 ? beside : [otherwise];
}

/** MM-090 She is put there: nothing is entered. */
function* place(t: Vast, figure: SpiderFigureId, onto: readonly SquareId[]): Rule {
  const options = onto.map((square) =>
    drag(`figure:${figure}`, `space:${square}`, `Put ${nameOf(figure)} on ${chartName(square)}`, square),
  );
  const at =
    options.length === 1
      ? onto[0]!
      : yield* choose('spider', 'spider.scatter', `You were hit. Put ${nameOf(figure)} on one of these tiles.`, options);
  putOn(t, figure, at);
}

export function putOn(t: Vast, figure: SpiderFigureId, at: SquareId): void {
  t.state.figures[figure] = at;
  t.tell({ fact: 'figurePlaced', figure, at });
}

export function takeOff(t: Vast, figure: SpiderFigureId): void {
  const from = t.state.figures[figure]!;
  delete t.state.figures[figure];
  t.tell({ fact: 'figureRemoved', figure, from });
}
