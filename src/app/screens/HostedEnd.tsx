import { useState } from 'react';
import type { Over } from '../../engine/kernel/rules.ts';
import type { Diary } from '../../match/handView.ts';
import { Ending } from '../match/Ending.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useMine, useSitting } from './hosted.ts';
import { WatchAgain } from './WatchAgain.tsx';

interface EndProps {
  readonly over: Over;
  readonly view: unknown;
  /** Of a game that keeps one: its last page is the report. */
  readonly diary: Diary | undefined;
}

/** The end as everybody sees it; whether it is a victory depends on who plays at this screen. */
export function HostedEnding({ over, ...shown }: EndProps) {
  const { sitting } = useSitting();
  return <Ending over={over} {...shown} sitting={sitting} won={isWon(over, useMine())} />;
}

/** Those who only watch are told of a victory if anybody has won. */
const isWon = ({ winners }: Over, mine: readonly string[]): boolean =>
  mine.length === 0 ? winners.length > 0 : winners.some((seat) => mine.includes(seat));

interface HostedEndProps extends Omit<EndProps, 'over'> {
  readonly over: Over | null;
  /** It was read and closed. */
  readonly putAway?: (over: Over) => void;
}

/** Who has won and why, over the page of somebody who plays or watches. It can be put away: the table stays as it was at the end. */
export function HostedEnd({ over, putAway, ...shown }: HostedEndProps) {
  const [read, setRead] = useState('');
  const mine = useMine();
  if (!over || read === over.why) return null;
  const won = mine.length > 0 && isWon(over, mine);
  const close = (): void => {
    setRead(over.why);
    putAway?.(over);
  };
  return (
    <Dialog title={won ? 'Victory' : 'The end'} close={close} look={won ? 'plum' : 'ink'}>
      <div className="ending">
        <HostedEnding over={over} {...shown} />
        <WatchAgain />
      </div>
    </Dialog>
  );
}
