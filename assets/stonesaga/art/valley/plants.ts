import type { Ctx } from '../../../bake/canvas.ts';
import { pick } from '../../../bake/random.ts';
import type { Rand } from './trees.ts';

/** Grass at the origin: dark blades first, light ones over them. */
export function tuft(c: Ctx, r: Rand, h: number, colours: readonly string[]): void {
  const n = 6 + Math.floor(r() * 3);
  c.lineCap = 'round';
  for (const top of [false, true])
    for (let i = 0; i < n; i++) {
      const a = (i / (n - 1) - 0.5) * 1.7 + 0.22;
      const l = h * (0.6 + r() * 0.5);
      c.strokeStyle = top ? pick(r, colours.slice(1)) : colours[0]!;
      c.lineWidth = top ? 0.95 : 2.1;
      c.globalAlpha = top ? 1 : 0.55;
      c.beginPath();
      c.moveTo((i - n / 2) * 0.7, 0);
      c.quadraticCurveTo(Math.sin(a) * l * 0.4, -l * 0.7, Math.sin(a) * l, -Math.cos(a) * l * 0.95);
      c.stroke();
    }
  c.globalAlpha = 1;
}

const reedGreens = ['#8b9a4e', '#b4b266', '#687a3c'] as const;

export function reeds(c: Ctx, r: Rand, h: number): void {
  for (let i = 0; i < 6; i++) {
    const x = (i - 2.5) * 2.1 + r();
    const l = h * (0.7 + r() * 0.45);
    const lean = (r() - 0.4) * 5;
    c.strokeStyle = '#20281b';
    c.lineWidth = 1.9;
    c.globalAlpha = 0.6;
    c.beginPath();
    c.moveTo(x, 0);
    c.quadraticCurveTo(x, -l * 0.6, x + lean, -l);
    c.stroke();
    c.globalAlpha = 1;
    c.strokeStyle = pick(r, reedGreens);
    c.lineWidth = 1.1;
    c.stroke();
    if (r() < 0.5) mace(c, x, l, lean);
  }
}

/** The brown head of a bulrush. */
function mace(c: Ctx, x: number, l: number, lean: number): void {
  for (const [colour, width, off] of [['#4e2c17', 2.8, 0], ['#a0683a', 0.9, -0.7]] as const) {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.beginPath();
    c.moveTo(x + lean * 0.9 + off, -l * 0.93);
    c.lineTo(x + lean + off, -l - 3.5 - off * 0.7);
    c.stroke();
  }
}

/** A hill in a few strokes of the pen, for land where nothing stands. */
export function sketchedHill(c: Ctx, r: Rand): void {
  const w = 13 + r() * 9;
  c.strokeStyle = '#4a3a22';
  c.globalAlpha = 0.42;
  c.lineWidth = 1.3;
  c.beginPath();
  c.moveTo(-w, 3);
  c.quadraticCurveTo(-w * 0.2, -w * 0.75, w, 2);
  c.stroke();
  c.lineWidth = 0.8;
  for (let i = 0; i < 4; i++) {
    const x = w * (0.1 + i * 0.2);
    c.beginPath();
    c.moveTo(x, -w * 0.2 + i * 1.6);
    c.lineTo(x + 3, 2 + i * 0.4);
    c.stroke();
  }
  c.globalAlpha = 1;
}

/** A dry bush of the flats: thorns on a few ribs. */
export function thornBush(c: Ctx, r: Rand, h: number): void {
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI / 2 + (i - 3) * 0.34 + (r() - 0.5) * 0.2;
    const l = h * (0.7 + r() * 0.4);
    c.strokeStyle = i % 2 === 0 ? '#4b3a22' : '#8d7446';
    c.lineWidth = 1.1;
    c.beginPath();
    c.moveTo(0, 0);
    c.lineTo(Math.cos(a) * l, Math.sin(a) * l);
    c.moveTo(Math.cos(a) * l * 0.6, Math.sin(a) * l * 0.6);
    c.lineTo(Math.cos(a + 0.7) * l * 0.85, Math.sin(a + 0.7) * l * 0.85);
    c.stroke();
  }
}
