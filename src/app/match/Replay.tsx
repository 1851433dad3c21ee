import { useSyncExternalStore } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import type { AnyReplay } from './any.ts';
import { ReplayBar } from './ReplayBar.tsx';

interface Props {
  readonly replay: AnyReplay;
  readonly seat: Seat | 'table';
  readonly caption: string;
  readonly leave: () => void;
}

export function Replay({ replay, seat, caption, leave }: Props) {
  const { position, last, playing, speed } = useSyncExternalStore(replay.reel.subscribe, replay.reel.snapshot);
  return (
    <ReplayBar
      step={position}
      last={last}
      playing={playing}
      speed={speed}
      caption={caption}
      // one step on is told and animated; anything else jumps
      jump={(to) => (to === position + 1 ? replay.step(1) : to === position - 1 ? replay.step(-1) : replay.jump(to))}
      setPlaying={(on) => (on ? replay.play() : replay.pause())}
      setSpeed={(to) => replay.setSpeed(to)}
      sinceMyTurn={seat === 'table' ? null : () => void replay.sinceLastTurn(seat)}
      leave={leave}
    />
  );
}
