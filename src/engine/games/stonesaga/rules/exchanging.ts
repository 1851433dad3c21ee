import { button, declining, drag, thenAsking, type Option } from '../../../kernel/option.ts';
import { choose, firstOf, type Rule } from '../../../kernel/rule.ts';
import { isFoodOrWater } from '../content/faces.ts';
import { items } from '../content/items.ts';
import type { Face } from '../content/materials.ts';
import { costs } from '../content/values.ts';
import type { CharacterId, ItemKey, Stonesaga, StonesagaState } from '../state.ts';
import { abilitiesOf } from './abilities.ts';
import type { Beside, DayAction } from './dayAction.ts';
import { seatOf } from './asking.ts';
import { isIncapacitated, nameOf, othersHere } from './characters.ts';
import { canSpend, spendEnergy } from './energy.ts';
import { facesIn, itemsOf, labelOf, put, removeOne } from './holdings.ts';
import { placeItem } from './itemSlots.ts';
import { packOptions } from './packing.ts';
import { outpostIn } from './places.ts';

/** SS-248, SC-030 */
const partnersOf = (state: StonesagaState, who: CharacterId): CharacterId[] =>
  othersHere(state, who).filter((other) => !isIncapacitated(state, other));

function giveToken(t: Stonesaga, who: CharacterId, face: Face, to: CharacterId): void {
  removeOne(t.state, who, face);
  put(t.state.characters[to].bag, face);
  t.tell({ fact: 'given', who, face, n: 1, to });
}

/** SS-205 to SS-209 Food and water, between actions, for nothing. */
export const share: Beside = (t, who) => {
  const others = partnersOf(t.state, who);
  if (others.length === 0) return [];
  return facesIn(t.state.characters[who].bag)
    .filter(isFoodOrWater)
    .flatMap((face) =>
      others.map((to) =>
        drag(`res:${who}:${face}`, `board:${to}`, `Give ${labelOf(face)} to ${nameOf(t.state, to)}`, function* (): Rule {
          giveToken(t, who, face, to);
        }),
      ),
    );
};

/** SS-240, SS-246 */
const exchangeCost = (state: StonesagaState, who: CharacterId): number =>
  outpostIn(state, state.characters[who].at!) || abilitiesOf(state, who, 'freeExchange').length > 0 ? 0 : costs.exchange;

/** SS-240 to SS-248 */
export const exchange: DayAction = {
  id: 'exchange',
  offers: (t, who) =>
    canSpend(t.state, who, exchangeCost(t.state, who))
      ? partnersOf(t.state, who)
          .filter((other) => hasAnything(t.state, who) || hasAnything(t.state, other))
          .map((other) =>
            thenAsking(
              drag(`board:${who}`, `board:${other}`, `Exchange with ${nameOf(t.state, other)}`, () => trade(t, who, other)),
              'what changes hands',
            ),
          )
      : [],
};
const hasAnything = (state: StonesagaState, who: CharacterId): boolean =>
  facesIn(state.characters[who].bag).length > 0 || itemsOf(state, who).length > 0;

/** Both may give, pack and unpack, until the one who began is done: nobody waits for the other. */
function* trade(t: Stonesaga, who: CharacterId, other: CharacterId): Rule {
  spendEnergy(t, who, exchangeCost(t.state, who));
  const [mine, theirs] = [seatOf(t.state, who), seatOf(t.state, other)];
  for (let second = true; ; second = false) {
    const own = [...givingOptions(t, who, other), ...packing(t, who)];
    const partner = [...givingOptions(t, other, who), ...packing(t, other)];
    const done = button<(() => Rule) | null>('done', 'The exchange is done', null);
    const prompt = `${nameOf(t.state, who)} and ${nameOf(t.state, other)} exchange.`;
    const { chosen } = yield* firstOf<(() => Rule) | null>(
      mine === theirs
        ? [{ seat: mine, ask: 'exchange.give', prompt, options: [...own, ...partner, done], second }]
        : [
            { seat: mine, ask: 'exchange.give', prompt, options: [...own, done], second },
            { seat: theirs, ask: 'exchange.give', prompt, options: partner, optional: true },
          ],
    );
    if (!chosen) return;
    yield* chosen();
  }
}

const packing = (t: Stonesaga, who: CharacterId): Option<() => Rule>[] =>
  packOptions(t, who).flatMap((option) => (option.value ? [{ ...option, value: function* (): Rule { option.value!(); } }] : []));

/** SS-242, SS-243 The giver offers; the other player, if it is another, takes it or not. */
export const givingOptions = (t: Stonesaga, who: CharacterId, to: CharacterId): Option<() => Rule>[] => [
  ...facesIn(t.state.characters[who].bag).map((face) =>
    drag(`res:${who}:${face}`, `board:${to}`, `Give ${labelOf(face)} to ${nameOf(t.state, to)}`, () =>
      offer(t, who, to, labelOf(face), function* () {
        giveToken(t, who, face, to);
      }),
    ),
  ),
  ...itemsOf(t.state, who).map(([key, { item }]) =>
    drag(`item:${key}`, `board:${to}`, `Give the ${items[item].name} to ${nameOf(t.state, to)}`, () =>
      offer(t, who, to, items[item].name, () => handOver(t, who, key, to)),
    ),
  ),
];

function* offer(t: Stonesaga, who: CharacterId, to: CharacterId, what: string, give: () => Rule): Rule {
  const [from, seat] = [seatOf(t.state, who), seatOf(t.state, to)];
  const taken =
    from === seat ||
    (yield* choose(seat, 'exchange.accept', `${nameOf(t.state, who)} offers ${what}.`, [
      button('accept', 'Take it', true),
      declining(button('decline', 'No', false)),
    ]));
  if (taken) yield* give();
}

/** SS-245 Tokens stay on a traded item. */
function* handOver(t: Stonesaga, who: CharacterId, key: ItemKey, to: CharacterId): Rule {
  const held = t.state.characters[who].items[key]!;
  delete t.state.characters[who].items[key];
  t.tell({ fact: 'itemGiven', who, key, item: held.item, to });
  yield* placeItem(t, to, key, held);
}
