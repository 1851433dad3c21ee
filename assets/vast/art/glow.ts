import { context, rect } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { random } from '../../bake/random.ts';
import { SCALE, TILT } from '../../../src/table/games/vast/printed/space.ts';

/** Ring of light round a tile, with a curtain that rises from it. The anchor is the middle of the tile's floor. */
export function targetGlow(name: string, strong: boolean): Frame {
  const w = SCALE * 0.96;
  const h = w * TILT;
  const rise = 26;
  const pad = 40;
  const k = 2;
  const ctx = context((w + pad * 2) * k, (h + pad * 2 + rise) * k);
  ctx.scale(k, k);
  ctx.translate(pad, pad + rise);
  const inset = 3;
  const ring = rect(inset, inset, w - inset * 2, h - inset * 2, 7);
  const hot = strong ? '255,214,120' : '255,190,84';
  ctx.save();
  ctx.clip(ring);
  // light on the floor, strongest at the rim
  const floor = strong ? 0.8 : 0.6;
  for (let i = 0; i < 3; i++) {
    ctx.filter = `blur(${[18, 9, 4][i]! * k}px)`;
    ctx.lineWidth = [22, 12, 6][i]!;
    ctx.strokeStyle = `rgba(${hot},${floor * [0.5, 0.5, 0.6][i]!})`;
    ctx.stroke(ring);
  }
  ctx.filter = 'none';
  ctx.fillStyle = `rgba(${hot},${strong ? 0.09 : 0.05})`;
  ctx.fill(ring);
  ctx.restore();
  // outside
  for (const [b, l, a] of [[12, 8, 0.35], [5, 5, 0.5]] as const) {
    ctx.filter = `blur(${b * k}px)`;
    ctx.lineWidth = l;
    ctx.strokeStyle = `rgba(${hot},${a * (strong ? 1.2 : 0.8)})`;
    ctx.stroke(ring);
  }
  ctx.filter = 'none';
  ctx.lineWidth = strong ? 3 : 2;
  ctx.strokeStyle = strong ? 'rgba(255,246,214,1)' : 'rgba(255,226,160,.9)';
  ctx.stroke(ring);
  // curtain
  const up = strong ? rise : rise * 0.6;
  for (const y of [inset, h - inset]) {
    const g = ctx.createLinearGradient(0, y - up, 0, y);
    g.addColorStop(0, `rgba(${hot},0)`);
    g.addColorStop(1, `rgba(${hot},${strong ? 0.5 : 0.26})`);
    ctx.fillStyle = g;
    ctx.fillRect(inset + 2, y - up, w - inset * 2 - 4, up);
  }
  for (const x of [inset, w - inset]) {
    ctx.save();
    ctx.filter = `blur(${2 * k}px)`;
    const g = ctx.createLinearGradient(0, -up, 0, h);
    g.addColorStop(0, `rgba(${hot},0)`);
    g.addColorStop(0.4, `rgba(${hot},${strong ? 0.55 : 0.3})`);
    g.addColorStop(1, `rgba(${hot},${strong ? 0.5 : 0.26})`);
    ctx.fillStyle = g;
    ctx.fillRect(x - 2, -up * 0.8, 4, h + up * 0.8);
    ctx.restore();
  }
  if (strong) {
    const r = random(8);
    for (let i = 0; i < 34; i++) {
      const onX = r() < 0.6;
      const x = onX ? r() * w : r() < 0.5 ? 4 : w - 4;
      const y = (onX ? (r() < 0.5 ? 2 : h - 2) : r() * h) - r() * r() * rise * 1.1;
      ctx.fillStyle = `rgba(255,240,196,${0.4 + 0.6 * r()})`;
      ctx.beginPath();
      ctx.arc(x, y, 0.6 + r() * 1.2, 0, 7);
      ctx.fill();
    }
  }
  return frame(name, ctx.canvas, 0.5, (pad + rise + h / 2) / (h + pad * 2 + rise));
}
