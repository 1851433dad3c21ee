import type { Seat } from '../../engine/kernel/rule.ts';
import { RoleMark } from '../parts/RoleMark.tsx';
import { titleOf, whoPlays, type Sitting } from './sitting.ts';

interface Props {
  readonly sitting: Sitting;
  readonly turn: { readonly seat: Seat; readonly phase: string };
  readonly thinking: boolean;
}

/** "moves and casts" of others is "move and cast" of yours. Names, which begin with a capital, stay as they are. */
export const yours = (phase: string): string => phase.replace(/(^|, | and )([a-z]+[^s])s\b/g, '$1$2');

/** Whose turn it is, at a glance: role, person or bot, phase. */
export function TurnChip({ sitting, turn: { seat, phase }, thinking }: Props) {
  const who = whoPlays(sitting, seat);
  return (
    <p className="turn-chip" data-seat={seat}>
      <RoleMark seat={seat} />
      <span>
        <strong>{titleOf(sitting, seat)}</strong>
        <small>
          {who && <span>{who} · </span>}
          {thinking ? 'thinks …' : who.toLowerCase() === 'you' ? yours(phase) : phase}
        </small>
      </span>
    </p>
  );
}
