import type { FigureId, VastState } from '../state.ts';
import { everyFigure, kindOf, type FigureKind } from './figures.ts';

/** MM-125, MM-318 Kinds that compel an enemy that enters their tile. The pillar compels nobody. */
const forcingKinds: Readonly<Record<FigureKind, readonly FigureKind[]>> = {
  paladin: ['skeleton'],
  pillar: [],
  skeleton: ['paladin'],
  poltergeist: ['paladin', 'skeleton'],
  giant: ['paladin', 'skeleton'],
  sorcerer: ['paladin', 'skeleton'],
  spiderling: [], // MM-317, but see MM-569
  egg: [],
  wraith: [],
  warlock: [],
};

/** Figures that could compel this one if they met it, by its kind. Spiderlings are among them for the mixes in which they force. */
const forcers = Object.fromEntries(
  (Object.keys(forcingKinds) as FigureKind[]).map((mover) => [
    mover,
    everyFigure.filter(
      (figure) => forcingKinds[kindOf(figure)].includes(mover) || (mover === 'skeleton' && kindOf(figure) === 'spiderling'),
    ),
  ]),
) as unknown as Readonly<Record<FigureKind, readonly FigureId[]>>;

export const mayForce = (mover: FigureId): readonly FigureId[] => forcers[kindOf(mover)];

/** MM-178 Whether a kind forces at all, whatever the moment: such figures are attacked before the others. */
export const isForcing = (figure: FigureId, mover: FigureId): boolean => forcingKinds[kindOf(figure)].includes(kindOf(mover));

/** MM-113 Whether this figure compels the mover now. */
export function forces(state: VastState, figure: FigureId, mover: FigureId): boolean {
  if (mover === 'paladin' && state.paladin.turn.disdain) return false;
  // MM-628 On a journey Skeletons treat poltergeists as absent.
  if (state.journey && kindOf(figure) === 'poltergeist' && kindOf(mover) === 'skeleton') return false;
  // MM-569, MM-576, MM-584 In mixes without a Paladin Spiderlings compel Skeletons.
  if (state.houseRules.spiderlingsForce && kindOf(figure) === 'spiderling' && kindOf(mover) === 'skeleton') return true;
  return isForcing(figure, mover);
}
