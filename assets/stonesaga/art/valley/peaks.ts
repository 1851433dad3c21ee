import type { Ctx } from '../../../bake/canvas.ts';
import { stops } from '../pen.ts';
import { palette } from '../style.ts';
import type { Pt } from '../../../../src/table/games/stonesaga/printed/hexagon.ts';
import { castShadow, type Rand } from './trees.ts';

const steps = 6;

/** Outlines of a peak on both sides, and the ridge between light and shade. */
interface Crest {
  readonly left: readonly Pt[];
  readonly right: readonly Pt[];
  readonly ridge: readonly Pt[];
}

function crest(r: Rand, w: number, h: number): Crest {
  const apex = (r() - 0.5) * w * 0.16;
  const jig = (i: number, k: number): number => (i > 0 && i < steps ? (r() - 0.5) * k : 0);
  const left: Pt[] = [];
  const right: Pt[] = [];
  const ridge: Pt[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const e = t ** 1.12;
    left.push({ x: apex + (-w / 2 - apex) * e + jig(i, w * 0.08), y: -h * (1 - t) + jig(i, h * 0.05) });
    right.push({ x: apex + (w / 2 - apex) * e + jig(i, w * 0.08), y: -h * (1 - t) + jig(i, h * 0.05) });
    ridge.push({ x: apex + w * 0.1 * t + (i > 0 && i < steps ? (i % 2 === 1 ? 1 : -1) * w * (0.03 + r() * 0.045) : 0), y: -h * (1 - t) });
  }
  return { left, right, ridge };
}

const follow = (c: Ctx, points: readonly Pt[]): void => points.forEach(({ x, y }) => c.lineTo(x, y));

const fall = (c: Ctx, from: Pt, to: Pt, colours: readonly string[]): CanvasGradient =>
  stops(c.createLinearGradient(from.x, from.y, to.x, to.y), colours);

/** A summit with its foot at the origin: lit face with spurs, shaded face with gullies, snow, scree. */
export function peak(c: Ctx, r: Rand, w: number, h: number): void {
  castShadow(c, h * 0.3, w * 0.8);
  const { left, right, ridge } = crest(r, w, h);
  const body = (): void => {
    c.beginPath();
    follow(c, left);
    c.quadraticCurveTo(0, h * 0.12, right[steps]!.x, right[steps]!.y);
    follow(c, right.toReversed());
    c.closePath();
  };
  const shade = (): void => {
    c.beginPath();
    follow(c, ridge);
    c.lineTo(w, 8);
    c.lineTo(w, -h * 1.1);
    c.closePath();
  };
  body();
  c.fillStyle = fall(c, { x: -w / 2, y: -h }, { x: w * 0.1, y: 0 }, ['#f2dfbb', '#c3a885', '#957c61']);
  c.fill();
  c.save();
  body();
  c.clip();
  spurs(c, left, ridge, w, h);
  shade();
  c.fillStyle = fall(c, { x: 0, y: -h }, { x: w * 0.3, y: 0 }, ['#56677c', '#434d5a', '#4c4a48']);
  c.fill();
  c.save();
  shade();
  c.clip();
  gullies(c, r, ridge, w, h);
  c.restore();
  snow(c, r, ridge, w, h, shade);
  // the foot dissolves into scree: a hard base line looks like a sticker
  c.fillStyle = fall(c, { x: 0, y: -h * 0.2 }, { x: 0, y: 4 }, ['rgba(120,112,100,0)', 'rgba(120,112,100,.85)']);
  c.fillRect(-w, -h * 0.2, w * 2, h * 0.4);
  c.restore();
  c.strokeStyle = palette.ink;
  c.lineWidth = 1.5;
  c.beginPath();
  follow(c, left.toReversed());
  follow(c, right.slice(1));
  c.stroke();
  c.lineWidth = 0.9;
  c.globalAlpha = 0.75;
  c.beginPath();
  follow(c, ridge.slice(0, steps));
  c.stroke();
  c.globalAlpha = 1;
}

/** Small shaded planes that fall away from the ridge. */
function spurs(c: Ctx, left: readonly Pt[], ridge: readonly Pt[], w: number, h: number): void {
  for (let i = 0; i < 4; i++) {
    const t = 0.34 + i * 0.17;
    const p = ridge[Math.min(steps - 1, Math.round(t * steps))]!;
    const length = w * (0.1 + t * 0.22);
    c.fillStyle = i % 2 === 1 ? 'rgba(108,84,62,.55)' : 'rgba(92,76,64,.5)';
    c.beginPath();
    follow(c, [
      { x: p.x - 1, y: p.y }, { x: p.x - length * 0.55, y: p.y + h * 0.1 }, { x: p.x - length, y: p.y + h * 0.26 },
      { x: p.x - length * 0.45, y: p.y + h * 0.2 }, { x: p.x - 2, y: p.y + h * 0.17 },
    ]);
    c.fill();
  }
  c.strokeStyle = 'rgba(255,243,214,.7)';
  c.lineWidth = 1;
  for (const { x, y } of left.slice(2, 5)) {
    c.beginPath();
    c.moveTo(x + 5, y - h * 0.06);
    c.lineTo(x + 3, y + h * 0.05);
    c.stroke();
  }
}

function gullies(c: Ctx, r: Rand, ridge: readonly Pt[], w: number, h: number): void {
  c.fillStyle = 'rgba(140,150,160,.45)';
  for (let i = 0; i < 3; i++) {
    const p = ridge[Math.min(steps - 1, 2 + i)]!;
    const d = w * (0.06 + i * 0.05);
    c.beginPath();
    follow(c, [{ x: p.x + d * 0.4, y: p.y }, { x: p.x + d * 1.7, y: p.y + h * 0.2 }, { x: p.x + d * 0.9, y: p.y + h * 0.17 }]);
    c.fill();
  }
  c.strokeStyle = '#1d232b';
  c.globalAlpha = 0.5;
  for (let i = 0; i < 9; i++) {
    const t = 0.25 + r() * 0.7;
    const [x, y] = [ridge[Math.min(steps, Math.floor(t * steps))]!.x + 3 + r() * w * 0.24, -h * (1 - t)];
    c.lineWidth = 0.6 + r() * 0.8;
    c.beginPath();
    c.moveTo(x, y - h * 0.1);
    c.lineTo(x + w * 0.06, y + h * 0.05);
    c.stroke();
  }
  c.globalAlpha = 1;
}

/** Tongues run down the gullies. */
function snow(c: Ctx, r: Rand, ridge: readonly Pt[], w: number, h: number, shade: () => void): void {
  const line = -h * 0.56;
  c.beginPath();
  c.moveTo(-w, -h * 1.1);
  c.lineTo(-w * 0.6, line);
  for (let i = 0; i <= 9; i++) c.lineTo(-w * 0.42 + (w * 0.84 * i) / 9, line + (i % 2 === 1 ? -h * 0.1 : h * (0.04 + r() * 0.13)));
  c.lineTo(w, -h * 1.1);
  c.closePath();
  c.save();
  c.clip();
  c.fillStyle = fall(c, { x: 0, y: -h }, { x: 0, y: line + 8 }, ['#fffdf5', '#f0e2cb']);
  c.fillRect(-w, -h - 5, w * 2, h);
  shade();
  c.fillStyle = '#9dbfd0';
  c.fill();
  c.strokeStyle = 'rgba(120,150,170,.6)';
  c.lineWidth = 0.9;
  for (const { x, y } of ridge.slice(1, 4)) {
    c.beginPath();
    c.moveTo(x - 2, y);
    c.lineTo(x - w * 0.07, y + h * 0.1);
    c.stroke();
  }
  c.restore();
}
