import { poly, type Ctx } from '../../../bake/canvas.ts';
import { gothicArch } from './kit.ts';

/** A vaulted room: windows in a row, and a floor. */
export function nave(ctx: Ctx, w: number, h: number, wall: string, pane: readonly [string, string], floor: string, n = 5) {
  const step = w / n;
  for (let i = 0; i < n; i++) {
    const x = step * i + step * 0.08;
    ctx.fillStyle = wall;
    ctx.fill(gothicArch(x, h * 0.06, step * 0.84, h * 0.8));
    const g = ctx.createLinearGradient(0, h * 0.1, 0, h * 0.7);
    g.addColorStop(0, pane[0]);
    g.addColorStop(1, pane[1]);
    ctx.fillStyle = g;
    ctx.fill(gothicArch(x + step * 0.13, h * 0.14, step * 0.58, h * 0.58));
    ctx.strokeStyle = wall;
    ctx.lineWidth = step * 0.05;
    ctx.stroke(new Path2D(`M${x + step * 0.42} ${h * 0.12} V${h * 0.74} M${x + step * 0.12} ${h * 0.44} H${x + step * 0.72}`));
  }
  ctx.fillStyle = floor;
  ctx.fillRect(0, h * 0.8, w, h * 0.2);
}

/** A corridor that runs away from the viewer. */
export function corridor(ctx: Ctx, w: number, h: number, tones: readonly [string, string, string], x = 0.5, y = 0.46) {
  const cx = w * x;
  const cy = h * y;
  const quad = (a: number, b: number, c: number, d: number) => poly(
    [a, b],
    [c, d],
    [cx + (c - cx) * 0.24, cy + (d - cy) * 0.24],
    [cx + (a - cx) * 0.24, cy + (b - cy) * 0.24],
  );
  const face = (path: Path2D, tone: string) => {
    ctx.fillStyle = tone;
    ctx.fill(path);
  };
  face(quad(0, 0, w, 0), tones[2]);
  face(quad(0, h, w, h), tones[1]);
  face(quad(0, 0, 0, h), tones[0]);
  face(quad(w, 0, w, h), tones[0]);
  ctx.strokeStyle = 'rgba(6,2,14,.45)';
  ctx.lineWidth = 1.4;
  for (const k of [0.94, 0.68, 0.48, 0.34]) ctx.strokeRect(cx - cx * k, cy - cy * k, w * k, h * k);
  for (let i = 0; i <= 6; i++) ctx.stroke(new Path2D(`M${(w * i) / 6} ${h} L${cx + ((w * i) / 6 - cx) * 0.24} ${cy + (h - cy) * 0.24}`));
}

/** Streaks of speed from the left. */
export function streaks(ctx: Ctx, w: number, h: number, colour: string, rand: () => number) {
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (let i = 0; i < 26; i++) {
    const y = h * (0.1 + 0.84 * rand());
    const x = w * (rand() * 0.5 - 0.1);
    const length = w * (0.2 + 0.35 * rand());
    const g = ctx.createLinearGradient(x, 0, x + length, 0);
    g.addColorStop(0, 'rgba(0,0,0,0)');
    g.addColorStop(1, colour);
    ctx.fillStyle = g;
    ctx.fillRect(x, y, length, 0.6 + rand() * 1.4);
  }
  ctx.restore();
}
