import type { Lesson } from '../../engine/kernel/lesson.ts';
import { start } from '../keeping.ts';
import { say } from '../parts/notices.ts';
import { RoleMark } from '../parts/RoleMark.tsx';

/** Guided turns, one for each role. */
export function Learn({ lessons }: { readonly lessons: readonly Lesson[] }) {
  return (
    <section className="board ink learn" aria-labelledby="learn">
      <h2 id="learn">Learn</h2>
      <p className="quiet">One guided turn with a teacher beside you. Leave it whenever you like: the game goes on with bots.</p>
      <ul>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <button type="button" className="lesson-card" onClick={() => void learn(lesson)}>
              {lesson.seat && <RoleMark seat={lesson.seat} />}
              <span>
                <strong>{lesson.title}</strong>
                {lesson.about && <small>{lesson.about}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function learn({ game, title, mix, options, seed, automatic, seat }: Lesson): Promise<void> {
  const people = automatic && seat ? { [seat]: 'You' } : undefined;
  return start({ game, title, people, automatic, wish: { mix, options, seed } }).catch((error: Error) => say({ kind: 'trouble', text: error.message }));
}
