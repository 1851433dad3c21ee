import type { Seat } from '../engine/kernel/rule.ts';
import type { Question } from '../match/question.ts';
import { momentOf } from './zones/opened.ts';

/** Somebody of this screen has turned to a seat, while these questions were open: when they change, a mere look at a board is over. */
export interface Turned {
  readonly seat: Seat;
  readonly among: string;
}

/** One person acts: board, prompt, arrows, list and bag of a screen all belong to the same seat. */
export interface Acting {
  /** Whose question is at hand; null while nobody is asked. */
  readonly seat: Seat | null;
  /** Somebody else, whose board is only looked at. */
  readonly looking: Seat | null;
}

/**
 * Whoever is asked and was turned to acts, as long as they are asked; else whoever acted before; else the first who is asked. So a
 * question to somebody else brings up their board by itself.
 */
export function actingOf(questions: readonly Question[], turned: Turned | null, before: Seat | null): Acting {
  const main = questions.filter(({ kind }) => kind === 'main');
  const asked = (main.length > 0 ? main : questions).map(({ seat }) => seat);
  const to = turned && (asked.includes(turned.seat) || turned.among === momentOf(questions)) ? turned.seat : null;
  const seat = [to, before].find((one) => one !== null && asked.includes(one)) ?? asked[0] ?? null;
  return { seat, looking: to === seat ? null : to };
}

/** The questions of one seat before those of all others. */
export const inFront = (questions: readonly Question[], seat: Seat | null): readonly Question[] =>
  questions.every((one) => one.seat === seat)
    ? questions
    : [...questions.filter((one) => one.seat === seat), ...questions.filter((one) => one.seat !== seat)];
