import { button, type Option } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { Effect } from '../content/effects.ts';
import type { CharacterId, ItemKey, Stonesaga, StonesagaState } from '../state.ts';
import { abilitiesOf, isUnlocked, isUsed, markUsed, type Granted } from './abilities.ts';
import type { Beside, DayAction } from './dayAction.ts';
import { boostable } from './boosts.ts';
import { energyMax, inHex, isIncapacitated, onMap, othersHere } from './characters.ts';
import { canChoose } from './effects/choosable.ts';
import { foresee } from './effects/foreseeing.ts';
import { unknownNear } from './effects/places.ts';
import { asking, withThen } from './asking.ts';
import { resolve } from './effects/resolve.ts';
import { canSpend, spendEnergy } from './energy.ts';
import { discardItem } from './itemSlots.ts';
import { gain, holds } from './holdings.ts';
import { maladiesToDegrade } from './maladies.ts';
import { hasFeature, outpostIn } from './places.ts';
import { costs } from '../content/values.ts';

/** Items, powers and structures with something to do, by day beside actions or as night actions. */
export function usesOf(t: Stonesaga, who: CharacterId, when: 'day' | 'night'): Option<() => Rule>[] {
  if (t.state.characters[who].at === null || isIncapacitated(t.state, who)) return [];
  return abilitiesOf(t.state, who, 'use')
    .filter(
      (granted) =>
        granted.ability.when === when && !isUsed(t.state, who, granted.source, granted.ability.per) && isPossible(t.state, who, granted),
    )
    .map((granted) => {
      const option = button(`use:${who}:${granted.source}`, granted.ability.label, () => useIt(t, who, granted));
      return withThen(option, foresee(t.state, who, granted.ability.do)?.then);
    });
}

function isPossible(state: StonesagaState, who: CharacterId, { ability }: Granted<'use'>): boolean {
  const at = state.characters[who].at!;
  if (ability.where === 'outpost' && !outpostIn(state, at)) return false;
  if (ability.where === 'company' && othersHere(state, who).length === 0) return false;
  return ability.do.some((effect) => isOfUse(state, who, effect));
}

/** SS-120 What cannot be paid is not begun; and what would do nothing would only be worn out. */
function isOfUse(state: StonesagaState, who: CharacterId, effect: Effect): boolean {
  const forOne = (effects: readonly Effect[]) => (one: CharacterId): boolean => effects.some((inner) => isOfUse(state, one, inner));
  switch (effect.do) {
    case 'reveal':
      return canReveal(state, who);
    case 'discard':
      return holds(state, who, effect.what) >= (effect.n ?? 1);
    case 'choose':
      return effect.options.some((option) => option.do.length > 0 && canChoose(state, who, option));
    case 'legend':
      return state.characters[who].legend === null && state.legends.length > 0;
    case 'energy':
      return state.characters[who].energy < energyMax(state);
    case 'shelter':
      return effect.what === 'remove' || state.map[state.characters[who].at!]!.shelter < 2;
    case 'boost':
      return boostable(state, who).some((attribute) => effect.attribute === 'choice' || effect.attribute === attribute);
    case 'degradeMalady':
      return maladiesToDegrade(state, who, effect.of).length > 0;
    case 'champion':
      return inHex(state, state.characters[who].at!).some(forOne(effect.then));
    case 'someone':
      return onMap(state).some(forOne(effect.then));
    case 'each':
      return (effect.who === 'others' ? othersHere(state, who) : onMap(state)).some(forOne(effect.then));
    default:
      return true;
  }
}

function* useIt(t: Stonesaga, who: CharacterId, granted: Granted<'use'>): Rule {
  const foreseen = foresee(t.state, who, granted.ability.do)?.by;
  markUsed(t, who, granted, granted.ability.per);
  if (granted.ability.discard && granted.kind === 'item') discardItem(t, who, granted.source as ItemKey);
  yield* resolve(t, who, granted.ability.do, foreseen);
}

/** Powers and items of the day, and a cup that fills itself at the water's edge. */
export const useAbility: Beside = (t, who) => {
  const at = t.state.characters[who].at!;
  const cups = abilitiesOf(t.state, who, 'freeWater').filter(
    ({ ability, source }) => !isUsed(t.state, who, source, 'day') && hasFeature(t.state, at, ability.features),
  );
  return [
    ...usesOf(t, who, 'day'),
    ...cups.map((cup) => button(`use:${who}:${cup.source}`, 'Fill the cup', function* (): Rule {
      markUsed(t, who, cup, 'day');
      gain(t, who, 'water', 1, 'water');
    })),
  ];
};

const canReveal = (state: StonesagaState, who: CharacterId): boolean => unknownNear(state, who).length > 0;

/** KN20 */
export const farSight: DayAction = {
  id: 'farSight',
  offers: (t, who) =>
    isUnlocked(t.state, 'farSight') && canSpend(t.state, who, costs.farSight)
      ? asking(unknownNear(t.state, who).length, button(`far-sight:${who}`, 'Look into the distance', () => lookFar(t, who)), 'which hex')
      : [],
};

const revealing: Effect = { do: 'reveal' };

function* lookFar(t: Stonesaga, who: CharacterId): Rule {
  spendEnergy(t, who, costs.farSight);
  yield* resolve(t, who, [revealing], revealing);
}
