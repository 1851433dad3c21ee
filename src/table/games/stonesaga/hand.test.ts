import { expect, test } from 'vitest';
import { begin } from '../../../engine/games/stonesaga/stonesaga.testing.ts';
import { stonesaga } from '../../../engine/games/stonesaga/index.ts';
import { outcomes } from '../../../engine/games/stonesaga/content/outcomes.ts';
import { powers } from '../../../engine/games/stonesaga/content/powers.ts';
import { HandTeller } from '../../hand.ts';
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

const teller = new HandTeller(stonesagaHand, {});
const nothingHeard = { log: () => [], names: {}, over: false };
const tap = (on: string) => ({ id: on, label: on, gesture: { kind: 'tap' as const, on } });

test('powers, designs and foraging cards that a question offers are shown with their words, before everything else', () => {
  const state = begin().peek();
  const seat = state.seats[0]!;
  const view = stonesaga.view(state, seat);
  const things = ['power:MA03', 'forage:FF01', 'design:undergroundStorage:c1'];
  const asked = [{ kind: 'main', options: [...things, 'hex:0,0'].map(tap) }];
  const [first] = teller.view(view, seat, asked as never, nothingHeard).groups;
  expect(first!.title).toBe('Choose from');
  expect(first!.cards.map(({ id }) => id)).toEqual(things);
  expect(first!.cards[0]!.text).toContain(powers.MA03.text);
  for (const { title, text } of first!.cards) expect([title, text].every((words) => words.length > 3)).toBe(true);
});

test('what may be done beside the main question stands in the list of actions alone', () => {
  const state = begin().peek();
  const seat = state.seats[0]!;
  const asked = [{ kind: 'power', options: [tap('design:undergroundStorage:c1')] }];
  const { groups } = teller.view(stonesaga.view(state, seat), seat, asked as never, nothingHeard);
  expect(groups.map(({ title }) => title)).not.toContain('Choose from');
});

test('outcomes, omens and the morning are told to the phone on cards, with the names of those they speak of', () => {
  const state = begin().peek();
  const seat = state.seats[0]!;
  const slept = { fact: 'slept', who: 'c1', fed: true, watered: false, comforted: false, energy: 3 };
  const log = [[{ fact: 'outcomeRead', outcome: 'H001' }], [{ fact: 'nightFell', day: 1 }, slept, { fact: 'dayBroke', day: 2 }]];
  const told = (entries: typeof log, names = {}) =>
    teller.view(stonesaga.view(state, seat), seat, [], { log: () => entries, names, over: false }).told;
  expect(told(log.slice(0, 1))!.map(({ title }) => title)).toEqual([outcomes.H001.title]);
  expect(JSON.stringify(told(log, { c1: 'Miro' }))).toContain('Miro');
  expect(told([])).toBeUndefined();
});
