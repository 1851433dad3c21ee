import type { Lesson } from '../engine/kernel/lesson.ts';
import type { Settings } from '../engine/kernel/rules.ts';
import { manifestOf } from './games.ts';

export const lessonsOf = async (game: string): Promise<readonly Lesson[]> => (await manifestOf(game)).lessons?.() ?? [];

interface SetUp {
  readonly mix: string;
  readonly options: Settings;
}

/**
 * A lesson is set up in its own way, and by that way its match is known again after the tab was closed. The mix belongs to it: what a
 * lesson chooses may also be chosen for a whole campaign, and nobody wants a teacher there.
 */
export const lessonOf = (lessons: readonly Lesson[], { mix, options }: SetUp): Lesson | null =>
  lessons.find(
    (lesson) =>
      lesson.mix === mix &&
      Object.keys(lesson.options).length > 0 &&
      Object.entries(lesson.options).every(([id, value]) => options[id] === value),
  ) ?? null;
