import { thenAsking, type Option } from '../../../kernel/option.ts';
import { choose, firstOf, type QuestionMarks, type Rule, type Seat } from '../../../kernel/rule.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';

export const seatOf = (state: StonesagaState, who: CharacterId): Seat => state.characters[who].seat;

/** Asks the player of a character. */
type Ask = <V>(
  t: Stonesaga,
  who: CharacterId,
  name: string,
  prompt: string,
  options: readonly Option<V>[],
  marks?: QuestionMarks,
) => Rule<V>;

/** What leaves no choice is not asked. */
export const ask: Ask = function* (t, who, name, prompt, options, marks) {
  if (options.length === 1) return options[0]!.value;
  return yield* choose(seatOf(t.state, who), name, prompt, options, marks);
};

/** As `ask`, but put even with a single option: a throw, or something a player may want to wait for. */
export const askAlways: Ask = (t, who, name, prompt, options, marks) => choose(seatOf(t.state, who), name, prompt, options, marks);

/** The same, and what is asked after it: null if nothing is. */
export const withThen = <V>(option: Option<V>, then: string | null | undefined): Option<V> =>
  then === null || then === undefined ? option : thenAsking(option, then);

/** Nothing is offered for nothing, and what there is one of is not asked for. */
export const asking = <V>(count: number, option: Option<V>, then: string): Option<V>[] =>
  count === 0 ? [] : [count > 1 ? thenAsking(option, then) : option];

/** SS-001, SS-003 The group decides: every seat is asked, and whoever speaks first speaks for all. */
export function* askGroup<V>(
  t: Stonesaga,
  name: string,
  prompt: string,
  options: readonly Option<V>[],
  marks?: QuestionMarks,
): Rule<V> {
  if (options.length === 1) return options[0]!.value;
  const { chosen } = yield* firstOf(t.state.seats.map((seat) => ({ seat, ask: name, prompt, options, ...marks })));
  return chosen;
}
