import { useState } from 'react';
import type { KeptCampaign } from '../../play/keptCampaign.ts';
import { campaigns as kept } from '../keeping.ts';
import { when } from '../lobby/when.ts';
import { Icon } from '../parts/Icon.tsx';
import { download } from '../trouble/download.ts';

interface Props {
  readonly campaigns: readonly KeptCampaign[];
  readonly open: string;
  readonly choose: (id: string) => void;
  readonly reload: () => void;
  readonly fail: (error: unknown) => void;
}

/** Every campaign of a game that this browser keeps, newest first: to go on with, name, copy and take along. */
export function CampaignList({ campaigns, open, choose, reload, fail }: Props) {
  const [renaming, setRenaming] = useState<string | null>(null);
  const rename = (id: string, name: string): void => {
    setRenaming(null);
    kept.rename(id, name).then(reload, fail);
  };
  return (
    <ul className="campaign-list" aria-label="Campaigns">
      {campaigns.map(({ id, name, startedAt, updatedAt, save }) => (
        <li key={id} data-open={id === open}>
          {renaming === id ? (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                rename(id, String(new FormData(event.currentTarget).get('name') ?? ''));
              }}
            >
              <input
                className="text-field"
                name="name"
                aria-label="New name"
                defaultValue={name}
                maxLength={120}
                autoFocus
                onKeyDown={({ key }) => key === 'Escape' && setRenaming(null)}
              />
              <button type="submit" className="button">
                Keep
              </button>
            </form>
          ) : (
            <button type="button" className="campaign-name" aria-pressed={id === open} onClick={() => choose(id)}>
              <strong>{name}</strong>
              <small>
                {playedWords(save.events.filter(({ event }) => event === 'match').length)} · begun {when(startedAt, Date.now())}, last{' '}
                {when(updatedAt, Date.now())}
              </small>
            </button>
          )}
          <div className="row">
            <Act icon="pen" title={`Rename ${name}`} run={() => setRenaming(id)} />
            <Act icon="copy" title={`Copy ${name}`} run={() => kept.copy(id).then(reload, fail)} />
            <Act icon="save" title={`Export ${name} as a file`} run={() => kept.exportFile(id).then(download, fail)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const Act = ({ icon, title, run }: { readonly icon: 'pen' | 'copy' | 'save'; readonly title: string; readonly run: () => void }) => (
  <button type="button" className="button plain square" aria-label={title} title={title} onClick={run}>
    <Icon name={icon} />
  </button>
);

const playedWords = (games: number): string => (games === 0 ? 'not begun' : `${games} ${games === 1 ? 'game' : 'games'}`);
