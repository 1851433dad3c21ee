import { useState } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { nameOf } from './standing.ts';

interface Props {
  readonly seats: readonly Seat[];
  readonly agree: () => void;
  readonly leave: () => void;
}

/** Dice or something hidden have been seen since. One screen for several people asks each of them by name. */
export function AgreementDialog({ seats, agree, leave }: Props) {
  const [yes, setYes] = useState<readonly Seat[]>(seats.length === 1 ? seats : []);
  const missing = seats.filter((seat) => !yes.includes(seat));
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
          <button type="button" className="button brass" disabled={missing.length > 0} onClick={agree}>
            {seats.length === 1 ? 'Take it back' : 'We all agree: take it back'}
          </button>
        </>
      }
    >
      <p>Since that answer dice were rolled, or something hidden was seen. It can be taken back only if everybody at the table agrees.</p>
      {seats.length > 1 && (
        <ul className="stack">
          {seats.map((seat) => (
            <li key={seat}>
              <label className="switch">
                <input
                  type="checkbox"
                  checked={yes.includes(seat)}
                  onChange={({ target }) => setYes(target.checked ? [...yes, seat] : yes.filter((one) => one !== seat))}
                />
                <span>{nameOf(seat)} agrees</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
