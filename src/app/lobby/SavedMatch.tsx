import { useContext, useState } from 'react';
import type { MatchSummary } from '../../play/saves.ts';
import { GameContext, ShelfContext, tableManifestOf, useManifest } from '../games.ts';
import { saves } from '../keeping.ts';
import { Icon } from '../parts/Icon.tsx';
import { say } from '../parts/notices.ts';
import { addressOf } from '../router.ts';
import { download } from '../trouble/download.ts';
import { useCover } from './covers.ts';
import { WhoPlays, outcomeOf } from './WhoPlays.tsx';
import { when } from './when.ts';

interface Props {
  readonly match: MatchSummary;
  readonly remove: () => void;
  readonly changed: () => void;
}

export function SavedMatch({ match, remove, changed }: Props) {
  const [renaming, setRenaming] = useState(false);
  const cover = useCover(match.game);
  const table = tableManifestOf(useContext(ShelfContext), match.game);
  const manifest = useManifest(match.game).value;
  const failed = (error: unknown): void => say({ kind: 'trouble', text: error instanceof Error ? error.message : String(error) });
  const rename = (title: string): void => {
    setRenaming(false);
    if (title.trim() && title !== match.title) saves.rename(match.id, title).then(changed, failed);
  };
  return (
    <li className="saved">
      <a href={addressOf({ page: 'play', match: match.id })} aria-label={`Open ${match.title}`}>
        <img src={match.picture ?? cover} alt="" loading="lazy" />
      </a>
      <div>
        {renaming ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              rename(String(new FormData(event.currentTarget).get('title') ?? ''));
            }}
          >
            <input
              className="text-field"
              name="title"
              aria-label="New name"
              defaultValue={match.title}
              maxLength={120}
              autoFocus
              onKeyDown={({ key }) => key === 'Escape' && setRenaming(false)}
            />
            <button type="submit" className="button">
              Keep
            </button>
          </form>
        ) : (
          <h3>{match.title}</h3>
        )}
        <p className="quiet">{manifest?.title ?? match.game}</p>
        {match.over && (
          <p className="how-it-ended">
            <strong>{outcomeOf(match, table)}.</strong> {match.over.why}
          </p>
        )}
        <p className="quiet">
          {match.moves} answers · begun {when(match.startedAt, Date.now())}
          {match.over ? ', ended ' : ', last played '}
          {when(match.updatedAt, Date.now())}
        </p>
        <GameContext value={table}>
          <WhoPlays match={match} />
        </GameContext>
        <div className="row">
          <a className="button" href={addressOf({ page: 'play', match: match.id })}>
            {match.over ? 'Look again' : 'Play on'}
          </a>
          <button
            type="button"
            className="button plain square"
            aria-label={`Rename ${match.title}`}
            title="Rename"
            onClick={() => setRenaming(true)}
          >
            <Icon name="pen" />
          </button>
          <button
            type="button"
            className="button plain square"
            aria-label={`Export ${match.title} as a file`}
            title="Export as a file"
            onClick={() => saves.exportFile(match.id).then(download, failed)}
          >
            <Icon name="save" />
          </button>
          <button
            type="button"
            className="button plain square"
            aria-label={`Copy ${match.title}`}
            title="Make a copy that goes its own way"
            onClick={() => saves.copy(match.id).then(changed, failed)}
          >
            <Icon name="copy" />
          </button>
          <button type="button" className="button plain square" aria-label={`Delete ${match.title}`} title="Delete" onClick={remove}>
            <Icon name="bin" />
          </button>
        </div>
      </div>
    </li>
  );
}
