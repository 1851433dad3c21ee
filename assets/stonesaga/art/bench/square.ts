import { faces } from '../../../../src/engine/games/stonesaga/content/faces.ts';
import type { MaterialFace, Pip } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import { disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { random } from '../../../bake/random.ts';
import { pictures } from '../bag/pictures.ts';
import { flat, grained, layer, rim, softened, stamp } from '../layer.ts';
import { kinds, pips } from '../style.ts';

/** Side of a square in units. */
export const side = 166;
const margin = 14;
const border = 5;
const lane = 29;
const inner = border + lane;

/** Shape and colour together: circle, diamond, triangle. It points away from the middle of its token. */
export function pip(c: Ctx, kind: Pip, x: number, y: number, r: number, angle = 0): void {
  const { fill, dark, light } = pips[kind];
  const path =
    kind === 'blue'
      ? disc(0, 0, r)
      : new Path2D(kind === 'red' ? `M0 ${-r * 1.22} L${r * 1.08} 0 L0 ${r * 1.22} L${-r * 1.08} 0 Z` : `M0 ${-r * 1.12} L${r * 1.14} ${r * 0.86} L${-r * 1.14} ${r * 0.86} Z`);
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  c.fillStyle = 'rgba(10,5,2,.55)';
  c.translate(0.8, 1.4);
  c.fill(path);
  c.translate(-0.8, -1.4);
  c.strokeStyle = dark;
  c.lineWidth = 2.8;
  c.stroke(path);
  const g = c.createLinearGradient(-r, -r, r, r);
  g.addColorStop(0, light);
  g.addColorStop(0.45, fill);
  g.addColorStop(1, dark);
  c.fillStyle = g;
  c.fill(path);
  c.fillStyle = fill;
  c.globalAlpha = 0.55;
  c.scale(0.62, 0.62);
  c.fill(path);
  c.restore();
  c.fillStyle = 'rgba(255,255,255,.75)';
  c.fill(disc(x - r * 0.34, y - r * 0.38, r * 0.24, r * 0.16));
}

/** The null icon: a struck ring; nothing can lie against it. */
export function nothing(c: Ctx, x: number, y: number, r: number): void {
  for (const [colour, width] of [['#140c08', 6], ['#d9cdb4', 3]] as const) {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.stroke(disc(x, y, r));
    c.stroke(new Path2D(`M${x - r * 0.7} ${y + r * 0.7} L${x + r * 0.7} ${y - r * 0.7}`));
  }
}

/** Every edge is a mitred lane with its pips in a row; the picture of the material lies in the middle. */
export function squareFrame(face: MaterialFace): Frame {
  const { kind, edges, other } = faces[face];
  const [light, mid, dark] = kinds[kind];
  const t = layer(side + margin * 2, side + margin * 2);
  const { c } = t;
  c.translate(margin, margin);
  const g = c.createLinearGradient(0, 0, side, side);
  g.addColorStop(0, light);
  g.addColorStop(0.4, mid);
  g.addColorStop(1, dark);
  c.fillStyle = g;
  c.fill(rect(0, 0, side, side, 13));
  rough(c, dark, light);
  const [o, i, far] = [border, inner, side];
  const corners = [[o, o], [far - o, o], [far - o, far - o], [o, far - o]] as const;
  const inside = [[i, i], [far - i, i], [far - i, far - i], [i, far - i]] as const;
  corners.forEach(([x, y], k) => {
    const next = (k + 1) % 4;
    const path = new Path2D(`M${x} ${y} L${corners[next]![0]} ${corners[next]![1]} L${inside[next]![0]} ${inside[next]![1]} L${inside[k]![0]} ${inside[k]![1]} Z`);
    c.fillStyle = `rgba(24,15,9,${[0.6, 0.68, 0.74, 0.64][k]!})`;
    c.fill(path);
    c.strokeStyle = 'rgba(255,235,195,.22)';
    c.lineWidth = 1;
    c.stroke(path);
  });
  window_(c, face, other === null);
  edges!.forEach((edge, k) => {
    const m = o + lane / 2;
    const n = edge ? edge[1] : 1;
    for (let j = 0; j < n; j++) {
      const u = (j - (n - 1) / 2) * (n > 4 ? 21 : 24.5);
      const [x, y] = [k % 2 === 0 ? far / 2 + u : k === 1 ? far - m : m, k % 2 === 1 ? far / 2 + u : k === 0 ? m : far - m];
      if (edge) pip(c, edge[0], x, y, 8.8, (k * Math.PI) / 2);
      else nothing(c, x, y, 8);
    }
  });
  const lit = grained(t, 0.24);
  stamp(lit.c, rim(t, -1.8, -2, 'rgba(255,243,210,.75)'));
  stamp(lit.c, rim(t, 1.8, 2, 'rgba(15,8,4,.45)'));
  return frame(`craft/${face}`, lit.canvas);
}

function rough(c: Ctx, dark: string, light: string): void {
  const r = random(7);
  c.save();
  c.clip(rect(0, 0, side, side, 13));
  c.globalAlpha = 0.3;
  for (let i = 0; i < 170; i++) {
    c.fillStyle = r() < 0.5 ? dark : light;
    c.fill(disc(r() * side, r() * side, 0.6 + r() * 1.3));
  }
  c.restore();
}

function window_(c: Ctx, face: MaterialFace, worked: boolean): void {
  const a = side - inner * 2;
  const box = rect(inner, inner, a, a, 4);
  c.save();
  c.clip(box);
  const g = c.createRadialGradient(side * 0.42, side * 0.38, 4, side / 2, side / 2, a * 0.75);
  g.addColorStop(0, '#f7ebce');
  g.addColorStop(0.7, '#d6bf92');
  g.addColorStop(1, '#9c7f54');
  c.fillStyle = g;
  c.fillRect(inner, inner, a, a);
  c.translate(side / 2, side / 2);
  c.scale(0.92, 0.92);
  pictures[face].window(c);
  c.restore();
  c.strokeStyle = '#2a1c12';
  c.lineWidth = 2;
  c.stroke(box);
  // the worked side has a second line round its picture
  if (!worked) return;
  c.strokeStyle = '#a4452a';
  c.lineWidth = 2.4;
  c.stroke(rect(inner + 4, inner + 4, a - 8, a - 8, 3));
}

/** Under every square: thickness to be tinted, shadow, and the light between two edges that match. */
export function underFrames(): Frame[] {
  const cut = layer(side + margin * 2, side + margin * 2, (c) => {
    c.fillStyle = '#fff';
    c.fill(rect(margin, margin, side, side, 13));
  });
  const seam = layer(60, side + 40, (c) => {
    c.fillStyle = '#fff';
    c.fill(rect(23, 22, 14, side - 4, 7));
  });
  return [frame('craft/edge', flat(cut, '#ffffff').canvas), frame('craft/shadow', softened(cut, 7, '#0b0c16', 14).canvas), frame('craft/seam', softened(seam, 11, '#ffffff', 0).canvas)];
}

export const pipFrames = (): Frame[] => [
  ...(['blue', 'red', 'yellow'] as const).map((kind) => frame(`pip/${kind}`, layer(48, 48, (c) => pip(c, kind, 24, 24, 15)).canvas)),
  frame('pip/null', layer(48, 48, (c) => nothing(c, 24, 24, 13)).canvas),
];
