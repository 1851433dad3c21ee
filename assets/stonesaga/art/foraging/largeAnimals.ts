import { disc, type Ctx } from '../../../bake/canvas.ts';
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
    { path: svg(
      'M72 92 C92 82 132 88 160 90 C182 92 186 118 176 136 C166 150 142 142 124 144 C104 148 84 146 74 132 C66 120 64 100 72 92 Z',
    ), fill: coat, round: 26, ink: 2.2,
      detail: (d) => {
        d.fillStyle = 'rgba(247,226,184,.75)';
        d.fill(svg('M84 140 C110 150 140 142 160 146 L160 160 L84 160 Z'));
        d.fillStyle = 'rgba(255,236,196,.55)';
        for (const [x, y] of [[110, 104], [124, 98], [138, 104], [150, 98], [128, 112], [158, 110]] as const) d.fill(disc(x, y, 2.6, 2));
      } },
    { path: chain([156, 118, 21], [174, 158, 9], [160, 184, 6], [166, 214, 5]), fill: coat, round: 16, ink: 2 },
    { path: chain([86, 126, 16], [80, 164, 7.4], [84, 214, 5]), fill: coat, round: 12, ink: 2 },
    {
      path: chain([88, 112, 25], [72, 84, 17], [62, 60, 11.5]), fill: ['#c58a50', '#a36a3c', '#8a5530'], round: 18, ink: 2.2,
      detail: (d) => { d.fillStyle = 'rgba(247,226,184,.6)'; d.fill(svg('M54 70 C58 96 66 116 74 126 L56 126 L48 80 Z')); },
    },
    { path: svg('M74 50 C84 42 96 42 102 46 C96 56 84 60 74 58 Z'), fill: '#9a6237', ink: 1.8, round: 6 },
    {
      path: join(chain([64, 56, 12], [44, 66, 8], [32, 72, 6.2])), fill: ['#bd8049', '#a0683a'], round: 10, ink: 2,
      detail: (d) => { d.fillStyle = '#f0dcb4'; d.fill(disc(33, 76, 8, 4)); },
    },
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
    {
      path: svg(
        'M40 92 C38 54 62 18 96 16 C124 14 142 44 166 52 C194 58 210 70 206 98 C204 122 192 136 172 136 C146 138 118 146 92 144 C60 142 42 124 40 92 Z',
      ),
      fill: ['#8a5a36', '#7a4c2d', '#5c3a24'], round: 34, ink: 2.4,
    },
    { path: chain([182, 108, 20], [192, 142, 9], [196, 172, 8]), fill: '#6d4429', round: 14, ink: 2 },
    { path: svg(
      'M34 88 C30 50 60 16 96 16 C120 16 128 42 126 66 C126 92 120 118 108 136 L100 150 L94 138 L86 154 L78 140 L68 152 L60 132 C44 124 36 108 34 88 Z',
    ), fill: ['#6b4327', '#4d2f1d', '#3a2418'], round: 26, ink: 2.4,
      detail: (d) => {
        d.strokeStyle = 'rgba(214,160,100,.5)';
        d.lineWidth = 2.2;
        for (let i = 0; i < 26; i++) {
          const [x, y] = [44 + ((i * 37) % 74), 30 + ((i * 53) % 96)];
          d.beginPath();
          d.moveTo(x, y);
          d.quadraticCurveTo(x - 3, y + 7, x + 1, y + 13);
          d.stroke();
        }
      } },
    { path: chain([72, 132, 12], [68, 152, 8.5], [70, 171, 8]), fill: '#462b1b', round: 10, ink: 2 },
    {
      path: svg('M60 68 C44 62 24 74 18 92 C12 108 18 128 32 132 C40 142 48 152 52 140 C66 130 74 110 72 92 C72 80 68 72 60 68 Z'),
      fill: ['#4a2e1d', '#382318', '#241710'], round: 18, ink: 2.4,
    },
    { path: svg('M18 116 C12 122 14 134 26 136 C34 136 38 128 36 120 Z'), fill: '#1d1310', ink: 1.6, round: 7, gloss: 0.5 },
    { path: svg('M46 72 C34 70 26 58 32 44 C36 54 44 58 56 62 Z'), fill: ['#f6e6c2', '#c9ac7c'], round: 5, ink: 2 },
    { path: svg('M62 74 C74 68 82 58 80 44 C72 52 64 56 54 62 Z'), fill: ['#f6e6c2', '#c9ac7c'], round: 5, ink: 2 },
    { path: disc(38, 94, 4.2, 3.8), fill: '#e8a03c', ink: 1.2, round: 3, gloss: 0.8 },
    { path: disc(37.5, 94.5, 2), fill: '#120a08', ink: 0, round: 2 },
    { path: join(disc(70, 172, 10, 4.5), disc(196, 173, 9.5, 4.5)), fill: '#1d1310', ink: 0, round: 3 },
  ]);
};
