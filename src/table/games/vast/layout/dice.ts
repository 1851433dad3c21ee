import type { Question } from '../../../contract.ts';
import { MARCH } from '../../../../../assets/vast/places.ts';
import { SKELETONS } from '../../../../../assets/vast/boards/skeletons.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { nextToSummon } from '../boards/skeletons/lay.ts';
import { isTold } from '../retold.ts';
import { on, type Ground } from './ground.ts';
import type { Point } from '../../../stage/shapes.ts';

export interface WaitingDice {
  readonly id: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** Dice wait on the board of the Skeletons while somebody is asked to throw them; they go by the name of their kind. */
export function layDice(ground: Ground, questions: readonly Question[], view: VastView): WaitingDice[] {
  if (isTold(view)) return [];
  const offers = questions.flatMap(({ options }) => options.map(({ gesture }) => gesture));
  return offers.flatMap((gesture) => (gesture.kind === 'throw' ? [{ id: gesture.dice, count: gesture.count, ...waitingAt(ground, view) }] : []));
}

/** On a journey in their own box; in the full game on the card that a throw would turn up. */
function waitingAt({ march, board }: Ground, view: VastView): Point {
  if (view.journey) return on(march, MARCH.spawnDie);
  const slot = SKELETONS.slots[view.skeletons.march.indexOf(nextToSummon(view)!)] ?? SKELETONS.slots[0]!;
  return on(board, { x: slot.x + SKELETONS.card.w / 2 - 30, y: slot.y - 14 });
}

/** The tray in edges of a die: its rim is 0.85 of an edge wide on every side. */
export function trayOf({ dice }: Ground) {
  const edge = Math.min(34, dice.height / 4.6);
  return { edge, columns: dice.width / edge - 1.7, rows: dice.height / edge - 1.7, x: dice.x + dice.width / 2, y: dice.y + dice.height / 2 };
}
