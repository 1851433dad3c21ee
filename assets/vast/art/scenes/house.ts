import { line, poly, rect, type Ctx, type Point } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { gothicArch } from './kit.ts';

interface Tones { wall: string; shade: string; roof: string; edge: string; lit: string }
interface Wing { x: number; w: number; top: number; roof: number; windows: readonly (readonly [number, number])[] }

/** From the back to the front: middle of each wing, its width, the height of its wall and of its roof, and its windows. */
const WINGS: readonly Wing[] = [
  { x: 0, w: 46, top: 112, roof: 52, windows: [[0, 92], [-11, 60], [11, 60]] },
  { x: -76, w: 38, top: 70, roof: 44, windows: [[0, 54], [0, 26]] },
  { x: 68, w: 32, top: 96, roof: 44, windows: [[0, 80], [0, 48], [0, 20]] },
  { x: -30, w: 62, top: 56, roof: 26, windows: [[-18, 38], [2, 38], [20, 38], [-18, 14], [20, 14]] },
  { x: 34, w: 46, top: 62, roof: 22, windows: [[-12, 44], [10, 44], [12, 16]] },
  { x: 92, w: 26, top: 40, roof: 20, windows: [[0, 24]] },
];

/** The Manor near enough to show its tiles, timbers and windows; foot at (x, foot), about 200 wide at scale 1. */
export function grandManor(ctx: Ctx, x: number, foot: number, scale: number, tones: Tones) {
  ctx.save();
  ctx.translate(x, foot);
  ctx.scale(scale, scale);
  const r = random(17);
  for (const wing of WINGS) {
    walls(ctx, wing, tones, r);
    roof(ctx, wing, tones, r);
    for (const [wx, wy] of wing.windows) pane(ctx, wing.x + wx, -wy, r() < 0.86, tones, scale);
  }
  door(ctx, tones, scale);
  ctx.restore();
}

function walls(ctx: Ctx, { x, w, top }: Wing, tones: Tones, r: () => number) {
  const g = ctx.createLinearGradient(x - w / 2, 0, x + w / 2, 0);
  g.addColorStop(0, tones.wall);
  g.addColorStop(1, tones.shade);
  ctx.fillStyle = g;
  ctx.fill(rect(x - w / 2, -top, w, top));
  ctx.lineWidth = 0.5;
  ctx.strokeStyle = 'rgba(8,4,24,.35)';
  for (let y = 5; y < top; y += 6) for (let k = 0; k < 4; k++) ctx.stroke(line([x - w / 2 + r() * w, -y], [x - w / 2 + r() * w, -y + 0.3]));
  ctx.lineWidth = 0.9;
  ctx.strokeStyle = tones.edge;
  ctx.stroke(line([x - w / 2, 0], [x - w / 2, -top]));
}

/** A steep roof with a spike, its left slope in the moon. */
function roof(ctx: Ctx, { x, w, top, roof: tall }: Wing, tones: Tones, r: () => number) {
  const half = w / 2 + 5;
  const sag = (k: number): Point => [x + half * k, -top - tall * (1 - Math.abs(k)) ** 1.25];
  const slope = (side: -1 | 1) => poly(
    [x, -top - tall],
    ...[0.25, 0.5, 0.75, 1].map((k) => sag(k * side)),
    [x + (half - 4) * side, -top + 3],
    [x, -top + 3],
  );
  ctx.fillStyle = tones.roof;
  ctx.fill(slope(-1));
  ctx.fillStyle = tones.shade;
  ctx.fill(slope(1));
  ctx.save();
  ctx.clip(slope(-1));
  ctx.strokeStyle = 'rgba(255,220,200,.16)';
  ctx.lineWidth = 0.6;
  for (let y = 0; y < tall; y += 3.4) ctx.stroke(line([x - half, -top - y + r()], [x, -top - y]));
  ctx.restore();
  ctx.lineWidth = 1;
  ctx.strokeStyle = tones.edge;
  ctx.stroke(line(sag(-1), sag(-0.75), sag(-0.5), sag(-0.25), [x, -top - tall], [x, -top - tall - 9]));
}

function pane(ctx: Ctx, x: number, y: number, lit: boolean, tones: Tones, scale: number) {
  const arch = gothicArch(x - 3.4, y - 7, 6.8, 14);
  ctx.save();
  if (lit) {
    ctx.shadowColor = tones.lit;
    ctx.shadowBlur = 9 * scale;
  }
  ctx.fillStyle = lit ? tones.lit : '#0d0a26';
  ctx.fill(arch);
  ctx.restore();
  ctx.lineWidth = 0.8;
  ctx.strokeStyle = '#120c26';
  ctx.stroke(line([x, y - 7], [x, y + 7]));
  ctx.stroke(line([x - 3.4, y + 1], [x + 3.4, y + 1]));
  ctx.stroke(arch);
}

/** The front door stands open. */
function door(ctx: Ctx, tones: Tones, scale: number) {
  ctx.save();
  ctx.shadowColor = tones.lit;
  ctx.shadowBlur = 22 * scale;
  const g = ctx.createLinearGradient(0, -26, 0, 0);
  g.addColorStop(0, '#ffdf94');
  g.addColorStop(1, '#f09a3a');
  ctx.fillStyle = g;
  ctx.fill(gothicArch(-8, -26, 16, 26));
  ctx.restore();
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = tones.shade;
  ctx.stroke(gothicArch(-8, -26, 16, 26));
}

/** Iron railings along the foot of a picture. */
export function railings(ctx: Ctx, w: number, y: number, tall: number, colour: string, gap: readonly [number, number]) {
  ctx.strokeStyle = colour;
  ctx.fillStyle = colour;
  const step = tall * 0.26;
  for (let x = 0; x < w; x += step) {
    if (x > gap[0] && x < gap[1]) continue;
    const top = y - tall * (1 + 0.05 * Math.sin(x * 0.7));
    ctx.lineWidth = tall * 0.045;
    ctx.stroke(line([x, y], [x, top]));
    ctx.fill(poly([x, top - tall * 0.14], [x + tall * 0.05, top], [x, top + tall * 0.04], [x - tall * 0.05, top]));
  }
  ctx.lineWidth = tall * 0.04;
  for (const k of [0.25, 0.8])
    for (const [from, to] of [[0, gap[0]], [gap[1], w]] as const) ctx.stroke(line([from, y - tall * k], [to, y - tall * k]));
}
