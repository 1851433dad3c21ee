import { button, declining, thenAsking } from '../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../kernel/rule.ts';
import { costs } from '../content/values.ts';
import type { CharacterId, Stonesaga } from '../state.ts';
import { isUnlocked } from './abilities.ts';
import type { DayAction } from './dayAction.ts';
import { ask } from './asking.ts';
import { attributeTest, oddsFor, type TestSpec } from './attributeTest.ts';
import { discardChosen, discarding } from './effects/boards.ts';
import { canSpend, spendEnergy } from './energy.ts';
import { gain, holds } from './holdings.ts';
import { placeFire } from './sites.ts';

/** SC-374, SC-375 Fiber as tinder makes it easier. */
const striking = (tinder: boolean): TestSpec => ({
  of: ['dexterity', 'conviction'],
  kind: 'makeFire',
  bonus: tinder ? 2 : 0,
  steps: [10],
});

/** SC-371 to SC-376 */
export const makeFire: DayAction = {
  id: 'makeFire',
  offers: (t, who) => {
    const at = t.state.characters[who].at!;
    return isUnlocked(t.state, 'makeFire') && canSpend(t.state, who, costs.makeFire) && holds(t.state, who, 'wood') > 0
      ? [
          thenAsking(
            {
              ...button(`make-fire:${who}`, `Make fire: ${oddsFor(t.state, who, striking(false))}`, () => strikeFire(t, who)),
              id: `energy:${who}>hex:${at}`,
            },
            discarding(t.state, who, 'wood') ?? (holds(t.state, who, 'fiber') > 0 ? 'whether to use tinder' : 'which attribute'),
          ),
        ]
      : [];
  },
};

function* strikeFire(t: Stonesaga, who: CharacterId): Rule {
  spendEnergy(t, who, costs.makeFire);
  yield* discardChosen(t, who, 'wood', 1, second);
  const tinder = holds(t.state, who, 'fiber') > 0 && (yield* usesTinder(t, who));
  if (tinder) yield* discardChosen(t, who, 'fiber', 1, second);
  const lit = function* (result: number): Rule {
    if (result >= 10) placeFire(t, t.state.characters[who].at!);
    else gain(t, who, 'wood', 1, 'fire');
  };
  yield* attributeTest(t, who, striking(tinder), lit, second);
}

const second: QuestionMarks = { second: true };

function* usesTinder(t: Stonesaga, who: CharacterId): Rule<boolean> {
  const use = button('tinder', `Use fiber: ${oddsFor(t.state, who, striking(true))}`, true);
  const keep = button('no-tinder', `Keep it: ${oddsFor(t.state, who, striking(false))}`, false);
  const options = [
    thenAsking(use, discarding(t.state, who, 'fiber') ?? 'which attribute'),
    declining(thenAsking(keep, 'which attribute')),
  ];
  return yield* ask(t, who, 'fire.tinder', 'Do you use 1 fiber as tinder for +2?', options, second);
}
