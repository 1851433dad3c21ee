import type { VastView } from '../../../../../engine/games/vast/view.ts';

export type Warlock = NonNullable<VastView['warlock']>;

/** What can lie under a curse: poltergeists and treasure markers. */
export type CursedId = keyof VastView['cursed'];

/** The boxes of his board that a cube is spent on. */
export type MagicAction = Exclude<keyof Warlock['cubes'], 'unassigned' | 'supply'>;
