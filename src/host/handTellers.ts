import { guideOf } from '../match/guides.ts';
import { HandTeller } from '../table/hand.ts';
import { handOf } from '../table/games/hands.ts';

/** Phones load no game: what they show is put into words here. */
export async function handTellerOf(game: string): Promise<HandTeller> {
  const [hand, { seats }] = await Promise.all([handOf(game), guideOf(game)]);
  return new HandTeller(hand, Object.fromEntries(Object.entries(seats).map(([seat, { title }]) => [seat, title])));
}
