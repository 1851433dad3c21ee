import { describe, expect, test } from 'vitest';
import { hexIds, hexes } from '../../../../engine/games/stonesaga/content/hexes.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { change, position, type Edit } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { readValley } from './reading.ts';

const seen = (edit: Edit = () => {}) => stonesaga.view(position({ mix: 'seeds-2', edit }), 'table');
const read = (thing: string, edit?: Edit) => readValley(thing, seen(edit))!;

describe('what the valley tells of itself', () => {
  test.each(hexIds.map((id) => [id]))('%s: every feature, every covered edge, the omen', (id) => {
    const { text, title, kind, frame } = read('hex:0,0', (s) => void (s.map['0,0'] = { ...s.map['0,0']!, id }));
    const card = hexes[id];
    expect(title).toBe(card.name);
    expect(kind).toContain(id);
    expect(frame).toBe(`valley/hex/${id}`);
    for (const feature of Object.values(card.zones).flat()) expect(text).toContain(feature === 'driedFlats' ? 'dried flats' : feature);
    expect(text.match(/ edge \(/g) ?? []).toHaveLength(Object.keys(card.full).length);
    expect(text).toContain(card.omen);
  });

  test('a hidden hex gives away its land and one feature, and nothing else', () => {
    const { title, text } = read('hex:1,0', (s) => change(s, '1,0', { explored: false }));
    expect(title).toBe('Unexplored');
    expect(text).toContain('lake');
    expect(text).not.toContain('prairie');
    expect(text).not.toContain('Mirror Tarn');
  });

  test('tokens say what they do, the shelter with everything that adds to it', () => {
    const furnished: Edit = (s) => {
      change(s, '0,0', { fire: 1, shelter: 1, depletion: 2, mysteries: 2 });
      change(s, '0,0', { zones: { C: 'OP07' } });
      s.outposts['outpost-1'] = {
        name: 'Camp',
        at: '0,0',
        zone: 'C',
        overlay: 'OP07',
        status: 'active',
        epochBuilt: 1,
        structures: { 'structure-1': { structure: 'longhouse', stored: {} } },
      };
    };
    expect(read('site:fire:0,0', furnished).title).toBe('Embers');
    expect(read('site:shelter:0,0', furnished).text).toContain('value is 3');
    expect(read('site:depletion:0,0', furnished).text).toContain('2 more energy');
    expect(read('site:mystery:0,0', furnished).title).toBe('2 mysteries');
    expect(read('hex:0,0', furnished).text).toContain('Outpost');
    expect(read('outpost:outpost-1', furnished).text).toContain('Longhouse');
    expect(read('outpost:outpost-1/c1', furnished).title).toBe('Camp');
  });

  test('people and deeds', () => {
    expect(read('mini:c1').title).toBe('Orsa');
    expect(read('mini:c2').kind).toBe('The Seeker');
    expect(read('fish:c1:lake').rules).toContain('SS-403');
    expect(readValley('card:JA01', seen())).toBeNull();
    expect(readValley('fish:p1:lake', seen())).toBeNull();
  });
});
