import { button, declining, drag, thenAsking, type Option } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { items } from '../content/items.ts';
import { costs } from '../content/values.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import { abilitiesOf } from './abilities.ts';
import type { Beside, DayAction } from './dayAction.ts';
import { ask } from './asking.ts';
import { nameOf } from './characters.ts';
import { canSpend, spendEnergy } from './energy.ts';
import { itemsOf } from './holdings.ts';
import { canPack, canUnpack, discardItem, packItem, rivalsOf, swapItems, unpackItem } from './itemSlots.ts';

const packCost = (state: StonesagaState, who: CharacterId): number => (abilitiesOf(state, who, 'freePacking').length > 0 ? 0 : costs.pack);

/** SS-249 to SS-252, SC-154 */
export const pack: DayAction = {
  id: 'pack',
  offers: (t, who) =>
    itemsOf(t.state, who).some(([, held]) => held.packed || canPack(t.state, who, held)) && canSpend(t.state, who, packCost(t.state, who))
      ? [thenAsking(button(`pack:${who}`, 'Pack and unpack', () => packAndUnpack(t, who)), 'which items')]
      : [],
};

function* packAndUnpack(t: Stonesaga, who: CharacterId): Rule {
  spendEnergy(t, who, packCost(t.state, who));
  for (;;) {
    const options = [...packOptions(t, who), declining(button('done', 'Done', null))];
    const next = yield* ask(t, who, 'pack.item', `What does ${nameOf(t.state, who)} pack or unpack?`, options, { second: true });
    if (!next) return;
    next();
  }
}

/** SC-143, SC-147, SC-148, SS-252 Every item that can be turned over now; with all slots full, two change places. */
export const packOptions = (t: Stonesaga, who: CharacterId): Option<(() => void) | null>[] =>
  itemsOf(t.state, who).flatMap(([key, held]): Option<(() => void) | null>[] => {
    const { name, slot } = items[held.item];
    if (canPack(t.state, who, held)) return [drag(`item:${key}`, `slot:${who}:pouch`, `Pack the ${name}`, () => packItem(t, who, key))];
    if (canUnpack(t.state, who, held))
      return [drag(`item:${key}`, `slot:${who}:${slot}`, `Unpack the ${name}`, () => unpackItem(t, who, key))];
    return held.packed
      ? rivalsOf(t.state, who, held).map(([rival, { item }]) =>
          drag(`item:${key}`, `item:${rival}`, `Unpack the ${name} and pack the ${items[item].name}`, () => swapItems(t, who, key, rival)),
        )
      : [];
  });

/** SC-141 At any time. */
export const dropItem: Beside = (t, who) =>
  itemsOf(t.state, who).map(([key, { item }]) => {
    const discard = function* (): Rule {
      discardItem(t, who, key);
    };
    return drag(`item:${key}`, `pit:${who}`, `Discard the ${items[item].name}`, discard, `discard:${key}`);
  });
