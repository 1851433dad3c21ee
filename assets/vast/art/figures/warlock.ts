import { disc } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { limb, mirror, svg } from '../../../bake/paths.ts';
import { type Part } from '../../../bake/sculpt.ts';

export function warlock(): Part[] {
  const robe = svg('M-34 -150 C-52 -110 -60 -50 -72 0 C-48 8 -28 2 0 6 C28 2 48 8 72 0 C60 -50 52 -110 34 -150 Z');
  const collar = svg('M-30 -150 C-64 -164 -68 -200 -60 -224 C-44 -200 -34 -186 -22 -178 Z');
  return [
    { path: limb(78, 0, 5, 70, -232, 5), fill: ['#8a6a4a', '#4a3322'], round: 5 },
    {
      path: svg('M70 -216 C44 -226 42 -262 60 -276 C54 -256 62 -244 70 -244 C80 -244 86 -256 80 -276 C100 -262 96 -226 70 -216 Z'),
      fill: ['#c9b48a', '#6d5638'],
      round: 8,
      gloss: 0.5,
    },
    { path: disc(70, -258, 15), fill: ['#c8ff9a', '#58c05a'], round: 14, gloss: 1 },
    {
      path: robe,
      fill: ['#6b3a86', '#4c2468', '#2b123f'],
      round: 28,
      detail: (c) => {
        c.fillStyle = '#221030';
        c.fill(svg('M-14 -150 L14 -150 L24 10 L-24 10 Z'));
        c.strokeStyle = '#c8902f';
        c.lineWidth = 5;
        c.stroke(svg('M-14 -150 L-26 8 M14 -150 L26 8'));
        c.lineWidth = 8;
        c.stroke(robe);
        c.fillStyle = '#8fe07a';
        c.fill(glyphAt('pentacle', 0, -56, 36));
      },
    },
    { path: collar, fill: ['#8a4fae', '#3d1d57'], round: 10 },
    { path: mirror(collar), fill: ['#8a4fae', '#3d1d57'], round: 10 },
    {
      path: svg('M-36 -152 C-62 -130 -66 -100 -52 -84 C-30 -84 -8 -92 2 -102 L-6 -122 C-16 -120 -26 -128 -26 -150 Z'),
      fill: ['#7d4799', '#3d1d57'],
      round: 14,
    },
    { path: disc(2, -110, 12), fill: ['#d9c4a0', '#9a8264'], round: 10 },
    { path: svg('M36 -152 C60 -140 70 -124 80 -112 L66 -96 C50 -104 34 -120 26 -142 Z'), fill: ['#7d4799', '#3d1d57'], round: 14 },
    { path: disc(74, -104, 12), fill: ['#d9c4a0', '#9a8264'], round: 10 },
    {
      path: svg('M-24 -166 C-34 -190 -28 -216 0 -220 C28 -216 34 -190 24 -166 C14 -150 6 -140 0 -118 C-6 -140 -14 -150 -24 -166 Z'),
      fill: ['#d9c4a0', '#b59a78', '#cfc8cf'],
      round: 16,
      detail: (c) => {
        c.fillStyle = '#e9e4ea';
        c.fill(svg('M-24 -168 C-10 -162 10 -162 24 -168 C14 -148 6 -140 0 -116 C-6 -140 -14 -148 -24 -168 Z'));
        c.fillStyle = '#2a1430';
        c.fill(svg('M-10 -166 L10 -166 L6 -160 L-6 -160 Z'));
      },
    },
    {
      path: svg('M-20 -188 L-4 -182 L-6 -177 C-14 -176 -19 -181 -20 -188 Z M20 -188 L4 -182 L6 -177 C14 -176 19 -181 20 -188 Z'),
      fill: '#b8ff7a',
      glow: true,
    },
    {
      path: svg('M-32 -186 C-36 -214 -20 -226 0 -228 C20 -226 36 -214 32 -186 C26 -200 14 -206 0 -200 C-14 -206 -26 -200 -32 -186 Z'),
      fill: ['#7d4799', '#4c2468'],
      round: 10,
    },
    {
      path: svg('M-24 -214 C-40 -222 -46 -240 -38 -258 C-32 -244 -22 -236 -12 -226 Z M24 -214 C40 -222 46 -240 38 -258 C32 -244 22 -236 12 -226 Z'),
      fill: ['#e6d7b0', '#8a7450'],
      round: 7,
      gloss: 0.5,
    },
  ];
}
