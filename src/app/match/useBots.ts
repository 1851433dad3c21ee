import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { BotsSeen } from '../../match/botRun.ts';
import type { AnyGameTable } from '../../table/contract.ts';
import { say } from '../parts/notices.ts';
import type { AnyFact, AnyOpenMatch } from './any.ts';
import { titleOf, type Sitting } from './sitting.ts';

interface Shown {
  /** The last moment that React has put on the page. */
  readonly moment: number;
  /** The table is telling facts. */
  readonly busy: boolean;
  /** A replay is on: the live match waits. */
  readonly away: boolean;
  readonly drawn: boolean;
  readonly speed: number;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const breathMs = 160;

/** Holds each bot back until people have seen what the last answer led to, and says so if one of them went wrong. */
export function useBots(match: AnyOpenMatch, table: AnyGameTable | null, sitting: Sitting, shown: Shown): BotsSeen {
  const { bots } = match.play;
  const seen = useSyncExternalStore(bots.subscribe, bots.snapshot);
  const latest = useRef(shown);
  useEffect(() => void (latest.current = shown));

  useEffect(() => {
    bots.pace(async () => {
      const { facts, moment } = match.play.snapshot();
      while (latest.current.away || latest.current.moment < moment) await pause(30);
      const { drawn, speed } = latest.current;
      const told = drawn ? 0 : (facts as readonly AnyFact[]).reduce((sum, fact) => sum + (table?.pace(fact) ?? 0), 0);
      await pause((breathMs + told) / speed);
      while (latest.current.busy || latest.current.away) await pause(30);
    });
  }, [bots, match, table]);

  const { trouble } = seen;
  useEffect(() => {
    if (!trouble) return;
    const text =
      trouble.seat === null
        ? `The bots have stopped: ${trouble.why}`
        : `${titleOf(sitting, trouble.seat)} ${trouble.why}. It has answered in a simple way, and the match goes on.`;
    say({ kind: trouble.seat === null ? 'trouble' : 'news', text });
  }, [trouble]);
  return seen;
}
