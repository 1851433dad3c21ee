import { expect, test } from 'vitest';
import rulebook from '../../../../engine/games/stonesaga/rulebook.md?raw';
import { begin, equip, fresh, say } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { itemIds, items, type ItemId } from '../../../../engine/games/stonesaga/content/items.ts';
import type { StonesagaState } from '../../../../engine/games/stonesaga/state.ts';
import manifest from '../../../../../assets/stonesaga/baked/high/atlas.json';
import { asked } from '../../../asked.testing.ts';
import { picturesOf } from '../../../parts/cardFace.ts';
import { touchable } from './boards.testing.ts';
import { itemFaceOf } from './itemFace.ts';
import { cardReading, readBoards } from './reading.ts';

const full = (s: StonesagaState): void => {
  equip(s, 'c1', 'IT02', 'pouch1');
  equip(s, 'c1', 'IT12', 'pouch2', true);
  s.characters.c1.items['item-110'] = { ...s.characters.c1.items['item-110']!, stored: { root: 2 } };
  Object.assign(s.characters.c1, {
    power: 'MA03',
    energy: 3,
    boosts: { might: 2 },
    health: { injury: { minor: 1, major: 0 }, disease: { minor: 0, major: 1 } },
  });
};
const match = () => begin({ mix: 'seeds-2', edit: full });
const view = stonesaga.view(match().peek(), 'table');

test('everything that can be touched on a board says what it is, with rules that exist and a picture that is baked', () => {
  const unknown: string[] = [];
  for (const id of touchable(view, asked(match().open), 'c1', 'wide')) {
    if (/^(plug|spent):/.test(id)) continue;
    const read = readBoards(id, view);
    if (!read) unknown.push(id);
    for (const rule of read?.rules ?? []) expect(rulebook, `${id}: ${rule}`).toContain(`- ${rule} `);
    if (read?.frame && !itemFaceOf(read.frame)) expect(Object.keys(manifest.frames), id).toContain(read.frame);
  }
  expect(unknown).toEqual([]);
});

test('an item tells what it does, what lies on it, and that it is packed', () => {
  expect(readBoards('item:item-110', view)).toMatchObject({
    title: 'Fiber Basket',
    text: 'Holds 3 vegetables or tough foods. On it lies 2 root.',
    frame: 'item/IT02',
  });
  expect(readBoards('item:item-111', view)!.text).toContain('packed');
  expect(readBoards('res:item-110:root#1', view)).toMatchObject({ title: 'Root', kind: 'On the Fiber Basket' });
});

test('values are those of the moment', () => {
  expect(readBoards('attribute:c1:might', view)).toMatchObject({ title: 'Might 3', text: expect.stringContaining('makes it 5') });
  expect(readBoards('energy:c1#2', view)!.kind).toBe('3 of 5 available');
  expect(readBoards('health:c1', view)!.kind).toBe('2 of 5 spaces covered');
  expect(readBoards('board:c2', view)).toMatchObject({ title: 'Tamrik', kind: 'Young Seeker, played by p2' });
});

test('every item card has its picture alone, and everything that it is put together from', () => {
  const frames = new Set(Object.keys(manifest.frames));
  const pieces = (id: ItemId): readonly string[] => [`item/${id}/thing`, ...picturesOf(itemFaceOf(`item/${id}`)!)];
  expect(itemIds.flatMap(pieces).filter((name) => !frames.has(name))).toEqual([]);
  for (const id of itemIds) expect(cardReading(id)).toMatchObject({ title: items[id].name, frame: `item/${id}` });
});

test('what is chosen on the stage speaks too', () => {
  const m = say(fresh('seeds-2', { creation: 'quick' }), 'mantle:seeker');
  const now = stonesaga.view(m.peek(), 'table');
  for (const id of ['mantle:protector', 'power:MA05', 'trait:wise', 'result:3', 'person:person-1'])
    expect(readBoards(id, now), id).not.toBeNull();
});
