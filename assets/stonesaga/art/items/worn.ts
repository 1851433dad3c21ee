import { disc, rect } from '../../../bake/canvas.ts';
import { join, limb, svg } from '../../../bake/paths.ts';
import type { Part } from '../../../bake/sculpt.ts';
import { feather, rope, set, stuff, thread, tooth } from './shapes.ts';

type Made = () => Part[];
const fringe =
  'M0 -84 C-18 -84 -30 -70 -28 -52 C-54 -42 -70 -16 -74 22 C-76 46 -80 64 -86 80 L-62 72 L-50 84 L-32 74 L-16 84 ' +
  'L0 74 L18 84 L34 74 L52 84 L62 72 L86 80 C80 64 76 46 74 22 C70 -16 54 -42 28 -52 C30 -70 18 -84 0 -84 Z';
const boot = (x: number): Part[] =>
  set([
    {
      path: svg('M-26 -70 C-10 -78 12 -78 26 -70 L28 24 C50 32 66 44 66 62 L66 72 L-28 72 C-34 20 -30 -30 -26 -70 Z'),
      fill: stuff.leather, round: 16, gloss: 0.3,
      detail: (c) => {
        c.strokeStyle = '#f0d8a4';
        c.lineWidth = 3;
        for (let y = -44; y < 30; y += 16) c.stroke(new Path2D(`M4 ${y} L24 ${y + 8} M24 ${y} L4 ${y + 8}`));
      },
    },
    { path: svg('M-32 -78 C-10 -90 14 -90 32 -78 L30 -54 C12 -62 -12 -62 -30 -54 Z'), fill: '#e3cda6', round: 8 },
    { path: svg('M-28 66 L66 66 L64 80 L-26 80 Z'), fill: stuff.pitch, round: 5, gloss: 0.6 },
  ], { x, by: 0.98 });

const beads = (points: readonly (readonly [number, number])[], fill: string): Part => ({
  path: join(...points.map(([x, y]) => disc(x, y, 5))), fill, round: 4, ink: 1.4, gloss: 0.5,
});

/** What is worn: cloaks, charms, boots. */
export const wornThings = {
  IT18: () => [
    rope([[-56, -84], [-46, -30], [0, 2], [46, -30], [56, -84]], 4), { path: disc(0, 34, 44), fill: '#c9862c', round: 8 },
    { path: disc(0, 34, 35), fill: stuff.sunstone, round: 16, gloss: 0.8 },
    {
      path: join(...Array.from({ length: 8 }, (_, i) => limb(
        Math.cos(i * 0.785) * 14, 34 + Math.sin(i * 0.785) * 14, 2.6, Math.cos(i * 0.785) * 25, 34 + Math.sin(i * 0.785) * 25, 1,
      ))),
      fill: '#7a3f0c', round: 2, ink: 0, gloss: 0,
    },
    { path: disc(0, 34, 9), fill: '#7a3f0c', round: 4, ink: 0, gloss: 0.4 },
  ],
  IT28: () => [
    {
      path: svg(fringe), fill: stuff.hide, round: 26,
      detail: (c) => {
        c.fillStyle = '#4a2e19';
        c.fill(new Path2D('M-9 -30 C-13 12 -17 56 -20 96 L20 96 C17 56 13 12 9 -30 Z'));
        c.strokeStyle = 'rgba(60,30,10,.6)';
        c.lineWidth = 2.4;
        c.stroke(new Path2D('M-46 -30 C-54 12 -54 52 -58 84 M-28 -34 C-34 12 -36 50 -38 80 M46 -30 C54 12 54 52 58 84 M28 -34 C34 12 36 50 38 80'));
      },
    },
    {
      path: svg(
        'M-44 -46 L-32 -60 L-24 -46 L-16 -62 L-6 -48 L0 -62 L8 -48 L16 -62 L24 -46 L32 -60 L44 -46 ' +
          'L50 -22 L36 -28 L28 -14 L18 -26 L8 -12 L0 -24 L-8 -12 L-18 -26 L-28 -14 L-36 -28 L-50 -22 Z',
      ),
      fill: '#ecdcba', round: 8,
    },
    { path: disc(0, -66, 15, 12), fill: '#1c110a', round: 4, gloss: 0 },
  ],
  IT29: () => [
    {
      path: svg('M-30 -80 C-20 -64 20 -64 30 -80 L58 -66 C50 -40 54 -20 62 -8 L58 78 L-58 78 L-62 -8 C-54 -20 -50 -40 -58 -66 Z'),
      fill: stuff.leather, round: 20, gloss: 0.35,
      detail: (c) => {
        c.strokeStyle = 'rgba(60,30,10,.6)';
        c.lineWidth = 3;
        c.stroke(new Path2D('M0 -70 L0 80 M-60 40 L60 40'));
        c.strokeStyle = '#e8d2a2';
        c.lineWidth = 3.4;
        for (let y = -48; y < 34; y += 16) c.stroke(new Path2D(`M-12 ${y} L12 ${y + 10} M12 ${y} L-12 ${y + 10}`));
      },
    },
    { path: limb(-60, 42, 7, 60, 42, 7), fill: stuff.darkWood, round: 6 }, { path: rect(-11, 32, 22, 20, 5), fill: stuff.bone, round: 5 },
  ],
  IT33: () => [
    ...[62, 38, 14, -10].flatMap((y, row) => Array.from({ length: 9 - row }, (_, i) => feather(
      (i - (8 - row) / 2) * (20 - row * 1.5), y - 46, Math.PI + (i - (8 - row) / 2) * -0.07, 54, ['#9fb2b8', '#cfd8dc', '#7d949c', '#e6ecec'][row]!,
      ['#2f4a58', '#5b7480', '#243a46', '#8fa4ac'][row]!,
    )).flat()),
    {
      path: svg('M-66 -46 C-50 -78 50 -78 66 -46 C40 -34 -40 -34 -66 -46 Z'), fill: stuff.leather, round: 10,
    }, { path: disc(0, -58, 11), fill: stuff.bone, round: 8 },
  ],
  IT39: () => [
    rope([[-96, -76], [-76, -24], [-36, 10], [0, 18], [36, 10], [76, -24], [96, -76]], 3.6),
    ...[
      [-76, -22, 0.5, 34], [-48, 2, 0.3, 44], [-18, 14, 0.12, 52], [16, 15, -0.08, 54], [46, 3, -0.26, 44], [74, -20, -0.45, 34],
    ].flatMap(([x, y, turn, long]) => tooth(x!, y!, turn!, long!)),
    beads([[-62, -10], [-33, 10], [0, 18], [31, 11], [60, -8]], stuff.red),
  ],
  IT49: () => [
    ...Array.from({ length: 9 }, (_, i) => feather(
      (i - 4) * 17, 26 - Math.abs(i - 4) * -3, (i - 4) * 0.2, 90 - Math.abs(i - 4) * 7, i % 2 ? '#d98f45' : '#e9e2d2', i % 2 ? '#5e2213' : '#2b3a44',
    )).flat(),
    {
      path: svg('M-92 20 C-50 44 50 44 92 20 L92 50 C50 76 -50 76 -92 50 Z'), fill: stuff.leather, round: 10,
      detail: (c) => {
        c.strokeStyle = '#f0d8a4';
        c.lineWidth = 3.6;
        c.stroke(new Path2D('M-90 36 L-72 52 L-54 42 L-36 58 L-18 46 L0 62 L18 46 L36 58 L54 42 L72 52 L90 36'));
      },
    }, beads([[-88, 66], [88, 66], [-88, 78], [88, 78]], stuff.red),
  ],
  IT53: () => [
    rope([[-64, -84], [-40, -44], [-8, -26]], 4, stuff.fiber), rope([[64, -84], [40, -44], [8, -26]], 4, stuff.fiber),
    {
      path: svg('M0 -30 C26 0 42 22 40 44 C36 70 18 80 0 80 C-18 80 -36 70 -40 44 C-42 22 -26 0 0 -30 Z'),
      fill: stuff.sunstone, round: 24, gloss: 1,
      detail: (c) => {
        c.strokeStyle = 'rgba(255,250,214,.6)';
        c.lineWidth = 2.4;
        c.stroke(new Path2D('M0 -30 L-18 26 L0 80 L20 28 L0 -30 M-40 44 L-18 26 L20 28 L40 44'));
      },
    },
    { path: disc(0, -30, 10), fill: stuff.darkWood, round: 7 }, thread([[-3, -26], [0, -20], [4, -26]], 2),
  ],
  IT58: () => [...boot(-46), ...set(boot(0), { x: 40, y: 4 })],
} as const satisfies Readonly<Record<string, Made>>;
