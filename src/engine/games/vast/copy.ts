import type { Holding, PaladinState, SkeletonsState, VastState } from './state.ts';

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
    paladin: copyPaladin(s.paladin),
    skeletons: copySkeletons(s.skeletons),
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

const copySkeletons = (s: SkeletonsState): SkeletonsState => ({ ...s, march: [...s.march], off: { ...s.off }, dazzled: { ...s.dazzled } });

const copyHolding = <C>(h: Holding<C>): Holding<C> => ({
  deck: [...h.deck],
  discard: [...h.discard],
  drawn: [...h.drawn],
  hand: [...h.hand],
  inPlay: [...h.inPlay],
  box: [...h.box],
});
