import type { Place } from './kinds.ts';
import { cairnspine } from './planet/cairnspine.ts';
import { emberrows } from './planet/emberrows.ts';
import { glassFlats } from './planet/glassFlats.ts';
import { hushwood } from './planet/hushwood.ts';
import { kelpward } from './planet/kelpward.ts';
import { lanternPole } from './planet/lanternPole.ts';
import { mossgate } from './planet/mossgate.ts';
import { reedmaze } from './planet/reedmaze.ts';
import { rimefield } from './planet/rimefield.ts';
import { saltfall } from './planet/saltfall.ts';
import { terraceCountry } from './planet/terraceCountry.ts';
import { undersong } from './planet/undersong.ts';
import { pods } from './opening.ts';
import { skills, type Skill, type Terrain } from './vocabulary.ts';

/** All locations of Verrow, by number. */
export const places: readonly Place[] = [
  rimefield,
  lanternPole,
  terraceCountry,
  cairnspine,
  hushwood,
  mossgate,
  saltfall,
  kelpward,
  glassFlats,
  emberrows,
  reedmaze,
  undersong,
]
  .flat()
  .sort((a, b) => a.num - b.num);

const byNumber: (Place | undefined)[] = []; // a list with gaps, as for cards
for (const place of places) byNumber[place.num] = place;

export function placeOf(num: number): Place {
  const place = byNumber[num];
  if (!place) throw new Error(`there is no location ${num}`);
  return place;
}

export const isTerrain = (num: number, terrain: Terrain): boolean => placeOf(num).terrain.includes(terrain);

const columns = 14;

/** Column of its sector and place on the grid of 14 by 9, which wraps from east to west; null for hidden locations (N6). */
export function gridOf({ num, sector, hidden }: Place): { readonly x: number; readonly y: number; readonly column: number } | null {
  if (hidden) return null;
  const inSector = num - 10 - 21 * (sector - 1);
  const column = inSector % 7;
  return { x: 7 * ((sector - 1) % 2) + column, y: 3 * Math.floor((sector - 1) / 2) + Math.floor(inSector / 7), column };
}

/** Steps over the grid, the short way round the planet. A hidden location lies as far away as its sector's middle. */
export function gridDistance(from: Place, to: Place): number {
  const [a, b] = [gridOf(from) ?? middleOf(from), gridOf(to) ?? middleOf(to)];
  const across = Math.abs(a.x - b.x);
  return Math.min(across, columns - across) + Math.abs(a.y - b.y);
}

const middleOf = ({ sector }: Place): { readonly x: number; readonly y: number } => ({
  x: 7 * ((sector - 1) % 2) + 3,
  y: 3 * Math.floor((sector - 1) / 2) + 1,
});

/** The 21 unordered pairs in the order of the tables (VA-048). */
export const pairs: readonly (readonly [Skill, Skill])[] = skills.flatMap((a, i) => skills.slice(i).map((b) => [a, b] as const));

/** The row of a pair of skill dice in the crash table and in the table of missions. */
export const rowOf = (a: Skill, b: Skill): number =>
  pairs.findIndex(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** VA-056 Where a pod comes down. */
export const crashOf = (pod: number, a: Skill, b: Skill): number => pods.find(({ num }) => num === pod)!.firstCrash + rowOf(a, b);
