import type { CharacterId } from '../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import { useLooked } from '../../looked.ts';

const ids = (view: StonesagaView): readonly CharacterId[] => Object.keys(view.characters) as CharacterId[];

/** Whose board lies large if nobody has asked for another: who is in the middle of something, else the first who is asked. */
export function usualBoard(view: StonesagaView, offers: Offers, before: CharacterId | null): CharacterId {
  if (view.scene?.who) return view.scene.who;
  const asked = ids(view).filter((who) => offers.questions.some(({ seat }) => seat === view.characters[who].seat));
  if (before && asked.includes(before)) return before;
  return asked[0] ?? before ?? ids(view)[0]!;
}

type Busy = CharacterId | null;
const lasts = (then: Busy, now: Busy): boolean => now === null || now === then;

/** A tap on a rail turns to that character until somebody else comes into the middle of something. */
export function useLookedCharacter(view: StonesagaView, offers: Offers): readonly [CharacterId, (who: CharacterId) => void] {
  const { who, last, look } = useLooked<CharacterId, Busy>(view.scene?.who ?? null, lasts);
  return [who ?? usualBoard(view, offers, last), look];
}
