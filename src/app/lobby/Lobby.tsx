import { useContext, useSyncExternalStore } from 'react';
import { offered, ShelfContext } from '../games.ts';
import { saves } from '../keeping.ts';
import { PageShell } from '../pages/PageShell.tsx';
import { addressOf } from '../router.ts';
import { GoOn } from '../screens/GoOn.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { askForFile } from './files.ts';
import { Shelf } from './Shelf.tsx';
import { useKept } from './useLobby.ts';
import { Warning } from '../parts/Warning.tsx';

/** The first screen: go on, begin or learn. It fits every window without scrolling; everything longer has a page of its own. */
export function Lobby() {
  const games = offered(useContext(ShelfContext));
  const { kept } = useKept();
  const trouble = useSyncExternalStore(saves.storage.trouble.subscribe, saves.storage.trouble.snapshot);
  const last = kept?.matches.find(({ over }) => over === null);
  const going = kept?.matches.filter(({ over }) => over === null).length ?? 0;
  const finished = (kept?.matches.length ?? 0) - going;
  return (
    <PageShell title="Lobby" here="lobby" fitted>
      <h1 className="only-heard">Lantern Table</h1>
      <GoOn />
      <Warning text={trouble?.message} />
      <div className="first-screen">
        <div className="go-on">
          {last && <ContinueCard match={last} />}
          {kept && !last && (
            <p className="welcome">
              <strong>Choose a box.</strong> Play alone, with others at this screen, or against bots. Everything is saved as you play.
            </p>
          )}
          <p className="shelf-links">
            {kept && kept.matches.length > 0 && (
              <a className="button plain" href={addressOf({ page: 'matches' })}>
                {counted(going, finished)}
              </a>
            )}
            <button type="button" className="button plain" onClick={askForFile}>
              Open a file
            </button>
          </p>
        </div>
        <Shelf games={games} matches={kept?.matches ?? null} />
      </div>
    </PageShell>
  );
}

const counted = (going: number, finished: number): string =>
  [going > 0 && `${going} going on`, finished > 0 && `${finished} finished`].filter(Boolean).join(', ');
