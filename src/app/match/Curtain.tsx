import { useEffect, useRef } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import { titleOf, whoPlays, type Sitting } from './sitting.ts';

interface Props {
  readonly sitting: Sitting;
  /** One seat for each person who may take the screen. */
  readonly awaited: readonly Seat[];
  readonly lift: (seat: Seat) => void;
  /** Whoever has just passed the screen on may still want it back. */
  readonly takeBack: (() => void) | null;
}

/** Between two people at one screen: nobody sees the other's hand while the screen changes places. */
export function Curtain({ sitting, awaited, lift, takeBack }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [first] = awaited;
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal(); // the page behind is inert: no key and no reader gets past the cloth
    return () => element?.close();
  }, []);
  // After a second Esc a browser closes a dialog without asking: the cloth falls again at once.
  const drawAgain = (): void => void (dialog.current && !dialog.current.open && dialog.current.showModal());
  if (first === undefined) return null;
  const person = (seat: Seat): string => whoPlays(sitting, seat) || titleOf(sitting, seat);
  const heading = awaited.length === 1 ? `${person(first)} is next` : 'Who takes the screen?';
  return (
    <dialog ref={dialog} className="curtain" aria-label={heading} onCancel={(event) => event.preventDefault()} onClose={drawAgain}>
      <div className="curtain-words">
        <p className="small-caps">{awaited.length === 1 ? 'Pass the screen on' : 'Several of you are asked'}</p>
        <h2>{heading}</h2>
        {awaited.map((seat, index) => (
          <button key={seat} type="button" className="button brass large" autoFocus={index === 0} onClick={() => lift(seat)}>
            I am {person(seat)}
            {person(seat) !== titleOf(sitting, seat) && <small>{titleOf(sitting, seat)}</small>}
          </button>
        ))}
        {takeBack && (
          <button type="button" className="button" onClick={takeBack}>
            Wait: take back the last answer
          </button>
        )}
      </div>
    </dialog>
  );
}
