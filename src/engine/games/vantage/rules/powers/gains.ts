import { button, tap, thenAsking } from '../../../../kernel/option.ts';
import type { Rule, Seat } from '../../../../kernel/rule.ts';
import { giveBack } from '../../../../pieces/supply.ts';
import { cardOf } from '../../content/cards.ts';
import { skills, type Skill } from '../../content/vocabulary.ts';
import type { Vantage } from '../../state.ts';
import { agree, pickOne, secondStep } from '../asking.ts';
import { loseCard } from '../cards.ts';
import { changeBoost, changeCoins, gainRandom, gainSkill, gainStat } from '../gaining.ts';
import { calledOf, companionsOf, gridCards, playerOf } from '../people.ts';
import { gainAll } from '../result/gains.ts';
import type { PowerRules } from './kinds.ts';

/** VA-308, RU-VA-62 The owner names a player, and that player has to agree; `then` says what owners who name themselves are asked. */
function* beneficiary(
  t: Vantage,
  owner: Seat,
  seats: readonly Seat[],
  then: string | null,
  prompt = 'For whom?',
  second = true,
): Rule<Seat | null> {
  const yourself = tap(`seat:${owner}`, 'Yourself', owner);
  const own = then === null ? yourself : thenAsking(yourself, then);
  const seat = yield* pickOne(
    owner,
    'power.player',
    prompt,
    seats.map((one) => (one === owner ? own : tap(`seat:${one}`, calledOf(t.state, one), one))),
    { second },
  );
  return seat === owner || (yield* agree(seat, 'power.permit', 'Do you accept what another player offers?')) ? seat : null;
}

const pickSkill = (seat: Seat, among: readonly Skill[], second: boolean): Rule<Skill> =>
  pickOne(
    seat,
    'gain.one',
    'Which skill do you gain?',
    among.map((skill) => button(skill, `1 ${skill}`, skill)),
    { second },
  );

/** What is asked first when there are so many to choose from: nothing, where there is no choice. */
const whichOf = (among: readonly unknown[], words: string): string | null => (among.length > 1 ? words : null);

const lacks = (t: Vantage, seat: Seat): readonly Skill[] => skills.filter((skill) => playerOf(t.state, seat).skills[skill] === 0);
const lacking = (t: Vantage): readonly Seat[] => t.state.seats.filter((seat) => lacks(t, seat).length > 0);
const holding = (t: Vantage): readonly Seat[] => t.state.seats.filter((seat) => lacks(t, seat).length < skills.length);
const othersThan = (t: Vantage, seat: Seat): readonly Seat[] => t.state.seats.filter((one) => one !== seat);

/** Whether powers of the card may be used for anybody. */
const reaches = (card: number): boolean => cardOf(card).powers.some((power) => power.impact);

/** Powers that give something, at any time. */
export const gainPowers: PowerRules<
  'gainCoin' | 'gainToken' | 'gainOneOf' | 'gainStat' | 'giveNewSkill' | 'passToken' | 'boostType' | 'boostHere' | 'eatSelf' | 'scrapCard'
> = {
  gainCoin: {
    can: () => true,
    *use({ t, owner, effect }): Rule {
      changeCoins(t, owner, effect.n);
    },
  },
  gainToken: {
    can: () => true,
    asks: ({ t, card, effect }) => (reaches(card) ? whichOf(t.state.seats, 'for whom') : null) ?? whichOf(effect.skills, 'which skill'),
    *use({ t, owner, card, effect }): Rule {
      const seat = reaches(card) ? yield* beneficiary(t, owner, t.state.seats, whichOf(effect.skills, 'which skill')) : owner;
      if (seat !== null) gainSkill(t, seat, yield* pickSkill(seat, effect.skills, seat === owner), 1);
    },
  },
  gainOneOf: {
    can: () => true,
    asks: () => 'which of them',
    *use({ t, owner, effect: { a, b } }): Rule {
      const one = yield* pickOne(
        owner,
        'gain.one',
        'What do you gain?',
        [a, b].map((kind) => button(kind, `1 ${kind}`, kind)),
        secondStep,
      );
      if (one === 'coin') changeCoins(t, owner, 1);
      else if (one === 'random') gainRandom(t, owner, 1);
      else gainSkill(t, owner, one, 1);
    },
  },
  gainStat: {
    can: () => true,
    *use({ t, owner, effect }): Rule {
      gainStat(t, owner, effect.stat, 1);
    },
  },
  giveNewSkill: {
    can: ({ t }) => lacking(t).length > 0,
    asks: ({ t, owner }) =>
      whichOf(lacking(t), 'for whom') ?? (lacking(t).includes(owner) ? whichOf(lacks(t, owner), 'which skill') : null),
    *use({ t, owner }): Rule {
      const seat = yield* beneficiary(t, owner, lacking(t), whichOf(lacks(t, owner), 'which skill'));
      if (seat !== null) gainSkill(t, seat, yield* pickSkill(seat, lacks(t, seat), seat === owner), 1);
    },
  },
  passToken: {
    can: ({ t }) => t.state.seats.length > 1 && holding(t).length > 0,
    asks({ t, owner }) {
      const first = whichOf(holding(t), 'whose token');
      return first ?? (holding(t).includes(owner) ? whichOf(othersThan(t, owner), 'for whom') : null);
    },
    *use({ t, owner }): Rule {
      const from = yield* beneficiary(t, owner, holding(t), whichOf(othersThan(t, owner), 'for whom'), 'Whose token?');
      if (from === null) return;
      const to = yield* beneficiary(t, owner, othersThan(t, from), null, 'For whom?', from === owner);
      if (to === null) return;
      const held = skills.filter((skill) => playerOf(t.state, from).skills[skill] > 0);
      const skill = yield* pickOne(
        from,
        'power.token',
        'Which token do you pass on?',
        held.map((one) => button(one, `1 ${one}`, one)),
      );
      playerOf(t.state, from).skills[skill] -= 1;
      giveBack(t.state.supply, skill);
      t.tell({ fact: 'skillPaid', seat: from, skill, n: 1 });
      gainSkill(t, to, skill, 1);
    },
  },
  boostType: {
    can: ({ t, owner, card, effect }) =>
      gridCards(playerOf(t.state, owner)).some(
        ({ num, boost }) => num !== card && cardOf(num).type === effect.type && boost < cardOf(num).boostCap,
      ),
    *use({ t, owner, card, effect }): Rule {
      for (const { num } of gridCards(playerOf(t.state, owner)))
        if (num !== card && cardOf(num).type === effect.type) changeBoost(t, num, effect.n);
    },
  },
  boostHere: {
    can: () => true,
    *use({ t, owner, effect }): Rule {
      changeBoost(t, playerOf(t.state, owner).character!, effect.n);
      for (const seat of companionsOf(t.state, owner))
        if (yield* agree(seat, 'power.permit', `Do you accept ${effect.n} boost?`))
          changeBoost(t, playerOf(t.state, seat).character!, effect.n);
    },
  },
  eatSelf: {
    can: () => true,
    *use({ t, owner, card, effect }): Rule {
      yield* loseCard(t, owner, card);
      gainAll(t, effect.gain, { seat: owner, from: 'bonus', card: null });
    },
  },
  scrapCard: {
    can: ({ t, owner }) => scrappable(t, owner).length > 0,
    asks: ({ t, owner }) => whichOf(scrappable(t, owner), 'which card'),
    *use({ t, owner }): Rule {
      const num = yield* pickOne(
        owner,
        'power.card',
        'Which card do you take apart?',
        scrappable(t, owner).map((one) => tap(`card:${one}`, cardOf(one).name, one)),
        secondStep,
      );
      const coins = cardOf(num).slots.length;
      yield* loseCard(t, owner, num);
      changeCoins(t, owner, coins);
    },
  },
};

const scrappable = (t: Vantage, seat: Seat): readonly number[] =>
  gridCards(playerOf(t.state, seat))
    .map(({ num }) => num)
    .filter((num) => !['character', 'condition'].includes(cardOf(num).type));
