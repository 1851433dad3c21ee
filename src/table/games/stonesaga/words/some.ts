import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import type { FactWords } from '../../../contract.ts';

/** The words for some of the facts; the four chapters together have one for each, or they do not compile. */
export type Some<K extends StonesagaFact['fact']> = Pick<FactWords<StonesagaFact>, K>;
export const bearer = ({ who }: { readonly who: string }): string => `{${who}}`;
