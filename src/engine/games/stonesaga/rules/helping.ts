import { button } from '../../../kernel/option.ts';
import { choose, type Rule } from '../../../kernel/rule.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import { seatOf } from './asking.ts';
import { isIncapacitated, nameOf, othersHere } from './characters.ts';
import { spendEnergy } from './energy.ts';

/** SS-330, SS-383, SC-031, SC-032 Who may help to build. */
export const helpersOf = (state: StonesagaState, who: CharacterId): CharacterId[] =>
  othersHere(state, who).filter((other) => !isIncapacitated(state, other));

export type Promises = ReadonlyMap<CharacterId, number>;

/** Who is asked first how much they give, if anybody is. */
const firstHelper = (state: StonesagaState, who: CharacterId): CharacterId | undefined =>
  helpersOf(state, who).find((helper) => state.characters[helper].energy > 0);

/** What is asked where such a cost is shared, if it is asked at the seat of whoever builds. */
export function askedToHelp(state: StonesagaState, who: CharacterId): string | null | undefined {
  const first = firstHelper(state, who);
  if (first === undefined) return undefined;
  return seatOf(state, first) === seatOf(state, who) ? 'how much the others give' : null;
}

/** SS-328, SS-329, SS-614 Each helper says how much energy they give; whoever builds pays the rest. Null if it is not enough. */
export function* promiseEnergy(t: Stonesaga, who: CharacterId, cost: number): Rule<Promises | null> {
  const first = firstHelper(t.state, who);
  const promised = new Map<CharacterId, number>();
  let left = cost;
  for (const helper of helpersOf(t.state, who)) {
    const most = Math.min(left, t.state.characters[helper].energy);
    if (most === 0) continue;
    const given = yield* choose(
      seatOf(t.state, helper),
      'build.promise',
      `How much energy does ${nameOf(t.state, helper)} give? ${left} of ${cost} are needed.`,
      Array.from({ length: most + 1 }, (_, n) => button(`give:${helper}:${n}`, `${n} energy`, n)),
      { second: helper === first && seatOf(t.state, helper) === seatOf(t.state, who) },
    );
    promised.set(helper, given);
    left -= given;
  }
  promised.set(who, left);
  return t.state.characters[who].energy >= left ? promised : null;
}

export function payPromises(t: Stonesaga, promises: Promises): void {
  for (const [one, n] of promises) spendEnergy(t, one, n);
}

/** All that those present could pay together. */
export const energyHere = (state: StonesagaState, who: CharacterId): number =>
  helpersOf(state, who).reduce((sum, one) => sum + state.characters[one].energy, state.characters[who].energy);
