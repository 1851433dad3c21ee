import { blob, disc, poly, type Ctx } from '../../../bake/canvas.ts';
import { svg } from '../../../bake/paths.ts';
import { filled, stops } from '../pen.ts';
import { chain, leaf, type Rand } from './brush.ts';
import type { Sights } from './land.ts';
import { burrow, carve, grass, inside, pool, rock } from './scenery.ts';

const straw = ['#f3d283', '#c28f3a', '#8a6126'] as const;
const paleStone = ['#c9a67c', '#e6cf9c'] as const;

/** Ribs that stand out of the ground, and a horned skull, long dry. */
function bones(c: Ctx, x: number, y: number, size: number): void {
  const s = size / 100;
  const dry = '#f0e3c2';
  carve(c, [
    ...[0, 15, 30, 45, 60].flatMap((dx, i) => [
      {
        path: chain(
          [x + (dx + 14) * s, y, 2.2 * s], [x + (dx + 20) * s, y - (34 - i * 3) * s, 2.4 * s], [x + (dx + 6) * s, y - (52 - i * 5) * s, 1.8 * s],
          [x + (dx - 6) * s, y - (50 - i * 5) * s, 0.9 * s],
        ),
        fill: dry, round: 2,
      },
    ]),
    { path: chain([x - 34 * s, y - 22 * s, 3.4 * s], [x - 52 * s, y - 30 * s, 2.6 * s], [x - 56 * s, y - 44 * s, 1 * s]), fill: '#cdb98c', round: 2 },
    { path: chain([x - 16 * s, y - 24 * s, 3.4 * s], [x + 0 * s, y - 34 * s, 2.6 * s], [x + 2 * s, y - 48 * s, 1 * s]), fill: '#cdb98c', round: 2 },
    {
      path: svg(
        `M${x - 38 * s} ${y - 26 * s} L${x - 12 * s} ${y - 28 * s} L${x - 16 * s} ${y - 10 * s} ` +
          `L${x - 20 * s} ${y + 6 * s} L${x - 30 * s} ${y + 6 * s} L${x - 34 * s} ${y - 8 * s} Z`,
      ),
      fill: dry, round: 6 * s,
    },
    { path: disc(x - 31 * s, y - 16 * s, 3.2 * s, 3.8 * s), fill: '#3a281c', round: 2 },
    { path: disc(x - 19 * s, y - 17 * s, 3.2 * s, 3.8 * s), fill: '#3a281c', round: 2 },
  ], [y - 3 * s, y + 7 * s]);
}

function birds(c: Ctx, rand: Rand, n: number, y: number): void {
  c.strokeStyle = 'rgba(62,44,50,.75)';
  c.lineWidth = 1.3;
  for (let i = 0; i < n; i++) {
    const [x, b, s] = [inside(rand, 40), y + rand() * 44, 3 + rand() * 4];
    c.beginPath();
    c.moveTo(x - s, b - s * 0.5);
    c.quadraticCurveTo(x - s * 0.3, b - s * 0.8, x, b);
    c.quadraticCurveTo(x + s * 0.3, b - s * 0.8, x + s, b - s * 0.5);
    c.stroke();
  }
}

function sunset(c: Ctx, x: number, y: number, r: number): void {
  const g = stops(c.createRadialGradient(x, y, r * 0.5, x, y, 92), [
    [0, 'rgba(255,240,190,.95)'], [0.2, 'rgba(255,190,104,.62)'], [1, 'rgba(255,170,90,0)'],
  ]);
  c.fillStyle = g;
  c.fillRect(20, 0, 200, 160);
  filled(c, disc(x, y, r), '#fff3cc');
}

function thistles(c: Ctx, rand: Rand, y: number, n: number, size: number): void {
  for (let i = 0; i < n; i++) {
    const [x, foot] = [20 + ((i + rand()) / n) * 200, y + rand() * 16];
    const top = foot - size * (0.8 + rand() * 0.5);
    leaf(c, x, foot, foot - top, 0.8, -Math.PI / 2, '#75743c');
    leaf(c, x + 0.6, foot, foot - top, 0.5, -Math.PI / 2, '#b0a85c');
    for (let k = 0; k < 4; k++) leaf(c, x, foot - (foot - top) * (0.2 + k * 0.17), size * 0.3, 1.6, k % 2 ? -0.5 : -2.6, '#7f8046');
    for (let k = 0; k < 15; k++) leaf(c, x, top + 1, size * 0.24, 1, -Math.PI / 2 + (k / 14 - 0.5) * 2.6, k % 2 ? '#8a4f8c' : '#c78fc0');
    filled(c, disc(x, top + size * 0.04, size * 0.09, size * 0.1), '#6d7238');
  }
}

/** Where the ground is bare, cracked or burnt: soft at its rim, with grass before it. */
function bare(c: Ctx, rand: Rand, y: number, w: number, h: number, colour: string, tufts: readonly string[]): void {
  c.save();
  c.filter = 'blur(3.5px)';
  filled(c, blob(120, y, w / 2, 0.2, 19, rand, h / w), colour);
  c.restore();
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * Math.PI * 2;
    grass(c, rand, 120 + Math.cos(a) * w * 0.47, y + Math.sin(a) * h * 0.46 + 3, 9, tufts, 4);
  }
}

/** What a card of the prairie is named for. */
export const prairieSights: Readonly<Record<string, Sights>> = {
  FP01: { relief: { back: [[84, 40, 26, 0], [168, 34, 18, 0]], mid: [[120, 44, -12, 0]] } },
  FP02: { back: (c, r) => { rock(c, r, 122, 172, 62, 84, paleStone); rock(c, r, 156, 170, 40, 34, paleStone); for (let i = 0; i < 14; i++) grass(
    c, r, 88 + i * 6, 166, 10, straw, 4,
  ); carve(c, [
    {
      path: svg('M114 92 C110 82 113 72 119 70 C126 72 129 82 127 92 L131 104 L124 102 Z'),
      fill: '#7a5236', round: 5,
      detail: (d) => { d.fillStyle = '#efe0bc'; d.fill(disc(114, 84, 5, 9)); },
    },
    {
      path: svg('M113 72 C112 65 120 62 124 67 L123 74 L115 75 Z'), fill: '#5d3d28', round: 3,
    }, { path: poly([114, 68], [109, 72], [114, 73]), fill: '#e2a548', round: 1 },
  ]); } },
  FP03: {
    relief: { fore: [[120, 34, -16, 0]] },
    fore: (c, r) => {
      c.save();
      c.filter = 'blur(4px)';
      filled(c, svg('M102 300 L112 246 L130 246 L142 300 Z'), 'rgba(34,20,12,.75)');
      c.restore();
      for (let i = 0; i < 90; i++) {
        const side = i % 2 ? 1 : -1;
        leaf(
          c, 120 + side * (14 + r() * 30), 298, 46 + r() * 24, 1.8, -Math.PI / 2 + side * (0.12 + r() * 0.5),
          ['#b98434', '#eec067', '#7d5520'][i % 3]!,
        );
      }
    },
  },
  FP04: { relief: { back: [[60, 44, 14, 0], [190, 40, 16, 0]], mid: [[120, 74, -24, 0]], fore: [[120, 70, -12, 0]] } },
  FP05: {
    mid: (c, r) => ([[52, 192], [104, 210], [146, 188], [194, 208]] as const).forEach(([x, y]) => burrow(c, r, x, y, 24, 16, '#c79a5c', straw)),
  },
  FP06: {
    mid: (c, r) => {
      for (let i = 0; i < 110; i++) leaf(c, 22 + r() * 176, 176 + r() * 48, 19, 1, -0.3 + r() * 0.2, i % 2 ? '#fbe0a0' : '#b98636');
    },
    fore: (c, r) => {
      for (let i = 0; i < 130; i++) leaf(c, 22 + r() * 170, 238 + r() * 58, 27, 1.4, -0.32 + r() * 0.22, ['#f3d283', '#c28f3a', '#85591f'][i % 3]!);
    },
  },
  FP07: { mid: (c, r) => { bare(c, r, 202, 150, 36, '#8a6438', straw); bones(c, 106, 208, 74); }, fore: (c) => bones(c, 186, 286, 44) },
  FP08: { relief: { back: [[56, 26, 40, 0], [122, 30, 54, 0], [188, 26, 40, 0]] } },
  FP09: { sky: (c, r) => birds(c, r, 9, 24), relief: { back: [[128, 62, 40, 0]], mid: [[70, 50, 14, 0]] } },
  FP10: {
    mid: (c, r) => {
      bare(c, r, 200, 190, 44, '#a98558', straw);
      c.strokeStyle = 'rgba(70,46,26,.85)';
      c.lineWidth = 1.3;
      c.stroke(svg(
        'M40 200 L70 192 L96 204 L130 190 L168 202 L202 194 M70 192 L80 182 M96 204 ' +
          'L90 218 M130 190 L140 214 M168 202 L160 186 M112 197 L118 214 M150 196 L154 182',
      ));
    },
  },
  FP11: {
    mid: (c) => {
      c.save();
      c.filter = 'blur(2px)';
      filled(c, svg('M112 228 C122 204 142 190 130 166 L144 166 C158 188 148 206 152 228 Z'), 'rgba(140,98,52,.8)');
      c.restore();
    },
    fore: (c, r) => {
      c.save();
      c.filter = 'blur(2.5px)';
      filled(c, svg('M78 304 C88 262 108 246 120 228 L152 228 C144 250 150 276 174 304 Z'), 'rgba(116,80,44,.8)');
      c.restore();
      for (let i = 0; i < 18; i++) grass(c, r, (i % 2 ? 96 : 154) + (r() - 0.5) * 26, 246 + i * 3, 11, straw, 4);
    },
  },
  FP12: { mid: (c, r) => thistles(c, r, 200, 11, 27), fore: (c, r) => thistles(c, r, 268, 7, 42) },
  FP13: {
    relief: { back: [[150, 50, 34, 0]] },
    back: (c, r) => {
      for (let i = 0; i < 22; i++) {
        const a = -Math.PI / 2 + (i / 21 - 0.5) * 2.6;
        leaf(c, 150, 92, 9 + r() * 8, 0.7, a, '#8a6a4e');
      } c.fillStyle = 'rgba(120,100,60,.7)';
      c.fill(blob(150, 90, 11, 0.5, 13, r, 0.6));
    },
  },
  FP14: {
    air: (c, r) => {
      for (let i = 0; i < 54; i++) {
        const [x, y] = [inside(r, 24), 40 + r() * 210];
        filled(c, disc(x, y, 1.3), `rgba(255,250,232,${0.6 + r() * 0.4})`);
        for (let k = 0; k < 7; k++) leaf(c, x, y, 5, 0.35, -Math.PI / 2 + (k - 3) * 0.36, 'rgba(255,250,232,.8)');
      }
    },
  },
  FP15: { mid: (c, r) => pool(c, r, 120, 200, 196, 42, ['#ffe6b4', '#b3968c'], straw) },
  FP16: {
    back: (c, r) => {
      carve(c, [{
        path: poly(
          [28, 174], [36, 128], [42, 100], [52, 95], [60, 101], [74, 90], [92, 85], [104, 92], [118, 87], [134, 94], [142, 112], [150, 124],
          [168, 128], [182, 136], [204, 142], [216, 174],
        ),
        fill: '#cda070', round: 7,
        detail: (d) => {
          for (let i = 0; i < 11; i++) {
            d.strokeStyle = i % 2 ? 'rgba(126,80,48,.45)' : 'rgba(250,220,170,.5)';
            d.lineWidth = 1 + r() * 3;
            d.beginPath();
            for (let x = 20; x <= 224; x += 8) d.lineTo(x, 92 + i * 7.4 + (r() - 0.5) * 3 + (x - 120) * 0.05);
            d.stroke();
          } for (let i = 0; i < 9; i++) {
            const x = 44 + r() * 130;
            d.fillStyle = 'rgba(96,58,36,.16)';
            d.fill(poly([x, 80 + r() * 30], [x + 3 + r() * 9, 80 + r() * 20], [x + 2 + r() * 12, 172], [x - 4, 172]));
          }
        },
      }], [146, 172], 0.92);
      for (let i = 0; i < 26; i++) grass(c, r, 30 + i * 7, 166, 8, straw, 3);
    },
  },
  FP17: {
    back: (c) => ([62, 100, 146, 186] as const).forEach((x, i) => carve(c, [{
      path: chain([x, 160, 2.2], [x + 3, 118 + i * 5, 0.8]), fill: '#5d4a3a', round: 2,
    }], [152, 162])),
    mid: (c, r) => {
      for (const [x, y, w, h] of [[84, 194, 90, 26], [150, 206, 104, 24], [118, 186, 70, 18]] as const) {
        c.save();
        c.translate(x - 120, 0);
        bare(c, r, y, w, h, 'rgba(48,36,29,.8)', ['#1d1613', '#5d4a38', '#c28f3a']);
        c.restore();
      }
      for (let i = 0; i < 30; i++) grass(c, r, 40 + r() * 160, 188 + r() * 28, 8, ['#1d1613', '#6d5842'], 3);
      for (let i = 0; i < 14; i++) { c.fillStyle = '#ff9a3c'; c.fill(disc(50 + r() * 140, 190 + r() * 24, 1)); }
    },
  },
  FP18: {
    sky: (c, r) => { sunset(c, 120, 92, 17); birds(c, r, 5, 26); },
    mid: (c, r) => { for (let i = 0; i < 4; i++) rock(c, r, 44 + i * 50, 196 + r() * 22, 24, 13, paleStone); },
  },
};
