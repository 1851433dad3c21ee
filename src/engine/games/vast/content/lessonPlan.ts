import type { Role } from './roles.ts';

/** A guided turn: each step waits for one question, offers only the answers it allows, and says why. */
export interface LessonPlan {
  readonly id: string;
  readonly title: string;
  /** One sentence for whoever chooses a lesson. */
  readonly about: string;
  readonly game: string;
  readonly mix: string;
  /** Who is taught; the others are played by bots. */
  readonly seat: Role;
  readonly options: Readonly<Record<string, string>>;
  readonly automatic?: Readonly<Record<string, string>>;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  readonly ask: string;
  /** Ids of options; a trailing `*` stands for anything. */
  readonly allow: readonly string[];
  readonly say: string;
  /** Said when the step is done, before the next one speaks. */
  readonly done?: string;
}
