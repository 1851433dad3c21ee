import { context, disc, line, rect } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { TILT } from '../../../src/table/games/vast/printed/space.ts';

/** Top, front and lit edge of the painted wood. */
const WOOD = {
  amber: ['#d9962e', '#7d4a10', '#ffd27a'], bone: ['#d9ceb0', '#8a7c5e', '#fffbe8'], black: ['#4a4456', '#1c1826', '#8a8299'],
  teal: ['#3f8f93', '#16444a', '#8fd6d2'], violet: ['#8a4fb5', '#45206a', '#c69ae6'],
} as const;
export type Wood = keyof typeof WOOD;
const EDGE = 24;

/** Wooden cubes, 24 across; the anchor is the middle of the square they stand on. */
export function cubeFrames(): Frame[] {
  return (Object.keys(WOOD) as Wood[]).map((name) => frame(`cube/${name}`, woodenCube(EDGE * 2, name), 0.5, 0.6));
}

/** Wooden cube with a top and a front face; s = edge in pixels. */
export function woodenCube(s: number, wood: Wood) {
  const [tone, dark, lightTone] = WOOD[wood];
  const top = s * TILT;
  const front = s * 0.46;
  const pad = s * 0.2;
  const ctx = context(Math.ceil(s + pad * 2), Math.ceil(top + front + pad * 2));
  ctx.translate(pad, pad);
  const r = s * 0.11;
  const whole = rect(0, 0, s, top + front, r);
  ctx.fillStyle = '#120906';
  ctx.fill(rect(-s * 0.025, -s * 0.02, s * 1.05, top + front + s * 0.045, r * 1.2));
  ctx.save();
  ctx.clip(whole);
  const f = ctx.createLinearGradient(0, top, 0, top + front);
  f.addColorStop(0, dark);
  f.addColorStop(0.75, dark);
  f.addColorStop(1, '#1c0e08');
  ctx.fillStyle = f;
  ctx.fillRect(0, 0, s, top + front);
  const t = ctx.createLinearGradient(0, 0, s * 0.7, top);
  t.addColorStop(0, lightTone);
  t.addColorStop(0.55, tone);
  t.addColorStop(1, tone);
  ctx.fillStyle = t;
  ctx.fill(rect(0, -r, s, top + r, r));
  // rings of the end grain on top, a few fibres in front
  ctx.strokeStyle = dark;
  ctx.lineWidth = s * 0.03;
  ctx.globalAlpha = 0.3;
  for (let i = 1; i < 6; i++) ctx.stroke(disc(s * 1.1, top * 1.2, s * 0.24 * i, top * 0.24 * i));
  ctx.globalAlpha = 0.35;
  ctx.strokeStyle = '#1c0e08';
  for (const x of [0.2, 0.42, 0.5, 0.76]) ctx.stroke(line([s * x, top + 1], [s * (x + 0.02), top + front]));
  ctx.restore();
  ctx.strokeStyle = 'rgba(255,244,220,.85)';
  ctx.lineWidth = s * 0.045;
  ctx.lineCap = 'round';
  ctx.stroke(line([r, s * 0.03], [s - r, s * 0.03]));
  ctx.stroke(line([s * 0.03, r], [s * 0.03, top - r * 0.5]));
  ctx.strokeStyle = 'rgba(255,244,220,.4)';
  ctx.stroke(line([r * 0.8, top], [s - r * 0.8, top]));
  return ctx.canvas;
}
