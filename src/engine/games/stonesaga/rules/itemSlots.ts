import { button, declining, drag, tap, type Option } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { items, type ItemId } from '../content/items.ts';
import { slotIds, type CharacterId, type HeldItem, type ItemKey, type SlotId, type Stonesaga, type StonesagaState } from '../state.ts';
import { ask } from './asking.ts';
import { isIncapacitated, nameOf, othersHere } from './characters.ts';
import { facesIn, itemsOf, put } from './holdings.ts';

const slotsFor = (item: ItemId): readonly SlotId[] => slotIds.filter((slot) => slot.startsWith(items[item].slot));
const pouches = slotIds.filter((slot) => slot.startsWith('pouch'));

const isFree = (state: StonesagaState, who: CharacterId, slot: SlotId): boolean =>
  !itemsOf(state, who).some(([, held]) => held.slot === slot);
const freeSlot = (state: StonesagaState, who: CharacterId, item: ItemId): SlotId | undefined =>
  slotsFor(item).find((slot) => isFree(state, who, slot));
/** SC-143 to SC-145 An item of any type may lie facedown in an unused pouch slot. */
const freePouch = (state: StonesagaState, who: CharacterId): SlotId | undefined => pouches.find((slot) => isFree(state, who, slot));

function setItem(t: Stonesaga, who: CharacterId, key: ItemKey, held: HeldItem): void {
  t.state.characters[who].items[key] = held;
  t.tell({ fact: 'itemMoved', who, key, slot: held.slot, packed: held.packed });
}

/** SC-149, R-SS-89 What lies on a packed item goes into the bag. */
export function packItem(t: Stonesaga, who: CharacterId, key: ItemKey): void {
  const character = t.state.characters[who];
  const held = character.items[key]!;
  const slot = held.slot.startsWith('pouch') ? held.slot : freePouch(t.state, who)!;
  emptyInto(t, who, key, held);
  setItem(t, who, key, { item: held.item, slot, packed: true, stored: {} });
}

function emptyInto(t: Stonesaga, who: CharacterId, key: ItemKey, held: HeldItem): void {
  for (const face of facesIn(held.stored)) {
    put(t.state.characters[who].bag, face, held.stored[face]!);
    t.tell({ fact: 'stored', who, face, n: held.stored[face]!, in: 'bag', from: key });
  }
}

/** SC-147 */
export function unpackItem(t: Stonesaga, who: CharacterId, key: ItemKey): void {
  const held = t.state.characters[who].items[key]!;
  const slot = held.slot.startsWith(items[held.item].slot) ? held.slot : freeSlot(t.state, who, held.item)!;
  setItem(t, who, key, { ...held, slot, packed: false });
}

/** Faceup items in the slots that a packed one would need. */
export const rivalsOf = (state: StonesagaState, who: CharacterId, { item }: HeldItem): [ItemKey, HeldItem][] =>
  itemsOf(state, who).filter(([, held]) => !held.packed && held.slot.startsWith(items[item].slot));

/** SS-252 Slots need to be in order only when everything lies: one comes out, the other goes into its pouch. */
export function swapItems(t: Stonesaga, who: CharacterId, packed: ItemKey, faceup: ItemKey): void {
  const { slot } = t.state.characters[who].items[faceup]!;
  const inner = t.state.characters[who].items[packed]!;
  const outer = t.state.characters[who].items[faceup]!;
  emptyInto(t, who, faceup, outer);
  setItem(t, who, faceup, { item: outer.item, slot: inner.slot, packed: true, stored: {} });
  setItem(t, who, packed, { ...inner, slot, packed: false });
}
export const canPack = (state: StonesagaState, who: CharacterId, held: HeldItem): boolean =>
  !held.packed && (held.slot.startsWith('pouch') || freePouch(state, who) !== undefined);
export const canUnpack = (state: StonesagaState, who: CharacterId, held: HeldItem): boolean =>
  held.packed && (held.slot.startsWith(items[held.item].slot) || freeSlot(state, who, held.item) !== undefined);

/** SC-133, SC-141 The card goes back to the supply; what lay on it stays with the owner. */
export function discardItem(t: Stonesaga, who: CharacterId, key: ItemKey): void {
  const held = t.state.characters[who].items[key]!;
  emptyInto(t, who, key, held);
  delete t.state.characters[who].items[key];
  t.tell({ fact: 'itemDiscarded', who, key, item: held.item });
}

/** SC-137 to SC-140, SC-153 Faceup in a free slot; without one, room is made by giving, discarding or packing. */
export function* gainItem(t: Stonesaga, who: CharacterId, item: ItemId): Rule {
  const key: ItemKey = `item-${++t.state.serial}`;
  yield* placeItem(t, who, key, { item, slot: 'hand1', packed: false, stored: {} });
}

/** A new item, or one that was handed over with what lies on it. */
export function* placeItem(t: Stonesaga, who: CharacterId, key: ItemKey, arriving: HeldItem): Rule {
  for (;;) {
    const slot = freeSlot(t.state, who, arriving.item);
    if (slot) {
      t.state.characters[who].items[key] = { ...arriving, slot, packed: false };
      t.tell({ fact: 'itemGained', who, key, item: arriving.item, slot });
      return;
    }
    const next = yield* ask(
      t,
      who,
      'item.room',
      `${nameOf(t.state, who)} has no free slot for the ${items[arriving.item].name}.`,
      roomOptions(t, who, arriving.item),
    );
    if (next === 'pack-new') return packNew(t, who, key, arriving);
    if (next === 'discard-new') return putInBag(t, who, arriving);
    if (typeof next === 'function') next();
    else if (next.item === null) return yield* placeItem(t, next.give, key, arriving);
    else yield* passOn(t, who, next.item, next.give);
  }
}

function putInBag(t: Stonesaga, who: CharacterId, { stored }: HeldItem): void {
  for (const face of facesIn(stored)) put(t.state.characters[who].bag, face, stored[face]!);
}

function packNew(t: Stonesaga, who: CharacterId, key: ItemKey, arriving: HeldItem): void {
  const slot = freePouch(t.state, who)!;
  putInBag(t, who, arriving);
  t.state.characters[who].items[key] = { item: arriving.item, slot, packed: true, stored: {} };
  t.tell({ fact: 'itemGained', who, key, item: arriving.item, slot });
}

function* passOn(t: Stonesaga, who: CharacterId, key: ItemKey, to: CharacterId): Rule {
  const held = t.state.characters[who].items[key]!;
  delete t.state.characters[who].items[key];
  t.tell({ fact: 'itemGiven', who, key, item: held.item, to });
  yield* placeItem(t, to, key, held);
}

/** `item`: null gives the new one away. */
type Room = 'pack-new' | 'discard-new' | { readonly give: CharacterId; readonly item: ItemKey | null } | (() => void);
function roomOptions(t: Stonesaga, who: CharacterId, item: ItemId): Option<Room>[] {
  const { state } = t;
  const rivals = itemsOf(state, who).filter(([, held]) => held.slot.startsWith(items[item].slot));
  const givable = othersHere(state, who).filter((other) => !isIncapacitated(state, other) && freeSlot(state, other, item));
  return [
    ...(freePouch(state, who) ? [button('pack-new', 'Pack the new item', 'pack-new' as const)] : []),
    declining(button('discard-new', 'Discard the new item', 'discard-new' as const)),
    ...givable.map((other) => drag('item:new', `board:${other}`, `Give it to ${nameOf(state, other)}`, { give: other, item: null })),
    ...rivals.flatMap(([key, held]) => [
      ...(!held.slot.startsWith('pouch') && canPack(state, who, held)
        ? [drag(`item:${key}`, `slot:${who}:pouch`, `Pack the ${items[held.item].name}`, () => packItem(t, who, key))]
        : []),
      ...givable.map((other) =>
        drag(`item:${key}`, `board:${other}`, `Give the ${items[held.item].name} to ${nameOf(state, other)}`, { give: other, item: key }),
      ),
      tap(`item:${key}`, `Discard the ${items[held.item].name}`, () => discardItem(t, who, key)),
    ]),
  ];
}
