import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnyFact, AnyNaming, AnyTelling } from './any.ts';
import { entriesOf, spoken } from '../../table/lines.ts';

interface Props {
  readonly telling: AnyTelling;
  readonly naming: AnyNaming | undefined;
  readonly log: readonly (readonly AnyFact[])[];
  /** Show the table as it was after this answer. */
  readonly jump: (step: number) => void;
  /** The answer that a running replay shows. */
  readonly shown: number | null;
}

const entriesAtOnce = 60;

/** The whole story, newest at the end. Old entries are fetched on demand: a long match tells thousands of facts. */
export function LogDrawer({ telling, naming, log, jump, shown }: Props) {
  const [times, setTimes] = useState(1);
  const entries = useMemo(() => entriesOf(telling, log, naming), [telling, log, naming]);
  const from = Math.max(0, entries.length - times * entriesAtOnce);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => void end.current?.scrollIntoView?.({ block: 'end' }), [entries.length]);

  if (entries.length === 0) return <p className="quiet">Nothing has happened yet.</p>;
  return (
    <>
      {from > 0 && (
        <button type="button" className="button" onClick={() => setTimes(times + 2)}>
          Show earlier entries ({from})
        </button>
      )}
      <ol className="log" aria-label="What happened, oldest first">
        {entries.slice(from).map(({ step, lines }) => (
          <li key={step}>
            <button type="button" aria-current={shown === step ? 'step' : undefined} onClick={() => jump(step)}>
              {lines.map((line, index) => (
                <span key={index} data-mark={line.mark}>
                  {spoken(line)}{' '}
                </span>
              ))}
              <span className="only-heard">Show the table at this point.</span>
            </button>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </>
  );
}
