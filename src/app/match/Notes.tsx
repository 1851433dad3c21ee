import { useId, useState } from 'react';
import { keepNotes, notesOf } from './notes.ts';

/** A page for the players' own words, beside what the game writes down by itself. */
export function Notes({ match }: { readonly match: string }) {
  const field = useId();
  const [notes, setNotes] = useState(() => notesOf(match));
  const [kept, setKept] = useState(true);
  const write = (text: string): void => {
    setNotes(text);
    setKept(keepNotes(match, text));
  };
  return (
    <div className="field notes">
      <label htmlFor={field}>Your notes</label>
      <textarea id={field} className="text-field" rows={4} value={notes} onChange={({ target }) => write(target.value)} />
      {!kept && <p className="warning">This browser keeps no notes: they are gone when the page is closed.</p>}
    </div>
  );
}
