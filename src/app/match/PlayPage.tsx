import { useEffect, useState } from 'react';
import type { BadSave } from '../../engine/kernel/badInput.ts';
import { RuleBroke } from '../../match/errors.ts';
import { exportedMatch } from '../../match/matchFile.ts';
import { OpenElsewhere } from '../../play/matchLock.ts';
import { hasWebGL } from '../../table/stage/webgl.ts';
import { putDown, saves } from '../keeping.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { download } from '../trouble/download.ts';
import { ErrorBoundary } from '../trouble/ErrorBoundary.tsx';
import { Loading } from '../trouble/Loading.tsx';
import { lostWords } from '../trouble/lost.ts';
import { MissingMatch, Trouble, UnknownGame } from '../trouble/Trouble.tsx';
import { openMatch, qualityFor, screenPower, type OpenedMatch, type OpeningProgress } from './opening.ts';
import { PlayScreen } from './PlayScreen.tsx';

type State =
  | { readonly at: 'opening'; readonly progress: OpeningProgress }
  | { readonly at: 'open'; readonly opened: OpenedMatch }
  | { readonly at: 'failed'; readonly error: unknown };

const first: State = { at: 'opening', progress: { what: 'Opening the match', done: 0 } };

/** From an address to a match on the table, or to a page that says why not. */
export function PlayPage({ id }: { readonly id: string }) {
  const { quality } = useSettings();
  const [state, setState] = useState<State>(first);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    let mine: OpenedMatch | null = null;
    const wanted = hasWebGL() ? qualityFor(quality, screenPower()) : null;
    setState(first);
    openMatch(id, wanted, (progress) => current && setState({ at: 'opening', progress })).then(
      (opened) => {
        mine = opened;
        if (!current) return leave(opened);
        setState({ at: 'open', opened });
      },
      (error: unknown) => current && setState({ at: 'failed', error }),
    );
    return () => {
      current = false;
      if (mine) leave(mine);
    };
    // a change of quality holds from the next match on: reloading the pictures would tear the table down
  }, [id, attempt]);

  if (state.at === 'opening') return <Loading {...state.progress} />;
  if (state.at === 'failed') return <Failed id={id} error={state.error} again={() => setAttempt(attempt + 1)} />;
  const { match } = state.opened;
  return (
    <ErrorBoundary comfort={() => <SaveButton save={async () => download(await match.play.exported())} />}>
      <PlayScreen opened={state.opened} />
    </ErrorBoundary>
  );
}

/** The pictures go when the table that draws them is gone from the page. */
function leave({ match, art }: OpenedMatch): void {
  putDown(match);
  if (art) setTimeout(() => art.close());
}

function Failed({ id, error, again }: { readonly id: string; readonly error: unknown; readonly again: () => void }) {
  if (isBadSave(error) && error.code === 'not-a-save') return <MissingMatch match={id} />;
  if (isBadSave(error) && error.code === 'other-game') return <UnknownGame why={error.message} />;
  const retry = (
    <button type="button" className="button brass" onClick={again}>
      Try again
    </button>
  );
  if (error instanceof OpenElsewhere)
    return (
      <Trouble title="This match is open elsewhere" acts={retry}>
        <p>{error.message}</p>
      </Trouble>
    );
  return (
    <Trouble title="This match cannot be opened" acts={[retry, <SaveButton key="save" save={() => rescued(id, error)} />]}>
      <p>{lostWords(error)}</p>
      <p>The saved match is untouched. Keep it as a file if you want to try it with another version.</p>
    </Trouble>
  );
}

const isBadSave = (error: unknown): error is BadSave => error instanceof Error && error.name === 'BadSave';

async function rescued(id: string, error: unknown): Promise<void> {
  if (error instanceof RuleBroke && error.archive)
    return download(exportedMatch(`match ${id}`, error.archive, {}, { answer: error.answer, message: error.message }));
  download(await saves.exportFile(id));
}

const SaveButton = ({ save }: { readonly save: () => void | Promise<void> }) => (
  <button type="button" className="button" onClick={() => void save()}>
    Keep the match as a file
  </button>
);
