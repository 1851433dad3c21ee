import type { Marks, Workshop } from '../../testing/workshop.testing.ts';
import type { StonesagaState } from './state.ts';
import { draftAnything } from './stonesaga.testing.ts';

/** A people has survived if it has won and mourns nobody who died before their time; in Endless Mode the old die as well. */
function marks({ people, day, mode }: StonesagaState, won: boolean): Marks {
  const perished = Object.values(people).filter(({ fate }) => fate !== 'living').length;
  return { ...(mode === 'introduction' && { survived: won && perished === 0 }), perished, days: day };
}

export const workshop: Workshop = { machine: { days: 'limited' }, draft: draftAnything, together: true, marks };
