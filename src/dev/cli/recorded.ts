import type { AnyMatch } from '../../bots/random.ts';
import { begin } from '../../engine/kernel/begin.ts';
import { entropyFrom } from '../../engine/kernel/chance.ts';
import type { Answer, Json } from '../../engine/kernel/rule.ts';
import type { AnyRules, Over, Settings } from '../../engine/kernel/rules.ts';

type Line = readonly [seat: string, ask: string, option: string] | readonly [seat: string, ask: string, option: string, draft: Json];

/** A real game that must still play to the same end. `hash` is of the last position, so a change that only shifts numbers shows too. */
export interface Recorded {
  readonly game: string;
  readonly edition: number;
  readonly mix: string;
  readonly options: Settings;
  readonly seed: number;
  readonly over: Over | null;
  readonly hash: string;
  readonly answers: readonly Line[];
}

export const recordingOf = (match: AnyMatch, seed: number): Recorded => {
  const { game, edition, mix, options } = match.here();
  const answers = match.answers.map(({ seat, ask, option, draft }): Line => (draft === undefined ? [seat, ask, option] : [seat, ask, option, draft]));
  return { game, edition, mix, options, seed, over: match.over, hash: match.hash(), answers };
};

export function replayed(rules: AnyRules, { mix, options, seed, answers }: Recorded): AnyMatch {
  const match = begin(rules, { mix, options, chance: entropyFrom(seed) });
  for (const [seat, ask, option, draft] of answers) match.answer({ seat, ask, option, ...(draft !== undefined && { draft }) } as Answer);
  return match;
}

/** One answer on each line, so that a difference between two recordings can be read. */
export function written({ answers, ...head }: Recorded): string {
  const lines = answers.map((line) => `    ${JSON.stringify(line)}`).join(',\n');
  const rest = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`).join('');
  return `{\n${rest}  "answers": [\n${lines}\n  ]\n}\n`;
}
