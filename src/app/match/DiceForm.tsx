import { useState } from 'react';
import type { Json } from '../../engine/kernel/rule.ts';
import type { DiceEntry, EnteredFace } from './diceEntry.ts';

interface Props {
  readonly entry: DiceEntry;
  readonly busy: boolean;
  readonly done: (draft: Json) => void;
}

/** People have rolled their own dice; here they tap in what those show. */
export function DiceForm({ entry, busy, done }: Props) {
  const { dice } = entry;
  const [faces, setFaces] = useState<readonly (EnteredFace | null)[]>(() => dice.map(() => null));
  const missing = faces.filter((face) => face === null).length;
  const put = (die: number, face: EnteredFace): void => setFaces(faces.map((one, index) => (index === die ? face : one)));
  return (
    <form
      className="dice-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === 0 && !busy) done(entry.draft(faces as EnteredFace[]));
      }}
    >
      {dice.map((all, die) => (
        <fieldset key={die} className="field">
          <legend>{dice.length === 1 ? 'Your die shows' : `Die ${die + 1} shows`}</legend>
          <div className="faces">
            {all.map((face) => (
              <label key={face}>
                <input type="radio" name={`die-${die}`} checked={faces[die] === face} onChange={() => put(die, face)} />
                <span>{face}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <button type="submit" className="button brass" disabled={missing > 0 || busy}>
        {missing === 0 ? 'That is what we rolled' : missing === 1 ? 'One die is missing' : `${missing} dice are missing`}
      </button>
    </form>
  );
}
