import { useEffect, useRef, useState } from 'react';
import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useTable } from '../../../tableContext.ts';
import { nameOfCharacter } from '../names.ts';
import { english } from '../words.ts';
import { nightLines } from './nightLines.ts';

/** What this step of the night has brought so far, one sentence each, newest last. */
export function useNightLines(view: StonesagaView): readonly string[] {
  const { kit } = useTable();
  const [lines, setLines] = useState<readonly string[]>([]);
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => {
    const names = (words: string): string =>
      words.replace(/\{(c[1-4])\}/g, (_, who: string) => nameOfCharacter(latest.current, who as keyof StonesagaView['characters'])).replace(/\{(person-\d+)\}/g, (_, id: string) => latest.current.people[id as `person-${number}`]?.name ?? 'Somebody');
    const hear = (facts: readonly { readonly fact: string }[]): void =>
      setLines((before) => nightLines(before, facts as readonly StonesagaFact[], (fact) => names((english[fact.fact] as (one: StonesagaFact) => string)(fact))));
    kit.audience.add(hear);
    return () => void kit.audience.delete(hear);
  }, [kit]);
  return lines;
}
