import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import { touchedBy } from '../../gesture/touched.ts';

/** What lies on the desk beside the ship book: one thing to look at, the one that the page or the question is about. */
export type Desk =
  | 'research'
  | 'production'
  | 'situations'
  | 'recruits'
  | 'hangar'
  | 'loading'
  | 'deck'
  | 'launch'
  | 'teacher'
  | 'medbay'
  | 'memorial'
  | 'scanner'
  | 'overview';

const byThing: readonly (readonly [RegExp, Desk])[] = [
  [/^research:/, 'research'],
  [/^production:|^queue:/, 'production'],
  [/^situation:/, 'situations'],
  [/^(lander|mod):|^task:ramp$/, 'hangar'],
  [/^equipment:|^task:load$/, 'loading'],
  [/^card:/, 'deck'],
  [/^task:launch$/, 'launch'],
  [/^task:teacher$/, 'teacher'],
  [/^task:(medbay|therapy)$/, 'medbay'],
  [/^task:scout$/, 'scanner'],
];

const byPage: Readonly<Partial<Record<number, Desk>>> = { 5: 'scanner', 18: 'hangar', 23: 'launch', 32: 'medbay', 36: 'memorial' };

/** What can be looked at while nothing of another desk is asked, by the page of its room. */
export const deskOfRoom: Readonly<Partial<Record<number, Desk>>> = {
  5: 'scanner',
  8: 'research',
  12: 'production',
  17: 'situations',
  18: 'hangar',
  32: 'medbay',
  36: 'memorial',
};

/** The desk that the open question needs, or null: then any can be looked at. */
export function neededDesk(view: VanguardView, offers: Offers): Desk | null {
  if (view.shown.length > 0) return 'recruits';
  for (const { offer } of offers.all)
    for (const id of touchedBy(offer.gesture)) {
      const found = byThing.find(([pattern]) => pattern.test(id))?.[1];
      if (found) return found;
    }
  return null;
}

export function deskOf(view: VanguardView, offers: Offers): Desk {
  const page = view.phase.at === 'page' ? byPage[view.phase.page] : undefined;
  return neededDesk(view, offers) ?? page ?? 'overview';
}
