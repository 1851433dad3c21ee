import { useState } from 'react';
import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useFactListener } from '../../../told.ts';
import { nameOfCharacter } from '../names.ts';
import { english } from '../words.ts';
import { nightLines } from './nightLines.ts';

/** What this step of the night has brought so far, one sentence each, newest last. */
export function useNightLines(view: StonesagaView): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  const names = (words: string): string =>
    words
      .replace(/\{(c[1-4])\}/g, (_, who: string) => nameOfCharacter(view, who as keyof StonesagaView['characters']))
      .replace(/\{(person-\d+)\}/g, (_, id: string) => view.people[id as `person-${number}`]?.name ?? 'Somebody');
  useFactListener<StonesagaFact>((facts) =>
    setLines((before) => nightLines(before, facts, (fact) => names((english[fact.fact] as (one: StonesagaFact) => string)(fact)))),
  );
  return lines;
}
