import type { ToldCard } from '../match/handView.ts';
import type { AnyGameTable, FactWords, Names } from './contract.ts';

/** Lines are made for any game, so facts have no type of their own here. */
export interface AnyFact {
  readonly fact: string;
}
type AnyWords = FactWords<any>;
/** The sentences of a game, and which of its facts mark the course of a match. */
export type AnyTelling = Pick<AnyGameTable, 'words' | 'course'>;
export type AnyReading = AnyTelling & Pick<AnyGameTable, 'aloud'>;
export type AnyNaming = (names: Names, fact: AnyFact) => Names;

export interface LogLine {
  readonly text: string;
  /** How often the same thing was said in a row. */
  readonly times: number;
  /** It marks the course of the match: a round, a phase. */
  readonly mark: boolean;
}

interface LogEntry {
  /** Which answer of the match brought it about, counted from 0. */
  readonly step: number;
  readonly lines: readonly LogLine[];
}

/** Of a game whose table could not be loaded. */
export const noWords: AnyTelling = { words: {}, course: [] };

/** What was told, as sentences. A fact of an older edition that has no words any more is passed over in silence. */
export function linesOf({ words, course }: AnyTelling, facts: readonly AnyFact[], names: Names = {}): readonly LogLine[] {
  const lines: { text: string; times: number; mark: boolean }[] = [];
  for (const fact of facts) {
    const text = named(sentence(words, fact), names);
    if (text === '') continue;
    const last = lines.at(-1);
    if (last?.text === text) last.times += 1;
    else lines.push({ text, times: 1, mark: course.includes(fact.fact) });
  }
  return lines;
}

export function entriesOf(telling: AnyTelling, log: readonly (readonly AnyFact[])[], naming?: AnyNaming): readonly LogEntry[] {
  let names: Names = {};
  return log
    .map((facts, step) => {
      if (naming) names = facts.reduce(naming, names);
      return { step, lines: linesOf(telling, facts, names) };
    })
    .filter(({ lines }) => lines.length > 0);
}

export const spoken = ({ text, times }: LogLine): string => (times > 1 ? `${text} (${times} times)` : text);

/** A card with names put in, as a line has them. */
export const namedCard = (card: ToldCard, names: Names): ToldCard => ({
  ...card,
  text: named(card.text, names),
  ...(card.each && { each: card.each.map(({ who, text }) => ({ who: named(who, names), text: named(text, names) })) }),
});

/** What a voice reads of some facts: of a game with books what stands in them, of others the captions. */
export function readAloud({ aloud, ...telling }: AnyReading, facts: readonly AnyFact[], names: Names = {}): string {
  if (aloud) return facts.flatMap((fact) => aloud(fact) ?? []).join(' ');
  return linesOf(telling, facts, names).map(spoken).join(' ');
}

/** `{c1}` becomes the name of whoever bears that board by now. */
const named = (text: string, names: Names): string =>
  text.replace(/\{([\w-]+)\}/g, (_, id: string) => (Object.hasOwn(names, id) ? names[id]! : 'Somebody'));

function sentence(words: AnyWords, fact: AnyFact): string {
  const say = Object.hasOwn(words, fact.fact) ? (words as Record<string, (fact: AnyFact) => string>)[fact.fact] : undefined;
  return say?.(fact) ?? '';
}
