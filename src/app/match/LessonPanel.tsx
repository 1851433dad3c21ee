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

/** The voice of somebody who knows the game, sitting beside you. */
export function LessonPanel({ title, step, steps, say, done, finished, leave }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => void panel.current?.scrollTo(0, 0), [step]);
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
        <p>{finished ? 'That was the lesson. Everything the rules allow is open to you now.' : say}</p>
      </div>
      <button type="button" className={finished ? 'button brass' : 'button'} onClick={leave}>
        {finished ? 'Play on without help' : 'Leave the lesson'}
      </button>
    </section>
  );
}
