import type { Question } from '../../../contract.ts';
import { MARCH } from '../../../../../assets/vast/places.ts';
import { on, type Ground } from './ground.ts';

export interface WaitingDice {
  readonly id: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** Dice wait on the board of the Skeletons while somebody is asked to throw them; they go by the name of their kind. */
export function layDice({ march }: Ground, questions: readonly Question[]): WaitingDice[] {
  const offers = questions.flatMap(({ options }) => options.map(({ gesture }) => gesture));
  return offers.flatMap((gesture) =>
    gesture.kind === 'throw' ? [{ id: gesture.dice, count: gesture.count, ...on(march, MARCH.spawnDie) }] : [],
  );
}

/** The tray in edges of a die: its rim is 0.85 of an edge wide on every side. */
export function trayOf({ dice }: Ground) {
  const edge = Math.min(34, dice.height / 4.6);
  return { edge, columns: dice.width / edge - 1.7, rows: dice.height / edge - 1.7, x: dice.x + dice.width / 2, y: dice.y + dice.height / 2 };
}
