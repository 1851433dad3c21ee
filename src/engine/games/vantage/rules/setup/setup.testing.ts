import { play, type Session, type Wanted } from '../../vantage.testing.ts';

/** Begins before the set-up; the first die names the first player, and the others fall as told. Everybody is daring. */
export const inOrbit = (dice: NonNullable<Wanted['dice']>, more: Wanted = {}): Session =>
  play({ orbit: true, options: { level: 'daring' }, dice, ...more });

/** p1 is first; characters and levels by answer; the mission is move+look, the pods as listed, crashes on look+help. */
export const three = (): Session =>
  inOrbit(['time', 'move', 'look', 'look', 'help', 'take', 'look', 'help', 'look', 'help', 'look', 'help'], { seats: 3 });

/** The same with p2 as the first player. */
export const secondFirst = (): Session =>
  inOrbit(['morale', 'move', 'look', 'look', 'help', 'take', 'look', 'help', 'look', 'help', 'look', 'help'], { seats: 3 });
