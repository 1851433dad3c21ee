import { useCallback, useState } from 'react';
import { Refused, RuleBroke } from '../../match/errors.ts';
import { say } from '../parts/notices.ts';
import type { AnyPlay } from './any.ts';
import type { Choose } from './ActionList.tsx';

interface Answering {
  readonly busy: boolean;
  readonly choose: Choose;
  readonly broke: RuleBroke | null;
  readonly fail: (error: unknown) => void;
  readonly goOn: () => void;
}

/** Sends answers and says what became of those that were not taken. */
export function useAnswering(play: AnyPlay): Answering {
  const [busy, setBusy] = useState(false);
  const [broke, setBroke] = useState<RuleBroke | null>(null);
  const fail = useCallback((error: unknown) => {
    if (error instanceof RuleBroke) setBroke(error);
    else if (error instanceof Refused)
      say({ text: error.rule && error.rule !== 'lesson' ? `${error.message} (${error.rule})` : error.message });
    else say({ kind: 'trouble', text: error instanceof Error ? error.message : String(error) });
  }, []);
  const choose = useCallback<Choose>(
    (question, option, draft) => {
      setBusy(true);
      void play
        .choose(question, option, draft)
        .catch(fail)
        .finally(() => setBusy(false));
    },
    [play, fail],
  );
  return { busy, choose, broke, fail, goOn: () => setBroke(null) };
}
