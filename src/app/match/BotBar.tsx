import { useSyncExternalStore } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import type { Bots } from '../../match/botRun.ts';
import { Icon } from '../parts/Icon.tsx';
import { titleOf, type Sitting } from './sitting.ts';

interface Props {
  readonly bots: Bots;
  readonly sitting: Sitting;
  /** The bot whose turn it is to answer. */
  readonly seat: Seat;
  /** False where bots play among themselves: then there is nothing to skip to but the end. */
  readonly mine: boolean;
}

/** While bots play: who it is, how long it still thinks, and the reins. */
export function BotBar({ bots, sitting, seat, mine }: Props) {
  const { thinking, mode } = useSyncExternalStore(bots.subscribe, bots.snapshot);
  const title = titleOf(sitting, seat);
  const words =
    mode === 'paused' ? `${title} waits for you.` : mode === 'skip' ? 'Hurrying on …' : thinking ? `${title} thinks …` : `${title} moves.`;
  return (
    <section className="bot-bar" aria-label="Bots">
      <p>
        <span>{words}</span>
        {thinking && mode === 'run' && <progress aria-label={`${title} thinks`} max={1} value={thinking.done} />}
      </p>
      <div className="row">
        {mode === 'paused' ? (
          <button type="button" className="button brass" onClick={() => bots.go()}>
            <Icon name="play" />
            Go on
          </button>
        ) : (
          <button type="button" className="button" onClick={() => bots.pause()}>
            <Icon name="pause" />
            Pause
          </button>
        )}
        <button type="button" className="button" disabled={mode === 'skip'} onClick={() => bots.skip()}>
          <Icon name="next" />
          {mine ? 'Skip to my turn' : 'Skip to the end'}
        </button>
      </div>
    </section>
  );
}
