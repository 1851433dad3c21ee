import { blob, disc, type Ctx } from '../../../bake/canvas.ts';
import { svg } from '../../../bake/paths.ts';
import { leaf, stem, type Rand } from './brush.ts';
import type { Sights } from './land.ts';
import { fern, inside, log, pool, rock } from './scenery.ts';

const mossy = ['#2f3a22', '#5d6a32', '#9a9f52'] as const;
const charred = ['#15110f', '#2c2521', '#5a4c42'] as const;
const still = ['#e9d79a', '#4d6b58'] as const;

/** A dark mouth in a bank. */
function hole(c: Ctx, x: number, y: number, w: number, h: number): void {
  c.fillStyle = '#3d3323';
  c.fill(disc(x, y, w / 2 + 4, h / 2 + 4));
  c.fillStyle = '#0d0b0c';
  c.fill(disc(x + 1.5, y + 2, w / 2, h / 2));
}

function brambles(c: Ctx, rand: Rand, x: number, y: number, w: number, h: number): void {
  for (let i = 0; i < 9; i++) {
    const x0 = x + (i / 8 - 0.5) * w;
    stem(c, [[x0, y], [x0 + (x - x0) * 0.4, y - h * (0.7 + rand() * 0.3)], [x + (x - x0) * 0.5, y - h * 0.3]], 2.4, 1, '#3a2a24');
    for (let k = 0; k < 7; k++) leaf(c, x0 + (x - x0) * rand(), y - h * rand(), 6, 2, rand() * 6, ['#2c3a20', '#54622e', '#6e3a34'][k % 3]!);
  }
}

/** Broken black stems without a crown. */
function snags(c: Ctx, rand: Rand, y: number, many: number, tall: number): void {
  for (let i = 0; i < many; i++) {
    const x = 24 + ((i + rand() * 0.8) / many) * 186;
    stem(c, [[x, y + rand() * 8], [x + (rand() - 0.5) * 8, y - tall * (0.6 + rand() * 0.5)]], 7, 2, charred[0]);
    stem(c, [[x - 1.6, y + 2], [x - 2, y - tall * 0.5]], 1.8, 0.8, charred[2]);
    stem(c, [[x, y - tall * 0.4], [x + (i % 2 ? 10 : -10), y - tall * 0.55]], 2.4, 0.8, charred[1]);
  }
}

/** What a card of the forest is named for. */
export const forestSights: Readonly<Record<string, Sights>> = {
  FF01: { mid: (c) => { log(c, [30, 206], [150, 178], 17); log(c, [210, 214], [120, 196], 13); }, back: (c) => { log(c, [60, 150], [168, 132], 10, ['#6d6440', '#938757', '#c4b47a']); c.fillStyle = '#4d4630'; c.fill(blob(60, 146, 14, 0.4, 11, () => 0.5)); } },
  FF02: { mid: (c) => pool(c, 124, 208, 176, 22, still), back: (c, r) => { for (let i = 0; i < 6; i++) stem(c, [[50 + i * 26, 160], [56 + i * 26 + r() * 16, 120], [70 + i * 24 + r() * 18, 66]], 5, 2, '#6a6a42'); } },
  FF03: { mid: (c, r) => { rock(c, r, 120, 206, 120, 48, mossy); hole(c, 116, 192, 44, 30); fern(c, r, 84, 210, 20); fern(c, r, 160, 210, 18); } },
  FF04: { mid: (c, r) => [0, 1, 2].forEach((i) => rock(c, r, 66 + i * 48, 216 - i * 15, 72, 26, mossy)), back: (c, r) => [0, 1].forEach((i) => rock(c, r, 120 + i * 36, 160 - i * 10, 48, 18, ['#6d7042', '#969455', '#cabf7c'])) },
  FF05: { back: (c) => { const pale = ['#8c8668', '#cdc4a4', '#f3e9cc'] as const; log(c, [120, 160], [96, 30], 9, pale); log(c, [124, 160], [158, 44], 8, pale); log(c, [122, 164], [121, 128], 15, pale); } },
  FF06: { mid: (c) => pool(c, 118, 206, 190, 28, ['#f2dfa6', '#3f6457']), fore: (c, r) => [40, 186].forEach((x) => rock(c, r, x, 246, 34, 16, mossy)) },
  FF07: { fore: (c, r) => { for (let i = 0; i < 9; i++) fern(c, r, inside(r, 30), 240 + r() * 50, 27, ['#2c4220', '#7d9443']); }, mid: (c, r) => { for (let i = 0; i < 7; i++) fern(c, r, inside(r, 28), 182 + r() * 32, 20, ['#4a6230', '#9fae58']); } },
  FF08: { mid: (c, r) => snags(c, r, 200, 6, 130), back: (c, r) => snags(c, r, 148, 5, 90), fore: (c, r) => { for (let i = 0; i < 40; i++) { c.fillStyle = `rgba(24,20,18,${0.2 + r() * 0.3})`; c.fill(disc(inside(r, 24), 236 + r() * 60, 8 + r() * 8, 2.5)); } } },
  FF09: { back: (c) => [52, 118, 184].forEach((x, i) => { log(c, [x, 160], [x + 3, -6], 20, ['#6b6240', '#8d8152', '#bfae74']); for (const y of [48, 84]) { hole(c, x + 2, y + i * 7, 8, 10); c.fillStyle = '#ffd777'; c.fill(disc(x, y + i * 7 + 2, 1.3)); c.fill(disc(x + 4.6, y + i * 7 + 2, 1.3)); } }) },
  FF10: { mid: (c, r) => { brambles(c, r, 60, 216, 80, 66); brambles(c, r, 184, 216, 80, 66); }, back: (c, r) => brambles(c, r, 122, 160, 100, 40) },
  FF11: { mid: (c, r) => { for (let i = 0; i < 9; i++) rock(c, r, inside(r, 34), 184 + r() * 32, 26 + r() * 18, 13, ['#33424a', '#6f838a', '#c7d6d4']); }, back: (c, r) => { for (let i = 0; i < 5; i++) rock(c, r, inside(r, 34), 136 + r() * 22, 22, 9, ['#67705c', '#98a08a', '#d3d3b2']); } },
  FF12: { mid: (c) => { log(c, [40, 196], [92, 176], 12); log(c, [196, 196], [150, 174], 12); log(c, [70, 214], [174, 216], 14); }, back: (c, r) => rock(c, r, 120, 154, 40, 14, mossy) },
  FF13: { mid: (c, r) => { c.fillStyle = '#6d4f30'; c.fill(svg('M30 226 C50 186 190 184 214 226 Z')); for (const [x, y] of [[84, 206], [132, 200], [168, 212]] as const) hole(c, x, y, 17, 12); for (let i = 0; i < 8; i++) stem(c, [[inside(r, 50), 192], [inside(r, 50), 212]], 1.6, 0.6, '#3d2c1c'); } },
  FF14: { fore: (c, r) => { for (let i = 0; i < 260; i++) leaf(c, inside(r, 12), 234 + r() * 64, 8, 0.6, r() * 3, r() < 0.5 ? '#8a5a2c' : '#b8803e'); }, mid: (c, r) => { for (let i = 0; i < 140; i++) leaf(c, inside(r, 12), 172 + r() * 52, 6, 0.5, r() * 3, '#a9763c'); } },
  FF15: { back: (c) => { c.fillStyle = '#8f8656'; c.fill(svg('M18 160 L70 92 L104 116 L146 78 L222 160 Z')); c.fillStyle = '#bdb07a'; c.fill(svg('M18 160 L70 92 L78 122 L56 160 Z M104 116 L146 78 L150 118 L120 160 L96 160 Z')); c.strokeStyle = '#e6d8ac'; c.lineWidth = 2; c.stroke(svg('M140 78 C128 60 126 46 132 36 M132 54 L122 46 M150 78 C160 62 164 48 158 36 M158 54 L168 46')); } },
  FF16: { back: (c) => { log(c, [122, 168], [118, -6], 62, ['#5f5636', '#84774b', '#b3a269']); c.fillStyle = '#191510'; c.fill(svg('M100 164 C98 120 110 96 124 94 C140 98 146 124 142 164 Z')); } },
  FF17: { back: (c) => { c.fillStyle = '#6c6d55'; c.fill(svg('M60 166 L74 70 L112 92 L116 166 Z M132 166 L130 88 L164 66 L184 166 Z')); c.fillStyle = '#a8a480'; c.fill(svg('M60 166 L74 70 L86 96 L76 166 Z M132 166 L130 88 L142 92 L144 166 Z')); c.fillStyle = 'rgba(226,242,238,.85)'; c.fill(svg('M118 92 L128 92 L130 168 L114 168 Z')); }, mid: (c) => pool(c, 122, 182, 90, 18, ['#dff0ea', '#4f8190']) },
  FF18: { mid: (c, r) => brambles(c, r, 120, 220, 180, 44), air: (c) => { const side = c.createLinearGradient(0, 0, 240, 0); for (const [at, a] of [[0, 0], [0.2, 1], [0.8, 1], [1, 0]] as const) side.addColorStop(at, `rgba(40,24,60,${a * 0.26})`); c.fillStyle = side; c.fillRect(0, 0, 240, 300); } },
};
