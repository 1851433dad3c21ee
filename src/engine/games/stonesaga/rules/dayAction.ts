import type { Option } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { CharacterId, Stonesaga } from '../state.ts';

/** An action of the day: what a character may do now, each option with the rule that does it. */
export interface DayAction {
  readonly id: string;
  offers(t: Stonesaga, who: CharacterId): Option<() => Rule>[];
}

/** What needs no action and no turn, before or after any action. */
export type Beside = (t: Stonesaga, who: CharacterId) => Option<() => Rule>[];
