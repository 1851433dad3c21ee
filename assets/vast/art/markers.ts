import { disc, line, type Ctx } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { svg } from '../../bake/paths.ts';
import { sculpt, type Part } from '../../bake/sculpt.ts';
import { breach } from './breaches.ts';
import { forceWall, forceWallAway } from './crystals.ts';

export function markerFrames(): Frame[] {
  return [
    frame('marker/treasure', chest(0.66), 0.5, 0.86),
    frame('marker/pit', pit(1.2), 0.5, 0.5),
    breach('h'),
    breach('v'),
    forceWall(),
    forceWallAway(),
  ];
}

/** A broken ring of flagstones round nothing. */
function pit(scale: number) {
  const ring: Part[] = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * Math.PI * 2 + 0.2;
    const b = a + 0.46;
    const at = (t: number, r: number) => `${Math.cos(t) * r} ${Math.sin(t) * r * 0.86}`;
    const path = svg(`M${at(a, 42)} L${at(a + 0.04, 62 + (i % 3) * 4)} L${at(b, 60 + (i % 2) * 6)} L${at(b - 0.03, 43)} Z`);
    return { path, fill: ['#a99ca6', '#6f6478'], round: 7, ink: 4, gloss: 0.2 };
  });
  const hole = (c: Ctx) => {
    const g = c.createRadialGradient(0, 10, 4, 0, 0, 50);
    g.addColorStop(0, '#020106');
    g.addColorStop(0.75, '#0c0714');
    g.addColorStop(1, '#3a2a44');
    c.fillStyle = g;
    c.fillRect(-60, -60, 120, 120);
  };
  const parts: Part[] = [{ path: disc(0, 0, 48, 41), fill: '#0c0714', glow: true, detail: hole }, ...ring];
  return sculpt(parts, { x: -76, y: -68, w: 152, h: 136 }, scale);
}

/** A chest, seen a little from above. Design units: 120 wide, foot at (0, 0). */
function chest(scale: number) {
  const gold = '#e6ae45';
  const front = svg('M-58 -50 L58 -50 L54 6 C30 10 -30 10 -54 6 Z');
  const lid = svg('M-60 -48 C-62 -92 -44 -108 0 -108 C44 -108 62 -92 60 -48 C30 -42 -30 -42 -60 -48 Z');
  const parts: Part[] = [
    {
      path: front,
      fill: ['#8a5630', '#5d3519'],
      round: 10,
      ink: 5,
      detail: (c) => {
        c.strokeStyle = '#3a1f0f';
        c.lineWidth = 3;
        for (const y of [-36, -20, -4]) c.stroke(line([-60, y], [60, y + 1]));
        c.fillStyle = gold;
        c.fillRect(-62, -54, 15, 66);
        c.fillRect(47, -54, 15, 66);
      },
    },
    {
      path: lid,
      fill: ['#a86c3c', '#6d4022'],
      round: 26,
      gloss: 0.5,
      ink: 5,
      detail: (c) => {
        c.strokeStyle = '#3a1f0f';
        c.lineWidth = 3;
        c.stroke(svg('M-60 -74 C-30 -70 30 -70 60 -74 M-54 -92 C-30 -88 30 -88 54 -92'));
        c.fillStyle = gold;
        c.fillRect(-46, -112, 14, 70);
        c.fillRect(32, -112, 14, 70);
      },
    },
    { path: svg('M-60 -52 C-30 -46 30 -46 60 -52 L60 -40 C30 -34 -30 -34 -60 -40 Z'), fill: gold, round: 5, gloss: 0.8, ink: 3 },
    {
      path: svg('M-14 -58 L14 -58 L14 -34 C10 -26 -10 -26 -14 -34 Z'),
      fill: '#ffd98a',
      round: 7,
      gloss: 0.9,
      ink: 3,
      detail: (c) => {
        c.fillStyle = '#3a1f0f';
        c.fill(disc(0, -47, 4.5));
        c.fillRect(-2, -46, 4, 11);
      },
    },
  ];
  return sculpt(parts, { x: -72, y: -122, w: 144, h: 140 }, scale);
}
