import { useState } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import { SeatRow } from '../lobby/SeatRow.tsx';
import { keptByPerson, seatingOf, sittersOf, type Seating } from '../lobby/seating.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { Sitting } from './sitting.ts';

interface Props {
  readonly seats: readonly Seat[];
  readonly sitting: Sitting;
  readonly close: () => void;
  readonly reseat: (automatic: Readonly<Record<Seat, string>>, people: Readonly<Record<Seat, string>>) => void;
}

/** In the middle of a match somebody must leave, or comes in: a bot takes over, or gives its seat up. */
export function SeatsDialog({ seats, sitting, close, reseat }: Props) {
  const [seating, setSeating] = useState<Seating>(() => seatingOf(seats, sitting));
  const done = (): void => {
    const { automatic, people } = sittersOf(seats, seating);
    reseat(automatic, people);
    close();
  };
  return (
    <Dialog
      title="Who plays which seat"
      close={close}
      footer={
        <>
          <button type="button" className="button" onClick={close}>
            Leave it as it is
          </button>
          <button type="button" className="button brass" onClick={done}>
            Sit down
          </button>
        </>
      }
    >
      <ul className="seat-rows">
        {seats.map((seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            guide={sitting.guide}
            sitter={seating[seat]!}
            noBot={keptByPerson(seat, seats, seating)}
            change={(sitter) => setSeating({ ...seating, [seat]: sitter })}
          />
        ))}
      </ul>
    </Dialog>
  );
}
