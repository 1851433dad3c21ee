import type { MatchSummary } from '../../play/saves.ts';
import type { TableManifest } from '../../table/manifest.ts';
import { RoleMark } from '../parts/RoleMark.tsx';
import { botWords } from '../match/sitting.ts';
import { nameOf } from '../match/standing.ts';

type Seated = Pick<MatchSummary, 'people' | 'automatic' | 'over'>;

/** How it ended, for whoever played; by the name of the role where each plays for itself. */
export function outcomeOf({ over, people, automatic }: Seated, table: Pick<TableManifest, 'roleMarks'> | null): string {
  if (!over) return 'In progress';
  const seats = Object.keys({ ...people, ...automatic });
  const roles = Object.keys(table?.roleMarks ?? {}).length > 0;
  if (seats.length < 2 || !roles) return over.winners.length > 0 ? 'Won' : 'Lost';
  return over.winners.length > 0 ? `${over.winners.map(nameOf).join(' and ')} won` : 'Nobody won';
}

/** Who plays what, in a row of badges. */
export function WhoPlays({ match: { people = {}, automatic = {} } }: { readonly match: Seated }) {
  const seats = [...Object.entries(people), ...Object.entries(automatic).map(([seat, bot]) => [seat, botWords[bot] ?? 'bot'] as const)];
  if (seats.length < 2) return null;
  return (
    <ul className="company" aria-label="Who plays">
      {seats.map(([seat, who]) => (
        <li key={seat} title={`${nameOf(seat)}: ${who}`}>
          <RoleMark seat={seat} />
          <span>
            <span className="only-heard">{nameOf(seat)}: </span>
            {who}
          </span>
        </li>
      ))}
    </ul>
  );
}
