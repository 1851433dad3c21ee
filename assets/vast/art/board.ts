import { disc, line, rect, type Ctx } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { random } from '../../bake/random.ts';
import { EDGE, FRAME, GRID, GROUNDS, TILT, Z } from '../../../src/table/games/vast/printed/space.ts';
import { Brush } from './brush.ts';
import { crypt } from './crypts.ts';
import { grass, hedges, kerb, stairs } from './garden.ts';
import { drawRelief, PART, type View } from './relief.ts';
import { plantScenery } from './scenery.ts';

const MARGIN = 0.5;
const MAP = { x: -EDGE - MARGIN, y: -EDGE - MARGIN, size: GRID + 2 * (EDGE + MARGIN), unit: 224 };
/** Room on the right and below for the shadow, hardly any on the side of the lamp: so it fits one page of 2048. */
const VIEW: View = { x: -EDGE - 0.16, y: -EDGE * TILT - 0.42, w: GRID + 2 * EDGE + 0.62, h: (GRID + 2 * EDGE) * TILT + 0.72 };

/** The whole board without tiles; its anchor is the corner of the grid at height 0. */
export function boardFrames(): Frame[] {
  const b = new Brush(MAP);
  paintBoard(b);
  const canvas = drawRelief(b, VIEW, { part: PART.board, ground: Z.table, pool: 1 });
  plantScenery(canvas.getContext('2d')!, VIEW);
  return [frame('board', canvas, -VIEW.x / VIEW.w, -VIEW.y / VIEW.h)];
}

function paintBoard(b: Brush) {
  b.rand = random(99);
  b.floor = 0;
  b.fill(rect(MAP.x, MAP.y, MAP.size, MAP.size), '#2a1a12', { z: Z.table });
  const full = GRID + 2 * EDGE;
  b.fill(rect(-EDGE, -EDGE, full, full, 0.1), '#3b2417', { z: Z.board - 0.012 });
  b.fill(rect(-EDGE + 0.015, -EDGE + 0.015, full - 0.03, full - 0.03, 0.09), '#4c2f1d', { z: Z.board + 0.02, gloss: 0.5 });
  grainedFrame(b);
  corners(b);
  const inner = GRID + 2 * GROUNDS;
  b.fill(rect(-GROUNDS - 0.03, -GROUNDS - 0.03, inner + 0.06, inner + 0.06, 0.03), '#c08a3e', { z: Z.board + 0.024, gloss: 1 });
  b.fill(rect(-GROUNDS - 0.012, -GROUNDS - 0.012, inner + 0.024, inner + 0.024, 0.02), '#1f2a22', { z: Z.board });
  grass(b);
  b.fill(rect(-0.05, -0.05, GRID + 0.1, GRID + 0.1, 0.02), '#77697a', { z: Z.board + 0.035 });
  kerb(b);
  b.fill(rect(0, 0, GRID, GRID), '#0f1018', { z: Z.crypt });
  for (let c = 0; c < GRID; c++) for (let r = 0; r < GRID; r++) crypt(b, c, r);
  hedges(b);
  stairs(b);
}

/** Brass plates with three nails. */
function corners(b: Brush) {
  const far = GRID + EDGE;
  for (const [x, y, sx, sy] of [[-EDGE, -EDGE, 1, 1], [far, -EDGE, -1, 1], [far, far, -1, -1], [-EDGE, far, 1, -1]] as const) {
    const mirrored = (ctx: Ctx) => {
      ctx.translate(x, y);
      ctx.scale(sx, sy);
    };
    b.within(mirrored, () => {
      const plate = new Path2D('M.02 .12 Q.02 .02 .12 .02 H.52 L.46 .13 H.13 V.46 L.02 .52 Z');
      b.fill(plate, '#c9933f', { z: Z.board + 0.032, gloss: 1 });
      b.stroke(plate, 0.008, '#6b4314');
      for (const [px, py] of [[0.075, 0.075], [0.4, 0.07], [0.07, 0.4]] as const) {
        b.fill(disc(px, py, 0.02), '#7d5420', { z: Z.board + 0.038, gloss: 1 });
      }
    });
  }
}

function grainedFrame(b: Brush) {
  for (let i = 0; i < 420; i++) {
    const off = 0.02 + b.rand() * FRAME * 0.9;
    const length = 0.3 + b.rand() * 1.2;
    const at = -EDGE + b.rand() * (GRID + 2 * EDGE - length);
    const across = b.rand() < 0.5 ? -EDGE + off : GRID + EDGE - off;
    const grain = b.rand() < 0.5 ? line([at, across], [at + length, across + 0.006]) : line([across, at], [across + 0.006, at + length]);
    b.stroke(grain, 0.004 + b.rand() * 0.006, b.rand() < 0.6 ? '#22120a' : '#8a5a34', { alpha: 0.35 });
  }
}
