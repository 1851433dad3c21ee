import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { boutsOf, casesOf, type BoutResult, type BoutWish } from './bouts.ts';
import { playAll } from './crew.ts';
import { amongEquals, byBot, bySeat, byTry } from './standings.ts';

const duel = { id: 'duel', title: 'Duel', seats: ['red', 'blue'], about: '' };
const alone = { id: 'alone', title: 'Alone', seats: ['red'], about: '' };
const won = (wish: BoutWish, winners: readonly string[]): BoutResult => ({ wish, winners, answers: 10, turns: 6, score: 0, thought: 2 });

test('a bot takes every seat in turn and then all of them, random players need one line-up', () => {
  const bouts = boutsOf('game', duel, {}, ['random', 'easy'], 5, 4);
  expect(bouts.map(({ seed, bot, seat }) => `${bot} ${seat} ${seed}`)).toEqual([
    'random all 5', 'random all 6', 'random all 7', 'random all 8',
    'easy red 5', 'easy blue 6', 'easy red 7', 'easy blue 8',
    'easy all 5', 'easy all 6', 'easy all 7', 'easy all 8',
  ]);
  expect(boutsOf('game', alone, {}, ['easy'], 1, 2).map(({ seat }) => seat)).toEqual(['red', 'red']);
});

test('tables count the games of their line-up and no others', () => {
  const bouts = boutsOf('game', duel, {}, ['random', 'easy'], 1, 4);
  const results = bouts.map((wish) =>
    won(wish, wish.bot === 'random' ? ['blue'] : wish.seat === 'all' ? (wish.seed === 1 ? [] : ['red']) : [wish.seat]),
  );
  expect(bySeat([duel], ['random', 'easy'], results).rows).toEqual([
    ['duel', 'red', 4, '0.0 %', 2, '100.0 %'],
    ['duel', 'blue', 4, '100.0 %', 2, '100.0 %'],
  ]);
  expect(amongEquals([duel], 'easy', results).rows).toEqual([['duel', 4, '75.0 %', '0.0 %', '25.0 %', 3, 10]]);
  const solo = boutsOf('game', alone, {}, ['easy'], 1, 4).map((wish) => won(wish, wish.seed < 2 ? ['red'] : []));
  expect(byBot([alone], ['easy'], solo).rows).toEqual([['alone', 'easy', 4, 1, '25.0 %', '4.6 to 69.9 %', '10', '2.0', '0']]);
});

test('a game may tell more than who has won: a share of yes and no, the mean of a number', () => {
  const results = boutsOf('game', duel, {}, ['easy'], 1, 4, 'all').map((wish): BoutResult => ({
    ...won(wish, ['red', 'blue']),
    slowest: wish.seed,
    marks: { survived: wish.seed > 1, days: wish.seed },
  }));
  const { headings, rows } = byBot([duel], ['easy'], results);
  expect(headings).toEqual(['mix', 'bot', 'games', 'won', 'win rate', '95 %', 'survived', 'days', 'answers', 'ms/answer', 'slowest']);
  expect(rows).toEqual([['duel', 'easy', 4, 4, '100.0 %', '51.0 to 100.0 %', '75.0 %', '2.5', '10', '2.0', '4']]);
});

test('attempts within the games are counted by what was tried', () => {
  const results = boutsOf('game', alone, {}, ['easy'], 1, 2).map((wish): BoutResult => ({
    ...won(wish, []),
    tries: [{ what: 'second', won: wish.seed === 1 }, { what: 'first', won: true }, { what: 'second', won: false }],
  }));
  expect(byTry(['random', 'easy'], results).rows).toEqual([
    ['first', 'easy', 2, 2, '100.0 %', '34.2 to 100.0 %'],
    ['second', 'easy', 4, 1, '25.0 %', '4.6 to 69.9 %'],
  ]);
});

test("Wilson's interval narrows with the games and never leaves 0 to 100", () => {
  const share = (wins: number, games: number): unknown => {
    const results = boutsOf('game', alone, {}, ['easy'], 1, games).map((wish) => won(wish, wish.seed <= wins ? ['red'] : []));
    return byBot([alone], ['easy'], results).rows[0]![5];
  };
  expect([share(0, 10), share(5, 10), share(50, 100), share(10, 10), share(0, 0)]).toEqual([
    '0.0 to 27.8 %', '23.7 to 76.3 %', '40.4 to 59.6 %', '72.2 to 100.0 %', '',
  ]);
});

test('cases are counted apart, with the middle of their win rates below', () => {
  const bouts = ['low', 'mid', 'high'].flatMap((named) =>
    boutsOf('game', alone, {}, ['easy'], 1, 2).map((wish) => ({ ...wish, case: named })),
  );
  const results = bouts.map((wish) => won(wish, wish.case === 'high' || (wish.case === 'mid' && wish.seed === 1) ? ['red'] : []));
  const { headings, rows } = byBot([alone], ['easy'], results, ['low', 'mid', 'high']);
  expect(headings.slice(0, 6)).toEqual(['case', 'mix', 'bot', 'games', 'won', 'win rate']);
  expect(rows.map((row) => row.slice(0, 6))).toEqual([
    ['low', 'alone', 'easy', 2, 0, '0.0 %'],
    ['mid', 'alone', 'easy', 2, 1, '50.0 %'],
    ['high', 'alone', 'easy', 2, 2, '100.0 %'],
    ['all', 'alone', 'easy', 6, 3, '50.0 %'],
    ['the middle', 'alone', 'easy', '', '', '50.0 %'],
  ]);
});

test('a case of which no game was played yet says nothing of the middle', () => {
  const [wish] = casesOf(boutsOf('game', alone, {}, ['easy'], 1, 1), { wanted: ['b'], known: ['a', 'b'], spread: 0 });
  const { rows } = byBot([alone], ['easy'], [won(wish!, ['red'])], ['a', 'b']);
  expect(rows.map((row) => row.slice(0, 6))).toContainEqual(['a', 'alone', 'easy', 0, 0, '']);
  expect(rows.at(-1)!.slice(0, 6)).toEqual(['the middle', 'alone', 'easy', '', '', '100.0 %']);
});

test('all cases take turns, each with its own seeds, whichever of them are wanted', () => {
  const bouts = boutsOf('game', alone, {}, ['easy'], 5, 2);
  const named = (wanted: readonly string[] | undefined, spread: number) =>
    casesOf(bouts, { wanted, known: ['a', 'b', 'c'], spread }).map(({ case: one, seed }) => `${one} ${seed}`);
  expect(named(['a', 'c'], 100)).toEqual(['a 5', 'c 205', 'a 6', 'c 206']);
  expect(named(['a', 'c'], 0)).toEqual(['a 5', 'c 5', 'a 6', 'c 6']);
  expect(named(undefined, 100)).toEqual(['undefined 5', 'undefined 6']);
});

test('once it is late no game begins, and what was played is told', async () => {
  const harbour = { id: 'two', title: 'Two', seats: ['p1', 'p2'], about: '' };
  const bouts = boutsOf('harbour', harbour, {}, ['random'], 1, 3);
  let begun = 0;
  const results = await playAll(bouts, { processes: 1, file: undefined, heard: () => {}, isLate: () => begun++ === 2 });
  expect(results.map(({ wish }) => wish)).toEqual(bouts.slice(0, 2));
});

test('a league that was stopped goes on where it was', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'league-'));
  const file = path.join(folder, 'kept.jsonl');
  try {
    const harbour = { id: 'two', title: 'Two', seats: ['p1', 'p2'], about: '' };
    const bouts = boutsOf('harbour', harbour, {}, ['random'], 1, 3);
    await playAll(bouts.slice(0, 2), { processes: 1, file, heard: () => {} });
    const heard: number[] = [];
    const results = await playAll(bouts, { processes: 1, file, heard: (done) => void heard.push(done) });
    expect(heard).toEqual([3]);
    expect(results.map(({ wish }) => wish)).toEqual(bouts);
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(3);
  } finally {
    await rm(folder, { recursive: true });
  }
});
