import { disc, type Ctx, type Point } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { filled } from '../pen.ts';
import { foliage, leaf, stem } from './brush.ts';
import type { LookName } from '../../../../src/table/games/stonesaga/printed/forageLooks.ts';

type Plant = (c: Ctx, w: number, h: number) => void;

/** Lit on the left, cold on the right. */
function trunk(c: Ctx, points: readonly Point[], from: number, to: number, [dark, mid, light]: readonly [string, string, string]): void {
  stem(c, points, from, to, dark);
  stem(c, points.map(([x, y]): Point => [x - from * 0.1, y]), from * 0.66, to * 0.66, mid);
  stem(c, points.map(([x, y]): Point => [x - from * 0.24, y]), from * 0.22, to * 0.22, light);
}
const bark = ['#33261d', '#6d5034', '#b08a58'] as const;

const oak: Plant = (c, w, h) => {
  const r = random(11);
  for (const [x, lean] of [[0.3, -5], [0.72, 6]] as const) stem(c, [[w * 0.5, h * 0.9], [w * x + lean * 0.3, h * 0.99]], 8, 3, bark[0]);
  trunk(c, [[w * 0.5, h * 0.98], [w * 0.47, h * 0.74], [w * 0.52, h * 0.42]], 15, 8, bark);
  trunk(c, [[w * 0.49, h * 0.62], [w * 0.24, h * 0.4]], 6, 3, bark);
  trunk(c, [[w * 0.51, h * 0.56], [w * 0.78, h * 0.36]], 6, 3, bark);
  foliage(c, r, [
    [w * 0.5, h * 0.2, 22], [w * 0.27, h * 0.34, 16], [w * 0.75, h * 0.33, 16], [w * 0.5, h * 0.42, 17], [w * 0.36, h * 0.17, 14],
    [w * 0.67, h * 0.17, 14],
  ], ['#2a3a20', '#566b2d', '#a9ad4f']);
};

const pine: Plant = (c, w, h) => {
  const r = random(23);
  trunk(c, [[w * 0.5, h * 0.99], [w * 0.5, h * 0.2]], 9, 3, ['#2c211b', '#5c4029', '#97704a']);
  for (let tier = 0; tier < 7; tier++) {
    const t = tier / 6;
    const [y, half] = [h * (0.82 - t * 0.72), w * (0.48 - t * 0.36)];
    for (const [tone, lift, short] of [['#1c2e24', 0, 1], ['#35503a', 2.2, 0.86], ['#7d8f58', 4.6, 0.6]] as const)
      for (let i = 0; i < 26; i++) {
        const u = r() * 2 - 1 - (tone === '#7d8f58' ? 0.25 : 0);
        leaf(
          c, w * 0.5 + u * 3, y - lift - 9 * (1 - Math.abs(u)), Math.max(4, Math.abs(u) * half * short * 1.05 + 3), 2.6,
          u < 0 ? Math.PI - 0.35 - r() * 0.25 : 0.35 + r() * 0.25, tone,
        );
      }
  }
  leaf(c, w * 0.5, h * 0.12, h * 0.12, 3, -Math.PI / 2, '#35503a');
};

const birch: Plant = (c, w, h) => {
  const r = random(37);
  for (const [top, base, thick] of [[0.3, 0.42, 8], [0.62, 0.55, 9.5]] as const) {
    trunk(c, [[w * base, h * 0.99], [w * (base + top) * 0.5, h * 0.6], [w * top, h * 0.22]], thick, 3.4, ['#8d8577', '#d9d2c0', '#fbf6e6']);
    for (let i = 0; i < 8; i++) {
      const t = r() * 0.62;
      c.fillStyle = '#2b2521';
      c.fillRect(w * (base + (top - base) * t) - 3 + r() * 2, h * (0.97 - t * 0.76), 3 + r() * 3, 1.5);
    }
  }
  foliage(c, r, [
    [w * 0.34, h * 0.18, 16], [w * 0.64, h * 0.15, 17], [w * 0.5, h * 0.3, 15], [w * 0.24, h * 0.36, 10], [w * 0.78, h * 0.34, 11],
  ], ['#6a6a26', '#b39a35', '#f0d874'], 3.7);
};

const thorn: Plant = (c, w, h) => {
  const r = random(41);
  const wood = ['#33231b', '#704a30', '#b98757'] as const;
  trunk(c, [[w * 0.46, h * 0.99], [w * 0.5, h * 0.68], [w * 0.44, h * 0.46]], 11, 6, wood);
  for (const [x, y] of [[0.14, 0.26], [0.4, 0.2], [0.66, 0.22], [0.88, 0.3]] as const)
    trunk(c, [[w * 0.46, h * 0.52], [w * (0.46 + (x - 0.46) * 0.5), h * 0.4], [w * x, h * y]], 5, 2, wood);
  foliage(c, r, [
    [w * 0.2, h * 0.24, 12], [w * 0.42, h * 0.17, 15], [w * 0.64, h * 0.18, 15], [w * 0.84, h * 0.26, 11], [w * 0.52, h * 0.26, 13],
  ], ['#3d4020', '#77762f', '#c9b653'], 3.6);
};

const ears = (long: boolean): Plant => (c, w, h) => {
  const r = random(long ? 53 : 59);
  const stalks = Array.from({ length: 15 }, (_, i) => ({
    x: w * (0.3 + 0.4 * (i / 14)) + r() * 3, lean: (i / 14 - 0.5) * w * 0.74 + (r() - 0.5) * 6,
    top: h * (0.06 + r() * 0.2 + Math.abs(i / 14 - 0.5) * 0.22),
  }));
  for (let i = 0; i < 22; i++)
    leaf(c, w * (0.3 + 0.4 * r()), h * 0.99, h * (0.3 + r() * 0.3), 2.6, -Math.PI / 2 + (r() - 0.5) * 1.5, i % 2 ? '#7d6a28' : '#a98c36');
  for (const { x, lean, top } of stalks.toSorted((a, b) => a.top - b.top)) {
    const tip: Point = [x + lean, top + 12];
    stem(c, [[x, h * 0.99], [x + lean * 0.3, h * 0.5], tip], 2.2, 1.3, '#9a7c2e');
    const angle = Math.atan2(-14, lean * 0.55);
    for (let k = 0; k < 6; k++)
      for (const side of [-1, 1] as const) {
        const [gx, gy] = [tip[0] + Math.cos(angle) * k * 2.6, tip[1] + Math.sin(angle) * k * 2.6];
        leaf(c, gx, gy, 6, 2, angle + side * 0.55, side < 0 ? '#ffe39a' : '#d29f35');
        if (long) leaf(c, gx, gy, 13, 0.45, angle + side * 0.3, '#f3d27c');
      }
  }
};

const rootPlant = (tones: readonly [string, string, string], flesh: readonly [string, string, string], wide: boolean): Plant => (c, w, h) => {
  const r = random(wide ? 61 : 67);
  // the earth is cut open before it, so that the root is seen
  filled(c, disc(w * 0.5, h * 0.8, w * 0.46, h * 0.2), '#3d2a1c');
  filled(c, disc(w * 0.47, h * 0.775, w * 0.4, h * 0.15), '#5a3d28');
  stem(c, [[w * 0.5, h * 0.62], [w * 0.52, h * 0.8], [w * 0.46, h * 0.97]], wide ? 15 : 18, 2.5, flesh[0]);
  stem(c, [[w * 0.48, h * 0.62], [w * 0.5, h * 0.8], [w * 0.46, h * 0.95]], wide ? 11 : 14, 1.6, flesh[1]);
  stem(c, [[w * 0.44, h * 0.63], [w * 0.46, h * 0.78]], 4, 1.5, flesh[2]);
  for (let k = 0; k < 4; k++) c.fillRect(w * 0.4 + r() * 6, h * (0.66 + k * 0.065), 7 - k, 1);
  const n = wide ? 7 : 11;
  for (let i = 0; i < n; i++) {
    const u = i / (n - 1) - 0.5;
    const a = -Math.PI / 2 + u * 2.5;
    const long = h * (0.62 - Math.abs(u) * 0.28);
    leaf(c, w * 0.5, h * 0.63, long, wide ? 10 : 3.6, a, tones[0]);
    leaf(c, w * 0.49, h * 0.62, long * 0.92, wide ? 7 : 2.4, a - 0.04, u < 0.15 ? tones[2] : tones[1]);
    if (!wide)
      for (let k = 2; k < 8; k++)
        for (const s of [-1, 1])
          leaf(
            c, w * 0.5 + Math.cos(a) * long * (k / 8), h * 0.63 + Math.sin(a) * long * (k / 8), 7, 1.4, a + s * 0.9, u < 0.1 ? tones[2] : tones[1],
          );
    else {
      c.strokeStyle = tones[0];
      c.lineWidth = 0.9;
      c.beginPath();
      c.moveTo(w * 0.5, h * 0.63);
      c.lineTo(w * 0.49 + Math.cos(a) * long * 0.8, h * 0.63 + Math.sin(a) * long * 0.8);
      c.stroke();
    }
  }
};

const nutBush = (tones: readonly [string, string, string], shell: readonly [string, string], seed: number): Plant => (c, w, h) => {
  const r = random(seed);
  for (const x of [0.3, 0.45, 0.58, 0.72]) stem(c, [[w * 0.5 + (x - 0.5) * 10, h * 0.99], [w * x, h * 0.5]], 3.4, 2, '#4a3424');
  foliage(c, r, [
    [w * 0.5, h * 0.34, 18], [w * 0.24, h * 0.48, 13], [w * 0.76, h * 0.48, 13], [w * 0.5, h * 0.58, 15], [w * 0.36, h * 0.28, 12],
    [w * 0.66, h * 0.28, 12],
  ], tones, 4.4);
  for (const [x, y] of [[0.3, 0.36], [0.52, 0.24], [0.7, 0.4], [0.46, 0.52], [0.2, 0.56], [0.66, 0.62], [0.82, 0.54]] as const) {
    for (const [dx, dy] of [[-3.2, 0], [3, 0.6], [0, 4]] as const) {
      filled(c, disc(w * x + dx, h * y + dy, 4.1, 4.5), '#26150b');
      filled(c, disc(w * x + dx, h * y + dy, 3.3, 3.7), shell[0]);
      filled(c, disc(w * x + dx - 1, h * y + dy - 1.2, 1.3, 1.4), shell[1]);
    }
  }
};

export const plants: Partial<Record<LookName, Plant>> = {
  oak,
  pine,
  birch,
  thorn,
  emmer: ears(false),
  barley: ears(true),
  burdock: rootPlant(['#2c3c1e', '#54702f', '#93a550'], ['#5e3a25', '#c99a63', '#f0d3a0'], true),
  carrot: rootPlant(['#33451f', '#68803a', '#a9b35c'], ['#74360f', '#d9772c', '#ffc07a'], false),
  hazel: nutBush(['#25361f', '#4c6230', '#8f9d4c'], ['#a8672c', '#f3c98a'], 71),
  almond: nutBush(['#4a4a24', '#7f7a37', '#c4b55c'], ['#c98f52', '#ffe3b0'], 73),
};
