import type { RoleMarkDrawing } from '../../manifest.ts';

/** A badge for each chair: the moons of Verrow, from new to full. */
const chairs: readonly (readonly [string, string])[] = [
  ['#2b8f96', 'M16 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM16 8a10 10 0 0 1 0 16'],
  ['#b87d1c', 'M16 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM16 8v16'],
  ['#c9503f', 'M16 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM16 8a10 10 0 0 0 0 16'],
  ['#5c8236', 'M16 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM5 18c6 3 16 3 22-4'],
  ['#7f5fb0', 'M16 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 13h1M19 12h1M17 18h1'],
  ['#a8443f', 'M20 8a8 8 0 1 0 0 16 10 10 0 0 1 0-16z'],
];
export const roleMarks: Readonly<Record<string, RoleMarkDrawing>> = Object.fromEntries(
  chairs.map(([colour, path], i) => [`p${i + 1}`, { colour, path }]),
);
