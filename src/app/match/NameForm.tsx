import { useState } from 'react';
import type { Json } from '../../engine/kernel/rule.ts';
import type { NameEntry } from './nameEntry.ts';

interface Props {
  readonly entry: NameEntry;
  /** What is being named, for those who cannot see the table. */
  readonly label: string;
  readonly busy: boolean;
  readonly done: (draft: Json) => void;
}

/** Entry for a name. The rules decide whether it is accepted. */
export function NameForm({ entry: { most }, label, busy, done }: Props) {
  const [name, setName] = useState('');
  const written = name.trim();
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (written !== '' && !busy) done(written);
      }}
    >
      <input
        type="text"
        className="text-field"
        aria-label={label}
        placeholder="A name"
        maxLength={most}
        autoComplete="off"
        spellCheck={false}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button brass" disabled={written === '' || busy}>
        {written === '' ? 'Write a name' : `Call them ${written}`}
      </button>
    </form>
  );
}
