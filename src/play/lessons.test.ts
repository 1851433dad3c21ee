import { describe, expect, test, vi } from 'vitest';
import { answersIn } from '../match/archive.ts';
import { inlineEngine } from '../match/engine.ts';
import { rulesOf } from './games.ts';
import { taught } from '../match/lesson.ts';
import { lessonOf, lessonsOf } from '../match/lessons.ts';
import { openLocalPlay } from './localPlay.ts';

const lessons = await lessonsOf('vast');
const engine = () => inlineEngine(rulesOf);

describe.each(lessons.map((lesson) => [lesson.title, lesson] as const))('%s', (_title, lesson) => {
  const { game, mix, options, automatic, seat } = lesson;
  const sitting = { automatic, people: automatic && seat ? { [seat]: 'You' } : undefined };

  test.each([1, 2, 3])('is taught to its end among bots, with any dice, and goes on after a closed tab (%i)', async (seed) => {
    let play = await openLocalPlay({ game, engine, wish: { mix, options, seed }, ...sitting });
    let teacher = taught(play, lesson);
    for (let step = 0; step < lesson.steps.length; step++) {
      await vi.waitFor(() => expect(teacher.snapshot().questions.length).toBeGreaterThan(0), 5000);
      expect(teacher.lesson).toMatchObject({ step, aside: false, finished: false, say: lesson.steps[step]!.say });
      const [question] = teacher.snapshot().questions;
      await teacher.choose(question!, question!.options[0]!.id);
      if (step !== 2) continue;
      play.close();
      play = await openLocalPlay({ game, engine, archive: play.archive(), ...sitting });
      teacher = taught(play, lesson, answersIn(play.archive()));
    }
    expect(teacher.lesson).toMatchObject({ finished: true });
    play.close();
  });

  test('is known again by the way it was set up', () => {
    const chosen = { opening: options['opening']!, difficulty: 'normal' };
    expect(lessonOf(lessons, { mix, options: chosen })).toBe(lesson);
    expect(lessonOf(lessons, { mix: 'another', options: chosen })).toBe(null);
  });
});
