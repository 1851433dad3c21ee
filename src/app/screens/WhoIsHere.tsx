import type { Seat } from '../../engine/kernel/rule.ts';
import type { Company } from '../../match/screenMessages.ts';
import { titleOf, whoPlays, type Sitting } from '../match/sitting.ts';
import { RoleMark } from '../parts/RoleMark.tsx';
import { presenceOf, type Presence } from './company.ts';
import { useNow } from './useNow.ts';

const words: Readonly<Record<Presence, string>> = { free: 'free chair', bot: 'bot', here: 'here', away: 'away' };

interface Props {
  readonly company: Company;
  readonly sitting: Sitting;
  /** Who must decide. */
  readonly waiting: readonly Seat[];
  readonly named?: boolean;
}

/** The chairs of a match in one row: pale where nobody is, lit where somebody must decide. */
export function WhoIsHere({ company, sitting, waiting, named = false }: Props) {
  const now = useNow(company);
  return (
    <ul className="who-is-here" aria-label="Who is here">
      {company.chairs.map((chair) => {
        const presence = presenceOf(chair, now);
        const who = whoPlays(sitting, chair.seat);
        const decides = waiting.includes(chair.seat);
        const label = `${titleOf(sitting, chair.seat)}${who ? `, ${who}` : ''}, ${words[presence]}${decides ? ', must decide' : ''}`;
        return (
          <li key={chair.seat} data-presence={presence} data-decides={decides} title={label}>
            <RoleMark seat={chair.seat} />
            {named && <span aria-hidden="true">{who || words[presence]}</span>}
            <span className="only-heard">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
