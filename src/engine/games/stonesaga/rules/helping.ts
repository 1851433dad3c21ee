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

/** SS-328, SS-329, SS-614 Each helper says how much energy they give; whoever builds pays the rest. Null if it is not enough. */
export function* promiseEnergy(t: Stonesaga, who: CharacterId, cost: number, name: string): Rule<Promises | null> {
  const promised = new Map<CharacterId, number>();
  let left = cost;
  for (const helper of helpersOf(t.state, who)) {
    const most = Math.min(left, t.state.characters[helper].energy);
    if (most === 0) continue;
    const given = yield* choose(
      seatOf(t.state, helper),
      name,
      `How much energy does ${nameOf(t.state, helper)} give? ${left} of ${cost} are needed.`,
      Array.from({ length: most + 1 }, (_, n) => button(`give:${helper}:${n}`, `${n} energy`, n)),
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
