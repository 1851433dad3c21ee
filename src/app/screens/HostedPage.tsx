import { Suspense, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { GameContext, ShelfContext, tableManifestOf } from '../games.ts';
import { addressOf } from '../router.ts';
import { screenAddressOf } from '../screen.ts';
import { ErrorBoundary } from '../trouble/ErrorBoundary.tsx';
import { Loading } from '../trouble/Loading.tsx';
import { Trouble } from '../trouble/Trouble.tsx';
import { troubleWords } from './joining.ts';
import { HostedContext, NoKey, openHosted, useArrivals, useSignal, type Hosted } from './hosted.ts';

type State =
  | { readonly at: 'opening'; readonly sentence: string }
  | { readonly at: 'open'; readonly hosted: Hosted }
  | { readonly at: 'failed'; readonly error: unknown };

const opening: State = { at: 'opening', sentence: '' };

interface Props {
  readonly match: string;
  readonly watchKey: string | null;
  readonly children: ReactNode;
}

/** From an address to a match on a host, or to a page that says why not. What the screen looks like is given by its role. */
export function HostedPage({ match, watchKey, children }: Props) {
  const [state, setState] = useState<State>(opening);
  const [attempt, setAttempt] = useState(0);
  const address = useMemo(() => screenAddressOf(window.location.search), []);
  useEffect(() => {
    let current = true;
    let mine: Hosted | null = null;
    setState(opening);
    openHosted(match, watchKey, address, (sentence) => current && setState({ at: 'opening', sentence })).then(
      (hosted) => {
        mine = hosted;
        if (current) setState({ at: 'open', hosted });
        else hosted.play.close();
      },
      (error: unknown) => current && setState({ at: 'failed', error }),
    );
    return () => {
      current = false;
      mine?.play.close();
    };
  }, [match, watchKey, address, attempt]);

  if (state.at === 'opening') return <Loading what={state.sentence || 'Finding the match'} done={null} />;
  if (state.at === 'failed') return <Failed error={state.error} again={() => setAttempt(attempt + 1)} />;
  return (
    <HostedContext value={state.hosted}>
      <OpenMatch hosted={state.hosted}>{children}</OpenMatch>
    </HostedContext>
  );
}

function OpenMatch({ hosted, children }: { readonly hosted: Hosted; readonly children: ReactNode }) {
  const { play } = hosted;
  useArrivals(hosted);
  const shelf = useContext(ShelfContext);
  const { state, sentence } = useSignal(play.connection);
  const closing = useSignal(play.closing);
  const company = useSignal(play.company);
  useEffect(() => {
    document.title = `${company.title || play.about.title} – Lantern Table`;
  }, [company.title, play]);
  useEffect(() => {
    if (closing === 'new-page') reloadOnce();
  }, [closing]);
  if (closing === 'new-page')
    return (
      <Trouble title="An older page" acts={<Reload />}>
        <p>This page is older than the host. Reload it.</p>
      </Trouble>
    );
  if (state === 'gone')
    return (
      <Trouble title="This screen has left the match" acts={<JoinAgain />}>
        <p>{sentence}</p>
      </Trouble>
    );
  return (
    <GameContext value={tableManifestOf(shelf, play.about.game)}>
      <ErrorBoundary>
        <Suspense fallback={<Loading what="Unfolding the table" done={null} />}>{children}</Suspense>
      </ErrorBoundary>
    </GameContext>
  );
}

/** A page that is still old after a reload says so instead of reloading for ever. */
function reloadOnce(): void {
  const once = 'lantern-table.reloaded';
  try {
    if (window.sessionStorage.getItem(once) !== null) return window.sessionStorage.removeItem(once);
    window.sessionStorage.setItem(once, '1');
  } catch {
    return;
  }
  window.location.reload();
}

const Reload = () => (
  <button type="button" className="button brass" onClick={() => window.location.reload()}>
    Reload the page
  </button>
);

const JoinAgain = () => (
  <a className="button brass" href={`/${addressOf({ page: 'join', code: null })}`}>
    Join with a code
  </a>
);

function Failed({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  if (error instanceof NoKey)
    return (
      <Trouble title="No chair here" acts={<JoinAgain />}>
        <p>This browser has no chair in this match. Join with its code: the chairs that are still free are shown there.</p>
      </Trouble>
    );
  return (
    <Trouble
      title="This match cannot be opened"
      acts={
        <>
          <button type="button" className="button brass" onClick={again}>
            Try again
          </button>
          <JoinAgain />
        </>
      }
    >
      <p>{troubleWords(error)}</p>
    </Trouble>
  );
}
