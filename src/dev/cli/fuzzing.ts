import { randomAnswer, type AnyMatch, type Drafter } from '../../bots/random.ts';
import { begin } from '../../engine/kernel/begin.ts';
import { entropyFrom, picker } from '../../engine/kernel/chance.ts';
import { canonical } from '../../engine/kernel/checksum.ts';
import { restore } from '../../engine/kernel/restore.ts';
import type { Decision } from '../../engine/kernel/rule.ts';
import type { AnyRules, Settings } from '../../engine/kernel/rules.ts';

export interface Fuzzed {
  readonly rules: AnyRules;
  readonly mix: string;
  readonly seed: number;
  /** These are fixed; every other setting of the game is drawn by lot. */
  readonly options: Settings;
  readonly mostAnswers: number;
  readonly draft?: Drafter | undefined;
}

/** A random game that went wrong, with all that is needed to see it again. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly what: 'dead-end' | 'loop' | 'endless' | 'no-end' | 'broken' | 'restore',
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
const restoreEvery = 61; // no multiple of the above, so that both meet every kind of moment
const sameTooOften = 40;

/** Plays one random game to its end and returns the number of answers, or throws a Failure. */
export function fuzzGame({ rules, mix, seed, options, mostAnswers, draft }: Fuzzed): number {
  const pick = picker(seed);
  const wished = { ...anySettings(rules, pick), ...options };
  const trail: string[] = [];
  const fail = (what: Failure['what'], why: string, cause?: unknown): Failure => new Failure(what, seed, mix, wished, trail.length, trail.slice(-12), why, cause);
  let match: AnyMatch;
  try {
    match = begin(rules, { mix, options: wished, chance: entropyFrom(seed) });
  } catch (error) {
    throw fail('broken', `The match could not begin: ${String(error)}`, error);
  }
  const met = new Map<string, number>();
  while (match.open.length > 0) {
    if (trail.length >= mostAnswers) throw fail('endless', `The game is not over after ${mostAnswers} answers.`);
    const empty = match.open.find((decision) => decision.options.length === 0 && !decision.compose);
    if (empty) throw fail('dead-end', `${empty.seat} is asked ${empty.ask} and offered nothing.`);
    if (trail.length % lookEvery === 0) {
      const hash = match.hash();
      met.set(hash, (met.get(hash) ?? 0) + 1);
      if (met.get(hash)! > sameTooOften) throw fail('loop', `The same position was met ${sameTooOften} times: nothing stops this game from going in circles.`);
    }
    if (trail.length % restoreEvery === 0) checkRestored(match, fail);
    const answer = randomAnswer(match.open, pick, draft);
    if (!answer) throw fail('dead-end', `Only a draft could answer ${match.open.map(({ ask }) => ask).join(', ')}, and this game gives the fuzzer none.`);
    trail.push(`${answer.seat} ${answer.ask} ${answer.option}`);
    try {
      match.answer(answer);
    } catch (error) {
      throw fail('broken', error instanceof Error ? error.message : String(error), error);
    }
  }
  if (!match.over) throw fail('no-end', 'Nothing is asked any more, and nobody has won or lost.');
  return trail.length;
}

function checkRestored(match: AnyMatch, fail: (what: Failure['what'], why: string, cause?: unknown) => Failure): void {
  let restored: ReturnType<typeof restore>;
  try {
    restored = restore(match.rules, JSON.parse(JSON.stringify(match.save())));
  } catch (error) {
    throw fail('restore', `The save cannot be restored: ${String(error)}`, error);
  }
  if (restored.lost !== 'nothing' || restored.match.hash() !== match.hash()) throw fail('restore', 'A restored save is not the position that was saved.');
  if (shape(restored.match.open) !== shape(match.open)) throw fail('restore', 'A restored save asks something else than the live match.');
}

const shape = (open: readonly Decision[]): string => canonical(open.map(({ seat, ask, prompt, options }) => [seat, ask, prompt, options.map(({ id, label }) => [id, label])]));

const anySettings = (rules: AnyRules, pick: (range: number) => number): Settings =>
  Object.fromEntries(rules.settings.map(({ id, values }) => [id, values[pick(values.length)]!.id]));
