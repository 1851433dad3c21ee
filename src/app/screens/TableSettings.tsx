import type { QuarterTurn } from '../../table/camera/view.ts';
import type { Bent } from '../../table/stage/warp.ts';
import { Choice, Switch } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { changeShell, useShell } from '../settings/settingsStore.ts';
import type { Calibration } from './calibration.ts';
import { Measure } from './Measure.tsx';
import type { Awake } from './useAwake.ts';

interface Props {
  readonly calibration: Calibration;
  readonly change: (part: Partial<Calibration>) => void;
  /** False for a table that does not know how large it is. */
  readonly sized: boolean;
  /** How the page is bent to a projector, and by how much it is seen longer. */
  readonly bent: Bent | undefined;
  readonly grows: number;
  readonly awake: Awake;
  readonly corners: () => void;
  readonly seats: () => void;
  readonly close: () => void;
}

const edges = [
  { id: '0', title: 'South' }, { id: '1', title: 'West' }, { id: '2', title: 'North' }, { id: '3', title: 'East' },
] as const;

const awakeWords: Readonly<Record<Awake, string>> = {
  locked: 'This screen stays on.',
  video: 'This screen should stay on. If it does not, set it to stay on in its own settings.',
  advice: 'Set this screen to stay on in its own settings: without https a page cannot do it.',
};

/** The settings of a screen that lies on a table. No modal dialog: that would not bend with the picture under a projector. */
export function TableSettings({ calibration, change, sized, bent, grows, awake, corners, seats, close }: Props) {
  const { aloud } = useShell();
  return (
    <div className="table-settings board" role="dialog" aria-label="This screen">
      <div className="dialog-top">
        <h2>This screen</h2>
        <button type="button" className="button plain square" aria-label="Close" autoFocus onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="stack">
        <Choice
          title="The scene is read from"
          values={edges}
          value={`${calibration.turn}`}
          choose={(turn) => change({ turn: Number(turn) as QuarterTurn })}
        />
        {sized && (
          <details>
            <summary>True size{calibration.perMm === null ? '' : ', measured'}</summary>
            <Measure
              perMm={calibration.perMm}
              set={(perMm) => change({ perMm, trueSize: true })}
              bent={bent}
              grows={grows}
            />
          </details>
        )}
        {sized && calibration.perMm !== null && (
          <Switch title="Show things as large as they are" on={calibration.trueSize} set={(trueSize) => change({ trueSize })} />
        )}
        <Switch title="Read aloud what is told" on={aloud} set={(on) => changeShell({ aloud: on })} />
        <div className="row">
          <button type="button" className="button" onClick={corners}>
            Fit to a projector
          </button>
          <button type="button" className="button" onClick={seats}>
            Who sits where
          </button>
          {document.fullscreenEnabled && (
            <button type="button" className="button" onClick={() => void document.documentElement.requestFullscreen().catch(() => {})}>
              Full screen
            </button>
          )}
        </div>
        <p className="quiet">{awakeWords[awake]}</p>
      </div>
    </div>
  );
}
