import { describe, expect, test } from 'vitest';
import { favorIds } from '../../../../engine/games/vast/content/favors.ts';
import { treasureIds } from '../../../../engine/games/vast/content/treasures.ts';
import { nothingOffered, Offers } from '../../../gesture/offers.ts';
import { place } from '../../../zones/place.ts';
import { screenOf } from '../../../zones/screen.ts';
import { asked } from '../../../asked.testing.ts';
import { roleBoards } from '../boards/index.ts';
import { positions } from '../../../../engine/games/vast/positions.testing.ts';
import { cardCounts, cardSize, layCards, type HeldCards } from './cards.ts';
import { vast } from '../../../../engine/games/vast/index.ts';
import { begin, give } from '../../../../engine/games/vast/vast.testing.ts';
import { groundIn } from './groundIn.ts';
import { groundAt } from './grounds.testing.ts';
import { print, zones } from './zones.ts';

const held = (inPlay: readonly string[]): HeldCards => ({ kind: 'favor', deck: 0, discard: [], hand: [], inPlay, drawn: [] });
const everything = [...favorIds, ...treasureIds];

describe.each(['wide', 'tall'] as const)('cards in play on the %s table', (layout) => {
  const ground = groundAt(vast.view(begin((s) => give(s, 'inPlay', 'judgment')).peek(), 'paladin'), layout);

  test.each(everything.map((_, k) => k + 1))('%i of them lie wholly on it', (count) => {
    for (const { x, y, size } of layCards(ground, 'paladin', [held(everything.slice(0, count))])) {
      expect(x - (cardSize.width * size) / 2).toBeGreaterThanOrEqual(0);
      expect(x + (cardSize.width * size) / 2).toBeLessThanOrEqual(ground.width);
      expect(y + (cardSize.height * size) / 2).toBeLessThanOrEqual(ground.height);
    }
  });

  test('no two have the same place, and the title of a covered one is seen', () => {
    const laid = layCards(ground, 'paladin', [held(everything)]);
    expect(new Set(laid.map(({ x, y }) => `${x} ${y}`)).size).toBe(everything.length);
    for (const back of laid)
      for (const front of laid) if (front.x === back.x && front.y > back.y) expect(front.z).toBeGreaterThan(back.z);
    const covered = laid.flatMap(({ look }) => (look.as === 'card' && look.uncovered !== null ? [look.uncovered] : []));
    expect(covered.length).toBeGreaterThan(0);
    for (const strip of covered) expect(strip).toBeGreaterThanOrEqual(30);
  });
});

test('three cards in play lie side by side on a monitor while the hand is empty', () => {
  const ground = groundAt(vast.view(begin().peek(), 'paladin'), 'wide');
  const cards = layCards(ground, 'paladin', [held(everything.slice(0, 3))]).map(({ x, size }) => ({ x, width: cardSize.width * size }));
  for (const [i, one] of cards.entries())
    for (const other of cards.slice(i + 1)) expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(one.width);
});

test.each(['wide', 'tall'] as const)('the leaning cards of a hand lie wholly within their room on the %s table', (layout) => {
  const match = positions.giant!();
  const view = vast.view(match.peek(), match.open[0]!.seat);
  const ground = groundAt(view, layout, new Offers(asked(match.open)));
  const cards = layCards(ground, 'spider', roleBoards.spider.held(view)).filter(({ place }) => place === 'hand:spider');
  expect(cards).toHaveLength(5);
  const { x: left, width } = ground.hand;
  for (const { x, size, turn } of cards) {
    const half = (size / 2) * (cardSize.width * Math.cos(turn) + cardSize.height * Math.abs(Math.sin(turn)));
    expect(x - half).toBeGreaterThanOrEqual(left - 1);
    expect(x + half).toBeLessThanOrEqual(left + width + 1);
  }
});

test('where their room is high, the hand lies over the cards in play, and neither is smaller than it must be', () => {
  const match = positions.late!();
  const view = vast.view(match.peek(), 'paladin');
  const screen = screenOf({ width: 1024, height: 670 });
  const placed = place(zones(view, nothingOffered, screen), screen, 'cards');
  const held = roleBoards.paladin.held(view);
  const ground = groundIn(placed, { journey: true, roles: view.roles, role: 'paladin', ...cardCounts(held) });
  const cards = layCards(ground, 'paladin', held);
  const [hand, inPlay] = ['hand:paladin', 'board:paladin'].map((at) => cards.filter(({ place }) => place === at));
  const foot = Math.max(...hand!.map(({ y, size }) => y + (cardSize.height * size) / 2));
  expect(Math.min(...inPlay!.map(({ y, size }) => y - (cardSize.height * size) / 2))).toBeGreaterThan(foot - 2);
  for (const { size } of cards.filter(({ place }) => place?.endsWith('paladin')))
    expect(size * print.cards).toBeGreaterThanOrEqual(placed.letters);
});

test('three cards in play show almost all of themselves in the narrow column of a small monitor', () => {
  const view = vast.view(begin().peek(), 'paladin');
  const screen = screenOf({ width: 1024, height: 670 });
  const held = roleBoards.paladin.held(view);
  const ground = groundIn(place(zones(view, nothingOffered, screen), screen, 'cards'), {
    journey: true, roles: view.roles, role: 'paladin', ...cardCounts(held),
  });
  const cards = layCards(ground, 'paladin', held);
  expect(cards).toHaveLength(3);
  for (const [i, one] of cards.entries())
    for (const other of cards.slice(i + 1)) expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(0.84 * cardSize.width * one.size);
});
