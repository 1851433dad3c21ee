import { useCallback } from 'react';
import type { Role } from '../../../../engine/games/vast/content/roles.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { useLooked } from '../../../looked.ts';

/** The role whose rail somebody tapped; the next question, or the next turn, turns back. A second tap does so too. */
export function useLookedRole(view: VastView, offers: Offers): readonly [Role | null, (role: Role) => void] {
  const { who, look } = useLooked<Role, string>(
    `${view.round} ${view.active} ${offers.questions.map(({ seat, ask }) => `${seat}:${ask}`).join()}`,
  );
  return [who, useCallback((role: Role) => look(role === who ? null : role), [who, look])];
}
