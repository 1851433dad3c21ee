import { Choice, Slider, Switch } from '../parts/Choice.tsx';
import { changeSettings, changeShell, useSettings, useShell } from './settingsStore.ts';

const percent = (part: number): string => `${Math.round(part * 100)} %`;
const speeds = [0.5, 1, 1.5, 2, 4, 8];

/** Every setting of this screen, the same in the lobby and beside a match. Each change holds at once. */
export function SettingsForm() {
  const { volume, motion, textSize, palette, marks, dice, quality, follow, speed } = useSettings();
  const { aloud, curtain, advice, warn } = useShell();
  const loudness = (bus: keyof typeof volume, title: string) => (
    <Slider
      title={title}
      min={0}
      max={1}
      step={0.05}
      value={volume[bus]}
      shown={volume[bus] === 0 ? 'off' : percent(volume[bus])}
      set={(value) => changeSettings({ volume: { ...volume, [bus]: value } })}
    />
  );
  return (
    <div className="settings-form">
      <section className="stack" aria-labelledby="sound-heading">
        <h2 id="sound-heading">Sound</h2>
        {loudness('table', 'Table: dice, pieces, cards')}
        {loudness('ambience', 'Ambience: wind, fire, the old house')}
        <Switch title="Read captions aloud" on={aloud} set={(on) => changeShell({ aloud: on })} />
        {loudness('voice', 'Voice')}
      </section>
      <section className="stack" aria-labelledby="sight-heading">
        <h2 id="sight-heading">Sight</h2>
        <Choice
          title="Text size"
          values={[
            { id: '1', title: 'Usual' },
            { id: '1.25', title: 'Larger' },
            { id: '1.5', title: 'Largest' },
          ]}
          value={String(textSize)}
          choose={(size) => changeSettings({ textSize: Number(size) as 1 | 1.25 | 1.5 })}
        />
        <Choice
          title="Motion"
          about="Reduced goes short and straight, without swing; still jumps; always keeps candles and fog alive, for shows."
          values={[
            { id: 'full', title: 'Full' },
            { id: 'reduced', title: 'Reduced' },
            { id: 'still', title: 'Still' },
            { id: 'always', title: 'Always' },
          ]}
          value={motion}
          choose={(value) => changeSettings({ motion: value })}
        />
        <Choice
          title="Colours"
          values={[
            { id: 'usual', title: 'Usual' },
            { id: 'colour-blind', title: 'Colour-blind' },
          ]}
          value={palette}
          choose={(value) => changeSettings({ palette: value })}
        />
        <Choice
          title="Marks on what can be done"
          about="On request shows them while H is held or the hint is open."
          values={[
            { id: 'always', title: 'Always' },
            { id: 'request', title: 'On request' },
            { id: 'off', title: 'Off' },
          ]}
          value={marks}
          choose={(value) => changeSettings({ marks: value })}
        />
        <Choice
          title="Picture"
          about="Low draws fewer points and rests more. Takes hold when a match is opened."
          values={[
            { id: 'auto', title: 'Automatic' },
            { id: 'high', title: 'High' },
            { id: 'low', title: 'Low' },
          ]}
          value={quality}
          choose={(value) => changeSettings({ quality: value })}
        />
      </section>
      <section className="stack" aria-labelledby="play-heading">
        <h2 id="play-heading">At the table</h2>
        <Slider
          title="Speed of what is shown, bots included"
          min={0}
          max={speeds.length - 1}
          step={1}
          value={nearest(speed)}
          shown={`× ${speeds[nearest(speed)]}`}
          set={(step) => changeSettings({ speed: speeds[step] ?? 1 })}
        />
        <Switch title="The camera follows the action" on={follow} set={(on) => changeSettings({ follow: on })} />
        <Switch title="A curtain between people at one screen" on={curtain} set={(on) => changeShell({ curtain: on })} />
        <Switch title="Ask before something is lost, such as unspent actions" on={warn} set={(on) => changeShell({ warn: on })} />
        <Switch title="Advice for newcomers in games that teach" on={advice} set={(on) => changeShell({ advice: on })} />
        <Choice
          title="Dice of a new match"
          about="With your own dice, roll them beside the screen and tap in what they show."
          values={[
            { id: 'table', title: 'Roll on the table' },
            { id: 'own', title: 'My own dice' },
          ]}
          value={dice}
          choose={(value) => changeSettings({ dice: value })}
        />
      </section>
    </div>
  );
}

const nearest = (speed: number): number =>
  speeds.reduce((best, one, index) => (Math.abs(one - speed) < Math.abs(speeds[best]! - speed) ? index : best), 0);
