import type { Rule } from '../../../kernel/rule.ts';
import type { Phase, Vast } from '../state.ts';

/** How a role takes its turn: the phase it begins with, and a rule that plays the present phase and names the next. */
export interface RoleTurn {
  readonly first: Phase;
  /** Plays `t.state.phase`. Returns the phase that follows, or null when the turn is over. */
  play(t: Vast): Rule<Phase | null>;
}
