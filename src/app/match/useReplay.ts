import { useCallback, useEffect, useState } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import { openReplay } from '../../match/replay.ts';
import { rulesOf } from '../../play/games.ts';
import type { AnyGameTable } from '../../table/contract.ts';
import { say } from '../parts/notices.ts';
import type { AnyFact, AnyOpenMatch, AnyReplay } from './any.ts';

export interface Replaying {
  readonly replay: AnyReplay | null;
  /** Counts entering and leaving, so that the table knows one story from another. */
  readonly reel: number;
  readonly open: (begin: (replay: AnyReplay) => void) => Promise<void>;
  readonly leave: () => void;
}

export function useReplay(match: AnyOpenMatch, viewer: Seat | 'table', table: AnyGameTable | null): Replaying {
  const [{ replay, reel }, setState] = useState<{ readonly replay: AnyReplay | null; readonly reel: number }>({ replay: null, reel: 0 });
  useEffect(() => () => replay?.close(), [replay]);

  const open = useCallback(
    async (begin: (replay: AnyReplay) => void) => {
      if (replay) return begin(replay);
      try {
        const pace = (facts: readonly AnyFact[]): number => facts.reduce((sum, fact) => sum + (table?.pace(fact) ?? 0), 0);
        const rules = await rulesOf(match.play.game);
        const made = await openReplay<unknown, AnyFact>(match.play.archive(), { viewer, title: match.play.title, pace }, rules);
        begin(made);
        setState({ replay: made, reel: reel + 1 });
      } catch (error) {
        say({ kind: 'trouble', text: error instanceof Error ? error.message : String(error) });
      }
    },
    [replay, reel, match, viewer, table],
  );
  const leave = useCallback(() => setState(({ reel: before }) => ({ replay: null, reel: before + 1 })), []);
  return { replay, reel, open, leave };
}

/** The log may be older than the first answer that can be shown, in a match that was lifted over a change of rules. */
export const positionOf = (replay: AnyReplay, entry: number, entries: number): number =>
  entry - (entries - 1 - replay.reel.snapshot().last);
export const entryOf = (replay: AnyReplay, position: number, entries: number): number =>
  position + (entries - 1 - replay.reel.snapshot().last);
