import { useEffect, useMemo, useState } from 'react';
import type { Lesson } from '../../engine/kernel/lesson.ts';
import { answersIn } from '../../match/archive.ts';
import { taught, type LessonState } from '../../match/lesson.ts';
import type { AnyOpenMatch, AnyPlay, AnySeen, AnyTaught } from './any.ts';
import { hasLeft, rememberLeft } from './leftLessons.ts';
import { usePlay } from './usePlay.ts';

/** The match as it is played here: behind the lesson, while there is one. */
export function useTaught(
  match: AnyOpenMatch,
  lesson: Lesson | null,
): { readonly play: AnyPlay; readonly lesson: LessonState | null; readonly leave: () => void } {
  const [teacher] = useState<AnyTaught | null>(() => {
    if (!lesson || hasLeft(match.id)) return null;
    const made = taught(match.play, lesson, answersIn(match.play.archive()));
    return made.lesson?.finished ? null : made; // taught long ago: nobody wants to hear it again
  });
  const play = teacher ?? match.play;
  usePlay(play);
  return { play, lesson: teacher?.lesson ?? null, leave: () => (rememberLeft(match.id), teacher?.leave()) };
}

/** Numbers the changes of what is shown. Entering and leaving a replay counts as a change without facts: nothing is told twice. */
export function useMoment(seen: AnySeen, reel: number): Pick<AnySeen, 'moment' | 'change' | 'facts' | 'thrown'> {
  const [entered, setEntered] = useState({ reel, moment: seen.moment });
  const here = entered.reel === reel ? entered : { reel, moment: seen.moment };
  useEffect(() => setEntered(here), [here.reel]);
  const quiet = reel > 0 && here.moment === seen.moment;
  return useMemo(
    () => ({
      moment: reel * 1_000_000 + seen.moment,
      change: quiet ? 'rebuilt' : seen.change,
      facts: quiet ? [] : seen.facts,
      thrown: seen.thrown,
    }),
    [seen, reel, quiet],
  );
}
