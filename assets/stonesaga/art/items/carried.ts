import { disc, rect } from '../../../bake/canvas.ts';
import { join, limb, svg } from '../../../bake/paths.ts';
import type { Part } from '../../../bake/sculpt.ts';
import { pebble, rope, shell, stuff, thread, vessel, woven } from './shapes.ts';

type Made = () => Part[];
const root = (x: number, y: number): Part => ({
  path: svg(
    `M${x - 14} ${y} C${x - 18} ${y - 26} ${x + 18} ${y - 26} ${x + 14} ${y} ` +
      `C${x + 8} ${y + 20} ${x} ${y + 30} ${x} ${y + 34} C${x} ${y + 30} ${x - 8} ${y + 20} ${x - 14} ${y} Z`,
  ),
  fill: '#a9744f', round: 9,
});
const basket = 'M-78 -18 C-74 30 -62 62 -46 74 L46 74 C62 62 74 30 78 -18 Z';

/** What holds something: baskets, skins, bowls, pots and cups. */
export const carriedThings = {
  IT02: () => [
    rope([[-72, -18], [-46, -78], [0, -92 + 10], [46, -78], [72, -18]], 5, stuff.fiber),
    root(-36, -24), root(2, -32), root(38, -22),
    { path: svg(basket), fill: stuff.fiber, round: 20, detail: woven(-80, -20, 160, 100, 10) },
    { path: limb(-78, -18, 9, 78, -18, 9), fill: '#c9c06a', round: 8 },
  ],
  IT15: () => [
    { path: limb(10, -30, 13, 84, -78, 10), fill: stuff.cloud, round: 11 },
    ...vessel('M-82 -26 C-80 30 -52 70 -40 76 L40 76 C52 70 80 30 82 -26 Z', [0, -26, 82, 24], stuff.sunstone),
    { path: limb(2, -26, 14, 34, -46, 13), fill: stuff.cloud, round: 11, ink: 2 },
  ],
  IT30: () => [
    {
      path: svg('M-10 -62 C-14 -40 -64 -30 -74 16 C-80 60 -40 82 4 78 C52 76 82 48 70 8 C58 -30 18 -40 14 -62 Z'),
      fill: stuff.leather, round: 30, gloss: 0.5,
      detail: (c) => { c.setLineDash([6, 5]); c.strokeStyle = '#e6c890'; c.lineWidth = 2; c.stroke(new Path2D('M2 -50 C-6 -10 -6 40 2 78')); },
    },
    { path: rect(-14, -82, 30, 24, 7), fill: stuff.darkWood, round: 6 }, rope([[-14, -58], [0, -54], [16, -58]], 4),
    rope([[14, -66], [74, -60], [96, -10], [66, 20]], 4),
  ],
  IT32: () => [
    rope([[-40, -54], [-66, -10], [-54, 46]], 5, stuff.darkWood),
    {
      path: svg('M-34 -56 C-60 -30 -70 30 -62 62 C-40 82 44 82 64 62 C72 30 62 -30 36 -56 Z'),
      fill: stuff.leather, round: 28,
      detail: (c) => {
        c.strokeStyle = 'rgba(60,30,10,.55)';
        c.lineWidth = 2.4;
        for (const x of [-26, 0, 28]) c.stroke(new Path2D(`M${x * 0.7} -54 C${x * 1.4} -10 ${x * 1.5} 40 ${x * 1.3} 72`));
      },
    },
    { path: svg('M-40 -60 C-24 -84 26 -84 42 -60 C30 -46 -28 -46 -40 -60 Z'), fill: stuff.hide, round: 10 },
    rope([[-38, -50], [0, -42], [40, -50]], 5), { path: rect(-18, 6, 36, 34, 6), fill: stuff.darkWood, round: 6 },
  ],
  IT34: () => vessel(
    'M-98 -20 C-92 34 -50 66 -28 70 L28 70 C50 66 92 34 98 -20 Z', [0, -20, 98, 28], stuff.clay,
    (c) => {
      c.strokeStyle = 'rgba(90,30,10,.55)';
      c.lineWidth = 4;
      c.stroke(new Path2D('M-92 4 L-74 16 L-58 6 L-40 20 L-22 8 L-4 22 L14 8 L34 20 L52 6 L70 16 L90 4'));
    },
  ),
  IT35: () => [
    { path: svg('M-66 -30 C-104 -34 -104 20 -68 18 L-66 6 C-84 4 -84 -18 -66 -18 Z'), fill: stuff.fired, round: 7 },
    { path: svg('M66 -30 C104 -34 104 20 68 18 L66 6 C84 4 84 -18 66 -18 Z'), fill: stuff.fired, round: 7 },
    ...vessel(
      'M-48 -62 C-54 -44 -84 -24 -80 18 C-76 56 -46 78 -34 78 L34 78 C46 78 76 56 80 18 C84 -24 54 -44 48 -62 Z',
      [0, -62, 48, 15], stuff.fired,
      (c) => {
        c.strokeStyle = '#f2dcb0';
        c.lineWidth = 4;
        c.stroke(new Path2D('M-80 -4 L-60 12 L-40 -4 L-20 12 L0 -4 L20 12 L40 -4 L60 12 L82 -4'));
        c.lineWidth = 2.5;
        c.stroke(new Path2D('M-84 24 C-40 34 40 34 84 24 M-84 -16 C-40 -8 40 -8 84 -16'));
      },
    ),
  ],
  IT36: () => [
    {
      path: svg('M-40 -44 C-66 -24 -68 40 -40 76 L40 76 C68 40 66 -24 40 -44 Z'),
      fill: stuff.fired, round: 26, gloss: 0.4,
      detail: (c) => { c.strokeStyle = '#f2dcb0'; c.lineWidth = 3; c.stroke(new Path2D('M-64 6 C-30 16 30 16 64 6 M-64 20 C-30 30 30 30 64 20')); },
    },
    {
      path: svg('M-46 -40 C-52 -66 52 -66 46 -40 C50 -20 36 -28 32 -12 C26 -28 10 -30 4 -8 C-4 -30 -20 -26 -24 -16 C-30 -28 -48 -22 -46 -40 Z'),
      fill: stuff.pitch, round: 10, gloss: 0.9,
    },
    { path: limb(-14, -62, 12, 14, -62, 12), fill: stuff.clay, round: 9 },
  ],
  IT42: () => [
    ...vessel('M-68 0 C-66 40 -46 74 -36 76 L30 76 C44 70 60 40 62 0 Z', [-3, 0, 65, 19], stuff.fired),
    { path: disc(-3, 2, 54, 13), fill: '#d2472f', round: 4, ink: 1, gloss: 0.8 },
    { path: limb(14, 2, 5, 88, -78, 5), fill: stuff.wood, round: 5 },
    { path: svg('M4 10 C8 -8 18 -18 30 -20 L36 -12 C32 2 20 12 4 10 Z'), fill: '#8f2c1a', round: 6 },
    { path: svg('M-50 2 C-56 20 -44 30 -46 46 C-40 40 -36 22 -38 4 Z'), fill: '#d2472f', round: 4, ink: 1.4, gloss: 0.8 },
  ],
  IT47: () => [
    {
      path: svg('M-8 -44 C-20 -30 -70 -24 -66 26 C-62 66 -20 80 6 78 C50 76 72 46 64 14 C56 -22 20 -30 10 -44 Z'),
      fill: stuff.gut, round: 30, gloss: 0.9,
      detail: (c) => {
        c.strokeStyle = 'rgba(150,60,60,.4)';
        c.lineWidth = 2;
        c.stroke(new Path2D('M-40 60 C-50 20 -20 -10 -4 -36 M30 70 C46 30 26 0 6 -36 M-6 76 C-10 40 0 10 2 -30'));
      },
    },
    { path: svg('M-24 -74 C-10 -62 14 -62 28 -74 C22 -56 12 -46 8 -40 L-6 -40 C-12 -48 -22 -58 -24 -74 Z'), fill: stuff.gut, round: 8, gloss: 0.7 },
    rope([[-12, -44], [0, -38], [14, -44]], 5), rope([[12, -42], [40, -50], [58, -34]], 3.4),
  ],
  IT52: () => [
    rope([[-70, -18], [-40, -76], [0, -86], [40, -76], [70, -18]], 5, stuff.fiber),
    { path: svg(basket), fill: stuff.fiber, round: 20, detail: woven(-80, -20, 160, 100, 10) },
    {
      path: svg(
        'M-82 -22 C-40 -10 40 -10 82 -22 C84 6 70 10 62 34 C54 14 44 20 38 50 ' +
          'C28 24 14 20 4 40 C-6 18 -22 22 -30 56 C-40 24 -54 18 -60 28 C-70 10 -82 4 -82 -22 Z',
      ),
      fill: stuff.pitch, round: 12, gloss: 0.9,
    },
  ],
  IT54: () => [
    thread([[-30, -76], [-18, -60], [-30, -48]], 3, '#e8eef0'), thread([[6, -84], [18, -68], [6, -52]], 3, '#e8eef0'),
    thread([[40, -76], [50, -62], [40, -48]], 3, '#e8eef0'),
    { path: join(limb(-72, 80, 5, -30, -62, 5), limb(72, 80, 5, 34, -62, 5)), fill: stuff.wood, round: 5 },
    { path: svg('M-54 -34 C-50 20 -30 54 0 56 C30 54 52 20 58 -34 C30 -22 -26 -22 -54 -34 Z'), fill: stuff.hide, round: 22 },
    { path: disc(2, -32, 52, 11), fill: '#7fb6c8', round: 3, gloss: 0.7 }, pebble(-40, 74, 20, 12, '#9c4a30'), pebble(0, 76, 22, 12, '#b5522e'),
    pebble(40, 74, 19, 12, '#8f4430'),
  ],
  IT56: () => [
    ...shell(0, 78, 0, 76).map((one) => ({ ...one, round: 30 })), { path: disc(0, -18, 62, 24), fill: '#cda894', round: 6 },
    {
      path: disc(0, -16, 54, 18), fill: '#5fb0cc', round: 4, gloss: 0.9, ink: 1.5,
      detail: (c) => {
        c.strokeStyle = 'rgba(255,255,255,.7)';
        c.lineWidth = 2;
        c.stroke(new Path2D('M-34 -20 Q-16 -26 0 -20 M4 -12 Q20 -18 36 -12'));
      },
    },
  ],
} as const satisfies Readonly<Record<string, Made>>;
