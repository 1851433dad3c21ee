import { describe, expect, test } from 'vitest';
import type { Drafter } from '../../bots/random.ts';
import { begin } from '../kernel/begin.ts';
import { entropyFrom, picker } from '../kernel/chance.ts';
import type { AnyRules, Settings } from '../kernel/rules.ts';
import { patience, runs } from './runs.testing.ts';
import { surprises } from './surprises.testing.ts';

/** `first > second` by the names of questions, each of them `*` or ending in `*` for many, and why the first does not say the second. */
export type Unannounced = Readonly<Record<string, string>>;

interface Walks {
  readonly mixes?: readonly string[];
  readonly options?: Settings;
  /** Answers in each mix, over as many random games as they take. */
  readonly answers: number;
  readonly except: Unannounced;
  readonly draft?: Drafter;
}

/** Nobody is surprised by a second question: an option that brings one says so, unless there is a reason why it cannot. */
export function announcesSteps(rules: AnyRules, { mixes = rules.mixes.map(({ id }) => id), options, answers, except, draft }: Walks): void {
  describe(`${rules.title} says beforehand`, () => {
    test.each(mixes)('what a choice asks next, in %s', { timeout: patience }, (mix) => {
      const found = new Set<string>();
      let seed = 0;
      for (let left = runs(answers); left > 0; ) {
        const pick = picker(++seed);
        const match = begin(rules, { mix, ...(options && { options }), chance: entropyFrom(seed) });
        for (; match.open.length > 0 && left > 0; left--) for (const step of surprises(match, pick, draft)) found.add(step);
      }
      expect([...found].filter((step) => !isExcepted(step, except))).toEqual([]);
    });
  });
}

function isExcepted(step: string, except: Unannounced): boolean {
  const [first = '', second = ''] = step.split(' > ');
  const meets = (name: string, pattern = ''): boolean =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  return Object.keys(except).some((pair) => {
    const [from, to] = pair.split(' > ');
    return meets(first, from) && meets(second, to);
  });
}
