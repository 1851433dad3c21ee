import type { Shown } from '../../kernel/rules.ts';
import { playerOf } from './rules/people.ts';
import type { VantageState } from './state.ts';
import { hereOf, type HereView } from './view.ts';

/** What a screen that only watches may show beside the table: the places of those players who allow it. Never for the table's screen. */
export function shownPlaces(s: VantageState): readonly Shown<HereView>[] {
  return s.seats.flatMap((seat) => {
    const here = playerOf(s, seat).shows ? hereOf(s, seat) : null;
    return here ? [{ seat, sees: here }] : [];
  });
}
