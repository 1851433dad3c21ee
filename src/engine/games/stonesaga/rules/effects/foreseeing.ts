import type { Effect, EffectName, EffectOf } from '../../content/effects.ts';
import type { CharacterId, StonesagaState } from '../../state.ts';
import { boostable } from '../boosts.ts';
import { inHex, onMap } from '../characters.ts';
import { holds, itemsOf } from '../holdings.ts';
import { maladiesToDegrade } from '../maladies.ts';
import { asksForStone } from '../mining.ts';
import { discarding } from './boards.ts';
import { canChoose } from './choosable.ts';
import { mysteriesNear, unknownNear } from './places.ts';

/** What a list of effects asks first, and which of them asks it: said beside the choice that brings them. */
interface Foreseen {
  readonly by: Effect;
  readonly then: string;
}

/** Looks no further than the first effect of which it cannot be said what it brings. */
export function foresee(state: StonesagaState, who: CharacterId, effects: readonly Effect[]): Foreseen | undefined {
  for (const effect of effects) {
    const then = (looks[effect.do] as Look<EffectName> | undefined)?.(state, who, effect as never);
    if (then !== null) return then === undefined ? undefined : { by: effect, then };
  }
  return undefined;
}

/** What an effect asks the player of the character: null if it asks nothing, undefined if that cannot be said. */
type Look<K extends EffectName> = (state: StonesagaState, who: CharacterId, effect: EffectOf<K>) => string | null | undefined;

const nothing = (): null => null;
const ifMany = (of: readonly unknown[], then: string): string | null => (of.length > 1 ? then : null);

/** An effect that is not here may go on in any way. */
const looks: { readonly [K in EffectName]?: Look<K> } = {
  gain: nothing,
  energy: nothing,
  comfort: nothing,
  trait: nothing,
  deplete: nothing,
  track: nothing,
  gainOne: () => 'what to take',
  boost: (state, who, { attribute }) => (attribute === 'choice' ? ifMany(boostable(state, who), 'where the boost goes') : null),
  degradeMalady: (state, who, { of = 'any', n }) => (n === 'each' ? null : ifMany(maladiesToDegrade(state, who, of), 'which malady')),
  discardItem: (state, who) => ifMany(itemsOf(state, who), 'which item to give up'),
  reveal: (state, who) => ifMany(unknownNear(state, who), 'which hex'),
  removeMystery: (state, who, { where }) => (where === 'adjacent' ? ifMany(mysteriesNear(state, who), 'which mystery') : null),
  mining: (state, _who, { then }) => (then === 'anyStone' && asksForStone(state) ? 'which stone' : undefined),
  legend: ({ characters, legends }, who, { how }) =>
    how === 'choose' && characters[who].legend === null ? ifMany(legends, 'whose example') : null,
  test: (_state, _who, { of }) => ifMany(of, 'which attribute') ?? undefined,
  discard: (state, who, { what, n = 1, optional }) => {
    if (holds(state, who, what) < n) return undefined;
    return optional ? 'whether to give it up' : (discarding(state, who, what) ?? undefined);
  },
  choose: (state, who, { options }) => ifMany(options.filter((one) => canChoose(state, who, one)), 'what to do') ?? undefined,
  champion: (state, who) => {
    const { at } = state.characters[who];
    return at === null || state.house.dusk ? undefined : (ifMany(inHex(state, at), 'who') ?? undefined);
  },
  someone: (state) => (state.house.dusk ? undefined : (ifMany(onMap(state), 'who') ?? undefined)),
};
