import { disc, rect } from '../../../bake/canvas.ts';
import { join, limb, svg } from '../../../bake/paths.ts';
import type { Part } from '../../../bake/sculpt.ts';
import { feather, lashed, pebble, rope, set, shell, stick, stuff, thread, through, tube } from './shapes.ts';

type Made = () => Part[];
const aslant = (parts: readonly Part[], turn = 1.02, by = 1): Part[] => set(parts, { turn, by });
const flame = (x: number, y: number, by: number): Part[] =>
  set([
    {
      path: svg('M0 -60 C20 -34 34 -20 26 12 C20 30 -18 32 -26 12 C-34 -8 -14 -16 -16 -36 C-8 -30 -6 -24 -4 -18 C2 -30 2 -44 0 -60 Z'),
      fill: '#f0802a', glow: true,
    },
    { path: svg('M4 -28 C14 -12 18 -2 14 12 C8 24 -10 24 -14 10 C-16 -2 -4 -6 -4 -16 C2 -12 4 -20 4 -28 Z'), fill: '#ffe07a', glow: true },
  ], { x, y, by });
const arrow = (): Part[] => [
  stick(0, -70, 4.5, 0, 100, 4.5),
  { path: svg('M0 -112 L16 -74 L0 -64 L-16 -74 Z'), fill: stuff.river, round: 6, gloss: 0.5 },
  lashed(0, -66, 5, 3), ...feather(4, 104, 0.24, 58, '#d98f45', '#5e2213'), ...feather(-4, 104, -0.24, 58, '#e9e2d2', '#2b3a44'),
  ...feather(0, 106, 0, 54, '#c9522f', '#3a1208'),
];
const bow = through([[54, -104], [16, -60], [-14, 0], [16, 60], [54, 104]], 8);
const net = (): Path2D => {
  const lines: Path2D[] = [];
  const at = (u: number, v: number): [number, number] => [(u - 0.5) * (176 - v * 26), -58 + v * 118 + Math.sin(u * Math.PI) * 26 * (0.4 + v)];
  for (let k = 0; k <= 9; k++)
    for (let s = 0; s < 8; s++) {
      const [a, b] = [s / 8, (s + 1) / 8];
      for (const lean of [0.22, -0.22]) {
        const [p, q] = [at(k / 9 + lean * (a - 0.5), a), at(k / 9 + lean * (b - 0.5), b)];
        lines.push(limb(...p, 1.9, ...q, 1.9));
      }
    }
  for (let v = 0; v <= 5; v++) for (let s = 0; s < 12; s++) lines.push(limb(...at(s / 12, v / 5), 1.9, ...at((s + 1) / 12, v / 5), 1.9));
  return join(...lines);
};

/** Wood, cord and leather at work, and what makes music. */
export const playedThings = {
  IT03: () => aslant([
    stick(0, -80, 5, 0, 84, 5), { path: svg('M0 -114 L8 -78 L-8 -78 Z'), fill: '#4a3018', round: 5 }, ...feather(5, 100, 0.3, 74),
    ...feather(-5, 100, -0.3, 74), ...feather(0, 104, 0, 70, '#c9522f', '#3a1208'), lashed(0, 30, 6, 3),
  ], 1.02),
  IT04: () => [
    stick(-56, 82, 9, 16, -22, 10),
    { path: svg('M-4 -12 C-10 -40 14 -62 38 -50 C58 -38 54 -8 34 0 C18 6 2 2 -4 -12 Z'), fill: stuff.pitch, round: 14, gloss: 0.8 },
    ...flame(26, -34, 1), lashed(10, -14, 12, 3),
  ],
  IT17: () => [
    { path: svg('M18 10 L96 84 L58 84 Z'), fill: '#fff0a8', glow: true, alpha: 0.75 },
    { path: disc(-8, -12, 66), fill: stuff.pitch, round: 14, gloss: 0.7 },
    {
      path: disc(-8, -12, 53), fill: '#f6c860', round: 36, gloss: 1,
      detail: (c) => { c.fillStyle = 'rgba(255,255,240,.75)'; c.fill(new Path2D('M-48 -24 C-42 -50 -18 -58 0 -54 C-20 -46 -32 -34 -36 -14 Z')); },
    },
    ...flame(78, 74, 0.4),
  ],
  IT23: () => [
    { path: net(), fill: stuff.cord, round: 2, ink: 1.4 }, rope([[-98, -60], [-40, -40], [40, -40], [98, -60]], 5),
    ...[-84, -42, 0, 42, 84].map((x): Part => pebble(x, -54 + (1 - Math.abs(x) / 84) * 18, 13, 9, '#b98a5a')),
    ...[-56, 0, 56].map((x) => pebble(x, 78 - Math.abs(x) * 0.14, 9, 7, stuff.cloud)),
  ],
  IT24: () => [
    {
      path: tube(through([[-84, 82], [-78, 20], [-50, -48], [6, -72], [54, -52]], 8), 8, 0.12),
      fill: stuff.wood, round: 7,
    },
    thread([[54, -52], [58, -20], [54, 2]], 2.6, stuff.cord),
    rope([[54, 2], [22, 18], [18, 54], [50, 70], [84, 52], [82, 18], [56, 4]], 4),
    stick(96, 84, 6, 92, 40, 5),
  ],
  IT25: () => [
    { path: rect(-84, 52, 168, 28, 7), fill: stuff.darkWood, round: 7 }, ...flame(2, 48, 0.36), stick(2, 54, 7, 2, -62, 8),
    pebble(2, -68, 20, 13, stuff.river),
    {
      path: tube(through([[-104, -14], [-60, -44], [0, -50], [64, -40], [104, -6]], 8), 7),
      fill: stuff.wood, round: 7,
    },
    thread([[-104, -14], [-50, -2], [-6, -4]], 2.4, stuff.cord), thread([[10, -2], [54, 2], [104, -6]], 2.4, stuff.cord), lashed(2, -10, 9, 3),
  ],
  IT26: () => [
    stick(-84, 82, 8, 56, -52, 8),
    {
      path: tube(through([[54, -50], [78, -76], [102, -66], [100, -40], [82, -38]], 8), 8),
      fill: stuff.wood, round: 7,
    },
    ...set([lashed(0, -10, 9, 6, stuff.red)], { x: 14, y: -12, turn: 0.78 }),
    ...feather(10, -2, 2.7, 50), thread([[6, 0], [0, 20], [10, 40]], 2, stuff.cord), { path: disc(11, 46, 7), fill: '#7fb6c8', round: 5, gloss: 0.8 },
  ],
  IT27: () => [
    rope([[-40, 20], [-84, -20], [-60, -70], [-10, -76]], 4), rope([[40, 20], [88, -10], [98, -62]], 4),
    { path: svg('M-52 16 C-30 64 30 64 52 16 C30 34 -30 34 -52 16 Z'), fill: stuff.leather, round: 12 },
    pebble(0, 14, 28, 24, stuff.cloud),
    { path: svg('M-56 14 C-34 76 34 76 56 14 C38 48 -38 48 -56 14 Z'), fill: stuff.leather, round: 10 },
    { path: disc(-8, -76, 8), fill: stuff.bone, round: 6 },
  ],
  IT31: () => [
    { path: disc(-10, 16, 84, 62), fill: stuff.darkWood, round: 12 },
    {
      path: disc(-10, 4, 84, 60), fill: '#e6cfa4', round: 10,
      detail: (c) => {
        c.strokeStyle = '#a4452a';
        c.lineWidth = 4;
        c.stroke(new Path2D('M-58 4 C-50 -26 -30 -36 -10 -36 C14 -36 32 -24 38 4'));
        c.fillStyle = '#a4452a';
        for (const [x, y] of [[-30, 14], [-10, 20], [12, 14]] as const) c.fill(disc(x, y, 5));
      },
    },
    stick(30, 20, 6, 104, -66, 6), { path: disc(26, 24, 15, 13), fill: stuff.hide, round: 10 },
  ],
  IT43: () => [...set([
    thread([[54, -104], [54, 0], [54, 104]], 1.8, '#f3e6c8'),
    { path: tube(bow, 8), fill: stuff.wood, round: 7 },
    lashed(-13, -18, 10, 8, stuff.red), ...set(arrow(), { turn: -Math.PI / 2, x: 14, by: 0.62 }),
  ], { turn: 0.62, x: -12, y: 4, by: 0.84 })],
  IT44: () => aslant(arrow(), 1.02, 1.04),
  IT48: () => [
    { path: join(limb(-46, -84, 5, 30, 0, 5), limb(46, -84, 5, -30, 0, 5), limb(0, -86, 5, 0, 0, 5)), fill: stuff.wood, round: 5 },
    {
      path: svg('M0 -66 C20 -20 60 40 96 76 C40 84 -40 84 -96 76 C-60 40 -20 -20 0 -66 Z'),
      fill: stuff.hide, round: 26,
      detail: (c) => {
        c.strokeStyle = 'rgba(80,44,16,.6)';
        c.lineWidth = 2.6;
        c.stroke(new Path2D('M0 -60 C-14 -10 -40 40 -62 80 M0 -60 C14 -10 40 40 62 80'));
        c.strokeStyle = '#a4452a';
        c.lineWidth = 4;
        c.stroke(new Path2D('M-82 58 L-68 46 L-56 58 L-42 46 M82 58 L68 46 L56 58 L42 46'));
      },
    },
    { path: svg('M0 4 C10 30 22 60 26 80 L-26 80 C-22 60 -10 30 0 4 Z'), fill: '#2a1910', round: 4, gloss: 0 },
    rope([[-12, -62], [0, -56], [12, -62]], 4),
  ],
  IT55: () => [
    {
      path: svg('M-92 6 C-70 -30 -20 -46 30 -34 C64 -26 84 -40 100 -52 C98 -10 84 30 40 50 C-10 70 -64 54 -92 6 Z'),
      fill: stuff.clay, round: 28, gloss: 0.4,
      detail: (c) => {
        c.strokeStyle = '#f2dcb0';
        c.lineWidth = 3.4;
        c.stroke(new Path2D('M-10 -40 C-2 -14 -4 30 -14 58 M24 -36 C32 -10 28 30 16 56'));
      },
    },
    { path: svg('M-92 6 L-116 14 L-88 22 Z'), fill: '#e6bd72', round: 4 }, { path: disc(-58, -4, 6), fill: '#241510', round: 3 },
    ...[[-22, 2], [4, -6], [10, 22]].map(([x, y]): Part => ({ path: disc(x!, y!, 8, 7), fill: '#2a1812', round: 2, ink: 1.6, gloss: 0 })),
    { path: rect(-20, -54, 26, 16, 4), fill: stuff.clay, round: 5 },
  ],
  IT59: () => [
    ...[-54, 54].map((x): Part => ({
      path: tube(through([[x * 0.5, 40], [x, 0], [x * 1.1, -44], [x * 0.8, -76]], 8), 8),
      fill: stuff.bone, round: 7,
    })),
    stick(-66, -62, 7, 66, -62, 7), ...shell(0, 84, 0, 50, '#c99a7c'),
    ...[-22, -8, 8, 22].map((x) => thread([[x, -60], [x * 0.8, 0], [x * 0.6, 58]], 1.5, '#fff0cc')),
    { path: rect(-26, 52, 52, 11, 4), fill: stuff.darkWood, round: 4 },
  ],
} as const satisfies Readonly<Record<string, Made>>;
