import type { Seat } from './rule.ts';
import type { Settings } from './rules.ts';

/** Guided turns: each step waits for one question, lets some answers through, and says why. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** One sentence for whoever chooses among lessons. */
  readonly about?: string;
  readonly game: string;
  readonly mix: string;
  /** Who is taught, where several play; bots by the names of their policies play the others. */
  readonly seat?: Seat;
  readonly automatic?: Readonly<Record<Seat, string>>;
  readonly options: Settings;
  /** The same dice for everybody, where the words of a step depend on them. */
  readonly seed?: number;
  readonly steps: readonly LessonStep[];
  /** What is said while the game asks for something between two steps, by the name of the question. */
  readonly asides?: Readonly<Record<string, string>>;
}

export interface LessonStep {
  readonly ask: string;
  /** Ids of options; a trailing `*` stands for anything, `composed` for an answer put together by hand. */
  readonly allow: readonly string[];
  readonly say: string;
  /** Said when the step is done, before the next one speaks. */
  readonly done?: string;
  /** Ids of the rulebook's examples that this step shows on the table. Never shown: tests see to it that none is forgotten. */
  readonly teaches?: readonly string[];
}

/** Whether a step lets an answer through. */
export const allows = ({ allow }: LessonStep, option: string): boolean =>
  allow.some((one) => (one.endsWith('*') ? option.startsWith(one.slice(0, -1)) : one === option));
