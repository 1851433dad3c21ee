import { disc } from '../../../bake/canvas.ts';
import { join, limb, svg } from '../../../bake/paths.ts';
import type { Part } from '../../../bake/sculpt.ts';
import { feather, flaked, lashed, pebble, rope, set, stick, stuff, thread } from './shapes.ts';

type Made = () => Part[];
/** Upright things lie aslant in their picture. */
const aslant = (parts: readonly Part[], turn = 1.02, by = 1): Part[] => set(parts, { turn, by });
const leafBlade = 'M0 -112 C17 -88 20 -62 11 -34 L-11 -34 C-20 -62 -17 -88 0 -112 Z';
const leafFacets = 'M0 -112 L-2 -84 L-9 -66 L-1 -52 L-6 -36 M-2 -84 L9 -70 L-1 -52 L8 -40';

/** Tools with an edge or a head of stone. */
export const stoneThings = {
  IT01: () => aslant([
    stick(0, -98, 9, 3, 66, 8), { path: svg('M-5 58 L12 58 L6 108 Z'), fill: '#3f2817', round: 6 }, lashed(1, -50, 9, 5),
    lashed(1, -18, 9, 2, stuff.red),
  ], 0.95),
  IT05: () => aslant([
    stick(0, -40, 6, 0, 116, 5), flaked(leafBlade, stuff.river, leafFacets), lashed(0, -36, 8, 6), ...feather(4, -6, 2.6, 44, '#c5522f', '#5e2213'),
    ...feather(-4, -6, 3.6, 40),
  ], 1.02, 0.96),
  IT06: () => aslant([
    stick(0, -64, 8, 0, 104, 9),
    flaked(
      'M-14 -92 C10 -104 50 -92 70 -46 C48 -58 24 -58 4 -54 L-16 -62 Z', stuff.river,
      'M-2 -94 L10 -76 L34 -84 L40 -62 M10 -76 L6 -56 M34 -84 L64 -52',
    ),
    lashed(0, -74, 13, 5),
  ], 0.86),
  IT07: () => aslant([
    flaked(
      'M-4 -84 C14 -78 22 -50 20 -8 L-14 -8 C-18 -40 -16 -70 -4 -84 Z', stuff.river, 'M-4 -84 L2 -60 L-8 -40 L4 -22 M2 -60 L16 -48 L4 -22 L18 -12',
      0.5,
    ),
    { path: limb(2, -4, 15, 2, 60, 12), fill: stuff.darkWood, round: 12 }, lashed(2, -2, 16, 12), rope([[2, 66], [-14, 84], [6, 96], [16, 82]], 3),
  ], 1.05, 1.12),
  IT08: () => aslant([
    stick(0, -86, 8, 0, 106, 9),
    flaked(
      'M-18 -84 L6 -86 C34 -104 56 -98 68 -84 C74 -62 70 -36 60 -18 C44 -32 24 -40 4 -42 L-18 -46 Z', stuff.river,
      'M6 -86 L20 -66 L46 -76 L64 -56 M20 -66 L6 -46 M46 -76 L44 -48 L66 -38',
    ),
    lashed(-2, -80, 13, 7),
  ], 0.8),
  IT09: () => [
    flaked(
      'M-70 34 C-84 -22 -40 -62 8 -60 C58 -58 86 -20 74 36 C60 54 -50 56 -70 34 Z', stuff.river,
      'M-60 40 L-44 14 L-24 42 L-4 12 L20 42 L40 14 L58 40 M-44 14 L-20 -24 L-4 12 M-20 -24 L34 -26 L40 14',
    ),
    { path: svg('M-52 -24 C-40 -72 42 -76 58 -22 C36 -40 -28 -42 -52 -24 Z'), fill: stuff.pitch, round: 14, gloss: 0.7 },
  ],
  IT10: () => aslant([
    flaked('M-10 0 L-6 62 L0 104 L6 62 L10 0 Z', stuff.river, 'M0 0 L-3 40 L2 70 L0 100 M-3 40 L8 24'),
    {
      path: join(limb(-58, -18, 15, 58, -18, 15), disc(-62, -28, 14), disc(-62, -8, 14), disc(62, -28, 14), disc(62, -8, 14)), fill: stuff.bone,
      round: 13, gloss: 0.4,
    },
    lashed(0, -8, 12, 4),
  ], 0.42, 1.0),
  IT11: () => aslant([
    stick(0, -60, 8, 0, 108, 9), pebble(0, -70, 42, 31, stuff.cloud), rope([[-12, -102], [-6, -70], [-10, -38]], 3.6),
    rope([[12, -102], [6, -70], [10, -38]], 3.6), lashed(0, -34, 10, 4),
  ], 0.85),
  IT12: () => aslant([
    stick(0, -50, 11, 0, 110, 12, stuff.darkWood),
    flaked(
      'M-58 -104 L54 -108 L66 -62 L50 -34 L-54 -30 L-68 -66 Z', stuff.cloud,
      'M-58 -104 L-30 -76 L26 -82 L54 -108 M-30 -76 L-54 -30 M26 -82 L50 -34 M-30 -76 L-10 -50 L26 -82', 0.2,
    ),
    rope([[-20, -108], [-14, -68], [-18, -30]], 4.4), rope([[20, -108], [14, -68], [18, -30]], 4.4), lashed(0, -20, 13, 4),
  ], 0.8, 0.82),
  IT13: () => [
    ...set([
      { path: join(limb(0, -92, 12, 0, 10, 11), disc(-9, -96, 12), disc(9, -96, 12)), fill: stuff.bone, round: 11 },
      flaked('M-15 4 L15 4 L12 66 L-12 66 Z', stuff.cloud, 'M-15 4 L0 24 L15 4 M0 24 L-6 66 M0 24 L8 66'),
      lashed(0, 2, 15, 4),
    ], { turn: 0.5, x: -4, y: 4, by: 0.84 }),
    flaked('M-92 46 L-50 30 L8 44 L40 34 L84 50 L76 80 L-84 80 Z', '#a49c8f', 'M-50 30 L-40 60 L-84 80 M8 44 L-10 80 M8 44 L40 34 L50 80', 0.15),
  ],
  IT14: () => [
    rope([[0, -70], [-36, -30], [-70, 12]], 4), rope([[0, -70], [6, -20], [4, 26]], 4), rope([[0, -70], [42, -40], [74, -2]], 4),
    pebble(-74, 34, 27, 26, stuff.cloud), pebble(4, 50, 28, 27, stuff.cloud), pebble(80, 20, 26, 26, stuff.cloud),
    { path: disc(0, -72, 10), fill: stuff.red, round: 8 },
  ],
  IT16: () => [
    pebble(0, 40, 104, 36, '#d9a24a'), { path: disc(0, 26, 84, 27), fill: '#caa45c', round: 8 }, pebble(-2, 6, 66, 27, stuff.sunstone, 0.6),
    { path: disc(-2, -2, 58, 20), fill: '#f6cf7e', round: 8, ink: 0 }, { path: disc(-4, -4, 10, 5), fill: '#3a2814', round: 2, ink: 1 },
    stick(40, -6, 7, 48, -62, 6),
    ...[[-88, 24], [-74, 40], [78, 36], [92, 22], [62, 48], [-54, 52]].map(([x, y]): Part => ({
      path: disc(x!, y!, 5, 3.4), fill: '#f2d98a', round: 3, ink: 1.2,
    })),
  ],
  IT45: () => aslant([
    stick(0, -40, 15, 0, 104, 9, stuff.darkWood),
    flaked(
      'M-34 -104 L20 -110 L44 -78 L34 -36 L-26 -32 L-46 -66 Z', '#b9b2a4',
      'M-34 -104 L-8 -72 L20 -110 M-8 -72 L34 -36 M-8 -72 L-46 -66 M-8 -72 L-26 -32', 0.2,
    ),
    rope([[-40, -80], [0, -88], [42, -78]], 4.6), rope([[-34, -44], [0, -54], [38, -48]], 4.6), lashed(0, 56, 12, 6),
  ], 0.88, 0.98),
  IT46: () => [
    pebble(0, 8, 66, 52, stuff.river),
    { path: disc(0, -22, 13, 11), fill: '#20303a', round: 4, ink: 2, gloss: 0 },
    rope([[-6, -22], [-30, -54], [-10, -78], [18, -66], [4, -30]], 5, stuff.fiber),
    rope([[-10, -76], [-60, -70], [-108, -78]], 4, stuff.fiber), rope([[16, -68], [60, -78], [108, -66]], 4, stuff.fiber),
  ],
  IT57: () => [
    flaked(
      'M-92 -22 L-70 -50 L66 -54 L94 -24 L80 58 L-76 62 Z', '#a9a296',
      'M-92 -22 L94 -24 M-40 -22 L-52 62 M30 -23 L44 60 M-70 -50 L-60 -22 M66 -54 L58 -23', 0.15,
    ),
    { path: svg('M-92 -22 L-70 -50 L66 -54 L94 -24 Z'), fill: '#cfc9bc', round: 6, ink: 1.5 },
    ...set([pebble(0, 0, 32, 24, stuff.cloud), stick(24, -8, 6, 84, -30, 6)], { x: -10, y: -56, turn: -0.15 }),
    thread([[-54, 4], [-40, 20], [-46, 40]], 1.6, '#4a443c'),
  ],
} as const satisfies Readonly<Record<string, Made>>;
