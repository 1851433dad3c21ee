import { button, type Option } from '../../../kernel/option.ts';
import { together, type TypedDecision, type Rule, type Seat } from '../../../kernel/rule.ts';
import { othersAfter } from '../../../pieces/turnOrder.ts';
import { giveBack } from '../../../pieces/supply.ts';
import { skills, stats } from '../content/vocabulary.ts';
import type { Vantage } from '../state.ts';
import { agree } from './asking.ts';
import { changeBoost, changeCoins, gainSkill, gainStat } from './gaining.ts';
import { harmOf, suffer } from './losing.ts';
import { playerOf } from './people.ts';

/**
 * VA-016 Where no rule decides, the table does: the active player proposes a small change for themselves, everybody has to agree,
 * and it is told like any other fact. Only offered if the table has asked for it.
 */
export function rulingOffer(t: Vantage, seat: Seat): readonly TypedDecision<() => Rule>[] {
  if (!t.state.house.rulings) return [];
  const prompt = 'Where no rule decides, you may propose what all find right.';
  return [{ seat, ask: 'ruling', prompt, optional: true, options: rulings(t, seat) }];
}

function rulings(t: Vantage, seat: Seat): readonly Option<() => Rule>[] {
  const player = playerOf(t.state, seat);
  const propose = (id: string, words: string, change: () => Rule): Option<() => Rule> =>
    button(`ruling:${id}`, words, () => settle(t, seat, words, change));
  return [
    ...stats.flatMap((stat) => [
      propose(`gain-${stat}`, `Gain 1 ${stat}`, function* () {
        gainStat(t, seat, stat, 1);
      }),
      propose(`lose-${stat}`, `Lose 1 ${stat}`, () => suffer(t, [harmOf(seat, { [stat]: 1 })])),
    ]),
    ...skills.flatMap((skill) => [
      propose(`gain-${skill}`, `Gain 1 ${skill}`, function* () {
        gainSkill(t, seat, skill, 1);
      }),
      ...(player.skills[skill] > 0
        ? [
            propose(`lose-${skill}`, `Lose 1 ${skill}`, function* () {
              player.skills[skill] -= 1;
              giveBack(t.state.supply, skill);
            }),
          ]
        : []),
    ]),
    propose('gain-coin', 'Gain 1 coin', function* () {
      changeCoins(t, seat, 1);
    }),
    propose('gain-boost', 'Gain 1 boost', function* () {
      changeBoost(t, player.character!, 1);
    }),
  ];
}

function* settle(t: Vantage, seat: Seat, words: string, change: () => Rule): Rule {
  const others = othersAfter(t.state.seats, seat);
  const voices = yield* together(
    new Map(others.map((other) => [other, agree(other, 'ruling.agree', `Another player proposes: ${words}. Is that right?`)])),
  );
  if ([...voices.values()].some((voice) => !voice)) return;
  t.tell({ fact: 'ruled', seat, words });
  yield* change();
}
