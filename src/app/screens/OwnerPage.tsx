import { useCallback, useContext, useEffect, useState } from 'react';
import { mostImported, tooLargeToImport } from '../../match/matchFile.ts';
import { HostRefused, type Answered } from '../../play/hostApi.ts';
import { GameContext, ShelfContext, tableManifestOf, useManifest } from '../games.ts';
import { when } from '../lobby/when.ts';
import { PageShell } from '../pages/PageShell.tsx';
import { RoleMark } from '../parts/RoleMark.tsx';
import { say } from '../parts/notices.ts';
import { Warning } from '../parts/Warning.tsx';
import { addressOf, go } from '../router.ts';
import { download } from '../trouble/download.ts';
import { keepOwnerKey, theHost, useHost } from './host.ts';
import { troubleWords } from './joining.ts';
import { keptState } from './keptState.ts';

type List = Answered<'owner/list'>;
type Kept = List['matches'][number];
const again = 5_000;
const failed = (error: unknown): void => say({ kind: 'trouble', text: troubleWords(error) });

/** What this host keeps: who is where, and everything its owner may do with a match. */
export function OwnerPage({ secret }: { readonly secret: string | null }) {
  if (secret === null) return <Keeping />;
  keepOwnerKey(secret);
  go({ page: 'owner', key: null }); // the key must not stay in the address, where somebody else could read it
  return null;
}

function Keeping() {
  const host = useHost();
  const [list, setList] = useState<List | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const reload = useCallback(() => {
    const listed = theHost().ask('owner/list', {});
    void listed.then((found) => (setList(found), setTrouble(null)), (error: unknown) => setTrouble(troubleWords(error)));
  }, []);
  const owner = host?.owner ?? false;
  useEffect(() => {
    if (!owner) return undefined;
    reload();
    const timer = setInterval(reload, again);
    return () => clearInterval(timer);
  }, [owner, reload]);
  return (
    <PageShell title="This host" here="owner">
      <h1>This host</h1>
      {host === null && <p className="quiet">No host serves this page.</p>}
      {host && !owner && <KeyForm />}
      <Warning text={trouble} />
      {list && (
        <>
          <p className="quiet">
            From other screens: {list.addresses.join(', ') || window.location.origin}. Everything is kept in {list.store}.
          </p>
          <Import done={reload} />
          <ul className="kept-matches">
            {list.matches.map((kept) => (
              <KeptMatch key={kept.match} kept={kept} changed={reload} />
            ))}
          </ul>
          {list.matches.length === 0 && <p className="quiet">No match is kept here yet. Begin one in the lobby.</p>}
        </>
      )}
    </PageShell>
  );
}

function KeyForm() {
  const [key, setKey] = useState('');
  return (
    <form
      className="row board"
      onSubmit={(event) => {
        event.preventDefault();
        keepOwnerKey(key);
        window.location.reload();
      }}
    >
      <label htmlFor="host-key">The host key that its terminal has printed</label>
      <input
        id="host-key"
        type="password"
        className="text-field"
        autoComplete="off"
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
      <button type="submit" className="button brass" disabled={key.trim() === ''}>
        Come in
      </button>
    </form>
  );
}

/** One that the host would refuse is not sent to it first. */
async function imported(file: File): Promise<void> {
  if (file.size > mostImported) throw new HostRefused('too-large', tooLargeToImport, false);
  await theHost().ask('matches', { file: await file.text() });
}

function Import({ done }: { readonly done: () => void }) {
  return (
    <label className="button import-match">
      Import a match from a file
      <input
        type="file"
        accept=".json,application/json"
        className="only-heard"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void imported(file).then(done, failed);
          target.value = '';
        }}
      />
    </label>
  );
}

function KeptMatch({ kept, changed }: { readonly kept: Kept; readonly changed: () => void }) {
  const { match, title, code, chairs, watching, touched, answers, over, open } = kept;
  const [naming, setNaming] = useState(false);
  const table = tableManifestOf(useContext(ShelfContext), kept.game);
  const named = useManifest(kept.game).value?.title;
  const api = theHost();
  return (
    <GameContext value={table}>
      <li className="board kept-match" data-open={open}>
        {naming ? (
          <form
            className="row"
            onSubmit={(event) => {
              event.preventDefault();
              const next = String(new FormData(event.currentTarget).get('title') ?? '').trim();
              setNaming(false);
              if (next && next !== title) api.ask('owner/rename', { match, title: next }).then(changed, failed);
            }}
          >
            <input className="text-field" name="title" aria-label="New name" defaultValue={title} maxLength={120} autoFocus />
            <button type="submit" className="button">
              Keep
            </button>
          </form>
        ) : (
          <h2>{title}</h2>
        )}
        <p className="quiet">
          {named ?? kept.game} · {keptState(kept, Date.now())} · {answers} answers · {when(touched, Date.now())}
          {watching > 0 && ` · ${watching} watching`}
        </p>
        <ul className="who-is-here" aria-label="Who is where">
          {chairs.map(({ seat, person, policy, screens }) => (
            <li key={seat} data-presence={policy !== null ? 'bot' : person === null ? 'free' : screens > 0 ? 'here' : 'away'}>
              <RoleMark seat={seat} />
              <span>
                {person ?? (policy === null ? 'free' : 'bot')}
                {screens > 1 && ` (${screens} screens)`}
              </span>
            </li>
          ))}
        </ul>
        <div className="row">
          {code && !over && (
            <a className="button brass" href={addressOf({ page: 'join', code })}>
              Invite with {code}
            </a>
          )}
          {!over && (
            <button type="button" className="button" onClick={() => void api.ask('owner/code', { match }).then(changed, failed)}>
              {code === null ? 'Open it again' : 'Renew the code'}
            </button>
          )}
          <button type="button" className="button" onClick={() => setNaming(true)}>
            Rename
          </button>
          <button type="button" className="button" onClick={() => void api.ask('owner/export', { match }).then(download, failed)}>
            Export
          </button>
          {code !== null && (
            <button type="button" className="button" onClick={() => void api.ask('owner/close', { match }).then(changed, failed)}>
              Close
            </button>
          )}
        </div>
      </li>
    </GameContext>
  );
}
