import type { Refusal, Tried } from '../engine/kernel/option.ts';
import { canonical } from '../engine/kernel/checksum.ts';
import { allows, type Lesson, type LessonStep } from '../engine/kernel/lesson.ts';
import { composed, type Answer, type Flick, type Json, type Seat } from '../engine/kernel/rule.ts';
import type { Question } from './question.ts';
import { Refused } from './errors.ts';
import type { Play, Seen } from './play.ts';

export interface LessonState {
  readonly title: string;
  /** Counted from 0; equal to `of` when the lesson is finished. */
  readonly step: number;
  readonly of: number;
  readonly say: string;
  /** What the step before had to say at its end. */
  readonly done: string | null;
  readonly finished: boolean;
  /** The game asks for something the lesson does not speak of: everything is offered until it is over. */
  readonly aside: boolean;
}

export interface Taught<V, F> extends Play<V, F> {
  /** Null once the lesson has been left. Changes are heard through `subscribe`. */
  readonly lesson: LessonState | null;
  /** Gives everything back that the rules allow. The match goes on. */
  leave(): void;
}

/** `answers` are those already given, so that a lesson goes on where a closed tab left it. */
export function taught<V, F>(play: Play<V, F>, lesson: Lesson, answers: readonly Answer[] = []): Taught<V, F> {
  const { steps, title, seat, asides = {} } = lesson;
  const listeners = new Set<() => void>();
  let left = false;
  let begun = stepsDone(steps, answers, play.snapshot().log.length, seat);
  let shown: { readonly from: Seen<V, F>; readonly step: number; readonly left: boolean; readonly seen: Seen<V, F> } | undefined;
  /** Length of the log when a fitting answer was sent: the next entry is what it led to. */
  let sentAt: number | undefined;
  /** Steps that an undo has left, the next one first: a redo takes them up again. */
  let ahead: readonly number[] = [];
  let redoing = false;

  const stepNow = (): LessonStep | undefined => (left ? undefined : steps[begun.length - 1]);

  const narrowed = (questions: readonly Question[], step: LessonStep | undefined): readonly Question[] => {
    const fitting = step ? questions.flatMap((question) => narrow(question, step)) : [];
    return fitting.length > 0 ? fitting : questions;
  };

  const follow = (): void => {
    const { length } = play.snapshot().log;
    if (sentAt !== undefined && length === sentAt + 1) {
      begun = [...begun, length];
      sentAt = undefined;
    }
    // an undo goes back to the step it undid
    while (begun.length > 1 && length < begun.at(-1)!) [ahead, begun] = [[begun.at(-1)!, ...ahead], begun.slice(0, -1)];
    if (redoing) while (ahead[0] !== undefined && length >= ahead[0]) [begun, ahead] = [[...begun, ahead[0]], ahead.slice(1)];
    tell();
  };
  const tell = (): void => [...listeners].forEach((listener) => listener());
  const stop = play.subscribe(follow);

  const refusal = (step: LessonStep): string => `In this lesson: ${step.say}`;
  const offered = (question: Pick<Question, 'seat' | 'ask'>, option: string, questions: readonly Question[]): boolean =>
    questions.some(
      (one) =>
        one.seat === question.seat &&
        one.ask === question.ask &&
        (one.options.some(({ id }) => id === option) || (option === composed && one.form !== undefined)),
    );

  return {
    subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    snapshot() {
      const from = play.snapshot();
      if (shown?.from !== from || shown.step !== begun.length || shown.left !== left)
        shown = { from, step: begun.length, left, seen: { ...from, questions: narrowed(from.questions, stepNow()) } };
      return shown.seen;
    },
    async choose(question, option, draft?: Json, flick?: Flick) {
      const step = stepNow();
      const { questions, log } = play.snapshot();
      const wanted = draft === undefined ? option : composed;
      const fits = step !== undefined && questions.some((one) => narrow(one, step).length > 0);
      if (fits && offered(question, wanted, questions) && !offered(question, wanted, narrowed(questions, step)))
        throw new Refused('lesson', refusal(step), 'lesson');
      sentAt = fits ? log.length : undefined;
      try {
        await play.choose(question, option, draft, flick);
        ahead = [];
      } finally {
        sentAt = undefined;
      }
    },
    async whyNot(gesture) {
      const step = stepNow();
      const { questions } = play.snapshot();
      const now = narrowed(questions, step);
      if (step && now !== questions && matches(questions, gesture) && !matches(now, gesture))
        return { rule: 'lesson', why: refusal(step) } satisfies Refusal;
      return play.whyNot(gesture);
    },
    async hint() {
      const { questions } = play.snapshot();
      const now = narrowed(questions, stepNow());
      if (now === questions) return (await play.hint?.()) ?? [];
      return now.flatMap(({ seat, ask, options }) => options.map(({ id }) => ({ seat, ask, option: id }))).slice(0, 3);
    },
    undo: (agreed) => play.undo(agreed),
    async redo() {
      redoing = true;
      try {
        return await play.redo();
      } finally {
        redoing = false;
      }
    },
    exported: () => play.exported(),
    close() {
      stop();
      play.close();
    },
    get lesson() {
      if (left) return null;
      const at = begun.length - 1;
      const step = steps[at];
      const { questions } = play.snapshot();
      const aside = step !== undefined && questions.length > 0 && narrowed(questions, step) === questions;
      return {
        title,
        step: at,
        of: steps.length,
        // words that speak of another question than the one that is asked would be taken for its explanation
        say: aside ? (asides[questions[0]!.ask] ?? `The game asks something else first: ${questions[0]!.prompt}`) : (step?.say ?? ''),
        done: aside ? null : (steps[at - 1]?.done ?? null),
        finished: step === undefined,
        aside,
      };
    },
    leave() {
      left = true;
      tell();
    },
  };
}

function narrow({ form, ...question }: Question, step: LessonStep): Question[] {
  if (question.ask !== step.ask) return [];
  const options = question.options.filter(({ id }) => allows(step, id));
  const withForm = form !== undefined && allows(step, composed);
  return options.length > 0 || withForm ? [{ ...question, options, ...(withForm ? { form } : {}) }] : [];
}

const matches = (questions: readonly Question[], gesture: Tried): boolean =>
  questions.some(({ options }) => options.some((option) => canonical(option.gesture) === canonical(gesture)));

/** For each step that has begun, how long the log was by then. */
function stepsDone(
  steps: readonly LessonStep[],
  answers: readonly Answer[],
  logLength: number,
  taughtSeat: Seat | undefined,
): readonly number[] {
  const before = logLength - answers.length;
  const begun = [before];
  for (const [index, { seat, ask, option }] of answers.entries()) {
    const step = steps[begun.length - 1];
    if (step && (taughtSeat ?? seat) === seat && step.ask === ask && allows(step, option)) begun.push(before + index + 1);
  }
  return begun;
}
