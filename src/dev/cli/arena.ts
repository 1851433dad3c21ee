import { botAnswer, type Strength } from '../../bots/bot.ts';
import { randomAnswer, type AnyMatch, type Drafter, type Pick } from '../../bots/random.ts';
import { begin } from '../../engine/kernel/begin.ts';
import { entropyFrom, picker } from '../../engine/kernel/chance.ts';
import { pressing, type Seat } from '../../engine/kernel/rule.ts';
import type { AnyRules, Settings } from '../../engine/kernel/rules.ts';

interface Bout {
  readonly rules: AnyRules;
  readonly mix: string;
  readonly options: Settings;
  readonly seed: number;
  /** Seats that are not named play at random. */
  readonly strengths: ReadonlyMap<Seat, Strength>;
  readonly mostAnswers: number;
  readonly draft?: Drafter | undefined;
  /**
   * Told how many milliseconds of the processor each answer of a bot took: by the clock on the wall it would be everybody else's
   * work as well.
   */
  readonly watch?: (millis: number) => void;
}

/** A whole game between machines. Chance and thought have seeds of their own, so every strength meets the same house. */
export function fight({ rules, mix, options, seed, strengths, mostAnswers, draft, watch }: Bout): AnyMatch {
  const match: AnyMatch = begin(rules, { mix, options, chance: entropyFrom(seed) });
  const pick = picker(seed ^ 0x5bd1e995);
  for (let given = 0; match.open.length > 0 && given < mostAnswers; given++) {
    const answer = thoughtOf(match, strengths, pick, watch) ?? randomAnswer(match.open, pick, draft);
    if (!answer) break;
    match.answer(answer);
  }
  return match;
}

function thoughtOf(match: AnyMatch, strengths: ReadonlyMap<Seat, Strength>, pick: Pick, watch?: (millis: number) => void) {
  const asked = pressing(match.open)[0]!;
  const strength = strengths.get(asked.seat);
  if (!strength || strength === 'random') return undefined;
  const began = processorTime();
  const answer = botAnswer(match, asked.seat, { strength, pick });
  watch?.(processorTime() - began);
  return answer;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
