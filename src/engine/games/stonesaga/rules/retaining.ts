import { button, declining, drag, tap } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { isFoodOrWater, isMaterial } from '../content/faces.ts';
import { items } from '../content/items.ts';
import type { Face } from '../content/materials.ts';
import { retained } from '../content/values.ts';
import type { CharacterId, Stonesaga, StructureKey } from '../state.ts';
import { totalOf } from '../reckoning/holdings.ts';
import { ask } from './asking.ts';
import { everybody } from './characters.ts';
import { facesIn, itemsOf, labelOf, put, take } from './holdings.ts';
import { discardItem } from './itemSlots.ts';
import { outpostIn, outpostsOf } from './places.ts';

/**
 * SC-536 to SC-541, RU-SC-54 The end of a challenge: each character keeps five items and five materials, the rest goes back to the
 * supply.
 */
export function* retain(t: Stonesaga): Rule {
  for (const who of everybody(t.state)) {
    if (t.state.characters[who].person === null) continue;
    yield* keepItems(t, who, 'retain.items');
    emptyItems(t, who);
    for (const face of facesIn(t.state.characters[who].bag))
      if (isFoodOrWater(face)) giveBack(t, who, face, t.state.characters[who].bag[face]!);
    yield* takeFromStores(t, who);
    yield* keepTokens(t, who, 'retain.materials');
  }
  for (const [id, outpost] of outpostsOf(t.state))
    for (const key of Object.keys(outpost.structures) as StructureKey[])
      t.state.outposts[id]!.structures[key] = { ...outpost.structures[key]!, stored: {} };
}

/** SC-251, SC-536 */
export function* keepItems(t: Stonesaga, who: CharacterId, name: string): Rule {
  while (itemsOf(t.state, who).length > retained.items) {
    const key = yield* ask(
      t,
      who,
      name,
      'Five items may be kept. Which one goes?',
      itemsOf(t.state, who).map(([one, { item }]) => tap(`item:${one}`, items[item].name, one)),
    );
    discardItem(t, who, key);
  }
}

/** SC-251, SC-537 Of everything in the bag. */
export function* keepTokens(t: Stonesaga, who: CharacterId, name: string): Rule {
  while (totalOf(t.state.characters[who].bag) > retained.resources) {
    const face = yield* ask(
      t,
      who,
      name,
      'Five of these may be kept. Which one goes?',
      facesIn(t.state.characters[who].bag).map((one) => tap(`res:${who}:${one}`, labelOf(one), one)),
    );
    giveBack(t, who, face, 1);
  }
}

function giveBack(t: Stonesaga, who: CharacterId, face: Face, n: number): void {
  take(t.state.characters[who].bag, face, n);
  t.tell({ fact: 'lost', who, face, n, to: 'supply' });
}

/** What lies on items is counted with the rest. */
export function emptyItems(t: Stonesaga, who: CharacterId): void {
  const character = t.state.characters[who];
  for (const [key, held] of itemsOf(t.state, who)) {
    for (const face of facesIn(held.stored)) put(character.bag, face, held.stored[face]!);
    character.items[key] = { ...held, stored: {} };
  }
}

/** SC-538 What is kept may come from the structures of the hex as well. */
function* takeFromStores(t: Stonesaga, who: CharacterId): Rule {
  const { at } = t.state.characters[who];
  const outpost = at === null ? undefined : outpostIn(t.state, at);
  if (!outpost) return;
  for (;;) {
    const keys = Object.keys(outpost.structures) as StructureKey[];
    const options = keys.flatMap((key) =>
      facesIn(outpost.structures[key]!.stored)
        .filter(isMaterial)
        .map((face) => drag(`res:${key}:${face}`, `board:${who}`, `Keep ${labelOf(face)}`, { key, face })),
    );
    const chosen =
      options.length === 0
        ? null
        : yield* ask(t, who, 'retain.store', 'What do you carry on from here?', [
            ...options,
            declining(button('done', 'Nothing more', null)),
          ]);
    if (!chosen) return;
    const stored = { ...outpost.structures[chosen.key]!.stored };
    take(stored, chosen.face);
    outpost.structures[chosen.key] = { ...outpost.structures[chosen.key]!, stored };
    put(t.state.characters[who].bag, chosen.face);
    t.tell({ fact: 'stored', who, face: chosen.face, n: 1, in: 'bag', from: chosen.key });
  }
}
