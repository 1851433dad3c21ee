import { copied } from '../../pieces/shared.ts';
import type { ManorState, SkeletonsState, SpiderState, WarlockState } from './roleStates.ts';
import type { Holding, PaladinState, VastState } from './state.ts';

/**
 * Written by hand: a fork copies the whole state, and a general deep copy costs ten times as much. The map and what lies
 * on it (`sharedByCopies`) is half of that again, so copies have it in common and rules replace it.
 */
export function copyVast(s: VastState): VastState {
  return {
    ...s,
    chance: [...s.chance],
    stack: [...s.stack],
    figures: copied(s.figures),
    paladin: copyPaladin(s.paladin),
    skeletons: copySkeletons(s.skeletons),
    spider: s.spider && copySpider(s.spider),
    manor: s.manor && copyManor(s.manor),
    warlock: s.warlock && copyWarlock(s.warlock),
    journey: s.journey && { ...s.journey, caught: [...s.journey.caught] },
  };
}

/** Replaced whenever they change (`having`, `lacking`), never written into: another state may hold the same record. Some never change. */
export const sharedByCopies = [
  'roles',
  'goals',
  'houseRules',
  'map',
  'tokens',
  'treasureMarkers',
  'breaches',
  'forceWalls',
  'pitMarkers',
  'cursed',
] as const satisfies readonly (keyof VastState)[];

const copyPaladin = (p: PaladinState): PaladinState => ({
  ...p,
  cubes: { ...p.cubes },
  favors: copyHolding(p.favors),
  treasures: copyHolding(p.treasures),
  vigor: { ...p.vigor },
  turn: { ...p.turn },
});

const copySkeletons = (s: SkeletonsState): SkeletonsState => ({
  ...s,
  march: [...s.march],
  faceDown: [...s.faceDown],
  off: { ...s.off },
  dazzled: { ...s.dazzled },
  gear: copyHolding(s.gear),
  turn: { ...s.turn },
});

const copySpider = (s: SpiderState): SpiderState => ({
  ...s,
  powers: copyHolding(s.powers),
  boxed: [...s.boxed],
  turn: { ...s.turn, moved: { ...s.turn.moved } },
});

function copyManor(m: ManorState): ManorState {
  const { reveal, shift, swap, walls, wraith, draw } = m.tracks;
  const tracks = {
    reveal: { ...reveal },
    shift: { ...shift },
    swap: { ...swap },
    walls: { ...walls },
    wraith: { ...wraith },
    draw: { ...draw },
  };
  return { ...m, tracks, rituals: copyHolding(m.rituals), offered: [...m.offered] };
}

const copyWarlock = (w: WarlockState): WarlockState => ({
  ...w,
  spells: copyHolding(w.spells),
  dominated: [...w.dominated],
  cubes: { ...w.cubes },
  onSpells: { ...w.onSpells },
});

/** Piles are replaced, never written into. */
const copyHolding = <C>(h: Holding<C>): Holding<C> => ({ ...h });
