import type { Guide } from '../../engine/kernel/guide.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import type { Answered } from '../../play/hostApi.ts';
import { botWords, titleOf } from '../match/sitting.ts';
import { RoleMark } from '../parts/RoleMark.tsx';

type Chair = Answered<'knock'>['chairs'][number];

interface Props {
  readonly chairs: readonly Chair[];
  readonly guide: Guide;
  readonly chosen: Seat | null;
  /** Null where chairs are only looked at. */
  readonly choose: ((seat: Seat) => void) | null;
}

const stateOf = ({ person, policy }: Chair): string =>
  person !== null ? `${person} sits there` : policy !== null ? `${botWords[policy] ?? 'bot'}: the table is asked` : 'free';

/** Roles with their marks and who sits there. A taken chair stays taken. */
export const Chairs = ({ chairs, guide, chosen, choose }: Props) => (
  <ul className="chairs" aria-label="Chairs">
    {chairs.map((chair) => (
      <li key={chair.seat} data-taken={chair.person !== null}>
        <button
          type="button"
          aria-pressed={chosen === chair.seat}
          disabled={choose === null || chair.person !== null}
          onClick={() => choose?.(chair.seat)}
        >
          <RoleMark seat={chair.seat} />
          <span>
            <strong>{titleOf({ guide }, chair.seat)}</strong>
            <small>{stateOf(chair)}</small>
          </span>
        </button>
      </li>
    ))}
  </ul>
);
