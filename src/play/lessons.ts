import type { Lesson } from '../engine/kernel/lesson.ts';
import type { Settings } from '../engine/kernel/rules.ts';

const modules = import.meta.glob<{ readonly lessons?: readonly Lesson[] }>('../engine/games/*/content/lessons.ts');
const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-3)!, load]));

export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  return (await loaders.get(game)?.())?.lessons ?? [];
}

/** A lesson is set up in its own way, and by that way its match is known again after the tab was closed. */
export const lessonOf = (lessons: readonly Lesson[], options: Settings): Lesson | null =>
  lessons.find((lesson) => Object.keys(lesson.options).length > 0 && Object.entries(lesson.options).every(([id, value]) => options[id] === value)) ?? null;
