import type { FigureId, VastState } from '../state.ts';
import { kindOf, type FigureKind } from './figures.ts';

/** MM-125, MM-318 Kinds that compel an enemy that enters their tile. The pillar compels nobody. */
const forcingKinds: Readonly<Record<FigureKind, readonly FigureKind[]>> = {
  paladin: ['skeleton'],
  pillar: [],
  skeleton: ['paladin'],
  poltergeist: ['paladin', 'skeleton'],
};

/** MM-178 Whether a kind forces at all, whatever the moment: such figures are attacked before the others. */
export const isForcing = (figure: FigureId, mover: FigureId): boolean => forcingKinds[kindOf(figure)].includes(kindOf(mover));

/** MM-113 Whether this figure compels the mover now. */
export function forces(state: VastState, figure: FigureId, mover: FigureId): boolean {
  if (mover === 'paladin' && state.paladin.turn.disdain) return false;
  // MM-628 On a journey Skeletons treat poltergeists as absent.
  if (state.journey && kindOf(figure) === 'poltergeist' && kindOf(mover) === 'skeleton') return false;
  return isForcing(figure, mover);
}
