import { useState } from 'react';
import type { CharacterId } from '../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { Question } from '../../contract.ts';

const ids = (view: StonesagaView): readonly CharacterId[] => Object.keys(view.characters) as CharacterId[];

/** Whose board lies large if nobody has asked for another: who is in the middle of something, else the first who is asked. */
export function usualBoard(view: StonesagaView, questions: readonly Question[], before: CharacterId | null): CharacterId {
  if (view.scene?.who) return view.scene.who;
  const asked = ids(view).filter((who) => questions.some(({ seat }) => seat === view.characters[who].seat));
  if (before && asked.includes(before)) return before;
  return asked[0] ?? before ?? ids(view)[0]!;
}

/** A tap on a rail turns to that character until somebody else comes into the middle of something. */
export function useLooked(view: StonesagaView, questions: readonly Question[]): readonly [CharacterId, (who: CharacterId) => void] {
  const [looked, setLooked] = useState<{ readonly who: CharacterId; readonly busy: CharacterId | null } | null>(null);
  const busy = view.scene?.who ?? null;
  const who = looked && (busy === null || busy === looked.busy) ? looked.who : usualBoard(view, questions, looked?.who ?? null);
  return [who, (one) => setLooked({ who: one, busy })];
}
