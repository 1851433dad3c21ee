import { blob, disc, type Ctx } from '../../../bake/canvas.ts';
import { svg } from '../../../bake/paths.ts';
import { leaf, stem, type Rand } from './brush.ts';
import type { Sights } from './land.ts';
import { grass, inside, log, pool, rock } from './scenery.ts';

const warm = ['#6b5238', '#a88560', '#e2c190'] as const;
const farStone = ['#a98a68', '#cfae80', '#f3d9a6'] as const;

function hill(c: Ctx, path: string, tones: readonly [string, string]): void {
  const g = c.createLinearGradient(30, 0, 220, 0);
  g.addColorStop(0, tones[0]);
  g.addColorStop(1, tones[1]);
  c.fillStyle = g;
  c.fill(svg(path));
}

/** Ribs and a skull, long dry. */
function bones(c: Ctx, x: number, y: number, size: number): void {
  c.strokeStyle = '#f4e8cb';
  c.lineCap = 'round';
  for (let i = 0; i < 5; i++) {
    c.lineWidth = size * 0.055;
    c.beginPath();
    c.ellipse(x + i * size * 0.17, y, size * 0.11, size * (0.34 - i * 0.03), 0.1, Math.PI, Math.PI * 1.75);
    c.stroke();
  }
  c.fillStyle = '#f4e8cb';
  c.fill(disc(x - size * 0.36, y - size * 0.06, size * 0.15, size * 0.1));
  c.fillStyle = '#4a3826';
  c.fill(disc(x - size * 0.38, y - size * 0.08, size * 0.035));
}

function birds(c: Ctx, rand: Rand, n: number, y: number): void {
  c.strokeStyle = 'rgba(52,40,44,.8)';
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
  const g = c.createRadialGradient(x, y, r * 0.5, x, y, 86);
  g.addColorStop(0, 'rgba(255,240,190,.95)');
  g.addColorStop(0.18, 'rgba(255,196,110,.6)');
  g.addColorStop(1, 'rgba(255,170,90,0)');
  c.fillStyle = g;
  c.fillRect(20, 0, 200, 150);
  c.fillStyle = '#fff3cc';
  c.fill(disc(x, y, r));
}

function thistles(c: Ctx, rand: Rand, y: number, n: number, size: number): void {
  for (let i = 0; i < n; i++) {
    const x = inside(rand, 24);
    const top = y - size * (0.8 + rand() * 0.5);
    stem(c, [[x, y + rand() * 10], [x + (rand() - 0.5) * 6, top]], 1.6, 1, '#6d6a3a');
    for (let k = 0; k < 9; k++) leaf(c, x, top, size * 0.22, 1, -Math.PI / 2 + (k / 8 - 0.5) * 2.4, '#8a5f8c');
  }
}

/** Where the ground is bare, cracked or burnt. */
function bare(c: Ctx, rand: Rand, y: number, w: number, h: number, colour: string): void {
  c.fillStyle = colour;
  c.fill(blob(120, y, w / 2, 0.16, 15, rand, h / w));
}

/** What a card of the prairie is named for. */
export const prairieSights: Readonly<Record<string, Sights>> = {
  FP01: { back: (c) => { hill(c, 'M26 164 C70 112 120 122 150 146 C180 124 204 136 216 164 Z', ['#fbe0a0', '#d3a254']); } },
  FP02: { back: (c, r) => { rock(c, r, 122, 164, 46, 78, farStone); c.fillStyle = '#4b3a38'; c.fill(svg('M112 84 C116 76 124 76 126 84 L130 96 L118 98 Z')); c.fill(svg('M112 84 L106 88 L114 90 Z')); } },
  FP03: { fore: (c, r) => { for (let i = 0; i < 46; i++) { const side = i % 2 ? 1 : -1; leaf(c, 120 + side * (16 + r() * 34), 292, 56 + r() * 16, 2.2, -Math.PI / 2 + side * (0.25 + r() * 0.5), ['#b98434', '#eec067', '#85591f'][i % 3]!); } c.fillStyle = 'rgba(50,30,16,.5)'; c.fill(disc(120, 284, 24, 10)); } },
  FP04: { mid: (c) => hill(c, 'M24 226 C60 196 90 212 124 212 C160 212 188 194 218 226 Z', ['#b28437', '#8a6028']), back: (c) => hill(c, 'M30 160 C80 142 150 164 212 140 L214 164 L30 164 Z', ['#e3bb6c', '#bf9248']) },
  FP05: { mid: (c, r) => [50, 98, 150, 194].forEach((x, i) => { const y = 188 + (i % 2) * 18; c.fillStyle = '#b98d50'; c.fill(blob(x, y, 17, 0.2, 9, r, 0.5)); c.fillStyle = '#1d140f'; c.fill(disc(x + 2, y, 7, 4)); }) },
  FP06: { fore: (c, r) => { for (let i = 0; i < 70; i++) leaf(c, inside(r, 26), 236 + r() * 56, 26, 1.3, -0.35 + r() * 0.25, ['#f3d283', '#c28f3a'][i % 2]!); }, mid: (c, r) => { for (let i = 0; i < 60; i++) leaf(c, inside(r, 24), 174 + r() * 46, 19, 1, -0.32 + r() * 0.2, '#fbe0a0'); } },
  FP07: { mid: (c, r) => { bare(c, r, 202, 150, 34, '#8a6438'); bones(c, 104, 206, 64); }, fore: (c) => bones(c, 180, 282, 40) },
  FP08: { back: (c) => { hill(c, 'M14 166 C36 104 62 92 84 128 L94 166 Z', ['#e9bd7a', '#b98c58']); hill(c, 'M76 166 C100 96 136 84 158 124 L172 166 Z', ['#f2c884', '#be9058']); hill(c, 'M150 166 C174 104 200 100 222 146 L224 166 Z', ['#e9bd7a', '#b08352']); } },
  FP09: { sky: (c, r) => birds(c, r, 9, 24), back: (c) => hill(c, 'M24 166 C60 150 96 118 128 118 C168 118 194 150 216 166 Z', ['#f7d894', '#c2954c']) },
  FP10: { mid: (c, r) => { bare(c, r, 200, 190, 40, '#b08a58'); c.strokeStyle = '#5a3f26'; c.lineWidth = 1.6; c.stroke(svg('M34 200 L70 192 L96 204 L130 190 L168 202 L206 194 M70 192 L80 182 M96 204 L90 218 M130 190 L140 214 M168 202 L160 186')); c.strokeStyle = '#6f9aa6'; c.lineWidth = 3; c.stroke(svg('M60 216 C90 210 120 222 176 212')); } },
  FP11: { fore: (c, r) => { c.fillStyle = 'rgba(120,84,48,.75)'; c.fill(svg('M84 300 C92 262 110 244 126 230 L146 230 C140 250 146 276 166 300 Z')); for (let i = 0; i < 14; i++) { c.fillStyle = '#5a3c24'; c.fill(disc(100 + r() * 44, 244 + r() * 52, 3, 1.6)); } }, mid: (c) => { c.fillStyle = 'rgba(168,122,66,.7)'; c.fill(svg('M118 226 C122 204 140 190 132 170 L142 168 C154 188 146 206 150 226 Z')); } },
  FP12: { mid: (c, r) => thistles(c, r, 204, 12, 26), fore: (c, r) => thistles(c, r, 272, 8, 40) },
  FP13: { back: (c) => { const wood = ['#5a4234', '#7d5c44', '#a98560'] as const; log(c, [150, 160], [146, 96], 7, wood); for (const [x, y] of [[112, 72], [134, 54], [168, 60], [186, 82]] as const) log(c, [147, 110], [x, y], 3.4, wood); } },
  FP14: { air: (c, r) => { for (let i = 0; i < 46; i++) { const [x, y] = [inside(r, 24), 40 + r() * 200]; c.fillStyle = `rgba(255,250,232,${0.5 + r() * 0.4})`; c.fill(disc(x, y, 1.5)); for (let k = 0; k < 5; k++) leaf(c, x, y, 4.4, 0.35, -Math.PI / 2 + (k - 2) * 0.5, 'rgba(255,250,232,.75)'); } } },
  FP15: { mid: (c) => { pool(c, 120, 200, 200, 38, ['#f7d6a0', '#7f93a8']); c.fillStyle = 'rgba(255,240,200,.7)'; for (let i = 0; i < 6; i++) c.fill(disc(70 + i * 20, 190 + (i % 3) * 9, 16, 0.9)); } },
  FP16: { back: (c) => { c.fillStyle = '#b98a5e'; c.fill(svg('M34 166 L44 96 L96 84 L136 92 L150 128 L206 138 L214 166 Z')); c.fillStyle = '#eec894'; c.fill(svg('M34 166 L44 96 L58 94 L56 166 Z M96 84 L104 86 L100 166 L84 166 Z M136 92 L144 110 L138 166 L128 166 Z')); c.fillStyle = '#8f6a4a'; for (const y of [112, 130, 148]) c.fillRect(50, y, 92, 1.6); } },
  FP17: { mid: (c, r) => { bare(c, r, 200, 196, 40, '#3f3128'); for (let i = 0; i < 26; i++) grass(c, r, inside(r, 36), 186 + r() * 34, 9, ['#1d1613', '#5d4a38'], 4); for (let i = 0; i < 12; i++) { c.fillStyle = '#ff9a3c'; c.fill(disc(inside(r, 44), 188 + r() * 28, 1.2)); } }, back: (c, r) => { for (let i = 0; i < 4; i++) stem(c, [[60 + i * 40, 158], [62 + i * 40 + r() * 6, 120]], 3, 1, '#4a3a30'); } },
  FP18: { sky: (c, r) => { sunset(c, 120, 92, 17); birds(c, r, 5, 26); }, mid: (c, r) => { for (let i = 0; i < 5; i++) rock(c, r, inside(r, 40), 190 + r() * 26, 20, 10, warm); } },
};
