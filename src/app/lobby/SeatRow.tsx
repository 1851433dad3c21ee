import { useId, useState } from 'react';
import type { Guide } from '../../engine/kernel/guide.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import { RoleMark } from '../parts/RoleMark.tsx';
import { nameOf } from '../match/standing.ts';
import { strengths, type Sitter } from './seating.ts';

interface Props {
  readonly seat: Seat;
  readonly guide: Guide;
  readonly sitter: Sitter;
  readonly change: (sitter: Sitter) => void;
  /** The name for somebody who sits down here. */
  readonly person?: () => Sitter;
  /** Why no bot may sit here; told to whoever tries. */
  readonly noBot?: string | null;
}

/** One chair: the role, what it wants, and who plays it. */
export function SeatRow({ seat, guide, sitter, change, noBot = null, person = () => ({ kind: 'person', name: nameOf(seat) }) }: Props) {
  const id = useId();
  const [tried, setTried] = useState(false);
  const role = guide.seats[seat];
  const title = role?.title ?? nameOf(seat);
  return (
    <li className="seat-row" data-kind={sitter.kind}>
      <RoleMark seat={seat} />
      <div className="seat-words">
        <strong>{title}</strong>
        {role && <small>{role.goal}</small>}
      </div>
      <div className="seat-who">
        <div className="choice small" role="radiogroup" aria-label={`Who plays ${title}`}>
          <label>
            <input type="radio" name={`${id}-kind`} checked={sitter.kind === 'person'} onChange={() => change(person())} />
            <span>Person</span>
          </label>
          <label>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={sitter.kind === 'bot'}
              onChange={() => (noBot === null ? change({ kind: 'bot', strength: 'easy' }) : setTried(true))}
            />
            <span>Bot</span>
          </label>
        </div>
        {sitter.kind === 'person' ? (
          <input
            type="text"
            className="text-field"
            aria-label={`Name of whoever plays ${title}`}
            value={sitter.name}
            maxLength={40}
            onChange={({ target }) => change({ kind: 'person', name: target.value })}
          />
        ) : (
          <select
            className="text-field"
            aria-label={`Strength of the bot that plays ${title}`}
            value={sitter.strength}
            onChange={({ target }) => change({ kind: 'bot', strength: target.value })}
          >
            {strengths.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
            {!strengths.some((one) => one.id === sitter.strength) && <option value={sitter.strength}>Simple</option>}
          </select>
        )}
      </div>
      {tried && noBot !== null && (
        <p className="seat-why" role="status">
          {noBot}
        </p>
      )}
    </li>
  );
}
