import { expect, test } from 'vitest';
import { begin } from '../../../engine/games/stonesaga/stonesaga.testing.ts';
import { stonesaga } from '../../../engine/games/stonesaga/index.ts';
import { stonesagaHand } from './hand.ts';

test('a phone shows its own people with their bag and items, and nothing of the other boards', () => {
  const match = begin((s) => {
    const [mine] = Object.values(s.characters).filter(({ seat }) => seat === s.seats[0]);
    mine!.bag = { wood: 2, water: 1 };
    mine!.items = { 'item-1': { item: 'IT01', slot: 'hand1', packed: false, stored: {} } };
  });
  const state = match.peek();
  const seat = state.seats[0]!;
  const groups = stonesagaHand.lies(stonesaga.view(state, seat), seat);
  const titles = groups.flatMap(({ cards }) => cards.map(({ title }) => title));
  expect(titles).toEqual(expect.arrayContaining(['Digging Stick', '2 wood', '1 water']));
  expect(groups[0]!.counts.map(({ name }) => name)).toEqual(['Energy', 'Injuries', 'Diseases']);
  for (const { cards } of groups.slice(1)) for (const { picture } of cards) expect(picture?.sheet).toMatch(/\.webp$/);
  const people = Object.values(state.characters).filter((one) => one.seat === seat && one.person !== null).length;
  expect(groups.filter(({ counts }) => counts.length > 0)).toHaveLength(people);
});
