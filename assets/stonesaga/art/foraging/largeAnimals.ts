import { disc, poly, type Ctx } from '../../../bake/canvas.ts';
import { join, svg } from '../../../bake/paths.ts';
import type { Part } from '../../../bake/sculpt.ts';
import { chain, modelled } from './brush.ts';

type Animal = (c: Ctx, w: number, h: number) => void;
const eye = (x: number, y: number, r = 3): Part => ({ path: disc(x, y, r), fill: '#120c0a', ink: 0, round: 2, gloss: 0.9 });

/** All look to the left, towards the light. */
export const stag: Animal = (c, w, h) => {
  const coat = ['#b77b45', '#9a6237', '#7a4a2a'] as const;
  const far = '#5d3b25';
  const horn = (dx: number, fill: string): Part => ({
    path: join(
      chain([62 + dx, 52, 4.4], [72 + dx, 34, 3.8], [74 + dx, 16, 3], [66 + dx, 5, 1.8]),
      chain([70 + dx, 38, 3], [58 + dx, 28, 2.2], [54 + dx, 18, 1.4]),
      chain([74 + dx, 22, 2.8], [86 + dx, 14, 2], [90 + dx, 5, 1.2]),
      chain([73 + dx, 30, 2.8], [88 + dx, 28, 2], [97 + dx, 20, 1.2]),
    ),
    fill, round: 4, ink: 1.6,
  });
  modelled(c, w, h, 200, [
    { path: chain([92, 132, 10], [98, 168, 6], [95, 214, 4.6]), fill: far, ink: 2 },
    { path: chain([158, 128, 15], [170, 164, 7], [161, 213, 4.8]), fill: far, ink: 2 },
    horn(14, '#a98d63'),
    { path: chain([178, 104, 6], [190, 118, 4], [187, 126, 2]), fill: '#f3e2c0', ink: 1.8, round: 5 },
    { path: svg('M72 92 C92 82 132 88 160 90 C182 92 186 118 176 136 C166 150 142 142 124 144 C104 148 84 146 74 132 C66 120 64 100 72 92 Z'), fill: coat, round: 26, ink: 2.2,
      detail: (d) => { d.fillStyle = 'rgba(247,226,184,.75)'; d.fill(svg('M84 140 C110 150 140 142 160 146 L160 160 L84 160 Z')); d.fillStyle = 'rgba(255,236,196,.55)'; for (const [x, y] of [[110, 104], [124, 98], [138, 104], [150, 98], [128, 112], [158, 110]] as const) d.fill(disc(x, y, 2.6, 2)); } },
    { path: chain([156, 118, 21], [174, 158, 9], [160, 184, 6], [166, 214, 5]), fill: coat, round: 16, ink: 2 },
    { path: chain([86, 126, 16], [80, 164, 7.4], [84, 214, 5]), fill: coat, round: 12, ink: 2 },
    { path: chain([88, 112, 25], [72, 84, 17], [62, 60, 11.5]), fill: ['#c58a50', '#a36a3c', '#8a5530'], round: 18, ink: 2.2, detail: (d) => { d.fillStyle = 'rgba(247,226,184,.6)'; d.fill(svg('M54 70 C58 96 66 116 74 126 L56 126 L48 80 Z')); } },
    { path: svg('M74 50 C84 42 96 42 102 46 C96 56 84 60 74 58 Z'), fill: '#9a6237', ink: 1.8, round: 6 },
    { path: join(chain([64, 56, 12], [44, 66, 8], [32, 72, 6.2])), fill: ['#bd8049', '#a0683a'], round: 10, ink: 2, detail: (d) => { d.fillStyle = '#f0dcb4'; d.fill(disc(33, 76, 8, 4)); } },
    { path: disc(27.5, 69.5, 4, 3.4), fill: '#241612', ink: 0, round: 3, gloss: 0.7 },
    eye(55, 56, 3),
    horn(0, '#e2c896'),
    { path: join(disc(84, 216, 5.5, 4), disc(166, 216, 5.5, 4)), fill: '#2a1b15', ink: 0, round: 3 },
  ]);
};

export const bison: Animal = (c, w, h) => {
  const far = '#33221a';
  modelled(c, w, h, 220, [
    { path: chain([88, 128, 12], [90, 152, 7.5], [88, 170, 7]), fill: far, ink: 2 },
    { path: chain([178, 118, 13], [186, 148, 7.5], [180, 170, 7]), fill: far, ink: 2 },
    { path: chain([200, 82, 4], [212, 108, 3], [210, 124, 5]), fill: far, ink: 1.8, round: 4 },
    { path: svg('M40 92 C38 54 62 18 96 16 C124 14 142 44 166 52 C194 58 210 70 206 98 C204 122 192 136 172 136 C146 138 118 146 92 144 C60 142 42 124 40 92 Z'), fill: ['#8a5a36', '#7a4c2d', '#5c3a24'], round: 34, ink: 2.4 },
    { path: chain([182, 108, 20], [192, 142, 9], [196, 172, 8]), fill: '#6d4429', round: 14, ink: 2 },
    { path: svg('M34 88 C30 50 60 16 96 16 C120 16 128 42 126 66 C126 92 120 118 108 136 L100 150 L94 138 L86 154 L78 140 L68 152 L60 132 C44 124 36 108 34 88 Z'), fill: ['#6b4327', '#4d2f1d', '#3a2418'], round: 26, ink: 2.4,
      detail: (d) => { d.strokeStyle = 'rgba(214,160,100,.5)'; d.lineWidth = 2.2; for (let i = 0; i < 26; i++) { const [x, y] = [44 + ((i * 37) % 74), 30 + ((i * 53) % 96)]; d.beginPath(); d.moveTo(x, y); d.quadraticCurveTo(x - 3, y + 7, x + 1, y + 13); d.stroke(); } } },
    { path: chain([72, 132, 12], [68, 152, 8.5], [70, 171, 8]), fill: '#462b1b', round: 10, ink: 2 },
    { path: svg('M60 68 C44 62 24 74 18 92 C12 108 18 128 32 132 C40 142 48 152 52 140 C66 130 74 110 72 92 C72 80 68 72 60 68 Z'), fill: ['#4a2e1d', '#382318', '#241710'], round: 18, ink: 2.4 },
    { path: svg('M18 116 C12 122 14 134 26 136 C34 136 38 128 36 120 Z'), fill: '#1d1310', ink: 1.6, round: 7, gloss: 0.5 },
    { path: svg('M46 72 C34 70 26 58 32 44 C36 54 44 58 56 62 Z'), fill: ['#f6e6c2', '#c9ac7c'], round: 5, ink: 2 },
    { path: svg('M62 74 C74 68 82 58 80 44 C72 52 64 56 54 62 Z'), fill: ['#f6e6c2', '#c9ac7c'], round: 5, ink: 2 },
    { path: disc(38, 94, 4.2, 3.8), fill: '#e8a03c', ink: 1.2, round: 3, gloss: 0.8 },
    { path: disc(37.5, 94.5, 2), fill: '#120a08', ink: 0, round: 2 },
    { path: join(disc(70, 172, 10, 4.5), disc(196, 173, 9.5, 4.5)), fill: '#1d1310', ink: 0, round: 3 },
  ]);
};

/** Plates like mussel shells, one over the other along a back. */
function plates(line: readonly (readonly [number, number, number, number])[]): Part[] {
  return line.map(([x, y, r, turn]) => ({
    path: svg('M-1 0.35 C-1.05 -0.5 -0.4 -1.05 0.1 -1.1 C0.7 -0.9 1.05 -0.3 1 0.4 C0.4 0.15 -0.4 0.1 -1 0.35 Z', new DOMMatrix().translate(x, y).rotate(turn).scale(r, r)),
    fill: ['#e9dcc0', '#a9a89c', '#6c7780'], round: 7, ink: 2, gloss: 0.45,
    detail: (d: Ctx) => { d.strokeStyle = 'rgba(60,66,76,.55)'; d.lineWidth = 1.6; for (const k of [0.45, 0.75]) { d.beginPath(); d.ellipse(x, y + r * 0.3, r * k, r * k * 1.2, (turn * Math.PI) / 180, Math.PI, 2 * Math.PI); d.stroke(); } },
  }));
}
const fang = (x: number, y: number, long: number, wide: number): Part => ({ path: poly([x - wide, y], [x + wide, y - 1], [x - wide * 0.2, y + long]), fill: ['#fffbe9', '#e3cf9c'], round: 3, ink: 1.4 });
const glare = (x: number, y: number): Part[] => [
  { path: disc(x, y, 6.4, 5), fill: '#5a1d0c', ink: 0, round: 3 },
  { path: disc(x, y, 4.8, 3.6), fill: '#ffc53a', ink: 0, glow: true },
  { path: disc(x - 0.4, y, 1.5, 3.2), fill: '#1a0b06', ink: 0, glow: true },
];

export const platebear: Animal = (c, w, h) => {
  const coat = ['#5d5148', '#453a36', '#2c2527'] as const;
  modelled(c, w, h, 240, [
    { path: chain([104, 126, 18], [108, 150, 12], [100, 166, 10]), fill: '#221c1f', ink: 2 },
    { path: chain([192, 122, 20], [198, 150, 12], [190, 167, 10]), fill: '#221c1f', ink: 2 },
    ...plates([[212, 66, 20, 34], [190, 48, 24, 18], [164, 38, 26, 8], [134, 34, 26, -4], [106, 40, 24, -18]]),
    { path: svg('M62 88 C66 62 92 44 128 44 C166 42 206 52 220 84 C232 112 220 138 196 142 C160 148 120 146 92 142 C70 138 58 112 62 88 Z'), fill: coat, round: 34, ink: 2.4,
      detail: (d) => { d.strokeStyle = 'rgba(168,150,128,.38)'; d.lineWidth = 2; for (let i = 0; i < 30; i++) { const [x, y] = [74 + ((i * 47) % 136), 62 + ((i * 29) % 74)]; d.beginPath(); d.moveTo(x, y); d.lineTo(x + 5, y + 11); d.stroke(); } } },
    { path: chain([200, 116, 25], [212, 146, 14], [204, 167, 11]), fill: coat, round: 18, ink: 2.2 },
    { path: chain([92, 114, 26], [78, 144, 15], [68, 167, 12]), fill: coat, round: 18, ink: 2.2 },
    { path: svg('M58 64 C62 50 78 50 82 64 L76 78 L62 78 Z'), fill: '#3a302d', ink: 2, round: 7 },
    { path: svg('M100 62 C94 52 80 52 64 58 C44 64 26 74 12 88 C6 96 10 104 22 104 L40 108 C52 126 76 134 98 122 C114 112 112 78 100 62 Z'), fill: ['#6a5c50', '#4c403a', '#352c2c'], round: 22, ink: 2.4 },
    { path: svg('M20 104 C30 126 50 136 72 126 L60 112 C46 112 32 110 20 104 Z'), fill: ['#7a2418', '#3d0f0c'], round: 6, ink: 2 },
    { path: svg('M26 118 C38 138 62 142 80 126 L72 122 C56 132 40 128 32 114 Z'), fill: '#453a36', round: 7, ink: 2 },
    fang(28, 104, 18, 4), fang(44, 107, 12, 3), fang(56, 109, 10, 2.6),
    { path: disc(13, 90, 7, 6), fill: '#140e10', ink: 0, round: 5, gloss: 0.8 },
    ...glare(54, 78),
    ...[52, 60, 68, 76].map((x): Part => ({ path: poly([x, 166], [x + 5, 166], [x - 3, 175]), fill: '#efe3c8', ink: 1.2, round: 2 })),
    ...[190, 198, 206].map((x): Part => ({ path: poly([x, 167], [x + 5, 167], [x - 2, 175]), fill: '#efe3c8', ink: 1.2, round: 2 })),
  ]);
};

export const sabrecat: Animal = (c, w, h) => {
  const coat = ['#e0a85a', '#c4843c', '#96602c'] as const;
  const spots = (d: Ctx): void => {
    d.fillStyle = 'rgba(74,40,20,.6)';
    for (let i = 0; i < 34; i++) d.fill(disc(84 + ((i * 41) % 140), 58 + ((i * 23) % 70), 4, 2.6));
  };
  modelled(c, w, h, 250, [
    { path: chain([226, 80, 6], [240, 58, 5], [232, 36, 5], [238, 24, 6]), fill: '#a96c32', ink: 2, round: 6 },
    { path: chain([106, 118, 15], [84, 144, 9], [64, 164, 8]), fill: '#7d4d25', ink: 2 },
    { path: chain([200, 112, 18], [214, 140, 9], [196, 164, 8]), fill: '#7d4d25', ink: 2 },
    ...plates([[196, 56, 18, 12], [172, 48, 21, 4], [146, 42, 23, -4], [120, 44, 23, -16]]),
    { path: svg('M76 88 C80 64 108 52 140 52 C176 50 216 56 230 80 C238 102 222 128 196 128 C170 126 146 132 116 134 C90 136 72 112 76 88 Z'), fill: coat, round: 28, ink: 2.4, detail: spots },
    { path: chain([206, 100, 25], [226, 134, 11], [214, 150, 9], [204, 166, 9]), fill: coat, round: 18, ink: 2.2, detail: spots },
    { path: chain([104, 106, 24], [92, 138, 13], [104, 156, 9], [92, 167, 9]), fill: coat, round: 16, ink: 2.2, detail: spots },
    { path: svg('M70 48 C74 34 88 36 90 50 L84 62 L70 60 Z'), fill: '#a96c32', ink: 2, round: 6 },
    { path: svg('M102 56 C96 44 78 42 62 48 C44 54 28 64 20 78 C16 88 22 94 32 94 L44 98 C54 116 78 122 96 112 C112 102 112 72 102 56 Z'), fill: ['#ecba70', '#cd8f46', '#a66c34'], round: 20, ink: 2.4,
      detail: (d) => { d.fillStyle = '#f6e3bb'; d.fill(svg('M18 84 C28 80 44 84 50 96 L40 104 L18 96 Z')); d.fillStyle = 'rgba(74,40,20,.6)'; for (const [x, y] of [[74, 58], [86, 64], [80, 74], [92, 82], [84, 94], [96, 98]] as const) d.fill(disc(x, y, 3.6, 2.4)); } },
    { path: svg('M30 94 C38 112 54 122 72 114 L62 102 C50 102 40 98 30 94 Z'), fill: ['#8a2a1c', '#45120d'], round: 5, ink: 2 },
    { path: svg('M36 108 C46 124 64 128 80 114 L72 110 C60 120 48 116 42 104 Z'), fill: '#cd8f46', round: 6, ink: 2 },
    fang(36, 94, 34, 4.6), fang(50, 98, 28, 4),
    { path: disc(21, 78, 6, 5), fill: '#2a1512', ink: 0, round: 4, gloss: 0.8 },
    ...glare(58, 70),
    ...[84, 92, 100].map((x): Part => ({ path: poly([x, 167], [x + 5, 167], [x - 2, 174]), fill: '#efe3c8', ink: 1.2, round: 2 })),
  ]);
};
