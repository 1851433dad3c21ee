import { blob, rect } from '../../bake/canvas.ts';
import { shade } from '../../bake/colour.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { pick, random } from '../../bake/random.ts';
import { RISE, TILT, Z } from '../space.ts';
import { Brush } from './brush.ts';
import { drawRelief, PART, type View } from './relief.ts';

const MAP = { x: -0.6, y: -0.6, size: 2.2, unit: 448 };
const VIEW: View = { x: 0, y: -0.14, w: 1, h: 1.1 };
const STONE = ['#8f7f72', '#a08e7e', '#7c6a5a', '#6d5c52'];
const GAP = 0.27;
/** Walls of both tiles together are this far from the edge. */
const WALL = 0.135;
/** A wall hides the floor behind it this far north; the gap has to show floor there. */
const HIDDEN = (Z.wall * RISE) / TILT + 0.02;

/**
 * A hole through a wall: rubbled floor where the wall was, and heaps of its stones at both ends.
 * Drawn by the same relief, so it can be laid over any wall; the anchor is the middle of the edge, on the floor.
 */
export function breach(way: 'h' | 'v'): Frame {
  const b = new Brush(MAP);
  b.floor = Z.tile;
  b.rand = random(way === 'h' ? 21 : 34);
  if (way === 'h') across(b);
  else along(b);
  const canvas = drawRelief(b, VIEW, { part: PART.loose, ground: Z.tile - 0.3 });
  return frame(`marker/breach/${way}`, canvas, 0.5, (0.5 * TILT - Z.tile * RISE - VIEW.y) / VIEW.h);
}

function across(b: Brush) {
  dust(b, 0.5 - GAP, 0.5 - WALL - HIDDEN, GAP * 2, WALL * 2 + HIDDEN + 0.02);
  for (const s of [-1, 1]) heap(b, 0.5 + s * GAP, 0.5, s, 0);
  scatter(b, 26, 0.2, 0.2);
}

function along(b: Brush) {
  dust(b, 0.5 - WALL, 0.5 - GAP - HIDDEN * 0.4, WALL * 2, GAP * 2 + HIDDEN * 0.2);
  for (const s of [-1, 1]) heap(b, 0.5, 0.5 + s * GAP, 0, s);
  scatter(b, 22, 0.13, 0.2);
}

function dust(b: Brush, x: number, y: number, w: number, h: number) {
  b.fill(rect(x, y, w, h, 0.05), '#57493f', { z: 0 });
  for (let i = 0; i < 90; i++) {
    const grit = blob(x + b.rand() * w, y + b.rand() * h, 0.01 + b.rand() * 0.03, 0.5, 7, b.rand);
    b.clip(
      rect(x, y, w, h, 0.05),
      () => b.fill(grit, pick(b.rand, ['#6b5b4e', '#4a3d36', '#7c6a5a', '#3f332f']), { z: b.rand() * 0.006, alpha: 0.8 }),
    );
  }
}

/** What is left of the wall: stones that step down toward the gap. */
function heap(b: Brush, x: number, y: number, sx: number, sy: number) {
  for (let i = 0; i < 26; i++) {
    const t = b.rand();
    const across = (b.rand() - 0.5) * 2 * WALL * (0.75 + 0.35 * (1 - t));
    const forth = (t - 0.55) * 0.2;
    const px = x + sx * forth + (sy ? across : 0);
    const py = y + sy * forth + (sx ? across : 0);
    const z = 0.02 + Math.max(0, t - 0.15) * 0.26 * (1 - Math.abs(across) / (WALL * 1.6));
    rock(b, px, py, 0.03 + b.rand() * 0.028, z);
  }
}

function scatter(b: Brush, n: number, wide: number, deep: number) {
  for (let i = 0; i < n; i++)
    rock(b, 0.5 + (b.rand() - 0.5) * 2 * wide, 0.5 + (b.rand() - 0.5) * 2 * deep, 0.012 + b.rand() * 0.022, 0.015 + b.rand() * 0.03);
}

function rock(b: Brush, x: number, y: number, r: number, z: number) {
  const stone = shade(pick(b.rand, STONE), (b.rand() - 0.4) * 0.3);
  b.fill(blob(x, y, r * 1.12, 0.3, 7, b.rand), '#2e2524', { z: Math.max(0, z - 0.03) });
  b.fill(blob(x, y, r, 0.35, 6, b.rand), stone, { z, gloss: 0.15 });
}
