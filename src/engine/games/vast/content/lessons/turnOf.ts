import type { Lesson, LessonStep } from '../../../../kernel/lesson.ts';
import { roleMixes, type RoleMixId } from '../mixes.ts';
import type { LessonOpening } from '../openingNames.ts';
import type { Role } from '../roles.ts';

interface Wording {
  readonly title: string;
  readonly about: string;
}

/** A turn of one role in the full game, with easy bots around. */
export function turnOf(seat: Role, opening: LessonOpening, mix: RoleMixId, { title, about }: Wording, steps: readonly LessonStep[]): Lesson {
  const others = roleMixes[mix].roles.filter((role) => role !== seat);
  return {
    id: `turn-of-${opening}`,
    title,
    about,
    game: 'vast',
    mix,
    seat,
    options: { opening },
    automatic: Object.fromEntries(others.map((role) => [role, 'easy'])),
    steps,
  };
}
