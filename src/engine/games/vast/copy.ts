import type { ManorState, SkeletonsState, SpiderState, WarlockState } from './roleStates.ts';
import type { Holding, PaladinState, VastState } from './state.ts';

/** Written by hand: a fork copies the whole state, and a general deep copy costs ten times as much. */
export function copyVast(s: VastState): VastState {
  return {
    ...s,
    chance: [...s.chance],
    roles: [...s.roles],
    map: { ...s.map }, // laid tiles are replaced, never written into
    stack: [...s.stack],
    figures: { ...s.figures },
    tokens: copyTokens(s.tokens),
    treasureMarkers: { ...s.treasureMarkers },
    breaches: { ...s.breaches },
    forceWalls: { ...s.forceWalls },
    pitMarkers: { ...s.pitMarkers },
    cursed: { ...s.cursed },
    paladin: copyPaladin(s.paladin),
    skeletons: copySkeletons(s.skeletons),
    spider: s.spider && copySpider(s.spider),
    manor: s.manor && copyManor(s.manor),
    warlock: s.warlock && copyWarlock(s.warlock),
    goals: { ...s.goals },
    houseRules: { ...s.houseRules },
    journey: s.journey && { ...s.journey, caught: [...s.journey.caught] },
  };
}

function copyTokens(tokens: VastState['tokens']): VastState['tokens'] {
  const copy: VastState['tokens'] = {};
  for (const space in tokens) copy[space as keyof typeof copy] = { ...tokens[space as keyof typeof copy] };
  return copy;
}

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

const copySpider = (s: SpiderState): SpiderState => ({ ...s, powers: copyHolding(s.powers), boxed: [...s.boxed], turn: { ...s.turn, moved: { ...s.turn.moved } } });

function copyManor(m: ManorState): ManorState {
  const { reveal, shift, swap, walls, wraith, draw } = m.tracks;
  const tracks = { reveal: { ...reveal }, shift: { ...shift }, swap: { ...swap }, walls: { ...walls }, wraith: { ...wraith }, draw: { ...draw } };
  return { ...m, tracks, rituals: copyHolding(m.rituals), offered: [...m.offered] };
}

const copyWarlock = (w: WarlockState): WarlockState => ({
  ...w,
  spells: copyHolding(w.spells),
  dominated: [...w.dominated],
  cubes: { ...w.cubes },
  onSpells: { ...w.onSpells },
});

const copyHolding = <C>(h: Holding<C>): Holding<C> => ({
  deck: [...h.deck],
  discard: [...h.discard],
  drawn: [...h.drawn],
  hand: [...h.hand],
  inPlay: [...h.inPlay],
  box: [...h.box],
});
