import { expect, test } from 'vitest';
import { begin as beginMatch } from '../../../engine/kernel/begin.ts';
import { entropyFrom } from '../../../engine/kernel/chance.ts';
import { destinies } from '../../../engine/games/vantage/content/cards.ts';
import { vantage } from '../../../engine/games/vantage/index.ts';
import { HandTeller } from '../../hand.ts';
import { vantageHand } from './hand.ts';

const mix = vantage.mixes.find(({ seats }) => seats.length === 2)!;
const match = beginMatch(vantage, { mix: mix.id, chance: entropyFrom(3) });
const seat = match.seats[0]!;
const own = 405;
const begun = match.view(seat);
const mine = { ...begun.players[seat]!, grid: [{ num: own, boost: 0, dice: [] }] };
const view = { ...begun, players: { ...begun.players, [seat]: mine } } as never;

test('a card that is to be placed and lies nowhere yet is shown with its words; what lies in the grid is not shown twice', () => {
  const [destiny] = destinies;
  const options = [
    { id: 'a', label: 'Place 1', gesture: { kind: 'drag', from: 'card:201', onto: 'cell:1' } },
    { id: 'b', label: 'Place 2', gesture: { kind: 'drag', from: 'card:201', onto: 'cell:2' } },
    { id: 'c', label: 'its own', gesture: { kind: 'tap', on: `card:${own}` } },
    { id: 'd', label: 'what it does', gesture: { kind: 'tap', on: `card:${own}.SALVAGE` } },
    { id: 'e', label: 'destiny', gesture: { kind: 'tap', on: `destiny:${destiny!.num}` } },
  ];
  const asked = [{ kind: 'main', options }];
  const { groups } = new HandTeller(vantageHand, {}).view(view, seat, asked as never, { log: () => [], names: {}, over: false });
  expect(groups[0]!.title).toBe('Choose from');
  expect(groups[0]!.cards.map(({ id }) => id)).toEqual(['card:201', `destiny:${destiny!.num}`]);
  for (const { title, text } of groups[0]!.cards) expect([title, text].every((words) => words.length > 3)).toBe(true);
  expect(groups.filter(({ cards }) => cards.some(({ id }) => id === `card:${own}`))).toHaveLength(1);
});
