import type { Face, Resource } from './materials.ts';

interface Catch {
  readonly atLeast: number;
  readonly gain: Partial<Record<Extract<Face, Resource>, number>>;
}

/** SS-493 to SS-509 What a test must reach, and what it brings. */
export const smallPrey: Readonly<Record<1 | 2 | 3, Catch>> = {
  1: { atLeast: 6, gain: { game: 1, guts: 1 } },
  2: { atLeast: 7, gain: { game: 2, guts: 1, bone: 1 } },
  3: { atLeast: 8, gain: { game: 3, guts: 2, bone: 1 } },
};
export const largePrey: Catch = { atLeast: 10, gain: { game: 4, guts: 2, bone: 1, hide: 1 } };
export const predatorFight: Catch = { atLeast: 12, gain: { game: 4, teeth: 2, shell: 2, guts: 2 } };
export const predatorRetreat = 10;

/** SS-473 to SS-477 */
export const bounty = { tree: 'wood', grain: 'grain', root: 'root', stream: 'water', nut: 'nuts' } as const;
export type Bounty = keyof typeof bounty;
