import { expect, test } from 'vitest';
import type { DieId } from '../../content/dice.ts';
import type { CardId } from '../../content/find.ts';
import { all, board, say, setBoard, told, until, type VanguardMatch } from '../../vanguard.testing.ts';
import { check, outcomes, roll, wreck } from './rolling.testing.ts';

const nothing = { effects: [], arrows: [] };
const red = { id: 'r', color: 'red' as const, need: [[]], ...nothing };

/** Recon has rolled; Engineering holds these cards in a sector. */
const holding = (sector: number, ...hand: CardId[]): VanguardMatch => {
  const m = roll({
    card: check({ rows: [red] }),
    own: ['blue-specialized-1'],
    faces: [6, 1],
    edit: (s) => {
      setBoard(s, 'engineering', { hand });
      s.boards.engineering!.sector = sector;
    },
  });
  return say(m, 'all');
};
const playable = (m: VanguardMatch): string[] => all(m).filter((id) => id.startsWith('use:engineering:card'));

test('EX-IV-25 IV-168 IV-169 an assister in the sector plays one card, as though the roller had; nobody elsewhere does', () => {
  const m = holding(1, 'EN01:1', 'EN01:2');
  expect(playable(m)).toHaveLength(2);
  say(m, 'use:engineering:card:EN01:1');
  until(m, () => board(m, 'engineering').deck.discard.length > 0);
  expect(playable(m)).toEqual([]);
  expect(board(m, 'engineering').deck.discard).toEqual(['EN01:1']);
  expect(told(m, 'dieTurned')[0]).toMatchObject({ die: 'blue-specialized-1' });
  expect(playable(holding(5, 'EN01:1', 'EN01:2'))).toEqual([]);
});

test('IV-169 the card of an assister acts as though the roller had played it: the roller says how, and pays what it asks', () => {
  const asks = say(holding(1, 'EN01:1'), 'use:engineering:card:EN01:1');
  expect(asks.open.filter(({ ask }) => ask === 'check.turn').map(({ seat }) => seat)).toEqual(['p1']);
  const spare: DieId[] = ['red-basic-1', 'red-basic-2'];
  const m = roll({
    card: wreck([]),
    own: ['blue-specialized-1'],
    faces: [6],
    edit: (s) => {
      setBoard(s, 'recon', { available: ['blue-specialized-1', ...spare], spent: [] });
      setBoard(s, 'engineering', { available: ['green-basic-1', 'blue-basic-1'], spent: [], hand: ['EN11:1'] });
    },
  });
  say(m, 'die:blue-specialized-1', 'roll', 'no', 'use:engineering:card:EN11:1');
  until(m, () => told(m, 'marker').length > 0);
  expect([spare.filter((die) => board(m).spent.includes(die)), board(m, 'engineering').spent]).toEqual([spare, []]);
  expect(board(m, 'engineering').deck.discard).toEqual(['EN11:1']);
});

test('IV-733 what an assister plays works in a check: no card for a turn or for a way', () => {
  expect(playable(holding(1, 'EN01:1', 'EN02:1'))).toEqual(['use:engineering:card:EN01:1']);
  expect(playable(holding(1, 'EN01:1', 'EN03:1'))).toEqual(['use:engineering:card:EN01:1']);
});

test('IV-230 the dice that meet a row go before the others, each to the spent pool of its owner, and the row is marked', () => {
  const [own, lent, left]: DieId[] = ['blue-specialized-1', 'blue-specialized-2', 'green-basic-1'];
  const m = roll({
    card: check({ rows: [{ id: 'g', color: 'green', need: [['SCN', 'SCN']], ...nothing }, red] }),
    own: [own!, left!],
    faces: [1, 1, 1],
    edit: (s) => setBoard(s, 'engineering', { available: [lent!], spent: [] }),
  });
  say(m, 'all', `die:${lent}`);
  until(m, () => outcomes(m).length > 0);
  const spent = told(m, 'dice').filter(({ to }) => to === 'spent');
  expect(spent.map(({ who, dice }) => [who, ...dice])).toEqual([['recon', own], ['engineering', lent], ['recon', left]]);
  expect([board(m).spent, board(m, 'engineering').spent]).toEqual([[own, left], [lent]]);
  expect(outcomes(m)).toEqual(['g']);
});
