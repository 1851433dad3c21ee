import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { centreSize } from './centerCards.ts';

/** The common board: the name of the planet, three trackers below each other, mission and destinies below them. */
export const track = { width: 396, height: 52, pitch: 60, top: 58, cell: 46 } as const;
const centreTop = track.top + 3 * track.pitch + 10;
/** At its foot stands what somebody does. */
const foot = 40;

/** With the trackers alone: what is below them has a place of its own. */
export const trackSize = { width: track.width + 14, height: centreTop + foot } as const;
export const boardSize = (view: VantageView, brief: boolean) => ({
  width: trackSize.width,
  height: trackSize.height + centreSize(view, brief).height,
});
export const centreAt = (width: number): { readonly x: number; readonly y: number } => ({ x: (trackSize.width - width) / 2, y: centreTop });
