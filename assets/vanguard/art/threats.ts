import { disc } from './shapes.ts';
import { join, limb, svg, type Part } from './sculpt.ts';

const spine = (n: number): readonly (readonly [number, number])[] =>
  Array.from({ length: n }, (_, i) => [Math.sin(i * 0.62) * (92 - i * 5), -16 - i * 19] as const);

/** A long body that rises in coils out of the ground. */
function coil(tones: readonly string[], eye: string): Part[] {
  const bones = spine(12);
  const parts: Part[] = [];
  bones.forEach(([x, y], i) => {
    const [nx, ny] = bones[i + 1] ?? [x, y - 12];
    const r = 40 - i * 1.9;
    parts.push({ path: limb(x, y, r, nx, ny, r - 2), fill: [...tones], round: 22, gloss: 0.5 });
    for (const s of [-1, 1])
      parts.push({ path: svg(`M${x + s * r * 0.5} ${y - 8} L${x + s * (r + 26)} ${y - 22} L${x + s * r * 0.7} ${y + 10} Z`), fill: tones[1]!, round: 6, gloss: 0.6 });
  });
  const [hx, hy] = bones.at(-1)!;
  parts.push({ path: disc(hx, hy - 18, 40, 32), fill: [...tones], round: 24, gloss: 0.6 });
  parts.push({ path: join(disc(hx - 15, hy - 22, 7, 9), disc(hx + 15, hy - 22, 7, 9)), fill: eye, glow: true });
  return parts;
}

/** Splinters that hang together without touching. */
function swarm(tones: readonly string[], eye: string): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < 22; i++) {
    const a = i * 2.4;
    const r = 30 + (i % 7) * 15;
    const [x, y, l] = [Math.cos(a) * r, -140 + Math.sin(a) * r * 1.02, 22 + (i % 4) * 11];
    parts.push({ path: svg(`M${x} ${y - l} L${x + l * 0.42} ${y} L${x} ${y + l * 0.8} L${x - l * 0.42} ${y} Z`), fill: [...tones], round: 9, gloss: 0.8 });
  }
  parts.push({ path: disc(0, -140, 24), fill: tones[2]!, round: 14 });
  parts.push({ path: disc(0, -140, 13), fill: eye, glow: true });
  parts.push({ path: limb(0, -60, 4, 0, -8, 2), fill: tones[2]!, round: 4 });
  return parts;
}

/** A tall machine that was left running. */
function warden(tones: readonly string[], eye: string): Part[] {
  return [
    { path: join(limb(-30, -92, 16, -66, -6, 12), limb(30, -92, 16, 66, -6, 12), limb(0, -92, 15, 0, -2, 11)), fill: [...tones], round: 10, gloss: 0.4 },
    { path: svg('M-76 -176 L-52 -226 H52 L76 -176 L58 -92 H-58 Z'), fill: [...tones], round: 24, gloss: 0.5 },
    { path: join(limb(-70, -170, 14, -118, -112, 11), limb(70, -170, 14, 118, -112, 11)), fill: tones[1]!, round: 9, gloss: 0.4 },
    { path: join(limb(-118, -112, 11, -104, -56, 8), limb(118, -112, 11, 104, -56, 8)), fill: tones[2]!, round: 8 },
    { path: svg('M-34 -226 L-24 -266 H24 L34 -226 Z'), fill: tones[1]!, round: 10, gloss: 0.6 },
    { path: svg('M-22 -252 H22 V-240 H-22 Z'), fill: eye, glow: true },
    { path: join(disc(0, -152, 19), disc(0, -152, 8)), fill: '#0a1420', round: 8 },
    { path: disc(0, -152, 11), fill: eye, glow: true },
  ];
}

export const threatParts: Readonly<Record<string, () => Part[]>> = {
  ember: () => swarm(['#ffd9a0', '#c2551c', '#3a120a'], '#fff0c0'),
  coil: () => coil(['#b8d890', '#5a7a34', '#22300f'], '#ff9a3c'),
  tide: () => coil(['#c8f0e4', '#3f8f88', '#0f3a3c'], '#ffd070'),
  warden: () => warden(['#e4d6b8', '#9a8660', '#463a26'], '#ff7a3c'),
  choir: () => swarm(['#e6f0ff', '#8aa2c4', '#2a3550'], '#9fe8ff'),
  keeper: () => warden(['#dfe6ea', '#8593a3', '#3a4656'], '#56d8ff'),
};
