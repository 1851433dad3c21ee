import { disc, type Ctx } from '../../bake/canvas.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { join, limb, mirror, svg } from '../../bake/paths.ts';
import type { Box, Part } from '../../bake/sculpt.ts';

/** Things that the cards show. Foot at (0, 0), about 200 tall. */
export const ITEM_BOX: Box = { x: -120, y: -230, w: 240, h: 245 };
const STEEL = ['#f4efe4', '#b9b3bd', '#6d6780'];
const GOLD = ['#ffe9ae', '#e0a63c', '#9a6a1e'];
const LEATHER = ['#a8703f', '#70441f', '#4a2a12'];

const stroke = (colour: string, width: number, ...paths: Path2D[]) => (c: Ctx) => {
  c.strokeStyle = colour;
  c.lineWidth = width;
  for (const p of paths) c.stroke(p);
};

export function armorItem(): Part[] {
  const plate = svg(
    'M-62 -200 C-40 -216 -24 -206 0 -198 C24 -206 40 -216 62 -200 C70 -160 74 -110 52 -64 C30 -48 -30 -48 -52 -64 C-74 -110 -70 -160 -62 -200 Z',
  );
  const pauldron = svg('M58 -206 C96 -206 110 -170 96 -140 C78 -150 62 -160 52 -178 Z');
  const cross = (c: Ctx) => {
    stroke('#8a6a34', 5, svg('M0 -200 L0 -50 M-58 -120 C-30 -108 30 -108 58 -120'))(c);
    c.fillStyle = '#e0a63c';
    c.fill(glyphAt('gothic-cross', 0, -142, 62));
  };
  return [
    { path: svg('M-8 -60 L8 -60 L10 -6 L44 0 L44 10 L-44 10 L-44 0 L-10 -6 Z'), fill: LEATHER, round: 6 },
    {
      path: svg('M-50 -70 C-30 -56 30 -56 50 -70 L58 -30 C30 -16 -30 -16 -58 -30 Z'),
      fill: ['#4a5a9a', '#28325e'],
      round: 9,
      detail: stroke('#e0a63c', 7, svg('M-58 -32 C-30 -18 30 -18 58 -32')),
    },
    { path: plate, fill: STEEL, round: 30, gloss: 0.9, ink: 4, detail: cross },
    { path: pauldron, fill: STEEL, round: 18, gloss: 0.9, ink: 4 },
    { path: mirror(pauldron), fill: STEEL, round: 18, gloss: 0.9, ink: 4 },
    { path: svg('M-34 -206 C-16 -194 16 -194 34 -206 L30 -192 C14 -182 -14 -182 -30 -192 Z'), fill: GOLD, round: 5, gloss: 0.9 },
  ];
}

export function helmItem(): Part[] {
  const helm = svg('M-58 -120 C-58 -190 58 -190 58 -120 L62 -44 C44 -20 -44 -20 -62 -44 Z');
  const face = (c: Ctx) => {
    c.fillStyle = '#1a1226';
    c.fill(svg('M-50 -108 L-6 -104 L-6 -92 L-50 -96 Z M50 -108 L6 -104 L6 -92 L50 -96 Z'));
    for (const [x, y] of [[-30, -64], [-20, -54], [30, -64], [20, -54], [-34, -48], [34, -48]] as const) c.fill(disc(x, y, 4));
    c.fillStyle = '#e0a63c';
    c.fillRect(-6, -176, 12, 150);
    c.fillRect(-60, -122, 120, 8);
  };
  return [{ path: helm, fill: STEEL, round: 40, gloss: 0.9, ink: 4, detail: face }];
}

export function hammerItem(): Part[] {
  const head = svg('M-72 -216 L72 -216 L78 -206 L78 -150 L72 -140 L-72 -140 L-78 -150 L-78 -206 Z');
  const bands = (c: Ctx) => {
    c.fillStyle = '#e0a63c';
    c.fillRect(-58, -220, 14, 90);
    c.fillRect(44, -220, 14, 90);
    c.fill(glyphAt('sun', 0, -178, 58));
  };
  return [
    {
      path: limb(0, -150, 11, 0, -6, 10),
      fill: LEATHER,
      round: 10,
      ink: 4,
      detail: stroke('#2f1a0a', 4, svg('M-14 -120 L14 -108 M-14 -96 L14 -84 M-14 -72 L14 -60 M-14 -48 L14 -36')),
    },
    { path: disc(0, -2, 15), fill: GOLD, round: 12, gloss: 0.9 },
    { path: head, fill: STEEL, round: 16, gloss: 0.9, ink: 4, detail: bands },
  ];
}

export function bootsItem(): Part[] {
  const boot = svg('M-30 -170 L22 -170 C24 -120 20 -84 26 -56 C48 -46 84 -44 88 -14 L88 0 L-26 0 C-36 -50 -26 -110 -30 -170 Z');
  const laces = (c: Ctx) => {
    stroke('#3a2010', 5, svg('M-34 -140 L26 -134 M-34 -112 L26 -104'))(c);
    stroke('#e8c987', 4, svg('M-2 -84 L26 -96 M0 -68 L28 -80 M4 -52 L30 -64'))(c);
    c.fillStyle = '#2f1a0a';
    c.fillRect(-40, -12, 140, 14);
  };
  const wing = svg(
    'M-20 -120 C-48 -132 -62 -160 -98 -168 C-90 -154 -94 -148 -82 -140 C-92 -138 -86 -128 -74 -124 C-80 -118 -70 -110 -58 -110 C-56 -102 -38 -98 -22 -100 Z',
  );
  const shift = (p: Path2D, x: number, y: number) => {
    const q = new Path2D();
    q.addPath(p, new DOMMatrix([0.94, 0, 0, 0.94, x, y]));
    return q;
  };
  return [
    { path: shift(boot, -34, -18), fill: ['#7d5330', '#4a2c14', '#2f1a0a'], round: 18, ink: 4, detail: laces },
    { path: boot, fill: LEATHER, round: 20, gloss: 0.4, ink: 4, detail: laces },
    { path: wing, fill: ['#fff4d6', '#d8b46a'], round: 8, gloss: 0.4 },
  ];
}

export function pickItem(): Part[] {
  return [
    { path: limb(-46, -6, 9, 46, -190, 8), fill: LEATHER, round: 8, ink: 4 },
    {
      path: svg(
        'M-66 -150 C-40 -196 20 -226 92 -150 C96 -140 92 -136 84 -142 C50 -176 10 -186 -12 -176 C-30 -168 -48 -152 -60 -140 C-70 -136 -72 -142 -66 -150 Z',
      ),
      fill: STEEL,
      round: 9,
      gloss: 0.9,
      ink: 4,
    },
    { path: svg('M20 -198 L56 -182 L46 -156 L10 -172 Z'), fill: GOLD, round: 6, gloss: 0.9 },
  ];
}

export function beadsItem(): Part[] {
  const beads: Part[] = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * Math.PI * 2 + Math.PI / 2;
    const big = i % 7 === 0;
    return {
      path: disc(Math.cos(a) * 76, -142 + Math.sin(a) * 70, big ? 13 : 9.5),
      fill: big ? GOLD : ['#8a5fc0', '#4a2878'],
      round: big ? 12 : 9,
      gloss: 0.9,
      ink: 3,
    };
  });
  return [
    { path: svg('M-3 -72 L3 -72 L4 -40 L-4 -40 Z'), fill: GOLD, round: 3 },
    ...beads,
    {
      path: svg('M-9 -44 L9 -44 L9 -28 L30 -28 L30 -11 L9 -11 L9 12 L-9 12 L-9 -11 L-30 -11 L-30 -28 L-9 -28 Z'),
      fill: GOLD,
      round: 7,
      gloss: 0.9,
      ink: 4,
    },
  ];
}

export function journalItem(): Part[] {
  const page = (s: number) => svg(`M0 -150 C${s * 30} -172 ${s * 70} -170 ${s * 106} -158 L${s * 110} -34 C${s * 70} -46 ${s * 30} -46 0 -26 Z`);
  const written = (s: number) => (c: Ctx) => {
    if (s < 0)
      for (let i = 0; i < 6; i++)
        stroke('#6b5038', 3, svg(`M-94 ${-136 + i * 16} C-64 ${-146 + i * 16} -40 ${-144 + i * 16} -14 ${-130 + i * 16}`))(c);
    else {
      stroke('#7a4a2a', 4, svg('M20 -60 L20 -120 L50 -128 L50 -96 L84 -100 L84 -58 M20 -90 L50 -96'))(c);
      c.setLineDash([7, 6]);
      stroke('#8a1f2a', 4, svg('M34 -70 C44 -84 62 -70 70 -112'))(c);
      c.setLineDash([]);
      stroke('#8a1f2a', 5, svg('M62 -124 L78 -108 M78 -124 L62 -108'))(c);
    }
  };
  return [
    { path: svg('M-116 -156 L0 -140 L116 -156 L120 -22 C70 -34 20 -30 0 -12 C-20 -30 -70 -34 -120 -22 Z'), fill: LEATHER, round: 7, ink: 4 },
    { path: page(-1), fill: ['#fbf0d4', '#d8c294'], round: 16, detail: written(-1) },
    { path: page(1), fill: ['#fbf0d4', '#d8c294'], round: 16, detail: written(1) },
    { path: join(svg('M-4 -152 L4 -152 L4 -22 L-4 -22 Z')), fill: '#8a1f2a', round: 3 },
  ];
}
