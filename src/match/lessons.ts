import type { Lesson } from '../engine/kernel/lesson.ts';
import type { Settings } from '../engine/kernel/rules.ts';
import { manifestOf } from './games.ts';

export const lessonsOf = async (game: string): Promise<readonly Lesson[]> => (await manifestOf(game)).lessons?.() ?? [];

/** A lesson is set up in its own way, and by that way its match is known again after the tab was closed. */
export const lessonOf = (lessons: readonly Lesson[], options: Settings): Lesson | null =>
  lessons.find(
    (lesson) => Object.keys(lesson.options).length > 0 && Object.entries(lesson.options).every(([id, value]) => options[id] === value),
  ) ?? null;
