import type { Offers } from '../../../gesture/offers.ts';
import { MARCH } from '../printed/places.ts';
import { SKELETONS } from '../printed/skeletonsBoard.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { nextToSummon } from '../../../../engine/games/vast/reckoning/summoning.ts';
import { isTold } from '../retold.ts';
import { on, type Ground } from './ground.ts';
import type { Point, Strip } from '../../../stage/shapes.ts';

export interface WaitingDice {
  readonly id: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Dice wait on the board of the Skeletons while somebody is asked to throw them, or in their tray where that board is behind a tab. They
 * go by the name of their kind.
 */
export function layDice(ground: Ground, offers: Offers, view: VastView): WaitingDice[] {
  const isUp = ground.up.has(view.journey ? 'march' : 'board');
  if (isTold(view) || !(isUp || ground.up.has('supply'))) return [];
  if (!isUp) return offers.throws().map(({ dice, count }) => ({ id: dice, count, ...middleOf(ground.dice) }));
  return offers.throws().map(({ dice, count }) => ({ id: dice, count, ...waitingAt(ground, view) }));
}

const middleOf = ({ x, y, width, height }: Strip): Point => ({ x: x + width / 2, y: y + height / 2 });

/** On a journey in their own box; in the full game on the card that a throw would turn up. */
function waitingAt({ march, board }: Ground, view: VastView): Point {
  if (view.journey) return on(march, MARCH.spawnDie);
  const slot = SKELETONS.slots[view.skeletons.march.indexOf(nextToSummon(view.skeletons)!)] ?? SKELETONS.slots[0]!;
  return on(board, { x: slot.x + SKELETONS.card.w / 2 - 30, y: slot.y - 14 });
}
