import { Icon } from '../parts/Icon.tsx';

const replaySpeeds = [0.5, 1, 2, 4] as const;

interface Props {
  /** How many answers the shown position has behind it, of how many. */
  readonly step: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly caption: string;
  readonly jump: (step: number) => void;
  readonly setPlaying: (playing: boolean) => void;
  readonly setSpeed: (speed: number) => void;
  readonly sinceMyTurn: (() => void) | null;
  readonly leave: () => void;
}

/** Shows the match again. The live match waits untouched until this bar is left. */
export function ReplayBar({ step, last, playing, speed, caption, jump, setPlaying, setSpeed, sinceMyTurn, leave }: Props) {
  return (
    <section className="replay-bar" aria-label="Replay">
      <p className="caption" aria-live="polite">
        {caption}
      </p>
      <div className="row">
        <button type="button" className="button square" aria-label="One answer back" disabled={step === 0} onClick={() => jump(step - 1)}>
          <Icon name="previous" />
        </button>
        <button type="button" className="button brass square" aria-label={playing ? 'Pause' : 'Play'} onClick={() => setPlaying(!playing)}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button type="button" className="button square" aria-label="One answer on" disabled={step >= last} onClick={() => jump(step + 1)}>
          <Icon name="next" />
        </button>
        <label className="reel">
          <span className="only-heard">Position in the match</span>
          <input
            type="range"
            min={0}
            max={last}
            step={1}
            value={step}
            aria-valuetext={`Answer ${step} of ${last}`}
            onChange={(event) => jump(event.target.valueAsNumber)}
          />
          <output>
            {step} / {last}
          </output>
        </label>
        <label className="speed">
          <span className="only-heard">Speed</span>
          <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {replaySpeeds.map((one) => (
              <option key={one} value={one}>
                × {one}
              </option>
            ))}
          </select>
        </label>
        {sinceMyTurn && (
          <button type="button" className="button" onClick={sinceMyTurn}>
            <Icon name="replay" />
            Since my last turn
          </button>
        )}
        <button type="button" className="button" onClick={leave}>
          <Icon name="close" />
          Leave the replay
        </button>
      </div>
    </section>
  );
}
