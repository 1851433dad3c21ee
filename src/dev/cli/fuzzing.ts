import { randomAnswer, type AnyMatch, type Drafter } from '../../bots/random.ts';
import { begin } from '../../engine/kernel/begin.ts';
import { entropyFrom, picker } from '../../engine/kernel/chance.ts';
import type { AnyRules, Settings } from '../../engine/kernel/rules.ts';
import { badQuestion, badSave, badUndo, leak, momentOf } from '../../engine/testing/soundness.testing.ts';
import type { Excess } from '../../engine/testing/workshop.testing.ts';

interface Fuzzed {
  readonly rules: AnyRules;
  readonly mix: string;
  readonly seed: number;
  /** These are fixed; every other setting that means something in the mix is drawn by lot. */
  readonly options: Settings;
  readonly mostAnswers: number;
  readonly draft?: Drafter | undefined;
  readonly excess?: Excess | undefined;
  /** Shown the game when it is over. */
  readonly ended?: ((match: AnyMatch) => void) | undefined;
}

/** A random game that went wrong, with all that is needed to see it again. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly what: 'dead-end' | 'loop' | 'endless' | 'no-end' | 'broken' | 'restore' | 'undo' | 'leak' | 'components',
    readonly seed: number,
    readonly mix: string,
    readonly options: Settings,
    readonly answers: number,
    readonly trail: readonly string[],
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

const lookEvery = 16; // a hash of the whole state costs as much as several answers
const checkEvery = 31; // no multiple of the above, so that both meet every kind of moment
const sameTooOften = 40;

/** Plays one random game to its end and returns the number of answers, or throws a Failure. */
export function fuzzGame({ rules, mix, seed, options, mostAnswers, draft, excess, ended }: Fuzzed): number {
  const pick = picker(seed);
  const wished = { ...anySettings(rules, mix, pick), ...options };
  const trail: string[] = [];
  const fail: Fail = (what, why, cause) => new Failure(what, seed, mix, wished, trail.length, trail.slice(-12), why, cause);
  let match: AnyMatch;
  try {
    match = begin(rules, { mix, options: wished, chance: entropyFrom(seed) });
  } catch (error) {
    throw fail('broken', `The match could not begin: ${String(error)}`, error);
  }
  const met = new Map<string, number>();
  while (match.open.length > 0) {
    if (trail.length >= mostAnswers) throw fail('endless', `The game is not over after ${mostAnswers} answers.`);
    const question = badQuestion(match);
    if (question) throw fail('dead-end', question);
    const [more] = excess?.(match.peek()) ?? [];
    if (more) throw fail('components', `There are ${more}.`);
    if (trail.length % lookEvery === 0) {
      const hash = match.hash();
      met.set(hash, (met.get(hash) ?? 0) + 1);
      if (met.get(hash)! > sameTooOften)
        throw fail('loop', `The same position was met ${sameTooOften} times: nothing stops this game from going in circles.`);
    }
    const looks = trail.length % checkEvery === 0;
    if (looks) for (const [what, check] of checks) attempt(what, () => check(match, pick), fail);
    const before = looks ? momentOf(match) : null;
    const answer = randomAnswer(match.open, pick, draft);
    if (!answer)
      throw fail(
        'dead-end',
        `Only a draft could answer ${match.open.map(({ ask }) => ask).join(', ')}, and this game gives the fuzzer none.`,
      );
    trail.push(`${answer.seat} ${answer.ask} ${answer.option}`);
    try {
      match.answer(answer);
    } catch (error) {
      throw fail('broken', error instanceof Error ? error.message : String(error), error);
    }
    if (before) attempt('undo', () => badUndo(match, before), fail);
  }
  if (!match.over) throw fail('no-end', 'Nothing is asked any more, and nobody has won or lost.');
  ended?.(match);
  return trail.length;
}

type Fail = (what: Failure['what'], why: string, cause?: unknown) => Failure;

/** The other half of what a game owes, asked now and then: each costs a replay of the turn. */
const checks: readonly (readonly [Failure['what'], (match: AnyMatch, pick: (range: number) => number) => string | null])[] = [
  ['restore', badSave],
  // one by lot: all of them would cost more than the game
  ['leak', (match, pick) => leak(match, [...match.seats, 'table'][pick(match.seats.length + 1)]!, pick)],
];

function attempt(what: Failure['what'], check: () => string | null, fail: Fail): void {
  let wrong: string | null;
  try {
    wrong = check();
  } catch (error) {
    throw fail(what, `It could not even be tried: ${String(error)}`, error);
  }
  if (wrong) throw fail(what, wrong);
}

const anySettings = ({ settings }: AnyRules, mix: string, pick: (range: number) => number): Settings =>
  Object.fromEntries(
    settings.filter(({ mixes }) => mixes?.includes(mix) ?? true).map(({ id, values }) => [id, values[pick(values.length)]!.id]),
  );
