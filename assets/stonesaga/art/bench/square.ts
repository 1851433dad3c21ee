import { faces } from '../../../../src/engine/games/stonesaga/content/faces.ts';
import type { MaterialFace, Pip } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import { disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { random } from '../../../bake/random.ts';
import { pictures } from '../bag/pictures.ts';
import { flat, grained, layer, rim, softened, stamp } from '../layer.ts';
import { filled, stops, stroked } from '../pen.ts';
import { kinds, pips } from '../style.ts';

/** Side of a square in units. */
export const side = 166;
const margin = 14;
const border = 5;
const lane = 29;
const inner = border + lane;

const outlines: Readonly<Record<Pip, (r: number) => Path2D>> = {
  blue: (r) => disc(0, 0, r),
  red: (r) => new Path2D(`M0 ${-r * 1.22} L${r * 1.08} 0 L0 ${r * 1.22} L${-r * 1.08} 0 Z`),
  yellow: (r) => new Path2D(`M0 ${-r * 1.12} L${r * 1.14} ${r * 0.86} L${-r * 1.14} ${r * 0.86} Z`),
};

/** Shape and colour together: circle, diamond, triangle. It points away from the middle of its token. */
export function pip(c: Ctx, kind: Pip, x: number, y: number, r: number, angle = 0): void {
  const { fill, dark, light } = pips[kind];
  const path = outlines[kind](r);
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  c.fillStyle = 'rgba(10,5,2,.55)';
  c.translate(0.8, 1.4);
  c.fill(path);
  c.translate(-0.8, -1.4);
  stroked(c, path, dark, 2.8);
  filled(c, path, stops(c.createLinearGradient(-r, -r, r, r), [[0, light], [0.45, fill], [1, dark]]));
  c.fillStyle = fill;
  c.globalAlpha = 0.55;
  c.scale(0.62, 0.62);
  c.fill(path);
  c.restore();
  filled(c, disc(x - r * 0.34, y - r * 0.38, r * 0.24, r * 0.16), 'rgba(255,255,255,.75)');
}

/** The null icon: a struck ring; nothing can lie against it. */
export function nothing(c: Ctx, x: number, y: number, r: number): void {
  for (const [colour, width] of [['#140c08', 6], ['#d9cdb4', 3]] as const) {
    stroked(c, disc(x, y, r), colour, width);
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
  filled(c, rect(0, 0, side, side, 13), stops(c.createLinearGradient(0, 0, side, side), [[0, light], [0.4, mid], [1, dark]]));
  rough(c, dark, light);
  const [o, i, far] = [border, inner, side];
  const corners = [[o, o], [far - o, o], [far - o, far - o], [o, far - o]] as const;
  const inside = [[i, i], [far - i, i], [far - i, far - i], [i, far - i]] as const;
  corners.forEach(([x, y], k) => {
    const next = (k + 1) % 4;
    const path = new Path2D(
      `M${x} ${y} L${corners[next]![0]} ${corners[next]![1]} L${inside[next]![0]} ${inside[next]![1]} L${inside[k]![0]} ${inside[k]![1]} Z`,
    );
    filled(c, path, `rgba(24,15,9,${[0.6, 0.68, 0.74, 0.64][k]!})`);
    stroked(c, path, 'rgba(255,235,195,.22)', 1);
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
  const g = stops(
    c.createRadialGradient(side * 0.42, side * 0.38, 4, side / 2, side / 2, a * 0.75), [[0, '#f7ebce'], [0.7, '#d6bf92'], [1, '#9c7f54']],
  );
  c.fillStyle = g;
  c.fillRect(inner, inner, a, a);
  c.translate(side / 2, side / 2);
  c.scale(0.92, 0.92);
  pictures[face].window(c);
  c.restore();
  stroked(c, box, '#2a1c12', 2);
  // the worked side has a second line round its picture
  if (!worked) return;
  stroked(c, rect(inner + 4, inner + 4, a - 8, a - 8, 3), '#a4452a', 2.4);
}

/** Under every square: thickness to be tinted, shadow, and the light between two edges that match. */
export function underFrames(): Frame[] {
  const cut = layer(side + margin * 2, side + margin * 2, (c) => {
    filled(c, rect(margin, margin, side, side, 13), '#fff');
  });
  const seam = layer(60, side + 40, (c) => {
    filled(c, rect(23, 22, 14, side - 4, 7), '#fff');
  });
  return [
    frame('craft/edge', flat(cut, '#ffffff').canvas), frame('craft/shadow', softened(cut, 7, '#0b0c16', 14).canvas),
    frame('craft/seam', softened(seam, 11, '#ffffff', 0).canvas),
  ];
}

export const pipFrames = (): Frame[] => [
  ...(['blue', 'red', 'yellow'] as const).map((kind) => frame(`pip/${kind}`, layer(48, 48, (c) => pip(c, kind, 24, 24, 15)).canvas)),
  frame('pip/null', layer(48, 48, (c) => nothing(c, 24, 24, 13)).canvas),
];
