import type { Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import type { Strip } from '../../../../src/table/stage/shapes.ts';
import { stops } from '../pen.ts';
import { rubbed } from '../solid.ts';

type Kind = 'hand' | 'body' | 'pouch' | 'pit';

const cloths: Readonly<Record<Kind, { readonly top: string; readonly foot: string; readonly glyph: string; readonly pigment: string }>> = {
  hand: { top: '#4b2c17', foot: '#8a5a30', glyph: 'hand', pigment: '#d2733c' },
  body: { top: '#6d5330', foot: '#b08a55', glyph: 'robe', pigment: '#8f3a20' },
  pouch: { top: '#3f2213', foot: '#76462a', glyph: 'knapsack', pigment: '#d9a95a' },
  pit: { top: '#1a1411', foot: '#3a2a20', glyph: 'trash-can', pigment: '#8d6a4a' },
};

/** What a niche is lined with: a wooden rack for hands, hide for the body, stitched leather for pouches, ash in the pit. */
export function lining(c: Ctx, kind: Kind, { x, y, width, height }: Strip): void {
  const { top, foot, glyph, pigment } = cloths[kind];
  const inset = 4;
  const [w, h] = [width - inset * 2, height - inset * 2];
  c.save();
  c.translate(x + inset, y + inset);
  c.beginPath();
  c.roundRect(0, 0, w, h, kind === 'pit' ? 20 : 7);
  c.clip();
  const g = stops(c.createLinearGradient(0, 0, w * 0.3, h), [top, foot]);
  c.globalAlpha = 0.86;
  c.fillStyle = g;
  c.fillRect(0, 0, w, h);
  c.globalAlpha = 1;
  weave(c, kind, w, h, random(Math.round(x + y * 7)));
  c.fillStyle = stops(c.createLinearGradient(0, 0, 0, 26), ['rgba(6,6,14,.75)', 'rgba(6,6,14,0)']);
  c.fillRect(0, 0, w, 26);
  c.fillStyle = stops(c.createLinearGradient(0, 0, 20, 0), ['rgba(6,6,14,.6)', 'rgba(6,6,14,0)']);
  c.fillRect(0, 0, 20, h);
  c.restore();
  if (kind === 'pit') embers(c, x + width / 2, y + height * 0.42);
  else rubbed(c, glyph, x + width / 2, y + height * 0.42, Math.min(56, width * 0.5), pigment);
}

function weave(c: Ctx, kind: Kind, w: number, h: number, r: () => number): void {
  if (kind === 'hand') {
    c.strokeStyle = 'rgba(30,14,4,.5)';
    for (let k = 0; k < 26; k++) {
      const x = r() * w;
      c.lineWidth = 0.5 + r() * 1.4;
      c.beginPath();
      c.moveTo(x, 0);
      c.bezierCurveTo(x + r() * 6 - 3, h * 0.3, x + r() * 6 - 3, h * 0.6, x + r() * 5 - 2.5, h);
      c.stroke();
    }
    return;
  }
  for (let k = 0; k < (kind === 'pit' ? 90 : 420); k++) {
    c.globalAlpha = 0.1 + r() * 0.2;
    c.strokeStyle = r() < 0.5 ? '#1c0f07' : kind === 'pit' ? '#6d5b50' : '#e8c48c';
    c.lineWidth = 0.7;
    const [x, y] = [r() * w, r() * h];
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + (kind === 'body' ? 1.5 : r() * 4 - 2), y + (kind === 'body' ? 4 + r() * 4 : r() * 4 - 2));
    c.stroke();
  }
  c.globalAlpha = 1;
  if (kind !== 'pouch') return;
  c.setLineDash([6, 5]);
  c.lineWidth = 1.8;
  c.strokeStyle = '#e2bd80';
  c.beginPath();
  c.roundRect(6, 6, w - 12, h - 12, 6);
  c.stroke();
  c.setLineDash([]);
}

/** Charred sticks and a last glow. */
function embers(c: Ctx, x: number, y: number): void {
  c.fillStyle = stops(c.createRadialGradient(x, y + 4, 2, x, y + 4, 34), ['rgba(255,138,40,.75)', 'rgba(255,90,20,0)']);
  c.fillRect(x - 40, y - 36, 80, 76);
  c.lineCap = 'round';
  for (const [a, tone] of [[0.5, '#2a1b13'], [-0.45, '#38251a'], [1.5, '#1d1310']] as const) {
    c.strokeStyle = tone;
    c.lineWidth = 7;
    c.beginPath();
    c.moveTo(x - Math.cos(a) * 24, y + 6 - Math.sin(a) * 14);
    c.lineTo(x + Math.cos(a) * 24, y + 6 + Math.sin(a) * 14);
    c.stroke();
  }
  for (const [dx, dy, s] of [[-6, 2, 3], [5, 7, 3.5], [0, -2, 2.4], [11, 1, 2]] as const) {
    c.fillStyle = '#ffb04a';
    c.beginPath();
    c.arc(x + dx, y + 4 + dy, s, 0, 7);
    c.fill();
  }
}
