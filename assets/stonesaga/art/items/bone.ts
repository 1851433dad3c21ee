import { disc, rect } from '../../../bake/canvas.ts';
import { join, limb, svg } from '../../../bake/paths.ts';
import type { Part } from '../../../bake/sculpt.ts';
import { feather, lashed, rope, set, shell, stick, stuff, thread, through, tooth, tube } from './shapes.ts';

type Made = () => Part[];
const aslant = (parts: readonly Part[], turn = 1.02, by = 1): Part[] => set(parts, { turn, by });
const knuckle = (y: number, r: number): Path2D => join(disc(-r * 0.7, y, r), disc(r * 0.7, y, r));

/** One branch of coral after another, thinner each time. */
function branches(x: number, y: number, a: number, long: number, r: number, deep: number): Path2D[] {
  const [tx, ty] = [x + Math.sin(a) * long, y - Math.cos(a) * long];
  const own = limb(x, y, r, tx, ty, r * 0.72);
  if (deep === 0) return [own];
  return [own, ...[-0.62, 0.1, 0.66].flatMap((lean, i) => branches(tx, ty, a + lean, long * (0.66 - i * 0.03), r * 0.7, deep - 1))];
}
const coral = (x: number, y: number, long: number, r: number, deep = 2): Part => ({
  path: join(...branches(x, y, 0, long, r, deep)), fill: stuff.coral, round: r, gloss: 0.2, ink: 2.4,
});

/** A sharp or hollow thing of bone, tooth, shell or coral. */
export const boneThings = {
  IT19: () => aslant([
    { path: join(svg('M-9 -50 L9 -50 L5 50 L0 108 L-5 50 Z'), knuckle(-56, 13)), fill: stuff.bone, round: 9, gloss: 0.4 },
    lashed(0, -36, 10, 5), rope([[10, -26], [40, -34], [46, -70], [18, -78]], 3.4),
  ], 1.0),
  IT20: () => [
    thread([[-112, -70], [-60, -58], [-24, -74], [8, -66]], 2.6),
    {
      path: tube(through([[14, -66], [18, -20], [12, 30], [-18, 58], [-56, 46], [-66, 10], [-58, -6]], 8), 11, 0.1), fill: stuff.bone, round: 9, gloss: 0.5,
    },
    { path: svg('M-66 -2 L-62 -38 L-42 0 L-58 10 Z'), fill: stuff.tooth, round: 5 },
    lashed(14, -70, 12, 4, stuff.sinew),
  ],
  IT21: () => [
    ...aslant([
      { path: limb(0, -104, 15, 0, 104, 13), fill: stuff.bone, round: 13, gloss: 0.5 },
      ...[-52, -22, 8, 38].map((y): Part => ({ path: disc(-1, y, 6.5, 5.5), fill: '#3a2414', round: 2, ink: 1.4, gloss: 0 })),
      { path: rect(-9, -98, 16, 9, 3), fill: '#3a2414', round: 2, ink: 1, gloss: 0 },
      lashed(0, 66, 14, 4, stuff.red),
    ], 1.15),
    ...feather(-74, 34, 3.5, 54),
  ],
  IT22: () => [
    ...aslant([
      { path: svg('M-6 -106 C-9 -60 -5 40 0 112 C5 40 9 -60 6 -106 C3 -114 -3 -114 -6 -106 Z'), fill: stuff.bone, round: 6, gloss: 0.7 },
      { path: disc(0, -92, 2.6, 9), fill: '#2a1c12', round: 1, ink: 1, gloss: 0 },
    ], 0.95),
    thread([[76, -48], [98, -20], [60, 10], [84, 44], [30, 62], [-20, 40]], 2.6, stuff.cord),
  ],
  IT37: () => set([
    stick(-70, 78, 7, 10, -30, 7),
    ...[[-0.7, -10, -26], [-0.1, 8, -40], [0.55, 26, -34], [1.2, 34, -14], [1.9, 26, 4]].flatMap(([turn, x, y]) => shell(x!, y!, turn!, 25)),
    lashed(-22, 14, 8, 3), ...feather(-40, 44, 2.2, 46, '#c5522f', '#5e2213'),
  ], { by: 0.9, y: 6 }),
  IT38: () => aslant([
    {
      path: svg('M-10 -10 C-34 -40 -30 -92 8 -112 C40 -84 36 -36 14 -10 Z'), fill: stuff.shell, round: 12, gloss: 0.8,
      detail: (c) => {
        c.strokeStyle = 'rgba(170,100,80,.5)';
        c.lineWidth = 2;
        for (let k = 0; k < 5; k++) c.stroke(new Path2D(`M${-10 + k * 3} -10 C${-24 + k * 8} -44 ${-18 + k * 9} -88 8 -112`));
      },
    },
    { path: svg('M14 -10 C36 -36 40 -84 8 -112 C26 -84 24 -40 6 -10 Z'), fill: '#fff3e8', round: 4, ink: 0, gloss: 0.9 },
    stick(2, -6, 13, 2, 84, 12), lashed(2, -8, 14, 5),
  ], 0.95, 1.02),
  IT40: () => [
    stick(-102, -30, 15, 96, -22, 13),
    ...Array.from({ length: 9 }, (_, i) => tooth(-84 + i * 19, -16 + i * 0.7, 0.1, 40)).flat(),
    { path: rect(-92, -24, 180, 12, 5), fill: stuff.pitch, round: 5, gloss: 0.6 },
    stick(70, -24, 15, 112, 20, 13), lashed(96, -18, 14, 4),
  ],
  IT41: () => [
    rope([[-60, -82], [-40, -40], [0, -22], [40, -40], [60, -82]], 3.6), set([coral(0, 62, 40, 11)], { by: 0.9, y: 6 })[0]!,
    { path: disc(0, -20, 11), fill: stuff.bone, round: 8 },
  ],
  IT50: () => aslant([...set(tooth(0, 0, 0, 96), { y: 0, x: -6 }), stick(0, -96, 19, 0, 6, 17, stuff.darkWood), lashed(0, -8, 18, 4)], 0.95, 1.04),
  IT51: () => aslant([
    {
      path: svg('M-26 -108 C-10 -116 14 -116 28 -106 L32 6 L-30 6 Z'), fill: stuff.coral, round: 10, gloss: 0.1,
      detail: (c) => {
        for (let y = -104; y < 4; y += 11)
          for (let x = -26 + ((y / 11) % 2) * 5; x < 32; x += 11) {
            c.fillStyle = 'rgba(90,20,10,.5)';
            c.fill(disc(x + 1, y + 1.5, 3.6));
            c.fillStyle = 'rgba(255,214,190,.75)';
            c.fill(disc(x, y, 2.6));
          }
      },
    },
    stick(0, 6, 15, 0, 100, 13), lashed(0, 0, 18, 5),
  ], 0.92, 0.98),
  IT60: () => aslant([
    {
      path: svg(
        'M0 -118 L12 -96 L26 -92 L16 -72 L30 -56 L16 -44 L26 -22 L12 -14 L14 12 L-14 12 L-12 -16 L-26 -26 L-14 -46 L-28 -62 L-14 -76 L-22 -96 L-8 -96 Z',
      ),
      fill: stuff.coral, round: 9, gloss: 0.35,
      detail: (c) => { c.strokeStyle = 'rgba(255,220,200,.6)'; c.lineWidth = 3; c.stroke(new Path2D('M0 -108 L0 8')); },
    },
    { path: limb(0, 14, 15, 0, 92, 13), fill: stuff.pitch, round: 12, gloss: 0.8 },
    { path: limb(-26, 14, 7, 26, 14, 7), fill: stuff.darkWood, round: 6 },
  ], 0.95, 0.98),
} as const satisfies Readonly<Record<string, Made>>;
