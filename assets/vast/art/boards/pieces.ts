import { context, type Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { TILT } from '../../../../src/table/games/vast/printed/space.ts';
import { woodenCube, type Wood } from '../cubes.ts';

const EDGE = 24;

/** A wooden cube with a sign burnt into its top, so that two sorts on one track are told apart without their colours. */
export function markedCube(name: string, wood: Wood, glyph: string, ink: string): Frame {
  const s = EDGE * 2;
  const canvas = woodenCube(s, wood);
  const ctx = canvas.getContext('2d')!;
  const pad = s * 0.2;
  ctx.save();
  ctx.translate(pad + s / 2, pad + (s * TILT) / 2);
  ctx.scale(1, TILT);
  stamp(ctx, glyph, s * 0.84, ink);
  ctx.restore();
  return frame(name, canvas, 0.5, 0.6);
}

function stamp(ctx: Ctx, glyph: string, size: number, ink: string): void {
  ctx.fillStyle = 'rgba(10,2,16,.75)';
  ctx.fill(glyphAt(glyph, 0, size * 0.05, size));
  ctx.fillStyle = ink;
  ctx.fill(glyphAt(glyph, 0, 0, size));
}

/** A drop of crimson wax with a pentacle pressed into it, as it marks the Seals of the Manor. */
export function sealToken(): Frame {
  const r = 42;
  const c = r * 1.5;
  const ctx = context(c * 2, c * 2);
  ctx.translate(c, c);
  const rim = new Path2D();
  const lobes = 11;
  for (let i = 0; i < lobes; i++) {
    const at = (k: number, q: number) => [Math.cos((k / lobes) * Math.PI * 2) * q, Math.sin((k / lobes) * Math.PI * 2) * q * 0.94] as const;
    const far = r * (1.1 + ((i * 7) % 4) * 0.035);
    if (!i) rim.moveTo(...at(0, r * 0.96));
    rim.quadraticCurveTo(...at(i + 0.5, far), ...at(i + 1, r * 0.96));
  }
  rim.closePath();
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.8)';
  ctx.shadowBlur = 12;
  ctx.shadowOffsetX = 5;
  ctx.shadowOffsetY = 7;
  ctx.fillStyle = '#5c0a2e';
  ctx.fill(rim);
  ctx.restore();
  const wax = ctx.createRadialGradient(-r * 0.4, -r * 0.5, 2, 0, 0, r * 1.15);
  wax.addColorStop(0, '#ff7fa6');
  wax.addColorStop(0.35, '#d22a5e');
  wax.addColorStop(1, '#7a0c38');
  ctx.fillStyle = wax;
  ctx.fill(rim);
  const press = ctx.createRadialGradient(r * 0.2, r * 0.3, 2, 0, 0, r * 0.78);
  press.addColorStop(0, '#d9376a');
  press.addColorStop(1, '#8f1244');
  ctx.fillStyle = press;
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.76, 0, Math.PI * 2);
  ctx.fill();
  ctx.lineWidth = 2.4;
  ctx.strokeStyle = 'rgba(255,214,226,.75)';
  ctx.stroke();
  stamp(ctx, 'pentacle', r * 1.3, '#ffe3b0');
  return frame('token/seal', ctx.canvas);
}
