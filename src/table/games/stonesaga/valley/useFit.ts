import { useRef } from 'react';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Question } from '../../../contract.ts';
import type { Ground } from '../ground.ts';
import type { Fit } from './fit.ts';
import { fitOf } from './laid.ts';

/** The same object as long as the valley lies the same, so that what lies on it need not be drawn anew. */
export function useFit(view: StonesagaView, questions: readonly Question[], ground: Ground): Fit {
  const last = useRef<Fit | null>(null);
  const { scale, x, y } = fitOf(view, questions, ground);
  if (last.current?.scale !== scale || last.current.x !== x || last.current.y !== y) last.current = { scale, x, y };
  return last.current;
}
