import { blob, disc, line, rect } from '../../bake/canvas.ts';
import { shade } from '../../bake/colour.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { random } from '../../bake/random.ts';
import { Z } from '../../../src/table/games/vast/printed/space.ts';
import type { Brush } from './brush.ts';

/** The spaces where the Armories start, counted from 0. */
const ARMORIES = new Set(['1,1', '5,1', '1,5', '5,5']);

/** The printed map under the tiles: a slab with a coffin lid, the darkest thing on the board. */
export function crypt(b: Brush, c: number, r: number) {
  b.rand = random(c * 17 + r * 101 + 118);
  b.floor = Z.crypt;
  b.at(c, r, 0, () => {
    b.fill(rect(0.02, 0.02, 0.96, 0.96, 0.03), '#14161f', { z: 0 });
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 4; j++) {
        const x = 0.03 + i * 0.235 + (i ? (j % 2) * 0.12 - 0.06 : 0);
        b.fill(rect(x, 0.03 + j * 0.235, 0.225, 0.225, 0.02), shade('#181a25', (b.rand() - 0.5) * 0.3), { z: b.rand() * 0.006 });
      }
    for (let i = 0; i < 24; i++) {
      const stain = blob(b.rand(), b.rand(), 0.02 + b.rand() * 0.05, 0.6, 7, b.rand);
      b.fill(stain, b.rand() < 0.5 ? '#0b0c12' : '#2b3040', { alpha: 0.25 });
    }
    if (ARMORIES.has(`${c},${r}`)) armoryMark(b);
    else coffin(b);
  });
  b.floor = 0;
}

function coffin(b: Brush) {
  const outline = new Path2D('M.4 .14 L.6 .14 L.7 .34 L.6 .88 L.4 .88 L.3 .34 Z');
  b.fill(outline, '#1e212d', { z: 0.014 });
  b.stroke(outline, 0.02, '#090a10', { z: -0.01 });
  b.stroke(new Path2D('M.425 .19 L.575 .19 L.65 .345 L.575 .83 L.425 .83 L.35 .345 Z'), 0.008, '#363c50', { alpha: 0.7 });
  b.stroke(line([0.5, 0.28], [0.5, 0.64]), 0.022, '#0d0e16', { z: 0.002 });
  b.stroke(line([0.42, 0.4], [0.58, 0.4]), 0.022, '#0d0e16', { z: 0.002 });
}

function armoryMark(b: Brush) {
  b.stroke(disc(0.5, 0.5, 0.3), 0.018, '#5a4a34', { z: 0.008, gloss: 0.6 });
  b.fill(glyphAt('crossed-swords', 0.5, 0.5, 0.4), '#4b3f34', { z: 0.01, gloss: 0.6 });
}

/** A tile that lies Dark side up, without its fog. */
export function darkFloor(b: Brush) {
  b.floor = Z.tile;
  b.fill(rect(0.01, 0.01, 0.98, 0.98, 0.02), '#a8926c', { z: -0.004 });
  b.fill(rect(0.02, 0.02, 0.96, 0.96, 0.014), '#10172e', { z: 0, gloss: 0.2 });
  b.stroke(rect(0.055, 0.055, 0.89, 0.89, 0.02), 0.014, '#5f7099', { z: 0.004, gloss: 0.6 });
  for (const [x, y] of [[0.055, 0.055], [0.945, 0.055], [0.945, 0.945], [0.055, 0.945]] as const) {
    b.fill(disc(x, y, 0.034), '#8a9bc4', { z: 0.006, gloss: 0.8 });
  }
  b.floor = 0;
}
