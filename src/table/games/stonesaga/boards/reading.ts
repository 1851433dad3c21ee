import { items, type ItemId } from '../../../../engine/games/stonesaga/content/items.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import { powers, type PowerId } from '../../../../engine/games/stonesaga/content/powers.ts';
import type { ItemCard, PowerToken } from '../../../../engine/games/stonesaga/content/schema.ts';
import { mantleTitles } from '../../../../engine/games/stonesaga/content/values.ts';
import type { CharacterId, ItemKey } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Reading } from '../../../contract.ts';
import { named } from '../../../gesture/offers.ts';
import { capital, counted } from '../../../phrases.ts';
import { nameOfFace } from '../names.ts';
import type { ThingReader } from '../thingReader.ts';
import { abilitiesPrinted } from '../printed/itemCard.ts';
import { readPart } from './readingParts.ts';
import { readPeople } from './readingPeople.ts';

const isCharacter = (view: StonesagaView, id: string | undefined): id is CharacterId => id !== undefined && id in view.characters;

/** What boards, items, powers and people say of themselves. */
export const readBoards: ThingReader = (thing, view) => {
  const [kind = '', first, ...rest] = named(thing).split(':');
  if (kind === 'item') return readItem(first as ItemKey, view);
  if (kind === 'power' && first && first in powers) return readPower(first as PowerId);
  if (kind === 'res' && first?.startsWith('item-')) return readStored(first as ItemKey, rest[0] as Face, view);
  if (!isCharacter(view, first)) return readPeople(kind, first ?? '', view);
  if (kind === 'power') {
    const { power, powerReady } = view.characters[first];
    return power && readPower(power, powerReady);
  }
  if (kind === 'use') return readUse(rest[0] ?? '', view);
  return readPart(kind, first, rest, view);
};

function heldItem(view: StonesagaView, key: ItemKey) {
  return Object.values(view.characters).map((one) => one.items[key]).find((held) => held !== undefined);
}

function readItem(key: ItemKey, view: StonesagaView): Reading | null {
  const held = heldItem(view, key);
  if (!held) return null;
  const words = [
    printed(held.item),
    ...(held.packed ? ['It is packed: facedown in a pouch it can do nothing.'] : []),
    storedWords(held.stored),
  ];
  return { ...cardReading(held.item), text: words.filter((one) => one !== '').join(' ') };
}

/** An item card by itself: on a board, on the bench, in the log. */
export function cardReading(item: ItemId): Reading {
  const { name, slot, omen }: ItemCard = items[item];
  return {
    title: name,
    kind: `${capital(slot)} item${omen ? `, omen of the ${omen}` : ''}`,
    text: printed(item),
    rules: ['SC-135', 'SC-136', 'SC-143', 'SC-141'],
    frame: `item/${item}`,
  };
}

function printed(item: ItemId): string {
  const marks = abilitiesPrinted(item);
  return `${items[item].text}${marks.length > 0 ? ` Serves to ${marks.join(' and to ')}.` : ''}`;
}

function storedWords(stored: Partial<Record<Face, number>>): string {
  const lying = (Object.keys(stored) as Face[])
    .filter((face) => (stored[face] ?? 0) > 0)
    .map((face) => `${stored[face]} ${nameOfFace(face)}`);
  return lying.length > 0 ? `On it lies ${lying.join(', ')}.` : '';
}

function readStored(key: ItemKey, face: Face, view: StonesagaView): Reading | null {
  const held = heldItem(view, key);
  if (!held) return null;
  return {
    title: capital(nameOfFace(face)),
    kind: `On the ${items[held.item].name}`,
    text: `${counted(held.stored[face] ?? 0, 'token')} of it. Drag it onto the board to put it into the bag; that needs no action.`,
    rules: ['SC-130', 'SC-134'],
    frame: `res/${face}`,
  };
}

function readPower(power: PowerId, ready?: boolean): Reading {
  const { name, mantle, text }: PowerToken = powers[power];
  const state = ready === undefined ? '' : ready ? ' It is ready.' : ' It was used today and turns back at dawn.';
  return {
    title: name,
    kind: `Power of ${mantle ? `the ${mantleTitles[mantle]}` : 'any mantle'}`,
    text: `${text}${state}`,
    rules: ['SC-173', 'SC-175', 'SC-176', 'SC-177'],
    frame: `boards/power/${ready === false ? 'spent' : power}`,
  };
}

function readUse(source: string, view: StonesagaView): Reading | null {
  return source in powers ? readPower(source as PowerId) : readItem(source as ItemKey, view);
}

