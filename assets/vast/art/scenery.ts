import { disc, tint, type Ctx } from '../../bake/canvas.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { svg } from '../../bake/paths.ts';
import { sculpt, type Box, type Part } from '../../bake/sculpt.ts';
import { RISE, SHADOW, TILT, Z } from '../../../src/table/games/vast/printed/space.ts';
import { FINE, type View } from './relief.ts';

const STONE = ['#b9afb8', '#8d828e', '#5f5563'];
const SLABS = [
  'M-34 0 L-34 -62 C-34 -98 34 -98 34 -62 L34 0 Z',
  'M-10 0 L-10 -52 L-32 -52 L-32 -72 L-10 -72 L-10 -96 L10 -96 L10 -72 L32 -72 L32 -52 L10 -52 L10 0 Z',
  'M-34 0 L-36 -70 L-14 -84 L-4 -72 L14 -88 L34 -58 L32 0 Z',
];
const TREE_BOX: Box = { x: -150, y: -275, w: 300, h: 300 };
const STONE_BOX: Box = { x: -62, y: -108, w: 124, h: 130 };

/** x, y, size, mirrored. Corners of the grounds belong to no space, so nothing ever stands behind a tree. */
const TREES = [[-0.36, -0.14, 0.6, 1], [7.36, -0.16, 0.56, -1], [-0.38, 7.44, 0.5, -1], [7.38, 7.44, 0.54, 1]] as const;
/** x, y, size, slab. They lean on the outer hedge, away from the middle of each space where figures stand. */
const GRAVES = [
  [2.36, -0.3, 0.5, 0], [2.78, -0.36, 0.46, 1], [4.5, -0.3, 0.48, 2], [4.82, -0.36, 0.44, 0],
  [-0.42, 2.4, 0.48, 1], [-0.44, 3.0, 0.46, 0], [-0.4, 4.66, 0.5, 2], [-0.42, 0.5, 0.48, 2],
  [7.44, 2.5, 0.48, 0], [7.46, 3.1, 0.46, 2], [7.42, 4.7, 0.48, 1], [7.45, 5.4, 0.48, 0], [7.44, 6.6, 0.46, 1],
] as const;

function deadTree(): Part[] {
  return [{ path: glyphAt('dead-wood', 0, -128, 270), fill: ['#6d5566', '#4a3844', '#2c1f2a'], round: 9, gloss: 0.2, ink: 4 }];
}

function tombstone(kind: number): Part[] {
  const carve = (c: Ctx) => {
    c.fillStyle = '#4a4150';
    if (kind !== 1) c.fill(svg('M-4 -62 H4 V-52 H14 V-44 H4 V-24 H-4 V-44 H-14 V-52 H-4 Z'));
    c.fillStyle = '#4f6a44';
    c.globalAlpha = 0.7;
    c.fill(disc(-26, -6, 18, 12));
  };
  return [
    { path: svg('M-52 6 C-50 -12 50 -12 52 6 C30 14 -30 14 -52 6 Z'), fill: ['#4a4a34', '#2c3424'], round: 8, ink: 3 },
    { path: svg(SLABS[kind]!), fill: STONE, round: 9, gloss: 0.15, ink: 4, detail: carve },
  ];
}

/** Stands trees and tombstones on the finished picture of the board, farthest first, each with its shadow. */
export function plantScenery(ctx: Ctx, view: View) {
  const k = 1.2;
  const tree = sculpt(deadTree(), TREE_BOX, k);
  const stones = SLABS.map((_, i) => sculpt(tombstone(i), STONE_BOX, k));
  const things = [
    ...TREES.map(([x, y, size, flip]) => ({ x, y, size, flip, box: TREE_BOX, canvas: tree, wash: 'rgba(60,40,70,.3)' })),
    ...GRAVES.map(([x, y, size, i]) => ({ x, y, size, flip: 1, box: STONE_BOX, canvas: stones[i]!, wash: 'rgba(50,40,70,.22)' })),
  ].sort((a, b) => a.y - b.y);
  for (const t of things) {
    const px = (t.x - view.x) * FINE;
    const py = (t.y * TILT - Z.board * RISE - view.y) * FINE;
    const lay = (canvas: HTMLCanvasElement) => ctx.drawImage(canvas, t.box.x, t.box.y, t.box.w, t.box.h);
    ctx.save();
    ctx.transform(t.flip * t.size, 0, SHADOW.lean * t.size, SHADOW.flat * t.size, px, py);
    ctx.globalAlpha = 0.4;
    ctx.filter = 'blur(2px)';
    lay(tint(t.canvas, '#05030a'));
    ctx.restore();
    ctx.save();
    ctx.transform(t.flip * t.size, 0, 0, t.size, px, py);
    lay(washed(t.canvas, t.wash));
    ctx.restore();
  }
}

/** Far from the lamp things are cooler. */
function washed(src: HTMLCanvasElement, colour: string) {
  const over = tint(src, colour);
  const ctx = over.getContext('2d')!;
  ctx.globalCompositeOperation = 'destination-over';
  ctx.drawImage(src, 0, 0);
  return over;
}
