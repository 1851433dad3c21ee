import { useRef } from 'react';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Ground } from '../ground.ts';
import type { HexFit } from '../../../parts/hexFit.ts';
import { fitOf } from './laid.ts';

/** The same object as long as the valley lies the same, so that what lies on it need not be drawn anew. */
export function useFit(view: StonesagaView, offers: Offers, ground: Ground): HexFit {
  const last = useRef<HexFit | null>(null);
  const fit = fitOf(view, offers, ground);
  if (last.current?.scale !== fit.scale || last.current.x !== fit.x || last.current.y !== fit.y) last.current = fit;
  return last.current;
}
