import { button } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { costs } from '../content/values.ts';
import { waters } from '../content/vocabulary.ts';
import { abilitiesOf } from './abilities.ts';
import type { DayAction } from './dayAction.ts';
import { canSpend, spendEnergy } from './energy.ts';
import { gain } from './holdings.ts';
import { hasFeature } from './places.ts';
import { placeShelter } from './sites.ts';

/** SS-390 to SS-394 */
export const gatherWater: DayAction = {
  id: 'gatherWater',
  offers: (t, who) =>
    hasFeature(t.state, t.state.characters[who].at!, waters) && canSpend(t.state, who, costs.gatherWater)
      ? [button(`gather-water:${who}`, 'Gather water', function* (): Rule {
          spendEnergy(t, who, costs.gatherWater);
          gain(t, who, 'water', abilitiesOf(t.state, who, 'gatherWater').reduce((sum, { ability }) => sum + ability.n, 2), 'water');
        })]
      : [],
};

/** SS-395 to SS-402, R-SS-105 Only the token's own side counts. */
export const prepareShelter: DayAction = {
  id: 'prepareShelter',
  offers: (t, who) => {
    const at = t.state.characters[who].at!;
    return hasFeature(t.state, at, ['cave']) && t.state.map[at]!.shelter < 2 && canSpend(t.state, who, costs.prepareShelter)
      ? [button(`prepare-shelter:${who}`, 'Prepare a shelter', function* (): Rule {
          spendEnergy(t, who, costs.prepareShelter);
          placeShelter(t, at);
        })]
      : [];
  },
};
