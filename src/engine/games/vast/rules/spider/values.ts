import type { SquareId } from '../../content/manor.ts';
import { spiderSpirit } from '../../content/powers.ts';
import type { SpiderFigureId, SpiderState } from '../../roleStates.ts';
import type { Vast, VastState } from '../../state.ts';
import { spiderlingIds } from '../figures.ts';

/** The state of the Spider, in rules that run only while she plays. */
export const spiderOf = ({ state }: Vast): SpiderState => state.spider!;

/** The figures that are the Spider now: one, or as many Spiderlings as she has on the map. */
export function spiderFigures({ spider, figures }: VastState): SpiderFigureId[] {
  if (!spider) return [];
  return spider.form === 'spiderlings' ? spiderlingIds.filter((id) => figures[id] !== undefined) : [spider.form];
}

/** MM-344 She never leaves the tiles, so every space of hers is a square. */
export const squareOf = (state: VastState, figure: SpiderFigureId): SquareId => state.figures[figure] as SquareId;

/** MM-358 The tiles she stands on, each once. */
export const spiderSquares = (state: VastState): SquareId[] => [...new Set(spiderFigures(state).map((figure) => squareOf(state, figure)))];

/** MM-067, MM-382 */
export const spiritOf = ({ terror }: VastState): number => spiderSpirit[terror]!;
