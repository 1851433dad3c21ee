import { guideOf } from '../match/guides.ts';
import { HandTeller } from '../table/hand.ts';
import { handOf } from '../table/games/hands.ts';

/** Phones load no game: what they show is put into words here. */
export async function handTellerOf(game: string): Promise<HandTeller> {
  const [hand, guide] = await Promise.all([handOf(game), guideOf(game)]);
  const titles = Object.fromEntries(Object.entries(guide.seats).map(([seat, { title }]) => [seat, title]));
  return new HandTeller(hand, titles, (view) => ({ near: guide.nearness(view), page: guide.lastPage?.(view) ?? null }));
}
