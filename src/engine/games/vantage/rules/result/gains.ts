import { button, tap } from '../../../../kernel/option.ts';
import type { Rule, Seat } from '../../../../kernel/rule.ts';
import { giveBack } from '../../../../pieces/supply.ts';
import { cardOf } from '../../content/cards.ts';
import type { CardFilter, PlainGain } from '../../content/script.ts';
import { coinWords, skills, stats, type Skill } from '../../content/vocabulary.ts';
import type { Player, Vantage } from '../../state.ts';
import { pickOne } from '../asking.ts';
import { loseCard, replaceCard, gainCard, transfer } from '../cards.ts';
import { changeBoost, changeCoins, gainRandom, gainSkill, gainStat, rollSkill } from '../gaining.ts';
import { harmOf, noLoss, suffer, sufferClimate } from '../losing.ts';
import { gridCards, nameOf, playerOf } from '../people.ts';
import { standingEffects, sumOf } from '../standing.ts';
import { readScript, type NodeRules, type Reading } from './script.ts';

/** VA-279, VA-329 Cards that a filter means, among what somebody has. A character is never one of them unless its type is named. */
export function matchingCards(player: Player, filter: CardFilter, self: number | null): readonly number[] {
  const zones = {
    grid: gridCards(player).map(({ num }) => num),
    reserve: player.reserve.map(({ num }) => num),
    supply: player.lying,
  };
  const among = filter.zone ? zones[filter.zone] : [...zones.grid, ...zones.reserve, ...zones.supply];
  return among.filter((num) => {
    const card = cardOf(num);
    if (card.type === 'character' && filter.type !== 'character') return false;
    return (!filter.type || card.type === filter.type) && (!filter.tag || card.tags?.includes(filter.tag)) && (!filter.num || num === self);
  });
}

/** VA-310, VA-312, VA-401 Boost goes on the card that carries the page, or on the character for a location. */
export function gainAll(t: Vantage, gain: PlainGain, { seat, from, card }: Reading): void {
  for (const stat of stats) if (gain[stat]) gainStat(t, seat, stat, gain[stat]);
  for (const skill of skills) if (gain[skill]) gainSkill(t, seat, skill, gain[skill]);
  if (gain.random) gainRandom(t, seat, gain.random);
  if (gain.coin) {
    const fewer = from === 'bonus' ? 0 : sumOf(standingEffects(t.state, seat, 'coinGainLess'), ({ n }) => n);
    changeCoins(t, seat, Math.max(0, gain.coin - fewer));
  }
  if (gain.boost && !gain.on) changeBoost(t, card ?? playerOf(t.state, seat).character!, gain.boost);
}

function* gainOn(t: Vantage, gain: PlainGain, { seat, card }: Reading): Rule {
  if (!gain.boost || !gain.on) return;
  const among = matchingCards(playerOf(t.state, seat), gain.on, card);
  if (among.length === 0) return;
  const num = yield* pickOne(
    seat,
    'gain.on',
    'Which card gains the boost?',
    among.map((one) => tap(`card:${one}`, nameOf(one), one)),
  );
  changeBoost(t, num, gain.boost);
}

/** The key of a gain among several. */
const keyOf = (gain: PlainGain): string => partsOf(gain, (kind, n) => `${n} ${kind}`);

const words = (gain: PlainGain): string =>
  partsOf(gain, (kind, n) => {
    if (kind === 'coin') return coinWords(n);
    return kind === 'random' ? `${n} random ${n === 1 ? 'skill' : 'skills'}` : `${n} ${kind}`;
  });

const partsOf = (gain: PlainGain, spelled: (kind: string, n: number) => string): string =>
  Object.entries(gain)
    .flatMap(([kind, n]) => (typeof n === 'number' ? [spelled(kind, n)] : []))
    .join(' and ');

function loseSkill(t: Vantage, seat: Seat, skill: Skill, n: number): void {
  const player = playerOf(t.state, seat);
  const lost = Math.min(n, player.skills[skill]);
  player.skills[skill] -= lost;
  giveBack(t.state.supply, skill, lost);
}

/** What is gained and lost. */
export const gainNodes: NodeRules<'gain' | 'lose' | 'damage' | 'card' | 'replace' | 'sell' | 'rollSkill' | 'transfer'> = {
  *gain(t, { gain }, reading): Rule {
    const plain =
      'oneOf' in gain
        ? yield* pickOne(
            reading.seat,
            'gain.one',
            'What do you gain?',
            gain.oneOf.map((one) => button(keyOf(one), words(one), one)),
          )
        : gain;
    gainAll(t, plain, reading);
    yield* gainOn(t, plain, reading);
  },
  /** VA-279 What is not there is not lost. */
  *lose(t, { lose }, reading): Rule {
    const { seat, card, zeroed } = reading;
    if (lose.coin) changeCoins(t, seat, -lose.coin);
    for (const skill of skills) if (lose[skill]) loseSkill(t, seat, skill, lose[skill]);
    if (lose.boost) changeBoost(t, card ?? playerOf(t.state, seat).character!, -lose.boost);
    // RU-VA-71 When going on at 0, everybody who had a stat at 0 loses a card of their own choice.
    if (lose.card) for (const loser of zeroed ?? [seat]) yield* loseByFilter(t, loser, lose.card, card);
    const losses = { ...noLoss(), time: lose.time ?? 0, morale: lose.morale ?? 0, health: lose.health ?? 0 };
    if (stats.some((stat) => losses[stat] > 0)) yield* suffer(t, [harmOf(seat, losses)]);
  },
  *damage(t, { damage }, { seat }): Rule {
    yield* sufferClimate(t, [seat], damage.kind, damage.n, false);
  },
  *card(t, { card }, { seat }): Rule {
    yield* gainCard(t, seat, card);
  },
  *replace(t, { replace }, { seat, card }): Rule {
    if (card !== null) yield* replaceCard(t, seat, card, replace.new);
  },
  /** VA-292 */
  *sell(t, { sell }, { seat, card }): Rule {
    const among = matchingCards(playerOf(t.state, seat), sell, card).filter((num) => cardOf(num).coinValue);
    const worthOf = (num: number): number => cardOf(num).coinValue! + (sell.extra ?? 0);
    const sold = yield* pickOne<number | null>(seat, 'sell', 'Do you sell a card?', [
      button('keep', 'Sell nothing', null),
      ...among.map((num) => tap(`card:${num}`, `${nameOf(num)} for ${coinWords(worthOf(num))}`, num)),
    ]);
    if (sold === null) return;
    yield* loseCard(t, seat, sold);
    changeCoins(t, seat, worthOf(sold));
  },
  /** VA-268 Only dice that show a named kind are kept. */
  *rollSkill(t, { rollSkill: { n, keep, else: otherwise } }, reading): Rule {
    const kept = Array.from({ length: n }, () => rollSkill(t, reading.seat)).filter((skill) => keep.includes(skill));
    for (const skill of kept) gainSkill(t, reading.seat, skill, 1);
    if (kept.length === 0 && otherwise) yield* readScript(t, otherwise, reading);
  },
  *transfer(t, _, { seat }): Rule {
    yield* transfer(t, seat);
  },
};

function* loseByFilter(t: Vantage, seat: Seat, filter: CardFilter, self: number | null): Rule {
  for (let i = 0; i < (filter.n ?? 1); i++) {
    const among = matchingCards(playerOf(t.state, seat), filter, self);
    if (among.length === 0) return;
    const num = yield* pickOne(
      seat,
      'card.lose',
      'Which card do you lose?',
      among.map((one) => tap(`card:${one}`, nameOf(one), one)),
    );
    yield* loseCard(t, seat, num);
  }
}
