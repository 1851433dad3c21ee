import { canvas, Pen, type Ctx } from '../pen.ts';
import { PLANTS } from '../life/plants.ts';
import type { Plant } from '../types.ts';
import type { Walked } from './land.ts';
import { pad, type Painting } from './painting.ts';
import { mirrored, type Thing, type Things } from './things.ts';

const side = 2048;
const space = 16;

/** One sheet with five of each plant, colour and light beside each other. */
interface Sheet {
  readonly colour: Ctx;
  readonly glow: Ctx;
  x: number;
  y: number;
  row: number;
}

/** Plants grow on what can be seen of the land, and never before a subject. */
export function growPlants(p: Painting, walked: Walked, things: Things): void {
  const plants = p.v.plants ?? [];
  if (plants.length === 0) return;
  const sheet: Sheet = { colour: canvas(side, side), glow: canvas(side, side), x: 8, y: 8, row: 0 };
  const grown: Thing[] = [];
  for (const plant of plants) {
    const cells = drawnCells(p, plant, sheet);
    if (cells.length > 0) grown.push(...sown(p, walked, things, plant, cells));
  }
  const tex = p.G.upload(sheet.colour.canvas);
  const glow = p.G.upload(sheet.glow.canvas);
  p.made.push(tex, glow);
  for (const thing of grown) Object.assign(thing, { tex, glow });
  things.all.push(...grown);
}

function drawnCells({ H, pal, r, foc, side: light }: Painting, plant: Plant, sheet: Sheet): number[][] {
  const d = PLANTS[plant.kind];
  const px = Math.max(40, Math.min(360, ((plant.size * foc) / (plant.near ?? 6)) * H * 0.9));
  const cells: number[][] = [];
  for (let i = 0; i < 5; i++) {
    const k = new Pen(px, d.aspect, r, pal, light, pad);
    d.draw(k);
    const { width: w, height: h } = k.c.canvas;
    if (sheet.x + w + space > side) {
      sheet.x = 8;
      sheet.y += sheet.row + space;
      sheet.row = 0;
    }
    if (sheet.y + h > side) break;
    sheet.colour.drawImage(k.c.canvas, sheet.x, sheet.y);
    sheet.glow.drawImage(k.g.canvas, sheet.x, sheet.y);
    cells.push([sheet.x / side, sheet.y / side, (sheet.x + w) / side, (sheet.y + h) / side]);
    sheet.x += w + space;
    sheet.row = Math.max(sheet.row, h);
  }
  return cells;
}

/** Tries places by chance until enough have taken root. */
function sown(p: Painting, { at }: Walked, { keep }: Things, plant: Plant, cells: readonly number[][]): Thing[] {
  const { v, W, H, r, aspect, foc, seedF } = p;
  const d = PLANTS[plant.kind];
  const near = plant.near ?? 6;
  const far = plant.far ?? 300;
  const grown: Thing[] = [];
  for (let tries = 0; tries < plant.n * 60 && grown.length < plant.n; tries++) {
    const x = r();
    const y = v.horizon - 0.25 + (1.02 - v.horizon + 0.25) * r();
    if (y >= 1 || y < 0) continue;
    const g = at(x * W, y * H);
    if (g.kind < 0.5 || g.kind > 2.5 || g.z < near || g.z > far) continue;
    if (g.kind > 1.5 !== !!plant.water) continue;
    if (r() > (g.z / far) ** 1.1 + 0.04) continue;
    const right = ((x - 0.5) * aspect * g.z) / foc;
    if (plant.cluster) {
      const s = Math.sin(right * 0.07 * plant.cluster + seedF) + Math.sin(g.z * 0.05 * plant.cluster + right * 0.03 + seedF * 2);
      if (s + r() * 0.7 < 0.35) continue;
    }
    if (plant.side && Math.abs(x - 0.5) < plant.side * r()) continue;
    if (isOnPath(p, right, g.z, plant.size)) continue;
    const size = plant.size * (1 + (r() - 0.5) * (plant.vary ?? 0.6));
    const q = (size * foc) / g.z / (1 - pad);
    if (keep.some((m) => g.z < m.z * 1.02 && Math.abs(x - m.x) < m.w + 0.01 && y - q < m.y1 + 0.01)) continue;
    const c = cells[Math.floor(r() * cells.length)]!;
    const inst = [x, y + pad * 0.35 * q, (q * d.aspect) / 2 / aspect, q, g.z, g.y, size, r() < 0.5 ? 1 : 0, ...c, 0, 1, 0, 0];
    // Colour and light come with the sheet, once it is full.
    const thing: Thing = { z: g.z, tex: null as unknown as WebGLTexture, glow: null as unknown as WebGLTexture, inst, lod: 3, focus: 0 };
    if (plant.water) thing.mirror = mirrored(inst);
    grown.push(thing);
  }
  return grown;
}

function isOnPath({ v: { path } }: Painting, right: number, z: number, size: number): boolean {
  if (!path || z >= path.to) return false;
  const q = Math.min(1, z / (path.to * 0.5));
  const s = q * q * (3 - 2 * q);
  const middle = path.x0 * (1 - s) + path.x1 * z * s;
  return Math.abs(right - middle) < path.width * 1.5 + size * 0.25;
}
