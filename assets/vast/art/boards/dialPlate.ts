import { disc, line, type Ctx } from '../../../bake/canvas.ts';
import { withGrain } from '../../../bake/paper.ts';
import type { Dial } from '../../places.ts';
import { text } from '../print.ts';

/** A dial from 0 to 12 whose numbers can be read across a room; the disc that turns on it is a piece of its own. */
export function dialPlate(ctx: Ctx, d: Dial, paper: readonly [string, string], ink: string, goal: number | null = null) {
  const { x, y, r } = d;
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.8)';
  ctx.shadowBlur = 16;
  ctx.shadowOffsetX = 6;
  ctx.shadowOffsetY = 7;
  ctx.fillStyle = '#1a100c';
  ctx.fill(disc(x, y, r));
  ctx.restore();
  const ring = ctx.createLinearGradient(x - r, y - r, x + r, y + r);
  ['#ffeab0', '#c9973f', '#7d5420', '#d9ac55'].forEach((c, i) => ring.addColorStop([0, 0.3, 0.6, 1][i]!, c));
  ctx.fillStyle = ring;
  ctx.fill(disc(x, y, r));
  const face = ctx.createRadialGradient(x - r * 0.3, y - r * 0.4, 0, x, y, r);
  face.addColorStop(0, paper[0]);
  face.addColorStop(1, paper[1]);
  ctx.fillStyle = face;
  ctx.fill(disc(x, y, r * 0.94));
  withGrain(ctx, disc(x, y, r * 0.94), 0.35);
  const at = (v: number, q: number) => {
    const a = d.from + (d.sweep * v) / d.max;
    return [x + Math.cos(a) * r * q, y + Math.sin(a) * r * q] as const;
  };
  ctx.strokeStyle = ink;
  for (let v = 0; v <= d.max; v++) {
    ctx.lineWidth = v % 3 === 0 ? 2.2 : 1.2;
    ctx.stroke(line(at(v, 0.93), at(v, v % 3 === 0 ? 0.89 : 0.85)));
    if (v % 3 !== 0) continue;
    const [tx, ty] = at(v, 0.73);
    text(ctx, String(v), tx, ty + 7, '700 21px Almendra', v === goal ? '#a01c24' : ink, 'center');
  }
  if (goal !== null) {
    ctx.strokeStyle = '#d0303a';
    ctx.lineWidth = 4;
    ctx.stroke(line(at(goal, 1), at(goal, 0.86)));
  }
}
