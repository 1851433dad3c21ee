import type { Offers } from '../../../gesture/offers.ts';
import { MARCH } from '../printed/places.ts';
import { SKELETONS } from '../printed/skeletonsBoard.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { nextToSummon } from '../../../../engine/games/vast/reckoning/summoning.ts';
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
export function layDice(ground: Ground, offers: Offers, view: VastView): WaitingDice[] {
  if (isTold(view)) return [];
  return offers.throws().map(({ dice, count }) => ({ id: dice, count, ...waitingAt(ground, view) }));
}

/** On a journey in their own box; in the full game on the card that a throw would turn up. */
function waitingAt({ march, board }: Ground, view: VastView): Point {
  if (view.journey) return on(march, MARCH.spawnDie);
  const slot = SKELETONS.slots[view.skeletons.march.indexOf(nextToSummon(view.skeletons)!)] ?? SKELETONS.slots[0]!;
  return on(board, { x: slot.x + SKELETONS.card.w / 2 - 30, y: slot.y - 14 });
}
