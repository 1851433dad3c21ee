import { rect } from '../../bake/canvas.ts';
import { random } from '../../bake/random.ts';
import { Z } from '../../../src/table/games/vast/printed/space.ts';
import type { Side } from '../../../src/engine/games/vast/content/tiles.ts';
import { sideBit } from '../../../src/engine/games/vast/reckoning/tileWalls.ts';
import type { Brush } from './brush.ts';

const THICK = 0.115;
const INSET = 0.012;
const TURN: Record<Side, number> = { N: 0, E: 1, S: 2, W: 3 };
const CORNERS = [[0, 0, 'N', 'W'], [1, 0, 'N', 'E'], [1, 1, 'S', 'E'], [0, 1, 'S', 'W']] as const;

/**
 * Walls and posts by mask, in the frame of the screen. Their stones depend on the mask alone,
 * so that one strip per mask can be drawn again above the pieces of any room.
 */
export function walls(b: Brush, mask: number) {
  for (const side of ['N', 'E', 'S', 'W'] as const) {
    if (!(mask & sideBit[side])) continue;
    b.rand = random(500 + mask * 7 + TURN[side]);
    b.at(0, 0, TURN[side], () => {
      b.fill(rect(INSET, INSET, 1 - 2 * INSET, THICK), '#5d4a42', { z: Z.wall, gloss: 0.1 });
      stones(b, INSET, INSET, 1 - 2 * INSET, THICK);
    });
  }
  for (const [x, y, a, c] of CORNERS) post(b, x, y, !!(mask & (sideBit[a] | sideBit[c])));
}

/** Tall beside a wall, low at an open corner: so an opening reads as a doorway. */
function post(b: Brush, x: number, y: number, tall: boolean) {
  const w = tall ? 0.165 : 0.1;
  const px = x ? 1 - INSET - w : INSET;
  const py = y ? 1 - INSET - w : INSET;
  b.fill(rect(px, py, w, w, 0.012), '#54423f', { z: tall ? Z.wall + 0.03 : 0.055 });
  const cap = rect(px + 0.018, py + 0.018, w - 0.036, w - 0.036, 0.01);
  b.fill(cap, tall ? '#a08a74' : '#75655e', { z: tall ? Z.wall + 0.05 : 0.07, gloss: 0.2 });
}

function stones(b: Brush, x: number, y: number, w: number, h: number) {
  let px = x;
  while (px < x + w - 0.01) {
    const len = Math.min(0.09 + b.rand() * 0.09, x + w - px);
    const v = Math.round(98 + b.rand() * 36);
    const stone = rect(px + 0.004, y + 0.006, len - 0.008, h - 0.012, 0.012);
    b.fill(stone, `rgb(${v + 26},${v + 8},${v - 8})`, { z: Z.wall + b.rand() * 0.012, gloss: 0.15 });
    px += len;
  }
}
