import { drag, type Option } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { items } from '../content/items.ts';
import { structures } from '../content/structures.ts';
import type { Face } from '../content/materials.ts';
import type { CharacterId, Holdings, ItemKey, OutpostId, Stonesaga, StonesagaState, StructureKey } from '../state.ts';
import { printedOnItem, printedOnStructure } from './abilities.ts';
import type { Beside } from './dayAction.ts';
import type { AbilityOf } from '../content/abilities.ts';
import { totalOf } from '../reckoning/holdings.ts';
import { facesIn, fits, itemsOf, labelOf, put, take } from './holdings.ts';
import { outpostsOf } from './places.ts';

/** SC-130, SC-165, SC-167 Room under one of the printed capacities, for this token beside those that lie there. */
const hasRoom = (capacities: readonly AbilityOf<'capacity'>[], stored: Holdings, face: Face): boolean =>
  capacities.some(({ n, what }) => totalOf(stored) < n && [face, ...facesIn(stored)].every((one) => what.some((sort) => fits(sort, one))));

/** A place with capacity that a character can reach: an own faceup item, or a structure of the outpost here. */
interface Store {
  readonly key: ItemKey | StructureKey;
  readonly thing: string;
  readonly label: string;
  readonly stored: Holdings;
  readonly capacities: readonly AbilityOf<'capacity'>[];
  set(state: StonesagaState, stored: Holdings): void;
}

export function storesOf(state: StonesagaState, who: CharacterId): Store[] {
  const { at } = state.characters[who];
  const onItems = itemsOf(state, who).flatMap(([key, held]): Store[] => {
    const capacities = held.packed ? [] : printedOnItem(held.item, 'capacity');
    return capacities.length === 0 ? [] : [{
      key, thing: `item:${key}`, label: items[held.item].name, stored: held.stored, capacities,
      set: (now, stored) => void (now.characters[who].items[key] = { ...now.characters[who].items[key]!, stored }),
    }];
  });
  return [
    ...onItems,
    ...outpostsOf(state)
      .filter(([, outpost]) => outpost.at === at && outpost.status === 'active')
      .flatMap(([id]) => structureStores(state, id)),
  ];
}

const structureStores = (state: StonesagaState, id: OutpostId): Store[] =>
  (Object.keys(state.outposts[id]!.structures) as StructureKey[]).flatMap((key) => {
    const built = state.outposts[id]!.structures[key]!;
    const capacities = printedOnStructure(built.structure, 'capacity');
    return capacities.length === 0
      ? []
      : [
          {
            key,
            thing: `structure:${key}`,
            label: structures[built.structure].name,
            stored: built.stored,
            capacities,
            set: (now: StonesagaState, stored: Holdings) =>
              void (now.outposts[id]!.structures[key] = { ...now.outposts[id]!.structures[key]!, stored }),
          },
        ];
  });

/** SC-134, SC-163, SC-164, SS-381 Between the bag and whatever has room for it, without an action. */
export const store: Beside = (t, who) => storesOf(t.state, who).flatMap((one) => [...puttingIn(t, who, one), ...takingOut(t, who, one)]);

const puttingIn = (t: Stonesaga, who: CharacterId, one: Store): Option<() => Rule>[] =>
  facesIn(t.state.characters[who].bag)
    .filter((face) => hasRoom(one.capacities, one.stored, face))
    .map((face) => drag(`res:${who}:${face}`, one.thing, `Put ${labelOf(face)} into the ${one.label}`, function* (): Rule {
      take(t.state.characters[who].bag, face);
      const stored = { ...one.stored };
      put(stored, face);
      one.set(t.state, stored);
      t.tell({ fact: 'stored', who, face, n: 1, in: one.key, from: 'bag' });
    }));

const takingOut = (t: Stonesaga, who: CharacterId, one: Store): Option<() => Rule>[] =>
  // SC-169 What an effect has put where it has no room stays there.
  facesIn(one.stored)
    .filter((face) => one.capacities.some(({ what }) => what.some((sort) => fits(sort, face))))
    .map((face) => drag(`res:${one.key}:${face}`, `board:${who}`, `Take ${labelOf(face)} from the ${one.label}`, function* (): Rule {
      const stored = { ...one.stored };
      take(stored, face);
      one.set(t.state, stored);
      put(t.state.characters[who].bag, face);
      t.tell({ fact: 'stored', who, face, n: 1, in: 'bag', from: one.key });
    }));
