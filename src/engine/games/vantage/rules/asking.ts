import { button, thenAsking, withValue, type Option } from '../../../kernel/option.ts';
import { boundary, choose, firstOf, together, type TypedDecision, type QuestionMarks, type Rule, type Seat } from '../../../kernel/rule.ts';
import { othersAfter } from '../../../pieces/turnOrder.ts';
import type { Vantage } from '../state.ts';
import type { Moment } from './powers/kinds.ts';
import { powersAt, powersTellOfPlace } from './powers/offers.ts';

/** For questions whose words tell of the location: a screen that everybody sees must not show them (VA-067). */
export const ofThePlace: QuestionMarks = { secret: true };

/** For the question that an option has announced. */
export const secondStep: QuestionMarks = { second: true };

interface Beside {
  /** Other things that somebody may do meanwhile. */
  readonly beside?: () => readonly TypedDecision<() => Rule>[];
  readonly marks?: QuestionMarks;
  /** The same question follows from the state alone, so the game rests after each power: a fork has less to play again. */
  readonly rests?: boolean;
}

/**
 * Asks the active player, or whoever has to decide, with the boost powers beside it that may be used at this moment (VA-305).
 * A power runs to its end and the question is put again from nothing, because the power may have changed what can be chosen.
 */
export function* decide<V>(
  t: Vantage,
  seat: Seat,
  ask: string,
  prompt: () => string,
  options: () => readonly Option<V>[],
  moment: Moment,
  { beside = () => [], marks, rests }: Beside = {},
): Rule<V> {
  for (;;) {
    const main = options();
    const hidden = powersTellOfPlace(t.state, seat, moment) ? ofThePlace : undefined;
    // RU-VA-61 The active player first, then clockwise.
    const others = othersAfter(t.state.seats, seat).map((other): TypedDecision<() => Rule> => ({
      seat: other,
      ask: 'power',
      prompt: 'You may use a power.',
      optional: true,
      kind: 'power',
      options: powersAt(t, other, moment),
    }));
    const more = beside().map((offer): TypedDecision<() => Rule> => ({
      seat: offer.seat,
      ask: offer.ask,
      prompt: offer.prompt,
      optional: true,
      kind: 'power',
      options: offer.options,
    }));
    const { chosen } = yield* firstOf<V | (() => Rule)>([
      { seat, ask, prompt: prompt(), options: [...main, ...powersAt(t, seat, moment)], ...marks, ...hidden },
      ...others,
      ...more,
    ]);
    if (isOneOf(main, chosen)) return chosen;
    yield* chosen();
    if (rests && !t.state.ended) yield* boundary();
  }
}

/** Whether the question itself was answered: a power is a function made for its offer, so it is never the value of another option. */
const isOneOf = <V>(main: readonly Option<V>[], chosen: V | (() => Rule)): chosen is V => main.some(({ value }) => value === chosen);

/** VA-221, VA-270 Somebody has to agree; `then` says what they are asked at once if they do. */
export function agree(seat: Seat, ask: string, prompt: string, then: string | null = null): Rule<boolean> {
  const yes = button('yes', 'Yes', true);
  return choose(seat, ask, prompt, [then === null ? yes : thenAsking(yes, then), button('no', 'No', false)]);
}

/** RU-VA-65 All decide side by side: the first option with more than half of the voices, or nothing. */
export function* vote<V>(t: Vantage, ask: string, prompt: string, options: readonly Option<V>[]): Rule<Option<V> | null> {
  const ballots = new Map(
    t.state.seats.map((seat) => [
      seat,
      choose(
        seat,
        ask,
        prompt,
        options.map((option) => withValue(option, option)),
      ),
    ]),
  );
  const voices = [...(yield* together(ballots)).values()];
  return options.find((option) => 2 * voices.filter((voice) => voice === option).length > voices.length) ?? null;
}

/** Asks nothing where there is no choice. */
export function* pickOne<V>(seat: Seat, ask: string, prompt: string, options: readonly Option<V>[], marks?: QuestionMarks): Rule<V> {
  return options.length === 1 ? options[0]!.value : yield* choose(seat, ask, prompt, options, marks);
}

