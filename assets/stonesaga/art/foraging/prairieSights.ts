import { blob, disc, poly, type Ctx } from '../../../bake/canvas.ts';
import { svg } from '../../../bake/paths.ts';
import { chain, leaf, type Rand } from './brush.ts';
import type { Sights } from './land.ts';
import { burrow, carve, grass, inside, pool, rock } from './scenery.ts';

const straw = ['#f3d283', '#c28f3a', '#8a6126'] as const;
const paleStone = ['#c9a67c', '#e6cf9c'] as const;

/** Ribs and a skull, long dry. */
function bones(c: Ctx, x: number, y: number, size: number): void {
  const s = size / 100;
  const dry = '#f2e6c8';
  carve(c, [
    { path: chain([x - 4 * s, y - 30 * s, 4 * s], [x + 40 * s, y - 36 * s, 4 * s], [x + 78 * s, y - 22 * s, 2.4 * s]), fill: dry, round: 3 },
    ...[0, 14, 28, 42, 56].map((dx) => ({ path: chain([x + dx * s, y - 32 * s, 2.6 * s], [x + (dx - 8) * s, y - 16 * s, 2.4 * s], [x + (dx + 4) * s, y + 2 * s, 1.6 * s]), fill: dry, round: 2 })),
    { path: svg(`M${x - 46 * s} ${y - 2 * s} C${x - 48 * s} ${y - 22 * s} ${x - 26 * s} ${y - 34 * s} ${x - 10 * s} ${y - 24 * s} C${x - 4 * s} ${y - 12 * s} ${x - 18 * s} ${y - 2 * s} ${x - 28 * s} ${y} Z`), fill: dry, round: 8 * s },
    { path: chain([x - 20 * s, y - 28 * s, 3 * s], [x - 16 * s, y - 46 * s, 2.4 * s], [x - 26 * s, y - 54 * s, 1 * s]), fill: '#d9c9a0', round: 2 },
    { path: disc(x - 26 * s, y - 18 * s, 4.4 * s), fill: '#33241a', round: 2 },
  ], [y - 4 * s, y + 6 * s]);
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
  const g = c.createRadialGradient(x, y, r * 0.5, x, y, 92);
  g.addColorStop(0, 'rgba(255,240,190,.95)');
  g.addColorStop(0.2, 'rgba(255,190,104,.62)');
  g.addColorStop(1, 'rgba(255,170,90,0)');
  c.fillStyle = g;
  c.fillRect(20, 0, 200, 160);
  c.fillStyle = '#fff3cc';
  c.fill(disc(x, y, r));
}

function thistles(c: Ctx, rand: Rand, y: number, n: number, size: number): void {
  for (let i = 0; i < n; i++) {
    const [x, foot] = [20 + ((i + rand()) / n) * 200, y + rand() * 16];
    const top = foot - size * (0.8 + rand() * 0.5);
    carve(c, [{ path: chain([x, foot, 1.1], [x + (rand() - 0.5) * 6, top, 0.8]), fill: '#75743c', round: 1.5 }]);
    for (let k = 0; k < 4; k++) leaf(c, x, foot - (foot - top) * (0.2 + k * 0.17), size * 0.3, 1.6, k % 2 ? -0.5 : -2.6, '#7f8046');
    for (let k = 0; k < 15; k++) leaf(c, x, top + 1, size * 0.24, 1, -Math.PI / 2 + (k / 14 - 0.5) * 2.6, k % 2 ? '#8a4f8c' : '#c78fc0');
    c.fillStyle = '#6d7238';
    c.fill(disc(x, top + size * 0.04, size * 0.09, size * 0.1));
  }
}

/** Where the ground is bare, cracked or burnt: soft at its rim, with grass before it. */
function bare(c: Ctx, rand: Rand, y: number, w: number, h: number, colour: string, tufts: readonly string[]): void {
  c.save();
  c.filter = 'blur(3.5px)';
  c.fillStyle = colour;
  c.fill(blob(120, y, w / 2, 0.2, 19, rand, h / w));
  c.restore();
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * Math.PI * 2;
    grass(c, rand, 120 + Math.cos(a) * w * 0.47, y + Math.sin(a) * h * 0.46 + 3, 9, tufts, 4);
  }
}

/** What a card of the prairie is named for. */
export const prairieSights: Readonly<Record<string, Sights>> = {
  FP01: { relief: { back: [[84, 40, 26, 0], [168, 34, 18, 0]], mid: [[120, 44, -12, 0]] } },
  FP02: { back: (c, r) => { carve(c, [{ path: poly([98, 170], [104, 108], [116, 82], [134, 88], [146, 120], [150, 170]), fill: paleStone[0], round: 14 }], [150, 170]); for (let i = 0; i < 9; i++) grass(c, r, 94 + i * 7, 164, 10, straw, 4); carve(c, [
    { path: svg('M118 84 C114 72 120 60 128 58 C136 62 138 74 132 88 Z'), fill: '#6b4a34', round: 6 }, { path: svg('M120 62 C120 54 130 52 133 58 L130 66 L122 66 Z'), fill: '#e9d6ae', round: 4 }, { path: poly([121, 58], [114, 62], [121, 64]), fill: '#e2a548', round: 2 }, { path: svg('M128 84 L136 84 L134 98 L129 98 Z'), fill: '#4a3222', round: 3 },
  ]); } },
  FP03: { relief: { fore: [[120, 34, -16, 0]] }, fore: (c, r) => { c.save(); c.filter = 'blur(4px)'; c.fillStyle = 'rgba(34,20,12,.75)'; c.fill(svg('M102 300 L112 246 L130 246 L142 300 Z')); c.restore(); for (let i = 0; i < 90; i++) { const side = i % 2 ? 1 : -1; leaf(c, 120 + side * (14 + r() * 30), 298, 46 + r() * 24, 1.8, -Math.PI / 2 + side * (0.12 + r() * 0.5), ['#b98434', '#eec067', '#7d5520'][i % 3]!); } } },
  FP04: { relief: { back: [[60, 44, 14, 0], [190, 40, 16, 0]], mid: [[120, 74, -24, 0]], fore: [[120, 70, -12, 0]] } },
  FP05: { mid: (c, r) => ([[52, 192], [104, 210], [146, 188], [194, 208]] as const).forEach(([x, y]) => burrow(c, r, x, y, 19, 14, '#b98d54', straw)) },
  FP06: { mid: (c, r) => { for (let i = 0; i < 110; i++) leaf(c, 22 + r() * 176, 176 + r() * 48, 19, 1, -0.3 + r() * 0.2, i % 2 ? '#fbe0a0' : '#b98636'); }, fore: (c, r) => { for (let i = 0; i < 130; i++) leaf(c, 22 + r() * 170, 238 + r() * 58, 27, 1.4, -0.32 + r() * 0.22, ['#f3d283', '#c28f3a', '#85591f'][i % 3]!); } },
  FP07: { mid: (c, r) => { bare(c, r, 202, 150, 36, '#8a6438', straw); bones(c, 106, 208, 74); }, fore: (c) => bones(c, 186, 286, 44) },
  FP08: { relief: { back: [[56, 26, 40, 0], [122, 30, 54, 0], [188, 26, 40, 0]] } },
  FP09: { sky: (c, r) => birds(c, r, 9, 24), relief: { back: [[128, 62, 40, 0]], mid: [[70, 50, 14, 0]] } },
  FP10: { mid: (c, r) => { bare(c, r, 200, 190, 44, '#a98558', straw); c.strokeStyle = 'rgba(70,46,26,.85)'; c.lineWidth = 1.3; c.stroke(svg('M40 200 L70 192 L96 204 L130 190 L168 202 L202 194 M70 192 L80 182 M96 204 L90 218 M130 190 L140 214 M168 202 L160 186 M112 197 L118 214 M150 196 L154 182')); pool(c, r, 122, 216, 96, 7, ['#cfe0d8', '#5c8b96'], straw); } },
  FP11: { mid: (c) => { c.save(); c.filter = 'blur(2px)'; c.fillStyle = 'rgba(140,98,52,.8)'; c.fill(svg('M112 228 C122 204 142 190 130 166 L144 166 C158 188 148 206 152 228 Z')); c.restore(); }, fore: (c, r) => { c.save(); c.filter = 'blur(2.5px)'; c.fillStyle = 'rgba(104,70,38,.85)'; c.fill(svg('M78 304 C88 262 108 246 120 228 L152 228 C144 250 150 276 174 304 Z')); c.restore(); for (let i = 0; i < 16; i++) { c.fillStyle = 'rgba(52,32,18,.8)'; const [x, y] = [104 + r() * 44, 246 + r() * 50]; c.fill(disc(x, y, 2, 3)); c.fill(disc(x + 4, y + 0.6, 2, 3)); } } },
  FP12: { mid: (c, r) => thistles(c, r, 200, 11, 27), fore: (c, r) => thistles(c, r, 268, 7, 42) },
  FP13: { back: (c) => carve(c, [{ path: chain([150, 166, 5], [146, 120, 3.6], [150, 96, 2.4]), fill: '#8a6a4e', round: 4 }, ...([[112, 70], [132, 52], [166, 56], [188, 84], [120, 96]] as const).map(([x, y]) => ({ path: chain([147, 116, 2.6], [(147 + x) / 2 + 3, (116 + y) / 2 - 6, 1.8], [x, y, 0.7]), fill: '#8a6a4e', round: 2 }))], [154, 168]) },
  FP14: { air: (c, r) => { for (let i = 0; i < 54; i++) { const [x, y] = [inside(r, 24), 40 + r() * 210]; c.fillStyle = `rgba(255,250,232,${0.6 + r() * 0.4})`; c.fill(disc(x, y, 1.3)); for (let k = 0; k < 7; k++) leaf(c, x, y, 5, 0.35, -Math.PI / 2 + (k - 3) * 0.36, 'rgba(255,250,232,.8)'); } } },
  FP15: { mid: (c, r) => pool(c, r, 120, 200, 204, 44, ['#fbdca6', '#6f87a0'], straw) },
  FP16: { back: (c) => carve(c, [{ path: poly([34, 172], [44, 98], [58, 92], [64, 100], [96, 84], [112, 90], [136, 92], [150, 126], [176, 132], [206, 140], [216, 172]), fill: '#c99a6a', round: 10, detail: (d) => { d.fillStyle = 'rgba(120,76,44,.4)'; for (const y of [104, 116, 124, 138, 150]) d.fillRect(30, y, 190, 2.4); d.strokeStyle = 'rgba(90,56,34,.5)'; d.lineWidth = 1.6; for (const x of [62, 84, 104, 126, 152, 180]) { d.beginPath(); d.moveTo(x, 80); d.lineTo(x + 5, 172); d.stroke(); } } }], [148, 170]) },
  FP17: { back: (c) => ([62, 100, 146, 186] as const).forEach((x, i) => carve(c, [{ path: chain([x, 160, 2.2], [x + 3, 118 + i * 5, 0.8]), fill: '#5d4a3a', round: 2 }], [152, 162])), mid: (c, r) => { bare(c, r, 200, 196, 46, 'rgba(46,34,28,.9)', ['#1d1613', '#5d4a38', '#c28f3a']); for (let i = 0; i < 30; i++) grass(c, r, 40 + r() * 160, 188 + r() * 28, 8, ['#1d1613', '#6d5842'], 3); for (let i = 0; i < 14; i++) { c.fillStyle = '#ff9a3c'; c.fill(disc(50 + r() * 140, 190 + r() * 24, 1)); } } },
  FP18: { sky: (c, r) => { sunset(c, 120, 92, 17); birds(c, r, 5, 26); }, mid: (c, r) => { for (let i = 0; i < 4; i++) rock(c, r, 44 + i * 50, 196 + r() * 22, 24, 13, paleStone); } },
};
