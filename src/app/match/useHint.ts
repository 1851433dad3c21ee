import { useCallback, useEffect, useState } from 'react';
import type { Likely } from '../../match/play.ts';
import type { Offer, Question } from '../../match/question.ts';
import type { AnyPlay } from './any.ts';
import { isWriting } from './shortcuts.ts';

interface LikelyOffer {
  readonly question: Question;
  readonly offer: Offer;
}

export interface Hinting {
  /** Somebody holds the key, or has pressed the button. */
  readonly on: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** The likeliest answers, as a bot sees them; null until it has made up its mind. */
  readonly likely: readonly LikelyOffer[] | null;
}

/** What can be done, on request: while H is held, or from one press of the button to the next. Asked anew after every change. */
export function useHint(play: AnyPlay, moment: number, questions: readonly Question[]): Hinting {
  const [pinned, setPinned] = useState(false);
  const held = useHeldKey('h');
  const [found, setFound] = useState<{ readonly moment: number; readonly likely: readonly Likely[] } | null>(null);
  const on = (pinned || held) && questions.length > 0;
  useEffect(() => {
    if (!on) return undefined;
    let wanted = true;
    const keep = (likely: readonly Likely[]): void => void (wanted && setFound({ moment, likely }));
    (play.hint?.() ?? Promise.resolve([])).then(keep, () => keep([]));
    return () => void (wanted = false);
  }, [play, moment, on]);
  const likely = on && found?.moment === moment ? found.likely.flatMap((one) => offerOf(one, questions) ?? []) : null;
  return { on, likely, toggle: useCallback(() => setPinned((was) => !was), []), close: useCallback(() => setPinned(false), []) };
}

function offerOf({ seat, ask, option }: Likely, questions: readonly Question[]): LikelyOffer | null {
  const question = questions.find((one) => one.seat === seat && one.ask === ask);
  const offer = question?.options.find(({ id }) => id === option);
  return question && offer ? { question, offer } : null;
}

/** A key that counts only while it is down. */
function useHeldKey(key: string): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const other = event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target) || document.querySelector('dialog[open]');
      if (event.key.toLowerCase() === key && !other) setHeld(true);
    };
    const up = (event: KeyboardEvent): void => void (event.key.toLowerCase() === key && setHeld(false));
    const away = (): void => setHeld(false);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', away);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', away);
    };
  }, [key]);
  return held;
}
