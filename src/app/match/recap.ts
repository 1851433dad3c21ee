import type { Answer, Seat } from '../../engine/kernel/rule.ts';
import type { AnyFact } from './any.ts';

export interface RecapLine {
  /** Who did it. */
  readonly seat: Seat;
  readonly text: string;
}

interface Told {
  /** Everything that was answered, and what each answer led to, as this viewer may hear it; the log may begin before the first answer. */
  readonly answers: readonly Answer[];
  readonly log: readonly (readonly AnyFact[])[];
  readonly mine: (seat: Seat) => boolean;
  readonly textOf: (facts: readonly AnyFact[]) => string;
  /** How long the table takes to show a fact: what takes longest is what people would tell. */
  readonly weight: (fact: AnyFact) => number;
}

const mostLines = 3;
const mostSentences = 2;

/** What the others have done since this person's last answer, one line for each turn of theirs, the last three of them. */
export function recapOf({ answers, log, mine, textOf, weight }: Told): readonly RecapLine[] {
  const last = answers.findLastIndex(({ seat }) => mine(seat));
  if (last < 0) return []; // nobody asks what happened before they came
  const before = log.length - answers.length;
  const turns: { readonly seat: Seat; readonly facts: AnyFact[] }[] = [];
  for (const [index, { seat }] of answers.entries()) {
    if (index <= last) continue;
    if (turns.at(-1)?.seat !== seat) turns.push({ seat, facts: [] });
    turns.at(-1)!.facts.push(...(log[before + index] ?? []));
  }
  return turns
    .map(({ seat, facts }) => ({ seat, text: weightiest(facts, textOf, weight) }))
    .filter(({ text }) => text !== '')
    .slice(-mostLines);
}

/** The sentences that matter most, in the order in which they happened, each said once. */
function weightiest(facts: readonly AnyFact[], textOf: Told['textOf'], weight: Told['weight']): string {
  const said = facts.map((fact, at) => ({ at, text: textOf([fact]), weight: weight(fact) })).filter(({ text }) => text !== '');
  const once = said.filter(({ text }, at) => said.findIndex((other) => other.text === text) === at);
  return once
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, mostSentences)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text)
    .join(' ');
}
