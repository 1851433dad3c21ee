import type { AnyFact, AnyWords } from './any.ts';

export interface Line {
  readonly text: string;
  /** How often the same thing was said in a row. */
  readonly times: number;
  /** It marks the course of the match: a round, a phase. */
  readonly mark: boolean;
}

/** Facts by which every game marks its course. */
export const marks: readonly string[] = ['roundBegan', 'phaseBegan'];

export interface Entry {
  /** Which answer of the match brought it about, counted from 0. */
  readonly step: number;
  readonly lines: readonly Line[];
}

/** What was told, as sentences. A fact of an older edition that has no words any more is passed over in silence. */
export function linesOf(words: AnyWords, facts: readonly AnyFact[]): readonly Line[] {
  const lines: { text: string; times: number; mark: boolean }[] = [];
  for (const fact of facts) {
    const text = sentence(words, fact);
    if (text === '') continue;
    const last = lines.at(-1);
    if (last?.text === text) last.times += 1;
    else lines.push({ text, times: 1, mark: marks.includes(fact.fact) });
  }
  return lines;
}

export const entriesOf = (words: AnyWords, log: readonly (readonly AnyFact[])[]): readonly Entry[] =>
  log.map((facts, step) => ({ step, lines: linesOf(words, facts) })).filter(({ lines }) => lines.length > 0);

export const spoken = ({ text, times }: Line): string => (times > 1 ? `${text} (${times} times)` : text);

function sentence(words: AnyWords, fact: AnyFact): string {
  const say = Object.hasOwn(words, fact.fact) ? (words as Record<string, (fact: AnyFact) => string>)[fact.fact] : undefined;
  return say?.(fact) ?? '';
}
