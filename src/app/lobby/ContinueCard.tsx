import type { MatchSummary } from '../../play/saves.ts';
import { Icon } from '../parts/Icon.tsx';
import { addressOf } from '../router.ts';
import { useCover } from './covers.ts';
import { when } from './when.ts';

/** The last match, ready to go on: one press from opening the page to the next move. */
export function ContinueCard({ match }: { readonly match: MatchSummary }) {
  const cover = useCover(match.game);
  return (
    <a className="continue" href={addressOf({ page: 'play', match: match.id })}>
      <img src={match.picture ?? cover} alt="" />
      <span className="continue-words">
        <span className="small-caps">Continue</span>
        <strong>{match.title}</strong>
        {match.people && <span>{peopleWords(match.people)}</span>}
        <span>
          {match.moves} answers so far, {when(match.updatedAt, Date.now())}
        </span>
      </span>
      <Icon name="play" />
    </a>
  );
}

const peopleWords = (people: Readonly<Record<string, string>>): string =>
  [...new Set(Object.values(people))].join(', ') || 'Bots among themselves';
