import { useState } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import { askToUndo, voteOutcome, vote, stillSilent } from '../../match/agree.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { nameOf } from './standing.ts';

interface Props {
  readonly by: Seat;
  /** One seat for each person at this screen. */
  readonly people: readonly Seat[];
  /** What a person is called. */
  readonly called?: (seat: Seat) => string;
  readonly agree: () => void;
  readonly leave: () => void;
}

/** Dice or something hidden have been seen since, so everybody at the screen is asked by name. */
export function AgreementDialog({ by, people, called = nameOf, agree, leave }: Props) {
  const [asking, setAsking] = useState(() => askToUndo(by, people));
  const alone = asking.people.length === 1;
  const silent = stillSilent(asking);
  const answer = (seat: Seat, yes: boolean): void => {
    const next = vote(asking, seat, yes);
    const outcome = voteOutcome(next);
    if (outcome === 'agreed') agree();
    else if (outcome === 'refused') leave();
    else setAsking(next);
  };
  return (
    <Dialog
      title="Take it back?"
      close={leave}
      cross={false}
      footer={
        <>
          <button type="button" className="button" autoFocus onClick={leave}>
            Leave it as it is
          </button>
          {alone && (
            <button type="button" className="button brass" onClick={() => answer(by, true)}>
              Take it back
            </button>
          )}
        </>
      }
    >
      <p>
        Since that answer dice were rolled, something hidden was seen, or somebody else has come to decide. It can be taken back only if
        everybody at the table agrees.
      </p>
      {!alone && (
        <ul className="stack agreement">
          {asking.people.map((seat) => (
            <li key={seat} className="row">
              <strong>{called(seat)}</strong>
              {silent.includes(seat) ? (
                <>
                  <button type="button" className="button brass" onClick={() => answer(seat, true)}>
                    {called(seat)} agrees
                  </button>
                  <button type="button" className="button" onClick={() => answer(seat, false)}>
                    {called(seat)} does not
                  </button>
                </>
              ) : (
                <span>agrees</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
