import { disc, type Ctx } from '../../bake/canvas.ts';
import { join, limb, svg } from '../../bake/paths.ts';
import type { Box, Part } from '../../bake/sculpt.ts';

export const LANTERN_BOX: Box = { x: -110, y: -340, w: 220, h: 370 };
const BRASS = ['#e8bd66', '#a8742c', '#5d3a14'];
const IRON = ['#6b5138', '#3a281a', '#1f140c'];

/** The lantern that lights the table: foot at (0, 0), about 320 tall. Its foot is an ellipse, else it looks like a sticker. */
export function lanternParts(): Part[] {
  return [
    { path: disc(0, -14, 86, 34), fill: IRON, round: 12, gloss: 0.5, ink: 4 },
    { path: disc(0, -24, 74, 28), fill: BRASS, round: 10, gloss: 0.8, ink: 3 },
    { path: disc(0, -30, 62, 22), fill: ['#ffcf6a', '#e08a20'], glow: true },
    { path: svg('M-58 -46 L-66 -186 C-40 -176 40 -176 66 -186 L58 -46 C34 -34 -34 -34 -58 -46 Z'), fill: '#ffb13d', glow: true, detail: flame },
    { path: join(limb(-59, -46, 5.5, -67, -188, 5.5), limb(59, -46, 5.5, 67, -188, 5.5)), fill: BRASS, round: 5, gloss: 0.9, ink: 3 },
    { path: join(limb(-22, -38, 3, -25, -180, 3), limb(22, -38, 3, 25, -180, 3)), fill: IRON, round: 3, gloss: 0.7, ink: 2 },
    { path: svg('M-63 -116 C-34 -106 34 -106 63 -116 L63 -109 C34 -99 -34 -99 -63 -109 Z'), fill: IRON, round: 3, gloss: 0.7, ink: 2 },
    { path: svg('M-60 -50 C-36 -36 36 -36 60 -50 L62 -38 C36 -22 -36 -22 -62 -38 Z'), fill: BRASS, round: 6, gloss: 0.9, ink: 3 },
    {
      path: svg('M-90 -182 C-62 -160 62 -160 90 -182 C76 -210 44 -226 26 -252 C10 -258 -10 -258 -26 -252 C-44 -226 -76 -210 -90 -182 Z'),
      fill: BRASS, round: 24, gloss: 0.9, ink: 4, detail: roof,
    },
    { path: disc(0, -256, 28, 12), fill: BRASS, round: 8, gloss: 0.9 },
    { path: disc(0, -266, 15, 12), fill: BRASS, round: 10, gloss: 0.9 },
    { path: ring(), fill: IRON, round: 5, gloss: 0.8, ink: 3 },
  ];
}

function flame(c: Ctx) {
  const g = c.createRadialGradient(0, -110, 4, 0, -110, 92);
  g.addColorStop(0, '#fffbe8');
  g.addColorStop(0.28, '#ffe08a');
  g.addColorStop(0.62, '#f5982a');
  g.addColorStop(1, '#8a3d0c');
  c.fillStyle = g;
  c.fillRect(-90, -200, 180, 180);
  c.fillStyle = '#f6e2b0';
  c.fill(svg('M-17 -40 L-17 -84 C-17 -92 17 -92 17 -84 L17 -40 Z'));
  c.fillStyle = '#fffef4';
  c.fill(svg('M0 -148 C12 -126 18 -112 14 -98 C10 -86 -10 -86 -14 -98 C-18 -112 -8 -124 0 -148 Z'));
  c.fillStyle = 'rgba(255,255,255,.28)';
  c.fill(svg('M-52 -60 L-58 -170 L-44 -168 L-40 -56 Z'));
}

function roof(c: Ctx) {
  c.strokeStyle = '#5d3a14';
  c.lineWidth = 4;
  c.stroke(svg('M-20 -250 C-28 -222 -46 -200 -58 -170 M20 -250 C28 -222 46 -200 58 -170 M0 -254 L0 -164'));
  c.fillStyle = '#ffd070';
  for (const [x, y] of [[-34, -196], [0, -192], [34, -196]] as const) c.fill(disc(x, y, 5, 7));
}

/** The handle, with a hole in it. */
function ring() {
  const outer = 'M0 -268 C40 -268 48 -304 28 -322 C12 -334 -12 -334 -28 -322 C-48 -304 -40 -268 0 -268 Z';
  return svg(`${outer} M0 -277 C-29 -277 -34 -302 -20 -314 C-10 -323 10 -323 20 -314 C34 -302 29 -277 0 -277 Z`);
}
