import { blob, disc, line, rect } from '../../bake/canvas.ts';
import { shade } from '../../bake/colour.ts';
import { pick, random } from '../../bake/random.ts';
import { FRAME, GRID, GROUNDS, GROUNDS_SPACES, spawnAt, spawnLetters, Z } from '../../../src/table/games/vast/printed/space.ts';
import type { Brush } from './brush.ts';

export function grass(b: Brush) {
  for (let i = 0; i < 2600; i++) {
    const t = b.rand() * 4;
    const u = b.rand() * (GRID + 2 * GROUNDS) - GROUNDS;
    const v = b.rand() * GROUNDS;
    const [x, y] = t < 1 ? [u, -v] : t < 2 ? [u, GRID + v] : t < 3 ? [-v, u] : [GRID + v, u];
    b.fill(blob(x, y, 0.02 + b.rand() * 0.05, 0.6, 6, b.rand), pick(b.rand, ['#2f4530', '#38503a', '#27392c', '#445a3a', '#3d4f45']), { alpha: 0.6 });
  }
  for (const s of GROUNDS_SPACES) {
    b.rand = random(s.x * 13 + s.y * 5 + 70);
    walk(b, s);
    // fallen leaves
    for (let i = 0; i < 26; i++)
      b.fill(
        disc(s.x + 0.1 + b.rand() * (s.w - 0.2), s.y + 0.1 + b.rand() * (s.h - 0.2), 0.012, 0.007),
        pick(b.rand, ['#a8642a', '#c48a34', '#7d4a26']),
        { alpha: 0.8 },
      );
    if (s.spawn) spawn(b, spawnAt(s).x, spawnAt(s).y, s.spawn);
  }
  b.floor = 0;
}

/** Stepping stones down the middle of a space. Evenly laid they looked like a pearl necklace. */
function walk(b: Brush, s: (typeof GROUNDS_SPACES)[number]) {
  const along = s.w > s.h;
  const cx = s.x + s.w / 2;
  const cy = s.y + s.h / 2;
  const w = along ? s.w - 0.16 : 0.24;
  const h = along ? 0.24 : s.h - 0.16;
  const len = along ? w : h;
  const n = Math.round(len / 0.155);
  for (let i = 0; i < n; i++) {
    const t = ((i + 0.5) / n - 0.5) * len;
    if (b.rand() < 0.12) continue;
    const o = (b.rand() - 0.5) * 0.15;
    const [px, py] = along ? [cx + t, cy + o] : [cx + o, cy + t];
    const q = 0.045 + b.rand() * 0.045;
    b.fill(blob(px, py, q * 1.18, 0.3, 8, b.rand), '#1b2419', { alpha: 0.7 });
    b.fill(blob(px, py, q, 0.4, 7, b.rand), shade('#5f5a5c', (b.rand() - 0.5) * 0.4), { z: Z.board + 0.01 + b.rand() * 0.008 });
    if (b.rand() < 0.6) b.fill(blob(px + (b.rand() - 0.5) * q, py + (b.rand() - 0.5) * q, q * 0.6, 0.5, 7, b.rand), '#3f5638', { alpha: 0.7 });
  }
}

function spawn(b: Brush, x: number, y: number, n: number) {
  b.fill(disc(x, y, 0.225), '#4a4252', { z: Z.board + 0.02 });
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    b.stroke(line([x + Math.cos(a) * 0.165, y + Math.sin(a) * 0.165], [x + Math.cos(a) * 0.22, y + Math.sin(a) * 0.22]), 0.008, '#221b29');
  }
  b.fill(disc(x, y, 0.165), '#8d8191', { z: Z.board + 0.032, gloss: 0.2 });
  b.stroke(disc(x, y, 0.15), 0.012, '#c08a3e', { z: Z.board + 0.036, gloss: 1 });
  b.fill(disc(x, y, 0.135), '#2d2438', { z: Z.board + 0.028 });
  const c = b.colour;
  c.font = `700 ${spawnLetters}px "Almendra"`;
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  c.fillStyle = '#ffd98a';
  c.fillText(String(n), x, y + 0.083);
}

/** A low kerb of single stones round the house. */
export function kerb(b: Brush) {
  for (let i = 0; i < 58; i++) {
    const t = -0.05 + (i * (GRID + 0.1)) / 58;
    const l = (GRID + 0.1) / 58 - 0.012;
    const near = [rect(t, -0.048, l, 0.044, 0.008), rect(-0.048, t, 0.044, l, 0.008)];
    const far = [rect(t, GRID + 0.004, l, 0.044, 0.008), rect(GRID + 0.004, t, 0.044, l, 0.008)];
    for (const p of [...near, ...far])
      b.fill(p, shade('#7f727f', (b.rand() - 0.5) * 0.3), { z: Z.board + 0.032 + b.rand() * 0.004 });
  }
}

export function hedges(b: Brush) {
  const g = GROUNDS;
  const t = 0.15;
  const h = Z.board + 0.17;
  const run = (x: number, y: number, w: number, d: number, z = h) => b.fill(rect(x, y, w, d, 0.07), '#33503a', { z, leaf: 1, soft: 0.016 });
  run(-g, -g, GRID + 2 * g, t);
  run(-g, -g, t, GRID + 2 * g);
  run(GRID + g - t, -g, t, GRID + 2 * g);
  run(-g, GRID + g - t, 3 + g + 0.06, t);
  run(4 - 0.06, GRID + g - t, 3 + g + 0.06, t);
  // Between neighbouring grounds the hedge leaves a gate.
  for (const at of [2, 5]) {
    run(at - 0.07, -g, 0.14, 0.26);
    run(at - 0.07, -0.16, 0.14, 0.12);
    for (const [outer, inner] of [[-g, -0.16], [GRID + g - 0.26, GRID + 0.04]] as const) {
      run(outer, at - 0.07, 0.26, 0.14);
      run(inner, at - 0.07, 0.12, 0.14);
    }
  }
  run(2.94, GRID + 0.05, 0.13, g - 0.08);
  run(3.93, GRID + 0.05, 0.13, g - 0.08);
}

export function stairs(b: Brush) {
  const x = 3.07;
  const w = 0.86;
  const n = 6;
  const depth = (GROUNDS + FRAME - 0.02) / n;
  for (let i = 0; i < n; i++) {
    const y = GRID + i * depth;
    const z = Z.tile + 0.005 - (i * (Z.tile - 0.01)) / n;
    b.fill(rect(x - 0.02, y, w + 0.04, depth + 0.01), shade('#8d8191', 0.1 - i * 0.05), { z });
    b.fill(rect(x - 0.02, y + depth - 0.022, w + 0.04, 0.022), '#bcaeb4', { z: z + 0.003 });
    b.fill(rect(x + w * 0.26, y, w * 0.48, depth), i % 2 ? '#512c68' : '#5a3373', { z: z + 0.006 });
    b.fill(rect(x + w * 0.26, y, 0.018, depth), '#d79b3c');
    b.fill(rect(x + w * 0.74 - 0.018, y, 0.018, depth), '#d79b3c');
  }
  for (const px of [x - 0.08, x + w + 0.08]) {
    b.fill(rect(px - 0.085, GRID + GROUNDS - 0.14, 0.17, 0.17, 0.012), '#6f6472', { z: Z.board + 0.2 });
    b.fill(rect(px - 0.1, GRID + GROUNDS - 0.155, 0.2, 0.2, 0.014), '#8f828f', { z: Z.board + 0.22 });
    b.fill(disc(px, GRID + GROUNDS - 0.055, 0.07), '#a89ba5', { z: Z.board + 0.3, soft: 0.012 });
  }
}
