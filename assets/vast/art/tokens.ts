import { context, disc } from '../../bake/canvas.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { SCALE, TILT } from '../../../src/table/games/vast/printed/space.ts';

type Cut = 'round' | 'scallop' | 'octagon' | 'flame' | 'hex';
interface Look { cut: Cut; face: [string, string]; edge: string; glyph: string; ink: string; size?: number }

const TOKENS: Record<string, Look> = {
  blood: { cut: 'round', face: ['#c3232b', '#6d0a12'], edge: '#3f060b', glyph: 'drop', ink: '#ffb7a6', size: 0.92 },
  web: { cut: 'octagon', face: ['#6b6480', '#3a3350'], edge: '#211a30', glyph: 'spider-web', ink: '#f3eefb', size: 1.12 },
  lamp: { cut: 'scallop', face: ['#ffe2a0', '#e79a2c'], edge: '#7d4a12', glyph: 'lantern-flame', ink: '#5a2c06', size: 1.0 },
  light: { cut: 'scallop', face: ['#fff2c9', '#e2bf6a'], edge: '#8a6a2a', glyph: 'sun', ink: '#7a5210', size: 1.05 },
  fury: { cut: 'flame', face: ['#ffb25a', '#c8561c'], edge: '#6b2a0a', glyph: 'flamer', ink: '#5a1a04', size: 0.9 },
  skulls: { cut: 'hex', face: ['#a9b48c', '#55643c'], edge: '#2c3720', glyph: 'crowned-skull', ink: '#fbf6dc', size: 0.96 },
  curse: { cut: 'hex', face: ['#5f74d0', '#252a72'], edge: '#12163f', glyph: 'cursed-star', ink: '#b9fff0', size: 1.0 },
};

/** Radius on the map, in tiles. */
const RADIUS = 0.155;

export function tokenFrames(): Frame[] {
  return Object.keys(TOKENS).map((kind) => frame(`token/${kind}`, token(kind, RADIUS * SCALE * 2)));
}

function outline(cut: Cut, r: number) {
  if (cut === 'round') return disc(0, 0, r);
  const p = new Path2D();
  if (cut === 'octagon' || cut === 'hex') {
    const n = cut === 'hex' ? 6 : 8;
    for (let i = 0; i < n; i++) {
      const a = ((i + 0.5) / n) * Math.PI * 2;
      const b = ((i + 1.5) / n) * Math.PI * 2;
      const m = ((i + 1) / n) * Math.PI * 2;
      const dip = cut === 'hex' ? 0.9 : 0.86;
      if (!i) p.moveTo(Math.cos(a) * r * 1.04, Math.sin(a) * r * 1.04);
      p.quadraticCurveTo(Math.cos(m) * r * dip, Math.sin(m) * r * dip, Math.cos(b) * r * 1.04, Math.sin(b) * r * 1.04);
    }
  } else {
    const n = cut === 'scallop' ? 12 : 9;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2;
      const b = ((i + 1) / n) * Math.PI * 2;
      const m = ((i + 0.5) / n) * Math.PI * 2;
      const far = cut === 'scallop' ? 1.12 : 1.2;
      const base = cut === 'scallop' ? 0.95 : 0.9;
      if (!i) p.moveTo(Math.cos(a) * r * base, Math.sin(a) * r * base);
      if (cut === 'scallop') p.quadraticCurveTo(Math.cos(m) * r * far, Math.sin(m) * r * far, Math.cos(b) * r * base, Math.sin(b) * r * base);
      else {
        p.lineTo(Math.cos(m + 0.1) * r * 1.06, Math.sin(m + 0.1) * r * 1.06);
        p.lineTo(Math.cos(b) * r * base, Math.sin(b) * r * base);
      }
    }
  }
  p.closePath();
  return p;
}

/** A thick cut token lying on the table. r in pixels; the canvas centre is the middle of its foot. */
export function token(kind: string, r: number, flat = TILT, thick = r * 0.3) {
  const look = TOKENS[kind]!;
  const pad = r * 0.4;
  const ctx = context(Math.ceil((r + pad) * 2), Math.ceil((r + pad) * 2));
  ctx.translate(r + pad, r + pad);
  const path = outline(look.cut, r);
  for (let i = 0; i <= 10; i++) {
    ctx.save();
    ctx.translate(0, -(i / 10) * thick + thick * 0.5);
    ctx.scale(1, flat);
    ctx.fillStyle = i < 2 ? '#140a10' : i % 4 === 3 ? '#d8c39a' : look.edge;
    ctx.fill(path);
    ctx.restore();
  }
  ctx.save();
  ctx.translate(0, -thick * 0.5);
  ctx.scale(1, flat);
  const g = ctx.createLinearGradient(-r * 0.7, -r * 0.8, r * 0.7, r * 0.8);
  g.addColorStop(0, look.face[0]);
  g.addColorStop(1, look.face[1]);
  ctx.fillStyle = g;
  ctx.fill(path);
  ctx.save();
  ctx.clip(path);
  ctx.lineWidth = r * 0.1;
  const ring = ctx.createLinearGradient(-r, -r, r, r);
  ring.addColorStop(0, 'rgba(255,255,240,.85)');
  ring.addColorStop(0.5, 'rgba(255,255,240,.1)');
  ring.addColorStop(1, 'rgba(20,0,10,.5)');
  ctx.strokeStyle = ring;
  ctx.stroke(path);
  ctx.restore();
  ctx.lineWidth = r * 0.05;
  ctx.strokeStyle = look.ink;
  ctx.globalAlpha = 0.5;
  ctx.stroke(disc(0, 0, r * 0.78));
  ctx.globalAlpha = 1;
  const s = r * 1.16 * (look.size ?? 1);
  ctx.fillStyle = 'rgba(10,0,10,.45)';
  ctx.fill(glyphAt(look.glyph, r * 0.04, r * 0.05, s));
  ctx.fillStyle = look.ink;
  ctx.fill(glyphAt(look.glyph, 0, 0, s));
  ctx.restore();
  return ctx.canvas;
}
