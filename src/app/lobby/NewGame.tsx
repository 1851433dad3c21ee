import { useId, useState } from 'react';
import type { Guide } from '../../engine/kernel/guide.ts';
import type { GameManifest, MixGroup } from '../../engine/kernel/manifest.ts';
import type { Setting, Settings } from '../../engine/kernel/rules.ts';
import { mixesOf } from '../games.ts';
import { start } from '../keeping.ts';
import { Choice } from '../parts/Choice.tsx';
import { RoleMark } from '../parts/RoleMark.tsx';
import { say } from '../parts/notices.ts';
import { SeveralScreens } from '../screens/SeveralScreens.tsx';
import { changeShell, useShell } from '../settings/settingsStore.ts';
import { lostWords } from '../trouble/lost.ts';
import { choiceOf, remember } from './choices.ts';
import { SeatRow } from './SeatRow.tsx';
import { countPeople, keptByPerson, personFor, renamed, seatingFor, sittersOf, type Seating } from './seating.ts';

interface Props {
  readonly manifest: GameManifest;
  readonly group: MixGroup;
  readonly guide: Guide;
}

/** A game for several: which roles, who plays them, and what is changed. You and bots are seated already: one press begins. */
export function NewGame({ manifest, group, guide }: Props) {
  const mixes = mixesOf(manifest, group);
  const { me } = useShell();
  const heading = useId();
  const part = group.mixes[0]!;
  const [before] = useState(() => choiceOf(manifest.name)); // what was chosen last
  const [mixId, setMix] = useState(before.mixes[part] ?? mixes[0]!.id);
  const mix = mixes.find(({ id }) => id === mixId) ?? mixes[0]!;
  const [placed, setPlaced] = useState<Seating>(before.seating);
  const [chosen, setChosen] = useState<Settings>(before.options);
  const [busy, setBusy] = useState(false);
  const seating = seatingFor(mix.seats, me, placed);
  const variants = manifest.settings.filter(({ mixes: where }) => where?.includes(mix.id) ?? true);
  const valueOf = ({ id, usual, values }: Setting): string => (values.some((one) => one.id === chosen[id]) ? chosen[id]! : usual);
  const changed = variants.filter((setting) => valueOf(setting) !== setting.usual).length;
  const persons = countPeople(mix.seats, seating);

  async function begin(): Promise<void> {
    setBusy(true);
    const { people, automatic } = sittersOf(mix.seats, seating);
    const options = Object.fromEntries(variants.map((setting) => [setting.id, valueOf(setting)]));
    const [first] = Object.values(people);
    if (persons === 1 && first !== undefined) changeShell({ me: first });
    const { mixes: others } = choiceOf(manifest.name);
    remember(manifest.name, { part, mixes: { ...others, [part]: mix.id }, seating: { ...placed, ...seating }, options: chosen });
    try {
      await start({ game: manifest.name, title: mix.title, people, automatic, wish: { mix: mix.id, options } });
    } catch (error) {
      say({ kind: 'trouble', text: lostWords(error) });
      setBusy(false);
    }
  }

  /** On a host every chair of a person is free until somebody sits down on it. */
  const hosted = () => ({
    game: manifest.name,
    mix: mix.id,
    options: Object.fromEntries(variants.map(({ id, usual }) => [id, chosen[id] ?? usual])),
    title: mix.title,
    bots: sittersOf(mix.seats, seating).automatic,
  });

  return (
    <section className="board new-game" aria-labelledby={heading}>
      <h2 id={heading} className="only-heard">{group.title ?? mix.title}</h2>
      <fieldset className="mixes">
        <legend className="only-heard">Which roles take part</legend>
        {mixes.map(({ id, title, seats, about }) => (
          <label key={id} title={about}>
            <input type="radio" name="mix" value={id} checked={id === mix.id} onChange={() => setMix(id)} />
            <span>
              <span className="marks">
                {seats.map((seat) => (
                  <RoleMark key={seat} seat={seat} />
                ))}
              </span>
              <strong>{title}</strong>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="quiet">{mix.about}</p>
      <ul className="seat-rows" aria-label="Who plays">
        {mix.seats.map((seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            guide={guide}
            sitter={seating[seat]!}
            person={() => personFor(seat, seating, me)}
            noBot={keptByPerson(seat, mix.seats, seating)}
            change={(sitter) => setPlaced({ ...placed, ...renamed({ ...seating, [seat]: sitter }, me) })}
          />
        ))}
      </ul>
      <Variants settings={variants} changed={changed} valueOf={valueOf} choose={(id, value) => setChosen({ ...chosen, [id]: value })} />
      <div className="row begin">
        <button type="button" className="button brass large" disabled={busy} onClick={() => void begin()}>
          {busy ? 'Setting the table …' : 'Sit down'}
        </button>
        {mix.seats.length > 1 && <SeveralScreens wish={hosted} />}
        <p className="quiet">{companyWords(persons, mix.seats.length, manifest.open)}</p>
      </div>
    </section>
  );
}

interface VariantsProps {
  readonly settings: readonly Setting[];
  readonly changed: number;
  readonly valueOf: (setting: Setting) => string;
  readonly choose: (id: string, value: string) => void;
}

function Variants({ settings, changed, valueOf, choose }: VariantsProps) {
  if (settings.length === 0) return null;
  return (
    <details className="variants">
      <summary>Variants{changed > 0 ? ` (${changed} changed)` : ''}</summary>
      <div className="stack more">
        {settings.map((setting) => {
          const { id, title, about, values } = setting;
          return values.length > 3 ? (
            <div key={id} className="field">
              <label htmlFor={`variant-${id}`}>{title}</label>
              <select
                id={`variant-${id}`}
                className="text-field"
                value={valueOf(setting)}
                onChange={({ target }) => choose(id, target.value)}
              >
                {values.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.title}
                  </option>
                ))}
              </select>
            </div>
          ) : (
            <Choice
              key={id}
              title={title}
              about={about}
              values={values}
              value={valueOf(setting)}
              choose={(value) => choose(id, value)}
            />
          );
        })}
      </div>
    </details>
  );
}

const companyWords = (persons: number, seats: number, open: boolean): string => {
  if (persons === 0) return 'Only bots: you watch.';
  if (persons === 1) return seats === 1 ? '' : 'You, and the others are bots.';
  return `${persons} people at this screen. ` +
    `${open ? 'Everybody sees everything, and may act at any time.' : 'A curtain falls between you.'}`;
};
