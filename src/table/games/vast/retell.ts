import type { SpaceId } from '../../../engine/games/vast/content/manor.ts';
import type { SkeletonId } from '../../../engine/games/vast/content/values.ts';
import type { VastFact } from '../../../engine/games/vast/facts.ts';
import type { FigureId, TokenKind, Tokens } from '../../../engine/games/vast/state.ts';
import type { VastView } from '../../../engine/games/vast/view.ts';
import type { Retell } from './factRetold.ts';
import { retellManor } from './boards/manor/retell.ts';
import { actingSkeleton } from './boards/skeletons/lay.ts';
import { retellSkeletons } from './boards/skeletons/retell.ts';
import { retellSpider } from './boards/spider/retell.ts';
import { retellWarlock } from './boards/warlock/retell.ts';

type Paladin = VastView['paladin'];

/**
 * What the table looks like after a fact, as far as the fact itself says: pieces move while the story is told, one after another,
 * and the view that all facts led to has the last word. What a fact does not say (the walls of a revealed tile) waits for that view.
 */
export function after(view: VastView, fact: VastFact): VastView {
  const tell = retell[fact.fact] as ((view: VastView, fact: VastFact) => VastView) | undefined;
  return tell ? tell(view, fact) : view;
}

/** Steps for which a Skeleton that tunnels is out of sight. */
const underground = 4;

/** The same, step by step for a figure that walks. */
export function steps(fact: VastFact): readonly VastFact[] {
  // the Wraith goes the way of its ritual before the rules put it at the end
  if (fact.fact === 'ritualPerformed')
    return [fact, ...fact.path.slice(1).map((at): VastFact => ({ fact: 'figurePlaced', figure: 'wraith', at }))];
  if (fact.fact === 'tunnelled')
    return [
      ...Array.from({ length: underground }, (): VastFact => ({ fact: 'figureRemoved', figure: fact.skeleton, from: fact.from })),
      fact,
    ];
  if (fact.fact !== 'moved') return [fact];
  return fact.path.slice(1).map((_, k) => ({ ...fact, path: fact.path.slice(k, k + 2) }));
}

const paladin = (view: VastView, change: Partial<Paladin>): VastView => ({ ...view, paladin: { ...view.paladin, ...change } });

const placed = (view: VastView, figure: FigureId, at: SpaceId): VastView => ({ ...view, figures: { ...view.figures, [figure]: at } });

function without<T extends object>(record: T, key: keyof T): T {
  const rest = { ...record };
  delete rest[key];
  return rest;
}

function counted(view: VastView, at: SpaceId, token: TokenKind, by: number): VastView {
  const left: Tokens = { ...view.tokens[at], [token]: Math.max(0, (view.tokens[at]?.[token] ?? 0) + by) };
  const here = left[token] === 0 ? without(left, token) : left;
  return { ...view, tokens: Object.keys(here).length === 0 ? without(view.tokens, at) : { ...view.tokens, [at]: here } };
}

function cubes(view: VastView, change: Partial<Record<keyof Paladin['cubes'], number>>): VastView {
  const now = { ...view.paladin.cubes };
  for (const [box, by] of Object.entries(change) as [keyof Paladin['cubes'], number][]) now[box] += by;
  return paladin(view, { cubes: now });
}

const skeletons = (view: VastView, change: Partial<VastView['skeletons']>): VastView => ({
  ...view,
  skeletons: { ...view.skeletons, ...change },
});

const offTheMap = (view: VastView, skeleton: SkeletonId, how: 'side' | 'standing'): VastView =>
  skeletons(
    { ...view, figures: without(view.figures, skeleton) },
    { off: { ...view.skeletons.off, [skeleton]: how }, dazzled: without(view.skeletons.dazzled, skeleton) },
  );

/** Whoever falls in its own activation has made its blow and is done. */
const hasActed = (view: VastView, skeleton: SkeletonId): VastView =>
  actingSkeleton(view) === skeleton ? { ...view, acted: [...view.acted, skeleton] } : view;

const spider = (view: VastView, change: Partial<NonNullable<VastView['spider']>>): VastView => ({
  ...view,
  spider: view.spider && { ...view.spider, ...change },
});

const warlock = (view: VastView, change: Partial<NonNullable<VastView['warlock']>>): VastView => ({
  ...view,
  warlock: view.warlock && { ...view.warlock, ...change },
});

const isLitArmory = (view: VastView, at: SpaceId): boolean => {
  const tile = view.map[at as keyof VastView['map']];
  return tile?.lit === true && tile.kind === 'armory';
};

const retell: Retell = {
  roundBegan: (view, { round }) => ({ ...view, round }),
  turnBegan: (view, { role }) => ({ ...view, active: role, acted: [] }),
  phaseBegan: (view, { phase }) => ({ ...view, phase, acted: [] }),
  cubesCollected: (view) => {
    const { prepare, sprint, crusade } = view.paladin.cubes;
    return cubes(view, { unassigned: prepare + sprint + crusade, prepare: -prepare, sprint: -sprint, crusade: -crusade });
  },
  cubeAssigned: (view, { box }) => cubes(view, { unassigned: -1, [box]: 1 }),
  cubeGained: (view) => cubes(view, { supply: -1, unassigned: 1 }),
  cubeLost: (view, { from }) => cubes(view, { [from]: -1, supply: 1 }),
  /** A Skeleton that marches is dazzled no longer. */
  moved: (view, { figure, path, by }) =>
    placed(
      by === 'march' ? skeletons(view, { dazzled: without(view.skeletons.dazzled, figure as SkeletonId) }) : view,
      figure,
      path.at(-1)!,
    ),
  retreated: (view, { figure, to }) => placed(view, figure, to),
  dazzled: (view, { skeleton }) => skeletons(view, { dazzled: { ...view.skeletons.dazzled, [skeleton]: true } }),
  tokenPlaced: (view, { token, at }) => counted(view, at, token, 1),
  tokenRemoved: (view, { token, at }) => counted(view, at, token, -1),
  tileLaid: (view, { at }) => ({ ...view, stack: view.stack - 1, map: { ...view.map, [at]: { lit: false, armory: false } } }),
  markerPlaced: (view, { marker, edge }) =>
    marker === 'breach' ? { ...view, breaches: [...view.breaches, edge] } : { ...view, forceWalls: [...view.forceWalls, edge] },
  markerRemoved: (view, { marker, edge }) =>
    marker === 'breach'
      ? { ...view, breaches: view.breaches.filter((one) => one !== edge) }
      : { ...view, forceWalls: view.forceWalls.filter((one) => one !== edge) },
  treasurePlaced: (view, { marker, at }) => ({ ...view, treasureMarkers: { ...view.treasureMarkers, [marker]: at } }),
  treasureTaken: (view, { marker }) => ({ ...view, treasureMarkers: without(view.treasureMarkers, marker) }),
  poltergeistAppeared: (view, { figure, at }) => placed(view, figure, at),
  poltergeistCaught: (view, { figure }) => ({
    ...view,
    figures: without(view.figures, figure),
    journey: view.journey && { ...view.journey, caught: [...view.journey.caught, figure] },
  }),
  prepared: (view, { strength, defense }) => paladin(view, { strength, defense }),
  gritChanged: (view, { to }) => paladin(view, { grit: to }),
  furyChanged: (view, { to }) => paladin(view, { fury: to }),
  lightChanged: (view, { to }) => paladin(view, { light: to }),
  healthChanged: (view, { to }) => paladin(view, { health: to }),
  terrorChanged: (view, { to }) => ({ ...view, terror: to }),
  stabilityChanged: (view, { to }) => skeletons(view, { stability: to }),
  pillarRaised: (view, { at }) => placed(view, 'pillar', at),
  pillarLowered: (view) => ({ ...view, figures: without(view.figures, 'pillar') }),
  skeletonFell: (view, { skeleton }) => offTheMap(hasActed(view, skeleton), skeleton, 'side'),
  marchedFirst: (view, { skeleton }) => skeletons(view, { march: [skeleton, ...view.skeletons.march.filter((id) => id !== skeleton)] }),
  skeletonStoodUp: (view, { skeleton }) => skeletons(view, { off: { ...view.skeletons.off, [skeleton]: 'standing' } }),
  figurePlaced: (view, { figure, at }) => placed(view, figure, at),
  figureRemoved: (view, { figure }) => ({ ...view, figures: without(view.figures, figure) }),
  formChosen: (view, { form }) => spider(view, { form }),
  bloodChanged: (view, { to }) => spider(view, { blood: to }),
  tileVeiled: (view, { at }) => ({ ...view, map: { ...view.map, [at]: { lit: false, armory: isLitArmory(view, at) } } }),
  eggLaid: (view, { egg, at }) => placed(view, egg, at),
  eggHatched: (view, { egg }) => ({ ...view, figures: without(view.figures, egg) }),
  spiderlingBoxed: (view, { spiderling }) => ({
    ...spider(view, { boxed: [...(view.spider?.boxed ?? []), spiderling] }),
    figures: without(view.figures, spiderling),
  }),
  warlockFled: (view, { to }) => placed(view, 'warlock', to),
  cursesChanged: (view, { to }) => warlock(view, { curses: to }),
  pieceCursed: (view, { piece, by, to, from }) => {
    const cursed = { ...view, cursed: { ...view.cursed, [piece]: to } };
    return from === 'box' && view.warlock ? warlock(cursed, { curses: view.warlock.curses - by }) : cursed;
  },
  pieceDominated: (view, { piece, space }) => ({
    ...warlock(view, { dominated: (view.warlock?.dominated ?? []).map((there, i) => (i === space ? piece : there)) }),
    figures: without(view.figures, piece as FigureId),
    treasureMarkers: without(view.treasureMarkers, piece as keyof VastView['treasureMarkers']),
    cursed: without(view.cursed, piece),
  }),
  spellsAdvanced: (view, { to }) => warlock(view, { spellsTrack: to }),
  poltergeistDragged: (view, { figure, to }) => placed(view, figure, to),
  spawned: (view, { skeleton, at }) => placed(skeletons(view, { off: without(view.skeletons.off, skeleton) }), skeleton, at),
  ...retellSkeletons,
  ...retellSpider,
  ...retellManor,
  ...retellWarlock,
};
