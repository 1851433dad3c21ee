import { disc, poly, type Ctx } from '../../../bake/canvas.ts';
import { svg } from '../../../bake/paths.ts';
import { random } from '../../../bake/random.ts';
import type { Part } from '../../../bake/sculpt.ts';

export type Animal = (c: Ctx, w: number, h: number) => void;

/** Plates like mussel shells, one over the other along a back. */
export function plates(line: readonly (readonly [number, number, number, number])[]): Part[] {
  return line.map(([x, y, r, turn]) => ({
    path: svg(
      'M-1 0.5 C-1.05 -0.4 -0.4 -1.1 0.3 -1.35 C0.7 -0.9 1.05 -0.3 1 0.5 C0.4 0.25 -0.4 0.2 -1 0.5 Z',
      new DOMMatrix().translate(x, y).rotate(turn).scale(r, r),
    ),
    fill: ['#efe3c8', '#a9a89c', '#5d6870'], round: 6, ink: 2, gloss: 0.4,
    detail: (d: Ctx) => {
      d.lineWidth = 1.5;
      for (const [k, colour] of [[0.4, 'rgba(52,58,70,.6)'], [0.7, 'rgba(52,58,70,.6)'], [0.95, 'rgba(255,246,220,.6)']] as const) {
        d.strokeStyle = colour;
        d.beginPath();
        d.ellipse(x, y + r * 0.5, r * k, r * k * 1.4, (turn * Math.PI) / 180, Math.PI, 2 * Math.PI);
        d.stroke();
      }
    },
  }));
}

/** Hair laid along an angle, dark below and light above; sparse, so that the form stays. */
export const hair = (seed: number, colours: readonly string[], long: number, n = 150) => (d: Ctx): void => {
  const r = random(seed);
  d.lineCap = 'round';
  for (let i = 0; i < n; i++) {
    const [x, y, a] = [r() * 250, 30 + r() * 140, 0.9 + (r() - 0.5) * 0.7];
    d.strokeStyle = colours[i % colours.length]!;
    d.globalAlpha = 0.25 + r() * 0.35;
    d.lineWidth = 1.2 + r() * 1.2;
    d.beginPath();
    d.moveTo(x, y);
    d.quadraticCurveTo(x + long * 0.5, y + long * 0.3, x + Math.cos(a) * long, y + Math.sin(a) * long);
    d.stroke();
  }
  d.globalAlpha = 1;
};

export const fang = (x: number, y: number, long: number, wide: number): Part => ({
  path: svg(
    `M${x - wide} ${y} Q${x + wide * 0.3} ${y - 3} ${x + wide} ${y - 1} ` +
      `Q${x + wide} ${y + long * 0.6} ${x - wide * 0.5} ${y + long} Q${x - wide * 1.1} ${y + long * 0.5} ${x - wide} ${y} Z`,
  ),
  fill: ['#fffbe9', '#e3cf9c'], round: 3, ink: 1.3,
});

export const glare = (x: number, y: number): Part[] => [
  { path: svg(`M${x - 8} ${y + 1} Q${x} ${y - 7} ${x + 9} ${y - 3} Q${x + 2} ${y + 6} ${x - 8} ${y + 1} Z`), fill: '#2a0f08', ink: 0, round: 2 },
  { path: disc(x, y - 0.4, 3.8, 3.2), fill: '#ffc53a', ink: 0, glow: true },
  { path: disc(x - 0.4, y - 0.4, 1.1, 3), fill: '#1a0b06', ink: 0, glow: true },
];

export const claws = (...at: readonly (readonly [number, number])[]): Part[] => at.map(([x, y]) => ({
  path: poly([x, y - 3], [x + 5, y - 2], [x - 4, y + 5]), fill: '#efe3c8', ink: 1.2, round: 2,
}));
