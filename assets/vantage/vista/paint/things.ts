import { rng } from '../gl.ts';
import { canvas, Pen } from '../pen.ts';
import { MARKS } from '../marks/index.ts';
import { LIFE } from '../life/life.ts';
import type { Walked } from './land.ts';
import { pad, type Painting } from './painting.ts';

/** A painted thing on its way into the picture. */
export interface Thing {
  readonly z: number;
  tex: WebGLTexture;
  glow: WebGLTexture;
  /** The 16 numbers of one sprite, in the order of the shader. */
  readonly inst: number[];
  readonly lod: number;
  readonly focus: number;
  mirror?: number[];
  cast?: readonly [number[], number[]];
  readonly rect?: number[];
  readonly painted?: HTMLCanvasElement;
}

/** Everything that stands in the land. */
export interface Things {
  readonly all: Thing[];
  /** Lamps that throw light on the ground. */
  readonly lamps: number[][];
  /** What no plant may hide. */
  readonly keep: { readonly x: number; readonly w: number; readonly y1: number; readonly z: number }[];
}

interface Standing {
  readonly x: number;
  readonly z: number;
  readonly size: number;
  readonly lift?: number | undefined;
  readonly flip?: boolean | undefined;
  readonly upside?: boolean | undefined;
  readonly focus?: boolean | undefined;
  readonly wet?: boolean | undefined;
}

/** Landmarks and living things, each painted for itself and set on the land. */
export function standThings(p: Painting, walked: Walked): Things {
  const things: Things = { all: [], lamps: [], keep: [] };
  for (const m of p.v.marks) {
    const d = MARKS[m.kind];
    const asp = typeof d.aspect === 'function' ? d.aspect(m) : d.aspect;
    const at = stand(p, walked, things, (k) => d.draw(k, m), asp, m, m.kind === 'stalactites');
    for (const [lx, ly] of d.lamps ?? [])
      things.lamps.push([at.x + (m.flip ? -lx : lx) * m.size, at.h + (m.lift ?? 0) + ly * m.size, m.z - 0.5, Math.min(6, m.size * 0.5)]);
  }
  for (const l of p.v.life ?? []) {
    const d = LIFE[l.kind];
    const n = l.n ?? 3;
    const asp = typeof d.aspect === 'function' ? d.aspect(n) : d.aspect;
    stand(p, walked, things, (k) => d.draw(k, n), asp, { ...l, size: l.size ?? d.size });
  }
  return things;
}

/** Where the ground is at a share of the width and a distance. */
function foot({ v, W, H }: Painting, { at }: Walked, x: number, z: number): { readonly y: number; readonly h: number; readonly kind: number } {
  let best = -1;
  for (let y = H - 1; y >= 0; y--) {
    const g = at(x * W, y);
    if (g.kind < 0.5 || g.kind > 2.5) break;
    best = y;
    if (g.z >= z) break;
  }
  if (best < 0) return { y: v.horizon, h: 0, kind: 1 };
  const g = at(x * W, best);
  return { y: best / H, h: g.y, kind: g.kind };
}

/** Paints one thing and sets it down; tells how far right it stands and how high the ground is. */
function stand(
  p: Painting,
  walked: Walked,
  things: Things,
  draw: (k: Pen) => void,
  asp: number,
  m: Standing,
  hang = false,
): { readonly x: number; readonly h: number } {
  const { v, H, G, pal, r, aspect, foc, side, made } = p;
  const hUv = (m.size * foc) / m.z;
  const px = Math.max(24, Math.min(1500, (hUv * H * 1.15) / (1 - pad)));
  const scale = Math.min(1, 2000 / (px * asp));
  const k = new Pen(px * scale, asp, rng(Math.floor(r() * 1e9)), pal, (m.flip ? -1 : 1) * side, pad);
  draw(k);
  if (m.upside) for (const c of [k.c, k.g]) turnOver(c);
  const tex = G.upload(k.c.canvas);
  const glow = G.upload(k.g.canvas);
  made.push(tex, glow);
  const q = hUv / (1 - pad);
  const half = (q * asp) / 2 / aspect;
  const ground = hang ? { y: q, h: v.ceiling?.height ?? 10, kind: 1 } : foot(p, walked, m.x, m.z);
  const up = ((m.lift ?? 0) * foc) / m.z;
  const y = ground.y + pad * (m.upside ? 0.65 : 0.35) * q - up;
  const inst = [m.x, y, half, q, m.z, ground.h + (m.lift ?? 0), m.size / (1 - pad), m.flip ? 1 : 0, 0, 0, 1, 1, 0, 1, 0, 0];
  const x = ((m.x - 0.5) * aspect * m.z) / foc;
  const rect = [m.x - half, y - q, m.x + half, y];
  const thing: Thing = { z: m.z, tex, glow, inst, lod: 6, focus: m.focus ? 1 : 0, rect, painted: k.c.canvas };
  if (m.wet || ((v.ground === 'glass' || (ground.kind > 1.5 && ground.kind < 2.5)) && !m.lift)) thing.mirror = mirrored(inst);
  if (!hang && m.z < 600)
    thing.cast = [
      [x, m.z, (((m.size / (1 - pad)) * asp) / 2) * (m.flip ? -1 : 1), m.size / (1 - pad)],
      [ground.h + (m.lift ?? 0), 0, 0, 0],
    ];
  if (m.focus) things.keep.push({ x: m.x, w: half * 0.9, y1: y - q * 0.12, z: m.z });
  things.all.push(thing);
  return { x, h: ground.h };
}

/** The same sprite as water or glass shows it. */
export const mirrored = (inst: readonly number[]): number[] => [...inst.slice(0, 15), 1];

function turnOver(c: CanvasRenderingContext2D): void {
  const t = canvas(c.canvas.width, c.canvas.height);
  t.translate(0, c.canvas.height);
  t.scale(1, -1);
  t.drawImage(c.canvas, 0, 0);
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.clearRect(0, 0, c.canvas.width, c.canvas.height);
  c.drawImage(t.canvas, 0, 0);
}
