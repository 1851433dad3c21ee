import { useEffect, useRef } from 'react';
import type { AnyFact } from './any.ts';
import type { Heard } from './heard.ts';

/** Reads aloud what has become visible since it last spoke, and nothing twice. A jump is not read: nothing was told by it. */
export function useAloud(heard: Heard, textOf: (facts: readonly AnyFact[]) => string, say: ((text: string) => void) | null): void {
  const said = useRef({ moment: heard.moment, facts: 0 });
  useEffect(() => {
    const from = said.current.moment === heard.moment ? said.current.facts : 0;
    said.current = { moment: heard.moment, facts: heard.facts.length };
    const text = heard.jumped ? '' : textOf(heard.facts.slice(from));
    if (text !== '') say?.(text);
  }, [heard]);
}
