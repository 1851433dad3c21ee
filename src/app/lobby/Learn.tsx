import type { Guide } from '../../engine/kernel/guide.ts';
import type { Lesson } from '../../engine/kernel/lesson.ts';
import { RoleMark } from '../parts/RoleMark.tsx';
import { learn } from './learning.ts';

interface Props {
  readonly lessons: readonly Lesson[];
  readonly guide: Guide;
}

/** Guided turns, those of a role under its mark and in their order. */
export function Learn({ lessons, guide }: Props) {
  return (
    <section className="board ink learn" aria-labelledby="learn">
      <h2 id="learn">Lessons</h2>
      <p className="quiet">Guided turns with a teacher beside you. Leave whenever you like: the game goes on with bots.</p>
      {bySeat(lessons).map(([seat, turns]) => (
        <div key={seat} className="lesson-group">
          <RoleMark seat={seat} />
          <ul aria-label={guide.seats[seat]?.title ?? seat}>
            {turns.map((lesson) => (
              <li key={lesson.id}>
                <button type="button" className="lesson-card" onClick={() => void learn(lesson)}>
                  <strong>{lesson.title}</strong>
                  {lesson.about && <small>{lesson.about}</small>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const bySeat = (lessons: readonly Lesson[]): readonly (readonly [string, readonly Lesson[]])[] => {
  const seatOf = ({ seat, id }: Lesson): string => seat ?? id; // a lesson for nobody in particular stands by itself
  return [...new Set(lessons.map(seatOf))].map((seat) => [seat, lessons.filter((lesson) => seatOf(lesson) === seat)]);
};
