import { useEffect, useRef, useState } from 'react';
import type { MatchSummary } from '../../play/saves.ts';
import { saves } from '../keeping.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { say } from '../parts/notices.ts';
import { askForFile } from './files.ts';
import { SavedMatch } from './SavedMatch.tsx';

interface Props {
  readonly matches: readonly MatchSummary[];
  readonly reload: () => void;
}

/** How long a deletion can be taken back. Until then the match is only out of sight. */
const graceMs = 9_000;

/** Matches that go on, and those that have ended with how they did. */
export function SavedMatches({ matches, reload }: Props) {
  const [asked, setAsked] = useState<MatchSummary | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const leaving = useRef(new Map<string, () => void>());
  useEffect(() => {
    const pending = leaving.current;
    return () => pending.forEach((remove) => remove()); // the lobby is left: what was deleted stays deleted
  }, []);

  function remove(match: MatchSummary): void {
    setAsked(null);
    setHidden((ids) => new Set([...ids, match.id]));
    const forGood = (): void => {
      clearTimeout(timer);
      leaving.current.delete(match.id);
      saves.remove(match.id).then(reload, (error: Error) => say({ kind: 'trouble', text: error.message }));
    };
    const timer = setTimeout(forGood, graceMs);
    leaving.current.set(match.id, forGood);
    const bringBack = (): void => {
      clearTimeout(timer);
      if (!leaving.current.delete(match.id)) return say({ kind: 'trouble', text: `${match.title} is already gone.` });
      setHidden((ids) => new Set([...ids].filter((id) => id !== match.id)));
    };
    say({ text: `${match.title} is deleted.`, act: { word: 'Undo', run: bringBack }, forMs: graceMs });
  }

  const shown = matches.filter(({ id }) => !hidden.has(id));
  const going = shown.filter(({ over }) => over === null);
  const ended = shown.filter(({ over }) => over !== null);
  const list = (some: readonly MatchSummary[]) => (
    <ul>
      {some.map((match) => (
        <SavedMatch key={match.id} match={match} remove={() => setAsked(match)} changed={reload} />
      ))}
    </ul>
  );
  return (
    <div className="saved-matches">
      <div className="row">
        <button type="button" className="button" onClick={askForFile}>
          <Icon name="open" />
          Open a file
        </button>
        <p className="quiet">Exported elsewhere? Open it here, or drop it anywhere on the page.</p>
      </div>
      {shown.length === 0 && <p>None yet. Matches save themselves after every answer.</p>}
      {going.length > 0 && (
        <section aria-labelledby="matches-going">
          <h2 id="matches-going">Going on</h2>
          {list(going)}
        </section>
      )}
      {ended.length > 0 && (
        <section aria-labelledby="matches-ended">
          <h2 id="matches-ended">Finished</h2>
          {list(ended)}
        </section>
      )}
      {asked && (
        <Dialog
          title="Delete this match?"
          close={() => setAsked(null)}
          cross={false}
          footer={
            <>
              <button type="button" className="button" autoFocus onClick={() => setAsked(null)}>
                Keep it
              </button>
              <button type="button" className="button danger" onClick={() => remove(asked)}>
                Delete
              </button>
            </>
          }
        >
          <p>
            <strong>{asked.title}</strong> with its {asked.moves} answers leaves this browser. For a few seconds you can still take that
            back.
          </p>
        </Dialog>
      )}
    </div>
  );
}
