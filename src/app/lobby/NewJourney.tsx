import { useId, useState } from 'react';
import type { GameManifest, MixGroup } from '../../engine/kernel/manifest.ts';
import type { Setting, Settings } from '../../engine/kernel/rules.ts';
import { mixesOf } from '../games.ts';
import { start } from '../keeping.ts';
import { Choice } from '../parts/Choice.tsx';
import { say } from '../parts/notices.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { lostWords } from '../trouble/lost.ts';
import { choiceOf, remember } from './choices.ts';

interface Props {
  readonly manifest: GameManifest;
  readonly group: MixGroup;
}

/** What is chosen before every match. The first setting of a game is the one people think about; the others wait under "More". */
export function NewJourney({ manifest, group }: Props) {
  const mixes = mixesOf(manifest, group);
  const { dice } = useSettings();
  const heading = useId();
  const part = group.mixes[0]!;
  const [before] = useState(() => choiceOf(manifest.name)); // what was chosen last
  const [wanted, setMix] = useState(before.mixes[part] ?? part);
  const mix = mixes.find(({ id }) => id === wanted) ?? mixes[0];
  const mixId = mix?.id;
  const [chosen, setChosen] = useState<Settings>(before.options);
  const [busy, setBusy] = useState(false);
  const [main, ...more] = manifest.settings.filter((setting) => mixId !== undefined && (setting.mixes?.includes(mixId) ?? true));
  const valueOf = ({ id, usual, values }: Setting): string =>
    values.some((one) => one.id === chosen[id]) ? chosen[id]! : id === 'dice' ? dice : usual;
  const choose = (setting: Setting) => (value: string) => setChosen({ ...chosen, [setting.id]: value });

  async function begin(): Promise<void> {
    setBusy(true);
    const options = Object.fromEntries(manifest.settings.map((setting) => [setting.id, valueOf(setting)]));
    const level = main?.values.find(({ id }) => id === valueOf(main));
    const { mixes: others } = choiceOf(manifest.name);
    remember(manifest.name, { part, mixes: { ...others, [part]: mix?.id ?? part }, options: chosen });
    try {
      await start({
        game: manifest.name,
        title: [mix?.title ?? manifest.title, level && level.id !== main?.usual && short(level.title)].filter(Boolean).join(', '),
        wish: { mix: mix?.id, options },
      });
    } catch (error) {
      say({ kind: 'trouble', text: lostWords(error) });
      setBusy(false);
    }
  }

  return (
    <section className="board new-journey" aria-labelledby={heading}>
      <h2 id={heading} className="only-heard">{group.title ?? mix?.title ?? manifest.title}</h2>
      {mixes.length === 1 && <p className="quiet">{mix?.about}</p>}
      {mixes.length > 1 && (
        <div className="field">
          <label htmlFor="mix">What you play</label>
          <select id="mix" className="text-field" value={mixId} onChange={({ target }) => setMix(target.value)}>
            {mixes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          <p className="about">{mix?.about}</p>
        </div>
      )}
      {main && <Levels setting={main} value={valueOf(main)} choose={choose(main)} />}
      <div className="row begin">
        <button type="button" className="button brass large" disabled={busy} onClick={() => void begin()}>
          {busy ? 'Setting the table …' : 'Begin'}
        </button>
      </div>
      {more.length > 0 && (
        <details>
          <summary>More choices</summary>
          <div className="stack more">
            {more.map((setting) => (
              <Choice
                key={setting.id}
                title={setting.title}
                about={setting.about}
                values={setting.values}
                value={valueOf(setting)}
                choose={choose(setting)}
              />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

/** Levels as tablets: the word large, what it means below. Titles read "Easy: four of these, five of those". */
function Levels({
  setting,
  value,
  choose,
}: {
  readonly setting: Setting;
  readonly value: string;
  readonly choose: (value: string) => void;
}) {
  return (
    <fieldset className="field levels">
      <legend>{setting.title}</legend>
      <p className="about">{setting.about}</p>
      <div>
        {setting.values.map(({ id, title }) => (
          <label key={id}>
            <input type="radio" name={setting.id} value={id} checked={id === value} onChange={() => choose(id)} />
            <span className="tablet">
              <strong>{short(title)}</strong>
              {details(title).map((detail) => (
                <small key={detail}>{detail}</small>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const short = (title: string): string => title.split(':')[0]!;
const details = (title: string): readonly string[] =>
  (title.split(':')[1] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
