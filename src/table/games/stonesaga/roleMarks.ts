import type { RoleMarkDrawing } from '../../manifest.ts';

/** A badge for each person: stone, water, flame and leaf, as they are scratched into rock. */
const chairs: readonly (readonly [string, string])[] = [
  ['#7d6a55', 'M8 21l4-10 7-2 6 8-3 6H11zM12 11l4 6 9 0M16 17l-5 6'],
  ['#3b6f93', 'M16 7c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM13 19a3 3 0 0 0 3 3'],
  ['#a8482c', 'M16 25c-5 0-7-3-7-6 0-4 4-5 4-11 4 2 5 5 5 7 1-1 2-2 2-3 2 2 3 5 3 7 0 3-2 6-7 6z'],
  ['#5c7a34', 'M9 23c0-9 5-14 14-15 1 9-4 15-13 14zM9 24l9-10'],
];
export const roleMarks: Readonly<Record<string, RoleMarkDrawing>> = Object.fromEntries(
  chairs.map(([colour, path], i) => [`p${i + 1}`, { colour, path }]),
);
