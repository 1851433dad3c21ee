import { useCallback, useState } from 'react';
import type { Role } from '../../../../engine/games/vast/content/roles.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Question } from '../../../contract.ts';

/** The board that somebody turned to by tapping its rail; the next question, or the next turn, turns back. A second tap does so too. */
export function useLooked(view: VastView, questions: readonly Question[]): readonly [Role | null, (role: Role) => void] {
  const moment = `${view.round} ${view.active} ${questions.map(({ seat, ask }) => `${seat}:${ask}`).join()}`;
  const [looked, setLooked] = useState<{ readonly role: Role; readonly moment: string } | null>(null);
  const look = useCallback((role: Role) => setLooked((now) => (now?.role === role && now.moment === moment ? null : { role, moment })), [moment]);
  return [looked?.moment === moment ? looked.role : null, look];
}
