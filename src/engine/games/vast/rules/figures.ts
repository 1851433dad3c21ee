import type { SpaceId } from '../content/manor.ts';
import type { Role } from '../content/roles.ts';
import { skeletonNames, supply, type SkeletonId } from '../content/values.ts';
import type { EggId, SpiderlingId } from '../roleStates.ts';
import type { FigureId, PoltergeistId, VastState } from '../state.ts';

/** MM-028 What stands on the map. */
export type FigureKind =
  'paladin' | 'pillar' | 'skeleton' | 'poltergeist' | 'giant' | 'sorcerer' | 'spiderling' | 'egg' | 'wraith' | 'warlock';

const numbered = <I extends string>(name: string, count: number): readonly I[] =>
  Array.from({ length: count }, (_, i) => `${name}-${i + 1}` as I);

export const skeletonIds = Object.keys(skeletonNames) as readonly SkeletonId[];
export const poltergeistIds = numbered<PoltergeistId>('poltergeist', supply.poltergeists);
export const spiderlingIds = numbered<SpiderlingId>('spiderling', supply.spiderlings);
export const eggIds = numbered<EggId>('egg', supply.eggs);
export const everyFigure: readonly FigureId[] = [
  'paladin',
  'pillar',
  ...skeletonIds,
  ...poltergeistIds,
  'giant',
  'sorcerer',
  ...spiderlingIds,
  ...eggIds,
  'wraith',
  'warlock',
];

const kinds = Object.fromEntries([
  ...(['paladin', 'pillar', 'giant', 'sorcerer', 'wraith', 'warlock'] as const).map((id) => [id, id]),
  ...skeletonIds.map((id) => [id, 'skeleton']),
  ...poltergeistIds.map((id) => [id, 'poltergeist']),
  ...spiderlingIds.map((id) => [id, 'spiderling']),
  ...eggIds.map((id) => [id, 'egg']),
]) as Readonly<Record<FigureId, FigureKind>>;

export const kindOf = (figure: FigureId): FigureKind => kinds[figure]!;

export const isPoltergeist = (figure: FigureId): figure is PoltergeistId => kindOf(figure) === 'poltergeist';
export const isSkeleton = (figure: FigureId): figure is SkeletonId => kindOf(figure) === 'skeleton';
export const isSpiderling = (figure: FigureId): figure is SpiderlingId => kindOf(figure) === 'spiderling';
export const isEgg = (figure: FigureId): figure is EggId => kindOf(figure) === 'egg';
/** The forms of the Spider herself; an Egg is hers but not her. */
export const isSpider = (figure: FigureId): boolean => {
  const kind = kindOf(figure);
  return kind === 'spiderling' || kind === 'giant' || kind === 'sorcerer';
};

const owners: Readonly<Record<FigureKind, Role | null>> = {
  paladin: 'paladin',
  pillar: 'paladin',
  skeleton: 'skeletons',
  giant: 'spider',
  sorcerer: 'spider',
  spiderling: 'spider',
  egg: 'spider',
  wraith: 'manor',
  warlock: 'warlock',
  poltergeist: null,
};

/** MM-774 A poltergeist belongs to nobody. */
export const ownerOf = (figure: FigureId): Role | null => owners[kindOf(figure)];
/** MM-027 */
export const isEnemyOf = (role: Role, figure: FigureId): boolean => ownerOf(figure) !== role;

/** In a fixed order, so that a list of options does not depend on who came to the space first. */
export const figuresOn = (state: VastState, space: SpaceId): FigureId[] => everyFigure.filter((figure) => state.figures[figure] === space);

export const figuresOnMap = (state: VastState): FigureId[] => everyFigure.filter((figure) => state.figures[figure] !== undefined);

export { nameOfFigure as nameOf } from '../content/figures.ts';
