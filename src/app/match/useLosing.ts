import { useState } from 'react';
import type { Json } from '../../engine/kernel/rule.ts';
import type { Offer, Question } from '../../match/question.ts';

export interface Losing {
  /** What is about to be lost, while somebody is asked about it. */
  readonly asked: { readonly offer: Offer; readonly go: () => void } | null;
  readonly back: () => void;
  /** True if the answer waits until somebody has said that they mean it. */
  readonly holds: (question: Question, option: string, draft: Json | undefined, go: () => void) => boolean;
}

/** Before an answer by which something is lost, the page asks once. */
export function useLosing(questions: readonly Question[], warns: boolean): Losing {
  const [asked, setAsked] = useState<Losing['asked']>(null);
  const holds: Losing['holds'] = (question, option, draft, go) => {
    const open = questions.find(({ seat, ask }) => seat === question.seat && ask === question.ask) ?? question;
    const offer = draft === undefined ? open.options.find(({ id }) => id === option) : undefined;
    if (!warns || offer?.loses === undefined) return false;
    setAsked({ offer, go: () => (setAsked(null), go()) });
    return true;
  };
  return { asked, back: () => setAsked(null), holds };
}
