import { context, disc } from '../../bake/canvas.ts';
import { lighten } from '../../bake/colour.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { TILT } from '../../../src/table/games/vast/printed/space.ts';
import type { Owner } from './figures/index.ts';

interface Livery { base: string; dark: string; ink: string; letter?: string; glyph?: string }

/** Colour of the base and what is written on it: Skeletons and Spider share a letter, so one of them has a glyph. */
const OWNERS: Record<Owner, Livery> = {
  paladin: { base: '#e0a02e', dark: '#7a4a0e', ink: '#2a1604', letter: 'P' },
  skeletons: { base: '#6d8a58', dark: '#2c3b20', ink: '#fdf8e2', letter: 'S' },
  spider: { base: '#5a4a52', dark: '#221a20', ink: '#ffb347', glyph: 'masked-spider' },
  manor: { base: '#8a4fb5', dark: '#3a1a57', ink: '#ffe9b0', letter: 'M' },
  warlock: { base: '#2f9a98', dark: '#15335a', ink: '#f0fffa', letter: 'W' },
  house: { base: '#6f7ba0', dark: '#2e3650', ink: '#f4f7ff', glyph: 'ghost' },
};

const THICK = 13;
const MARGIN = 10;

/** A round base of radius r seen from the camera; `middle` is how far down the middle of its top lies. */
export function baseCanvas(owner: Owner, r: number, scale: number) {
  const o = OWNERS[owner];
  const ry = r * TILT;
  const height = ry * 2 + THICK + MARGIN * 2;
  const ctx = context((r + MARGIN) * 2 * scale, height * scale);
  ctx.scale(scale, scale);
  ctx.translate(r + MARGIN, ry + MARGIN);
  const side = ctx.createLinearGradient(-r, 0, r, 0);
  side.addColorStop(0, o.base);
  side.addColorStop(0.25, o.base);
  side.addColorStop(1, '#120a14');
  for (let i = THICK; i > 0; i--) {
    ctx.fillStyle = i === THICK ? '#120a14' : side;
    ctx.fill(disc(0, i, r, ry));
  }
  ctx.fillStyle = 'rgba(12,4,16,.35)';
  for (let i = THICK; i > THICK - 5; i--) ctx.fill(disc(0, i, r, ry));
  const top = ctx.createLinearGradient(-r * 0.7, -ry, r * 0.7, ry);
  top.addColorStop(0, lighten(o.base, 0.45));
  top.addColorStop(0.5, o.base);
  top.addColorStop(1, o.dark);
  ctx.fillStyle = top;
  ctx.fill(disc(0, 0, r, ry));
  const ring = ctx.createLinearGradient(-r, -ry, r, ry);
  ring.addColorStop(0, '#fff4d6');
  ring.addColorStop(0.45, 'rgba(255,244,214,.15)');
  ring.addColorStop(1, 'rgba(255,244,214,.25)');
  ctx.lineWidth = 3;
  ctx.strokeStyle = ring;
  ctx.stroke(disc(0, 0, r - 2, ry - 2));
  ctx.lineWidth = 2.5;
  ctx.strokeStyle = 'rgba(20,8,20,.45)';
  ctx.stroke(disc(0, 0, r - 8, ry - 8));
  ctx.fillStyle = o.ink;
  if (o.glyph) ctx.fill(glyphAt(o.glyph, 0, ry * 0.52, r * 0.66));
  else {
    ctx.font = `700 ${r * 0.82}px Almendra`;
    ctx.textAlign = 'center';
    ctx.fillText(o.letter!, 0, ry * 0.83);
  }
  return { canvas: ctx.canvas, middle: ry + MARGIN, height };
}
