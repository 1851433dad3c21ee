import type { Ability, AbilityName, AbilityOf } from '../content/abilities.ts';
import { events } from '../content/events.ts';
import { items } from '../content/items.ts';
import { knowledge, knowledgeIds, type KnowledgeId } from '../content/knowledge.ts';
import { powers } from '../content/powers.ts';
import type { PowerToken } from '../content/schema.ts';
import { structures } from '../content/structures.ts';
import type { CharacterId, ItemKey, Stonesaga, StonesagaState, StructureKey } from '../state.ts';
import { outpostIn } from './places.ts';

/** Something in force for a character, and where it comes from. */
export interface Granted<K extends AbilityName> {
  readonly ability: AbilityOf<K>;
  /** `item-3`, `structure-2`, `MA01`, `KN02`, `EM04`: what the table lights up, and what remembers that it was used. */
  readonly source: string;
  readonly kind: 'item' | 'structure' | 'power' | 'knowledge' | 'event';
}

type Index = Readonly<Record<string, Partial<Record<AbilityName, readonly Ability[]>>>>;
const indexed = (
  printed: Readonly<Record<string, { readonly abilities?: readonly Ability[]; readonly active?: readonly Ability[] }>>,
): Index => Object.fromEntries(Object.entries(printed).map(([id, card]) => [id, byKind(card.abilities ?? card.active ?? [])]));
function byKind(abilities: readonly Ability[]): Partial<Record<AbilityName, readonly Ability[]>> {
  const found: Partial<Record<AbilityName, Ability[]>> = {};
  for (const ability of abilities) (found[ability.is] ??= []).push(ability);
  return found;
}
const byItem = indexed(items);
const byStructure = indexed(structures);
const byPower = indexed(powers);
const byPowerAlways: Index = Object.fromEntries(
  Object.entries<PowerToken>(powers).map(([id, { persistent = [] }]) => [id, byKind(persistent)]),
);
const byKnowledge = indexed(knowledge);
const byEvent = indexed(events);
/** The Knowledge cards with an ability of a kind: most kinds have none, and this is asked for every option. */
const knownFor: Partial<Record<AbilityName, KnowledgeId[]>> = {};
for (const id of knowledgeIds) for (const kind in byKnowledge[id]) (knownFor[kind as AbilityName] ??= []).push(id);

/**
 * Every ability of one kind that a character may count on: own faceup items, structures in the hex, the power that is ready, the
 * culture, the event.
 */
export function abilitiesOf<K extends AbilityName>(state: StonesagaState, who: CharacterId, kind: K): Granted<K>[] {
  const found: Granted<K>[] = [];
  const character = state.characters[who];
  for (const key in character.items) {
    const held = character.items[key as ItemKey]!;
    if (!held.packed) grant(found, byItem[held.item]![kind], key, 'item');
  }
  const outpost = character.at === null ? undefined : outpostIn(state, character.at);
  if (outpost)
    for (const key in outpost.structures)
      grant(found, byStructure[outpost.structures[key as StructureKey]!.structure]![kind], key, 'structure');
  if (character.power && character.powerReady) grant(found, byPower[character.power]![kind], character.power, 'power');
  if (character.power) grant(found, byPowerAlways[character.power]![kind], character.power, 'power');
  addShared(state, kind, found);
  return found;
}

function grant<K extends AbilityName>(
  found: Granted<K>[],
  list: readonly Ability[] | undefined,
  source: string,
  kind: Granted<K>['kind'],
): void {
  if (list) for (const ability of list) found.push({ ability: ability as AbilityOf<K>, source, kind });
}

/** What holds for the whole society: Knowledge and the current event. */
export function societyAbilities<K extends AbilityName>(state: StonesagaState, kind: K): AbilityOf<K>[] {
  const found: Granted<K>[] = [];
  addShared(state, kind, found);
  return found.map(({ ability }) => ability);
}

function addShared<K extends AbilityName>(state: StonesagaState, kind: K, found: Granted<K>[]): void {
  const cards = knownFor[kind];
  if (cards) for (const id of cards) if (state.culture.knowledge.includes(id)) grant(found, byKnowledge[id]![kind], id, 'knowledge');
  const event = state.endless?.deck.at(-1);
  const list = event && byEvent[event]![kind];
  if (list)
    grant(
      found,
      list.filter((ability) => !('after' in ability) || ability.after === undefined || ability.after === state.endless!.choice),
      event,
      'event',
    );
}

/** Abilities of what is printed on one structure or item, used or not. */
export const printedOnItem = <K extends AbilityName>(item: string, kind: K): readonly AbilityOf<K>[] =>
  (byItem[item]![kind] ?? []) as readonly AbilityOf<K>[];
export const printedOnStructure = <K extends AbilityName>(structure: string, kind: K): readonly AbilityOf<K>[] =>
  (byStructure[structure]![kind] ?? []) as readonly AbilityOf<K>[];

export const isUnlocked = (state: StonesagaState, action: AbilityOf<'unlock'>['action']): boolean =>
  societyAbilities(state, 'unlock').some((one) => one.action === action);

type Per = 'day' | 'night' | 'game' | 'action' | 'always';

/** SC-176, SS-566, R-SS-100 Whether it has been used up for now. A use belongs to the card, whoever held it then. */
export function isUsed(state: StonesagaState, who: CharacterId, source: string, per: Per): boolean {
  if (per === 'always' || per === 'action') return false;
  const mark = `${per}:${source}`;
  if (source.startsWith('structure') || source.startsWith('item'))
    for (const id in state.characters) if (state.characters[id as CharacterId].used[mark]) return true;
  return (state.characters[who].used[mark] ?? 0) > 0;
}

/** A power turns over (SC-175); everything else is remembered for its day, night or game. */
export function markUsed(
  t: Stonesaga,
  who: CharacterId,
  granted: { readonly source: string; readonly kind: Granted<AbilityName>['kind'] },
  per: Per,
): void {
  const character = t.state.characters[who];
  t.tell({ fact: 'abilityUsed', who, source: granted.source });
  if (granted.kind === 'power') {
    character.powerReady = false;
    t.tell({ fact: 'powerFlipped', who, ready: false });
  } else if (per !== 'always' && per !== 'action') {
    character.used = { ...character.used, [`${per}:${granted.source}`]: 1 };
  }
}
