import type { Nearness as Near } from '../../engine/kernel/guide.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import { RoleMark } from '../parts/RoleMark.tsx';
import { fullName, type Sitting } from './sitting.ts';

interface Props {
  readonly sitting: Sitting;
  readonly near: readonly (Near & { readonly seat: Seat })[];
  readonly winners: readonly Seat[];
}

/** How far everybody had come when it ended. */
export const Nearness = ({ sitting, near, winners }: Props) => (
  <ul className="nearness" aria-label="How near everybody was">
    {near.map(({ seat, done, of, words }) => (
      <li key={seat} data-won={winners.includes(seat)}>
        <RoleMark seat={seat} />
        <span>
          <strong>{fullName(sitting, seat)}</strong> {words}
          {winners.includes(seat) && <em> and wins</em>}
        </span>
        <progress aria-label={`${fullName(sitting, seat)}: ${words}`} max={of} value={Math.min(done, of)} />
      </li>
    ))}
  </ul>
);
