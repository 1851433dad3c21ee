import type { Ctx } from '../../../bake/canvas.ts';
import { pick, random } from '../../../bake/random.ts';
import { stops, stroked } from '../pen.ts';
import { cut } from './trees.ts';

/** Ice in a cut shape: blue crevasses, plates of snow, pinnacles in the light. Nobody crosses it. */
export function glacier(c: Ctx, path: Path2D, seed: number): void {
  const r = random(seed * 53);
  c.save();
  c.clip(path);
  c.fillStyle = stops(c.createLinearGradient(-130, -150, 130, 150), [[0, '#f6fbfa'], [0.45, '#c3dde4'], [1, '#6e9fb6']]);
  c.fillRect(-160, -170, 320, 340);
  for (let i = 0; i < 110; i++) {
    const [x, y, w] = [(r() - 0.5) * 280, (r() - 0.5) * 310, 10 + r() * 24];
    c.fillStyle = pick(r, ['rgba(255,255,255,.5)', 'rgba(150,196,214,.4)', 'rgba(232,244,246,.55)']);
    cut(c, [x - w, y, x - w * 0.3, y - w * 0.4, x + w, y - w * 0.2, x + w * 0.6, y + w * 0.34, x - w * 0.5, y + w * 0.3]);
    c.fill();
  }
  crevasses(c, r);
  for (let i = 0; i < 70; i++) pinnacle(c, (r() - 0.5) * 270, -150 + (i / 70) * 310, 8 + r() * 17);
  c.restore();
  stroked(c, path, 'rgba(38,74,94,.8)', 2);
}

function crevasses(c: Ctx, r: () => number): void {
  for (let i = 0; i < 6; i++) {
    let [x, y] = [-170 + r() * 90, -170 + i * 52 + r() * 20];
    const line = [x, y];
    for (let k = 0; k < 8; k++) line.push((x += 24 + r() * 22), (y += (r() - 0.2) * 34));
    for (const [width, colour, dx] of [[4.5, 'rgba(36,96,127,.55)', 0], [2, 'rgba(14,52,78,.8)', 0], [1, 'rgba(255,255,255,.8)', 2.2]] as const) {
      c.strokeStyle = colour;
      c.lineWidth = width;
      c.beginPath();
      for (let k = 0; k < line.length; k += 2) c.lineTo(line[k]!, line[k + 1]! + dx);
      c.stroke();
    }
  }
}

function pinnacle(c: Ctx, x: number, y: number, s: number): void {
  c.fillStyle = 'rgba(20,42,62,.35)';
  cut(c, [x - s * 0.4, y, x + s * 1.5, y + s * 0.5, x + s * 0.5, y]);
  c.fill();
  c.fillStyle = '#fbffff';
  cut(c, [x - s * 0.5, y, x - s * 0.1, y - s * 1.3, x + s * 0.1, y]);
  c.fill();
  c.fillStyle = '#7eaec4';
  cut(c, [x + s * 0.1, y, x - s * 0.1, y - s * 1.3, x + s * 0.5, y + s * 0.06]);
  c.fill();
}

const corals = ['#d9694a', '#e6a24f', '#c4567c', '#efe0bd', '#7fa05a'] as const;

/** A reef in shallow water: branches and domes of coral between bands of foam. */
export function reef(c: Ctx, path: Path2D, middle: { readonly x: number; readonly y: number }, seed: number): void {
  const r = random(seed * 71);
  c.save();
  c.clip(path);
  const g = stops(c.createRadialGradient(middle.x - 20, middle.y - 20, 10, middle.x, middle.y, 130), [[0, '#8fd0c8'], [0.6, '#4f9bb0'], [1, '#24607f']]);
  c.fillStyle = g;
  c.fillRect(-160, -170, 320, 340);
  c.strokeStyle = 'rgba(230,246,240,.6)';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [middle.x + (r() - 0.5) * 230, middle.y + (r() - 0.5) * 220];
    c.lineWidth = 1 + r();
    c.beginPath();
    c.moveTo(x - 12, y);
    c.quadraticCurveTo(x, y - 5 - r() * 4, x + 12, y);
    c.stroke();
  }
  for (let i = 0; i < 34; i++) coral(c, r, middle.x + (r() - 0.5) * 210, middle.y - 95 + (i / 34) * 200, 8 + r() * 9);
  c.restore();
  stroked(c, path, '#f1e2bd', 2);
}

function coral(c: Ctx, r: () => number, x: number, y: number, s: number): void {
  const colour = pick(r, corals);
  const branches = r() < 0.6;
  for (const [grown, paint] of [[1.6, '#2a1c1a'], [0, colour]] as const) {
    c.strokeStyle = c.fillStyle = paint;
    if (!branches) {
      c.beginPath();
      c.ellipse(x, y - s * 0.3, s * 0.7 + grown, s * 0.5 + grown, 0, 0, 7);
      c.fill();
      continue;
    }
    c.lineWidth = 2.4 + grown * 1.4;
    c.beginPath();
    for (const [dx, up] of [[-0.6, 0.8], [-0.2, 1.1], [0.25, 1], [0.65, 0.7]] as const) {
      c.moveTo(x, y);
      c.quadraticCurveTo(x + dx * s * 0.4, y - up * s * 0.5, x + dx * s, y - up * s);
    }
    c.stroke();
  }
}
