import type { SpaceId } from '../content/manor.ts';
import { skeletonNames, supply, type SkeletonId } from '../content/values.ts';
import type { FigureId, PoltergeistId, VastState } from '../state.ts';

/** MM-028 What stands on the map. Roles of later releases add their kinds here. */
export type FigureKind = 'paladin' | 'pillar' | 'skeleton' | 'poltergeist';

export const skeletonIds = Object.keys(skeletonNames) as readonly SkeletonId[];
export const poltergeistIds: readonly PoltergeistId[] = Array.from({ length: supply.poltergeists }, (_, i): PoltergeistId => `poltergeist-${i + 1}`);
const everyFigure: readonly FigureId[] = ['paladin', 'pillar', ...skeletonIds, ...poltergeistIds];

export const isPoltergeist = (figure: FigureId): figure is PoltergeistId => figure.startsWith('poltergeist-');
export const isSkeleton = (figure: FigureId): figure is SkeletonId => figure in skeletonNames;

export function kindOf(figure: FigureId): FigureKind {
  if (figure === 'paladin' || figure === 'pillar') return figure;
  return isPoltergeist(figure) ? 'poltergeist' : 'skeleton';
}

/** In a fixed order, so that a list of options does not depend on who came to the space first. */
export const figuresOn = (state: VastState, space: SpaceId): FigureId[] => everyFigure.filter((figure) => state.figures[figure] === space);

export const figuresOnMap = (state: VastState): FigureId[] => everyFigure.filter((figure) => state.figures[figure] !== undefined);

export const nameOf = (figure: FigureId): string =>
  isSkeleton(figure) ? skeletonNames[figure] : { paladin: 'the Paladin', pillar: 'the pillar of light', poltergeist: 'the poltergeist', skeleton: '' }[kindOf(figure)];
