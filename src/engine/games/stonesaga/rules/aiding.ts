import { button, declining, drag, tap, thenAsking } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { costs } from '../content/values.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import { abilitiesOf, markUsed } from './abilities.ts';
import type { DayAction } from './dayAction.ts';
import { ask, seatOf, withThen } from './asking.ts';
import { isIncapacitated, maladiesOn, nameOf, othersHere } from './characters.ts';
import { canSpend, spendEnergy } from './energy.ts';
import { degradeChosen, maladiesToDegrade } from './maladies.ts';

/** SS-253 to SS-258 */
export const aid: DayAction = {
  id: 'aid',
  offers: (t, who) =>
    canSpend(t.state, who, costs.aid)
      ? patients(t.state, who).map((target) => {
          const option = drag(`energy:${who}`, `board:${target}`, `Aid ${nameOf(t.state, target)}`, () => aidOne(t, who, target));
          return isSameSeat(t.state, who, target) ? thenAsking(option, 'which malady') : option;
        })
      : [],
};

/** SC-024 The player of the patient says which malady it is. */
const isSameSeat = (state: StonesagaState, who: CharacterId, target: CharacterId): boolean => seatOf(state, who) === seatOf(state, target);

/** KN12 widens it to everybody with a malady. */
const patients = (state: StonesagaState, who: CharacterId): CharacterId[] => {
  const anyone = abilitiesOf(state, who, 'aidAnyone').length > 0;
  return othersHere(state, who).filter((target) => isIncapacitated(state, target) || (anyone && maladiesOn(state.characters[target]) > 0));
};

function* aidOne(t: Stonesaga, who: CharacterId, target: CharacterId): Rule {
  spendEnergy(t, who, costs.aid);
  const marks = { second: isSameSeat(t.state, who, target) };
  yield* degradeChosen(t, target, 'any', true, marks);
  const twice = abilitiesOf(t.state, who, 'aidTwice')[0];
  if (!twice || maladiesToDegrade(t.state, target).length === 0) return;
  const steady = yield* ask(t, who, 'aid.twice', 'Do you use your steady hands?', [
    withThen(tap(`power:${who}`, 'Degrade a second malady', true), marks.second ? 'which malady' : null),
    declining(button('once', 'Once is enough', false)),
  ]);
  if (!steady) return;
  markUsed(t, who, twice, 'day');
  yield* degradeChosen(t, target, 'any', true, marks);
}
