import { blob, context, rect } from '../../bake/canvas.ts';
import { shade } from '../../bake/colour.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { pick, random } from '../../bake/random.ts';
import { RISE, TILT, Z } from '../../../src/table/games/vast/printed/space.ts';
import { Brush } from './brush.ts';
import { drawRelief, FINE, PART, type View } from './relief.ts';

type Way = 'h' | 'v';
interface Patch { x: number; y: number; w: number; h: number }

const MAP = { x: -0.6, y: -0.6, size: 2.2, unit: 448 };
const VIEW: View = { x: 0, y: -0.14, w: 1, h: 1.1 };
const DUST = ['#8a7768', '#6f5e52', '#7d6b5d', '#5f5047'];
const GAP = 0.27;
/** Walls of both tiles together reach this far from the edge. */
const WALL = 0.13;
/** A wall hides the floor behind it this far north; the gap has to show floor there. */
const HIDDEN = (Z.wall * RISE) / TILT + 0.03;
const PATCH: Record<Way, Patch> = {
  h: { x: 0.5 - GAP, y: 0.5 - WALL - HIDDEN, w: GAP * 2, h: WALL * 2 + HIDDEN + 0.06 },
  v: { x: 0.5 - WALL - 0.02, y: 0.5 - GAP - HIDDEN, w: WALL * 2 + 0.04, h: GAP * 2 + HIDDEN },
};

/**
 * A hole through a wall: dusty floor where the wall was, and its broken ends. Drawn by the same relief as the walls,
 * so it can be laid over any of them; the anchor is the middle of the edge, on the floor.
 */
export function breach(way: Way): Frame {
  const all = drawRelief(paint(way), VIEW, { part: PART.loose, ground: Z.tile - 0.3 });
  const stones = drawRelief(paint(way), VIEW, { part: PART.stones, ground: Z.tile - 0.3 });
  const ctx = context(all.width, all.height);
  ctx.drawImage(feathered(all, PATCH[way]), 0, 0);
  ctx.drawImage(stones, 0, 0);
  return frame(`marker/breach/${way}`, ctx.canvas, 0.5, (0.5 * TILT - Z.tile * RISE - VIEW.y) / VIEW.h);
}

function paint(way: Way) {
  const b = new Brush(MAP);
  b.floor = Z.tile;
  b.rand = random(way === 'h' ? 21 : 34);
  dust(b, PATCH[way]);
  b.within(
    (ctx) => {
      ctx.translate(0.5, 0.5);
      if (way === 'v') ctx.rotate(Math.PI / 2);
    },
    () => {
      for (const end of [-1, 1]) stump(b, end);
      for (let i = 0; i < 13; i++) rock(b, (b.rand() - 0.5) * GAP * 1.7, (i % 2 ? 1 : -1) * (0.06 + b.rand() * 0.12), 0.012 + b.rand() * 0.02);
    },
  );
  return b;
}

/** The floor melts into the floors on both sides. */
function feathered(src: HTMLCanvasElement, p: Patch) {
  const mask = context(src.width, src.height);
  const soft = 0.035;
  mask.filter = `blur(${soft * 0.6 * FINE}px)`;
  const top = p.y * TILT - Z.tile * RISE - VIEW.y;
  mask.fill(rect((p.x - VIEW.x + soft) * FINE, (top + soft) * FINE, (p.w - soft * 2) * FINE, (p.h * TILT - soft * 2) * FINE, 0.06 * FINE));
  mask.filter = 'none';
  mask.globalCompositeOperation = 'source-in';
  mask.drawImage(src, 0, 0);
  return mask.canvas;
}

function dust(b: Brush, { x, y, w, h }: Patch) {
  const patch = rect(x - 0.05, y - 0.05, w + 0.1, h + 0.1, 0.05);
  b.fill(patch, '#77655a', { z: 0 });
  b.clip(patch, () => {
    for (let i = 0; i < 110; i++) {
      const grit = blob(x + b.rand() * w, y + b.rand() * h, 0.008 + b.rand() * 0.026, 0.5, 7, b.rand);
      b.fill(grit, pick(b.rand, DUST), { z: b.rand() * 0.004, alpha: 0.55 });
    }
  });
}

/** A broken end: courses of wall stones that step down toward the gap. */
function stump(b: Brush, end: number) {
  for (const [step, z] of [[0.01, 0.2], [0.055, 0.135], [0.1, 0.07], [0.145, 0.03]] as const)
    for (const row of [-0.092, -0.034, 0.026, 0.084]) {
      const jut = (b.rand() - 0.5) * 0.034;
      const v = Math.round(96 + b.rand() * 38);
      const deep = 0.056 + b.rand() * 0.01;
      const x = end * (GAP + 0.012 - step + jut);
      const stone = rect(x - 0.034, row - deep / 2, 0.068, deep, 0.012);
      b.fill(stone, `rgb(${v + 26},${v + 8},${v - 8})`, { z: Math.max(0.012, z + (b.rand() - 0.5) * 0.03), gloss: 0.15 });
    }
}

function rock(b: Brush, x: number, y: number, r: number) {
  const stone = shade(pick(b.rand, ['#a08e7e', '#8f7f72', '#b5a28e']), (b.rand() - 0.5) * 0.2);
  b.turned(x, y, b.rand() * 3, () => b.fill(rect(-r, -r * 0.8, r * 2, r * 1.6, r * 0.3), stone, { z: 0.012 + r * 1.1, gloss: 0.15 }));
}
