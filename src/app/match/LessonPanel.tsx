import { useEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  readonly step: number;
  readonly steps: number;
  readonly say: string;
  /** What the step before had to say at its end. */
  readonly done: string | null;
  readonly finished: boolean;
  readonly leave: () => void;
}

/** So far below the upper edge what is to do begins, in pixels: the way out lies there. */
const firstLine = 50;

/** The voice of somebody who knows the game, sitting beside you. */
export function LessonPanel({ title, step, steps, say, done, finished, leave }: Props) {
  const panel = useRef<HTMLElement>(null);
  const task = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const [around, now] = [panel.current, task.current];
    if (!around || !now) return;
    around.scrollTo(0, 0);
    // where not all of it has room, what is to do now is seen before what has happened
    if (around.scrollHeight > around.clientHeight) around.scrollTo(0, now.offsetTop - firstLine);
    // in a strip the words alone are pushed up
    const words = now.parentElement!;
    if (words.scrollHeight > words.clientHeight) words.scrollTo(0, now.offsetTop - words.offsetTop);
  }, [step, say]);
  return (
    <section ref={panel} className="lesson" aria-label={title}>
      <header>
        <h2 className="small-caps">{title}</h2>
        {!finished && (
          <p className="small-caps">
            <span aria-hidden="true" className="beads">
              {Array.from({ length: steps }, (_, index) => (
                <i key={index} data-done={index < step} />
              ))}
            </span>
            Step {Math.min(step + 1, steps)} of {steps}
          </p>
        )}
      </header>
      <div aria-live="polite">
        {done && <p className="past">{done}</p>}
        <p ref={task}>{finished ? 'That was the lesson. Everything the rules allow is open to you now.' : say}</p>
      </div>
      <button
        type="button"
        className={finished ? 'button brass' : 'button'}
        aria-label={finished ? undefined : 'Leave the lesson'}
        onClick={leave}
      >
        {finished ? (
          'Play on without help'
        ) : (
          <span>
            Leave<span className="only-usual"> the lesson</span>
          </span>
        )}
      </button>
    </section>
  );
}
