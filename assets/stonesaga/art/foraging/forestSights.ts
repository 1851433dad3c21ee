import { disc, type Ctx } from '../../../bake/canvas.ts';
import { svg } from '../../../bake/paths.ts';
import { filled, stops } from '../pen.ts';
import { chain, leaf, type Rand } from './brush.ts';
import type { Sights } from './land.ts';
import { burrow, carve, fern, inside, log, pool, rock } from './scenery.ts';

const mossy = ['#6d7052', '#7f8a3a'] as const;
const hazy = ['#a49a66', '#b3ab63'] as const;
const still = ['#f0dea4', '#3d6058'] as const;
const greens = ['#39502a', '#7c8f45', '#a3a550'] as const;
const dimBark = ['#8f8455', '#cdbb80'] as const;

/** Arching shoots with leaves and thorns. */
function brambles(c: Ctx, rand: Rand, x: number, y: number, w: number, h: number): void {
  for (let i = 0; i < 13; i++) {
    const x0 = x + (i / 12 - 0.5) * w;
    const [mx, my] = [x0 + (x - x0) * 0.35 + (rand() - 0.5) * 14, y - h * (0.75 + rand() * 0.3)];
    const [ex, ey] = [x + (x - x0) * 0.6, y - h * rand() * 0.35];
    c.strokeStyle = i % 3 ? '#4a352b' : '#70523c';
    c.lineWidth = 1.7;
    c.beginPath();
    c.moveTo(x0, y);
    c.quadraticCurveTo(mx, my, ex, ey);
    c.stroke();
    for (let k = 0; k < 9; k++) {
      const t = k / 9;
      const [lx, ly] = [x0 * (1 - t) ** 2 + 2 * t * (1 - t) * mx + t * t * ex, y * (1 - t) ** 2 + 2 * t * (1 - t) * my + t * t * ey];
      leaf(c, lx, ly, 6.5, 2.1, rand() * 6, ['#2f3f22', '#5a6b31', '#8a9247', '#7d3f34'][k % 4]!);
    }
  }
}

/** Broken black stems without a crown, and ash at their feet. */
function snags(c: Ctx, rand: Rand, y: number, many: number, tall: number, colour: string): void {
  for (let i = 0; i < many; i++) {
    const x = 26 + ((i + rand() * 0.7) / many) * 186;
    const [foot, top, lean] = [y + rand() * 8, y - tall * (0.55 + rand() * 0.5), (rand() - 0.5) * 12];
    carve(c, [
      { path: chain([x, foot, 5.5], [x + lean * 0.4, (foot + top) / 2, 3.6], [x + lean, top, 1]), fill: colour, round: 4 },
      {
        path: chain([x + lean * 0.4, foot - tall * 0.35, 2], [x + lean * 0.4 + (i % 2 ? 13 : -13), foot - tall * 0.52, 0.7]), fill: colour, round: 2,
      },
    ], [foot - 6, foot + 4]);
  }
}

/** What a card of the forest is named for. */
export const forestSights: Readonly<Record<string, Sights>> = {
  FF01: {
    back: (c) => log(c, [66, 148], [172, 130], 10, dimBark),
    mid: (c, r) => {
      carve(c, [{ path: svg('M22 214 L30 176 L40 186 L46 168 L54 184 L64 174 L62 216 Z'), fill: '#5a4430', round: 9 }], [204, 216]);
      log(c, [52, 200], [176, 180], 17);
      log(c, [206, 212], [116, 200], 12);
      fern(c, r, 150, 216, 16);
    },
  },
  FF02: {
    back: (c, r) => {
      for (let i = 0; i < 7; i++) {
        const x = 40 + i * 24;
        const bend = 10 + r() * 22;
        carve(c, [{
          path: chain([x, 164, 3.6], [x + 3, 122, 3], [x + bend * 0.6, 70, 2.4], [x + bend, -8, 1.8]), fill: '#a39a62', round: 3,
        }], [150, 164], 0.85);
      }
    },
    mid: (c, r) => pool(c, r, 122, 204, 186, 32, still, greens),
  },
  FF03: {
    relief: { mid: [[118, 46, 20, 0]] },
    mid: (c, r) => {
      rock(c, r, 66, 212, 50, 34, mossy);
      rock(c, r, 172, 214, 54, 40, mossy);
      burrow(c, r, 118, 190, 54, 38, '#6b5a34', greens);
      fern(c, r, 84, 218, 20);
      fern(c, r, 152, 220, 18);
    },
  },
  FF04: {
    relief: { back: [[150, 46, 18, 0]], mid: [[170, 50, 16, 0]] },
    back: (c, r) => [0, 1, 2].forEach((i) => rock(c, r, 116 + i * 26, 162 - i * 14, 46, 17, hazy)),
    mid: (c, r) => [2, 1, 0].forEach((i) => rock(c, r, 70 + i * 42, 220 - i * 15, 72, 27, mossy)),
  },
  FF05: { back: (c) => carve(c, [
    { path: chain([121, 168, 11], [114, 116, 7], [92, 50, 5], [70, -10, 4]), fill: '#e2d8b8', round: 8, detail: bands },
    { path: chain([125, 168, 9], [138, 116, 6], [158, 54, 4.6], [176, -10, 3.6]), fill: '#d6cba8', round: 7, detail: bands },
    {
      path: svg('M115 120 C119 108 123 100 126 96 C129 104 132 112 135 120 C130 132 128 146 126 156 C122 144 118 132 115 120 Z'), fill: '#8d7048',
      round: 4,
    },
  ], [152, 170], 0.82) },
  FF06: {
    mid: (c, r) => pool(c, r, 118, 202, 198, 38, ['#fbe9b0', '#33584f'], greens),
    fore: (c, r) => [42, 188].forEach((x) => rock(c, r, x, 248, 40, 20, mossy)),
  },
  FF07: {
    relief: { mid: [[120, 70, -16, 0]], fore: [[120, 66, -12, 0]] },
    mid: (c, r) => { for (let i = 0; i < 8; i++) fern(c, r, inside(r, 28), 188 + r() * 32, 21, ['#4a6230', '#9fae58']); },
    fore: (c, r) => { for (let i = 0; i < 10; i++) fern(c, r, inside(r, 32), 250 + r() * 44, 29, ['#2c4220', '#7d9443']); },
  },
  FF08: {
    back: (c, r) => snags(c, r, 152, 6, 104, '#4c4436'),
    mid: (c, r) => snags(c, r, 206, 5, 140, '#2a2420'),
    fore: (c, r) => {
      c.save();
      c.filter = 'blur(2px)';
      for (let i = 0; i < 34; i++) {
        c.fillStyle = `rgba(26,22,20,${0.2 + r() * 0.3})`;
        c.fill(disc(inside(r, 34), 240 + r() * 54, 9 + r() * 9, 2.5));
      }
      c.restore();
      for (let i = 0; i < 9; i++) { c.fillStyle = '#ff9440'; c.fill(disc(inside(r, 40), 244 + r() * 48, 0.9)); }
    },
  },
  FF09: {
    back: (c) => [54, 120, 186].forEach((x, i) => {
      carve(c, [{ path: chain([x, 168, 13], [x + 2, 80, 10], [x + 3, -8, 9]), fill: '#8d8154', round: 10 }], [154, 168]);
      for (const y of [46, 88]) {
        const h = y + i * 9 - 6;
        filled(c, disc(x + 2, h, 5, 6.4), '#15100c');
        filled(c, disc(x, h, 1.3), '#ffcf66');
        c.fill(disc(x + 4.4, h, 1.3));
      }
    }),
  },
  FF10: { back: (c, r) => brambles(c, r, 122, 162, 96, 34), mid: (c, r) => { brambles(c, r, 52, 222, 76, 74); brambles(c, r, 190, 222, 76, 74); } },
  FF11: {
    back: (c, r) => {
      for (let i = 0; i < 5; i++) rock(c, r, 46 + i * 38, 146 + r() * 16, 26, 12, ['#b3b394', '#cfcda8']);
    },
    mid: (c, r) => {
      pool(c, r, 122, 208, 150, 18, ['#dfe6cf', '#4d7078'], greens);
      for (let i = 0; i < 8; i++) rock(c, r, 36 + i * 25, 196 + r() * 26, 26 + r() * 14, 15, ['#76868c', '#b9cccb']);
    },
  },
  FF12: {
    back: (c, r) => rock(c, r, 120, 156, 40, 16, hazy),
    mid: (c) => {
      log(c, [42, 194], [88, 176], 11);
      log(c, [200, 194], [152, 174], 11);
      log(c, [64, 214], [176, 218], 14);
    },
  },
  FF13: {
    relief: { mid: [[126, 66, 22, 0]] },
    mid: (c, r) => ([
      [80, 204, 26, 18], [130, 184, 24, 17], [176, 206, 28, 19],
    ] as const).forEach(([x, y, w, h]) => burrow(c, r, x, y, w, h, '#7d6438', greens)),
  },
  FF14: {
    mid: (c, r) => {
      for (let i = 0; i < 220; i++) leaf(c, inside(r, 16), 174 + r() * 50, 6, 0.5, r() * 3, r() < 0.5 ? '#b5803f' : '#8a5a2c');
    },
    fore: (c, r) => {
      for (let i = 0; i < 420; i++) leaf(c, inside(r, 14), 236 + r() * 62, 8, 0.7, r() * 3, ['#8a5a2c', '#b8803e', '#5d3a1c'][i % 3]!);
    },
  },
  FF15: { relief: { back: [[72, 40, 42, 1], [150, 54, 58, 1]] }, mid: (c) => carve(c, [[-1, 1], [1, 1]].flatMap(([side = 1]) => [
    {
      path: chain([150 + side * 4, 212, 2.6], [150 + side * 16, 198, 2.2], [150 + side * 18, 180, 1.8], [150 + side * 12, 168, 1]), fill: '#e9dcb8',
      round: 2,
    },
    { path: chain([150 + side * 16, 196, 1.8], [150 + side * 27, 190, 1.4], [150 + side * 31, 182, 0.8]), fill: '#e9dcb8', round: 2 },
    { path: chain([150 + side * 18, 184, 1.6], [150 + side * 26, 176, 1.2], [150 + side * 27, 168, 0.7]), fill: '#e9dcb8', round: 2 },
  ]), [206, 216]) },
  FF16: {
    back: (c) => {
      carve(c, [{
        path: svg('M70 172 C92 156 94 110 92 60 L88 -6 L150 -6 L148 60 C148 110 152 156 176 172 Z'),
        fill: '#8a7d50', round: 24,
        detail: (d) => {
          d.strokeStyle = 'rgba(60,50,28,.5)';
          d.lineWidth = 1.4;
          for (let i = 0; i < 9; i++) { d.beginPath(); d.moveTo(94 + i * 6.4, 170); d.quadraticCurveTo(98 + i * 5, 90, 92 + i * 7, -6); d.stroke(); }
        },
      }], [158, 174]);
      carve(c, [{ path: svg('M104 166 C100 130 110 104 124 102 C140 106 146 132 140 166 Z'), fill: '#120e0b', round: 3 }], [156, 168]);
    },
  },
  FF17: {
    relief: { back: [[70, 34, 46, 0], [176, 36, 52, 0]] },
    back: (c, r) => {
      for (const [x, y, w, h] of [
        [70, 140, 54, 70], [92, 168, 48, 50], [174, 136, 56, 74], [150, 168, 46, 54], [206, 166, 40, 40], [40, 166, 40, 36],
      ] as const) rock(c, r, x, y, w, h, hazy);
      c.save();
      c.filter = 'blur(1px)';
      const g = stops(c.createLinearGradient(0, 84, 0, 172), ['rgba(240,250,244,.35)', 'rgba(232,246,242,.95)']);
      filled(c, svg('M117 90 C120 84 126 84 129 90 C132 118 130 146 136 172 L110 172 C116 146 114 118 117 90 Z'), g);
      c.restore();
    },
    mid: (c, r) => pool(c, r, 122, 188, 124, 26, ['#eef6ec', '#4f8190'], greens),
  },
  FF18: {
    mid: (c, r) => brambles(c, r, 120, 222, 176, 46),
    air: (c) => {
      const side = c.createLinearGradient(0, 0, 240, 0);
      for (const [at, a] of [[0, 0], [0.25, 1], [0.75, 1], [1, 0]] as const) side.addColorStop(at, `rgba(44,24,66,${a * 0.3})`);
      c.fillStyle = side;
      c.fillRect(0, 0, 240, 300);
    },
  },
};

/** The dark bands of birch bark. */
function bands(d: Ctx): void {
  d.fillStyle = 'rgba(40,34,30,.7)';
  for (let i = 0; i < 40; i++) d.fillRect(80 + ((i * 37) % 96), 20 + ((i * 53) % 140), 5 + (i % 3) * 2, 1.3);
}
