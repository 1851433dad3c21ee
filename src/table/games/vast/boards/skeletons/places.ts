import { ACTIONS, SKELETONS } from '../../printed/skeletonsBoard.ts';
import type { BoardSpot } from '../../layout/ground.ts';
import type { LaidPlace } from '../../layout/laid.ts';
import { printedBox, printedDial } from '../printed.ts';

/** Actions that are not done to anything on the map are done on the list of prices: their places bear the names of the answers. */
const answers: Readonly<Record<string, string>> = { arm: 'arm', dig: 'dig' };

export function skeletonsPlaces(spot: BoardSpot): LaidPlace[] {
  return [
    printedBox(spot, 'board:skeletons', { x: 0, y: 0, w: SKELETONS.w, h: SKELETONS.h }, 1),
    printedDial(spot, 'dial:stability', SKELETONS.stability),
    ...ACTIONS.map((action) => printedBox(spot, answers[action] ?? `price:${action}`, SKELETONS.prices[action])),
  ];
}
