import type { StonesagaFact } from '../../../engine/games/stonesaga/facts.ts';
import type { FactWords } from '../../contract.ts';
import { boardWords } from './words/boards.ts';
import { landWords } from './words/land.ts';
import { peopleWords } from './words/people.ts';
import { thingWords } from './words/things.ts';

/** One sentence for each fact: the log, the captions of a stream and a screen reader say the same. */
export const english: FactWords<StonesagaFact> = { ...peopleWords, ...landWords, ...boardWords, ...thingWords };
