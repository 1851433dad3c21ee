import type { Seat } from '../engine/kernel/rule.ts';
import type { Question } from '../match/question.ts';
import { momentOf } from './zones/opened.ts';

/**
 * The seat that somebody at this screen has chosen to look at, and the questions that were open then (`among`). When the questions change,
 * a board that was only looked at is put back.
 */
export interface ChosenSeat {
  readonly seat: Seat;
  readonly among: string;
}

/** Whose turn a screen shows: its board, prompt, arrows, list and bag all belong to the same seat. */
export interface Acting {
  /** The seat whose question is shown; null while nobody is asked. */
  readonly seat: Seat | null;
  /** Another seat, whose board is only looked at; null otherwise. */
  readonly looking: Seat | null;
}

/**
 * The chosen seat acts as long as it is asked something; else the seat that acted before; else the first that is asked. So a question to
 * somebody else brings up their board by itself.
 */
export function actingOf(questions: readonly Question[], chosenSeat: ChosenSeat | null, before: Seat | null): Acting {
  const main = questions.filter(({ kind }) => kind === 'main');
  const asked = (main.length > 0 ? main : questions).map(({ seat }) => seat);
  const to = chosenSeat && (asked.includes(chosenSeat.seat) || chosenSeat.among === momentOf(questions)) ? chosenSeat.seat : null;
  const seat = [to, before].find((one) => one !== null && asked.includes(one)) ?? asked[0] ?? null;
  return { seat, looking: to === seat ? null : to };
}

/** The questions of one seat before those of all others. */
export const inFront = (questions: readonly Question[], seat: Seat | null): readonly Question[] =>
  questions.every((one) => one.seat === seat)
    ? questions
    : [...questions.filter((one) => one.seat === seat), ...questions.filter((one) => one.seat !== seat)];
