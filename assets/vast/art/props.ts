import { context, disc, line, rect, type Ctx } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { random } from '../../bake/random.ts';
import { sculpt } from '../../bake/sculpt.ts';
import { SCALE, TILT } from '../../../src/table/games/vast/printed/space.ts';
import { fogCanvas } from './fog.ts';
import { LANTERN_BOX, lanternParts } from './lantern.ts';

const PAD = 28;

/** What stands on the table beside the boards. Trays are empty: what lies in them is live. */
export function propFrames(): Frame[] {
  return [
    frame('prop/lantern', sculpt(lanternParts(), LANTERN_BOX, 1.4), 0.5, -LANTERN_BOX.y / LANTERN_BOX.h),
    tileStack(),
    tray('prop/tray', 250, 84, 4),
    tray('prop/dicetray', 240, 170, 1),
  ];
}

function stage(w: number, h: number) {
  const ctx = context((w + PAD * 2) * 2, (h + PAD * 2) * 2);
  ctx.scale(2, 2);
  ctx.translate(PAD, PAD);
  return ctx;
}

function cast(ctx: Ctx, path: Path2D, blur: number, dx: number, dy: number) {
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.8)';
  ctx.shadowBlur = blur * 2;
  ctx.shadowOffsetX = dx * 2;
  ctx.shadowOffsetY = dy * 2;
  ctx.fillStyle = '#120a06';
  ctx.fill(path);
  ctx.restore();
}

/** Carved oak with n hollows; the anchor is the middle. */
function tray(name: string, w: number, h: number, n: number): Frame {
  const ctx = stage(w, h);
  const body = rect(0, 0, w, h, 12);
  cast(ctx, rect(0, 4, w, h + 4, 12), 16, 8, 10);
  for (let i = 9; i > 0; i--) {
    ctx.fillStyle = i > 7 ? '#0d0706' : '#2b180e';
    ctx.fill(rect(0, i, w, h, 12));
  }
  planked(ctx, body, w, h);
  const bevel = ctx.createLinearGradient(0, 0, w, h);
  bevel.addColorStop(0, 'rgba(255,222,170,.8)');
  bevel.addColorStop(0.5, 'rgba(255,222,170,.1)');
  bevel.addColorStop(1, 'rgba(0,0,0,.5)');
  ctx.lineWidth = 2;
  ctx.strokeStyle = bevel;
  ctx.stroke(rect(1, 1, w - 2, h - 2, 11));
  const step = (w - 10) / n;
  for (let i = 0; i < n; i++) hollow(ctx, 9 + i * step, 8, step - 8, h - 16, n === 1);
  return frame(name, ctx.canvas, 0.5, (PAD + h / 2) / (h + PAD * 2));
}

function hollow(ctx: Ctx, x: number, y: number, w: number, h: number, felt: boolean) {
  const cup = rect(x, y, w, h, 10);
  ctx.fillStyle = felt ? '#2c1a3c' : '#1c0f09';
  ctx.fill(cup);
  ctx.save();
  ctx.clip(cup);
  if (felt) {
    const r = random(6);
    for (let i = 0; i < 900; i++) {
      ctx.fillStyle = r() < 0.5 ? 'rgba(255,230,255,.05)' : 'rgba(0,0,0,.1)';
      ctx.fillRect(x + r() * w, y + r() * h, 1.4, 1.4);
    }
  }
  ctx.shadowColor = 'rgba(0,0,0,.95)';
  ctx.shadowBlur = 16;
  ctx.shadowOffsetX = 8;
  ctx.shadowOffsetY = 10;
  ctx.lineWidth = 4;
  ctx.strokeStyle = '#0a0503';
  ctx.stroke(rect(x - 2, y - 2, w + 4, h + 4, 11));
  ctx.restore();
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = 'rgba(255,214,150,.28)';
  ctx.stroke(rect(x + 0.6, y + 0.6, w - 1.2, h - 1.2, 10));
}

function planked(ctx: Ctx, path: Path2D, w: number, h: number) {
  const g = ctx.createLinearGradient(0, 0, w * 0.5, h);
  ['#7a4e2a', '#4a2c16', '#331c0d'].forEach((tone, i) => g.addColorStop(i / 2, tone));
  ctx.fillStyle = g;
  ctx.fill(path);
  ctx.save();
  ctx.clip(path);
  const r = random(w + h);
  for (let i = 0; i < 70; i++) {
    ctx.strokeStyle = r() < 0.6 ? 'rgba(24,10,4,.35)' : 'rgba(220,160,96,.2)';
    ctx.lineWidth = 0.5 + r();
    const [x, y] = [r() * w, r() * h];
    ctx.stroke(line([x, y], [x + 20 + r() * 90, y + (r() - 0.5) * 2]));
  }
  ctx.restore();
}

/** A pile of Dark tiles; the anchor is the middle of the topmost one. */
function tileStack(): Frame {
  const size = SCALE * 0.96;
  const h = size * TILT;
  const n = 14;
  const thick = 3.1;
  const ctx = stage(size, h + n * thick);
  const r = random(3);
  ctx.save();
  ctx.filter = 'blur(9px)';
  ctx.fillStyle = 'rgba(0,0,0,.8)';
  ctx.fill(disc(size / 2 + 14, n * thick + h / 2 + 10, size * 0.62, h * 0.6));
  ctx.restore();
  for (let i = 0; i < n; i++) {
    const x = i === n - 1 ? 0 : (r() - 0.5) * 3;
    const y = (n - 1 - i) * thick;
    for (const [tone, dy] of [['#0f0a14', thick], [i % 2 ? '#b59c70' : '#a08860', thick * 0.6], ['#10172e', 0]] as const) {
      ctx.fillStyle = tone;
      ctx.fill(rect(x, y + dy, size, h, 4));
    }
  }
  ctx.save();
  ctx.clip(rect(3, 3, size - 6, h - 6, 3));
  ctx.drawImage(fogCanvas(5.3, 1.02, 1), 0, 0, size, h);
  ctx.restore();
  ctx.strokeStyle = '#8a9bc4';
  ctx.lineWidth = 1.3;
  ctx.stroke(rect(5, 5, size - 10, h - 10, 3));
  const full = h + n * thick + PAD * 2;
  return frame('prop/stack', ctx.canvas, (PAD + size / 2) / (size + PAD * 2), (PAD + h / 2) / full);
}
