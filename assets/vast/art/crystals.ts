import { context, type Ctx } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { random } from '../../bake/random.ts';
import { SCALE, TILT } from '../../../src/table/games/vast/printed/space.ts';

const LENGTH = SCALE * 0.86;
const TALL = 34;
const PAD = 16;

function stage(w: number, h: number) {
  const ctx = context((w + PAD * 2) * 2, (h + PAD * 2) * 2);
  ctx.scale(2, 2);
  ctx.translate(PAD, PAD);
  return ctx;
}

function haze(ctx: Ctx, x: number, y: number, w: number, h: number) {
  ctx.save();
  ctx.filter = 'blur(10px)';
  ctx.fillStyle = 'rgba(126,70,255,.55)';
  ctx.fillRect(x, y, w, h);
  ctx.restore();
}

/** One crystal with a lit and a shaded facet. Normal blending: added up they burned out to white and pink. */
function crystal(ctx: Ctx, x: number, foot: number, half: number, tall: number, lean: number) {
  const top = foot - tall;
  const facet = (side: 1 | -1) => new Path2D(
    `M${x + side * half} ${foot} L${x + side * half * 0.8 + lean * 0.7} ${top + tall * 0.26} L${x + lean} ${top} L${x + lean * 0.3} ${foot + 2} Z`,
  );
  const paint = (path: Path2D, from: string, to: string, edge: string) => {
    const g = ctx.createLinearGradient(0, top, 0, foot);
    g.addColorStop(0, from);
    g.addColorStop(1, to);
    ctx.fillStyle = g;
    ctx.fill(path);
    ctx.lineWidth = 0.9;
    ctx.strokeStyle = edge;
    ctx.stroke(path);
  };
  paint(facet(-1), 'rgba(222,202,255,.92)', 'rgba(132,92,232,.85)', 'rgba(244,236,255,.9)');
  paint(facet(1), 'rgba(120,84,214,.9)', 'rgba(66,36,150,.9)', 'rgba(200,176,255,.5)');
}

/** Along a horizontal edge: a palisade that faces the viewer. The anchor is the middle of the edge, on the floor. */
export function forceWall(): Frame {
  const ctx = stage(LENGTH, TALL);
  const r = random(4);
  haze(ctx, 2, TALL * 0.45, LENGTH - 4, TALL * 0.6);
  const n = 7;
  for (let i = 0; i < n; i++) {
    const off = (i + 0.5) / n - 0.5;
    crystal(ctx, (LENGTH * (i + 0.5)) / n, TALL, (LENGTH / n) * 0.6, TALL * (0.95 - 0.6 * Math.abs(off) - 0.16 * r()), off * 11 + (r() - 0.5) * 3);
  }
  ctx.fillStyle = 'rgba(236,222,255,.95)';
  ctx.fillRect(0, TALL - 0.8, LENGTH, 1.8);
  return frame('marker/force/h', ctx.canvas, 0.5, (PAD + TALL) / (TALL + PAD * 2));
}

/** Along a vertical edge: the same palisade seen from its narrow side, far crystals first. */
export function forceWallAway(): Frame {
  const w = 30;
  const length = LENGTH * TILT;
  const ctx = stage(w, length + TALL);
  const r = random(9);
  haze(ctx, w / 2 - 6, TALL * 0.7, 12, length);
  const n = 6;
  for (let i = 0; i < n; i++) {
    const foot = TALL + (length * (i + 0.5)) / n;
    const off = (i + 0.5) / n - 0.5;
    const tall = TALL * (0.9 - 0.5 * Math.abs(off) - 0.12 * r());
    crystal(ctx, w / 2 + (i % 2 ? 4.5 : -4.5), foot, 8, tall, (i % 2 ? 3 : -3) + (r() - 0.5) * 2);
  }
  return frame('marker/force/v', ctx.canvas, 0.5, (PAD + TALL + length / 2) / (length + TALL + PAD * 2));
}
