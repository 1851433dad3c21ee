import { useEffect, useRef, useState } from 'react';
import type { MatchSummary } from '../../play/saves.ts';
import { saves } from '../keeping.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { say } from '../parts/notices.ts';
import { SavedMatch } from './SavedMatch.tsx';

interface Props {
  readonly matches: readonly MatchSummary[];
  readonly reload: () => void;
  readonly open: (files: FileList | null) => void;
}

/** How long a deletion can be taken back. Until then the match is only out of sight. */
const graceMs = 9_000;

export function SavedMatches({ matches, reload, open }: Props) {
  const [asked, setAsked] = useState<MatchSummary | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const input = useRef<HTMLInputElement>(null);
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
  return (
    <section className="board saved-matches" aria-labelledby="saved-matches">
      <header>
        <h2 id="saved-matches">Saved matches</h2>
        <button type="button" className="button" onClick={() => input.current?.click()}>
          <Icon name="open" />
          Open a file
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="A match file"
          onChange={({ target }) => (open(target.files), (target.value = ''))}
        />
      </header>
      {shown.length === 0 ? (
        <p className="quiet">
          None yet. Matches save themselves after every answer. A file that was exported elsewhere can be opened here, or dropped anywhere
          on this page.
        </p>
      ) : (
        <ul>
          {shown.map((match) => (
            <SavedMatch key={match.id} match={match} remove={() => setAsked(match)} changed={reload} />
          ))}
        </ul>
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
    </section>
  );
}
