import { describe, expect, test } from 'vitest';
import { placeOf, places } from '../content/places.ts';
import { diagonals, directions } from '../content/vocabulary.ts';
import { play, throwDice } from '../vantage.testing.ts';
import { ice } from './actions.testing.ts';

describe('step 1: departs', () => {
  test('VA-090 VA-091 VA-092 VA-097 VA-143 VA-146 VA-158 a listed exit is a move action of cost 1 that leads to the number', () => {
    const game = ice().do('way:N');
    expect(game.s.turn?.action).toMatchObject({ kind: 'depart', cat: 'move', verb: 'WALK', cost: 1 });
    expect(game.do(throwDice, 'settle').p().location).toBe(11);
  });

  test('VA-092 VA-158 a listed way costs 1 on foot and under water, in every direction', () => {
    for (const num of [18, 60, 78, 84]) {
      const ways = directions.filter((way) => placeOf(num).compass[way].kind === 'listed');
      for (const way of ways) expect(play({ at: [num] }).do(`way:${way}`).s.turn?.action?.cost, `${num} ${way}`).toBe(1);
    }
  });

  test('VA-097 the other listed ways of the sample location cost 1 too, and its south is a star', () => {
    const declared = (way: string) => ice().do(`way:${way}`).s.turn!.action!;
    expect(['N', 'E', 'W'].map((way) => [declared(way).star, declared(way).cost, declared(way).to])).toEqual([
      [false, 1, 11],
      [false, 1, 19],
      [false, 1, 17],
    ]);
    expect(ice().match.view('p1').here?.compass.S).toEqual({ kind: 'star', to: null });
  });

  test('VA-093 a listed depart reads no storybook', () => {
    const game = ice().do('way:N');
    expect(game.facts('actionDeclared')).toMatchObject([{ number: null, verb: 'WALK', cost: 1, text: '' }]);
    expect(game.s.turn?.action?.text).toBe('');
    expect(game.do(throwDice, 'settle').facts('said')).toEqual([]);
  });

  test('VA-145 RU-VA-21 the verb is SWIM if one end is underwater, else WALK', () => {
    const verb = (at: number) => {
      const way = (['N', 'E', 'S', 'W'] as const).find((one) => placeOf(at).compass[one].kind === 'listed')!;
      return ice({ at: [at] }).do(`way:${way}`).s.turn?.action?.verb;
    };
    expect([verb(85), verb(18)]).toEqual(['SWIM', 'WALK']);
    const way = (at: number, to: string) => ice({ at: [at] }).do(to).s.turn?.action?.verb;
    // Into the water, out of it, and along it.
    expect([way(75, 'way:E'), way(76, 'way:N'), way(75, 'way:W')]).toEqual(['SWIM', 'SWIM', 'WALK']);
  });

  test('VA-096 VA-144 a blocked direction is not offered', () => {
    const game = ice({ at: [11] });
    expect(game.offers().filter((id) => id.startsWith('way:'))).toEqual(['way:E', 'way:S', 'way:W']);
    expect(ice().offers()).toEqual(expect.arrayContaining(['way:N', 'way:E', 'way:S', 'way:W'])); // south is a star
    expect(game.match.whyNot('p1', { kind: 'tap', on: 'way:N' })?.rule).toBe('VA-096');
  });

  test('VA-094 VA-095 VA-149 a star shows its cost only when it is declared', () => {
    const game = ice({ at: [10] });
    expect(game.match.view('p1').here?.compass.N).toEqual({ kind: 'star', to: null });
    expect(game.match.open[0]!.options.find(({ id }) => id === 'way:N')?.label).toBe('Depart north');
    expect(game.do('way:N').s.turn?.action).toMatchObject({ verb: 'CLIMB', cost: 2, star: true });
    expect(game.do(throwDice, 'settle').p().location).toBe(136);
  });

  test('VA-094 of several stars each has the entry of its own direction', () => {
    const declared = (way: 'E' | 'S') => ice({ at: [19] }).do(`way:${way}`, throwDice, 'settle');
    const told = (way: 'E' | 'S') => declared(way).facts('actionDeclared')[0];
    expect(told('E')).toMatchObject({ number: 19, verb: 'FOLLOW', cost: placeOf(19).depart!.E!.cost });
    expect(told('S')).toMatchObject({ number: 19, verb: 'SLIDE', cost: placeOf(19).depart!.S!.cost });
    expect([declared('E'), declared('S')].map(({ match }) => match.peek().visits.at(-1)?.to)).toEqual([20, 26]);
  });

  test('VA-150 VA-151 EX-VA-43 RU-VA-22 a diagonal beside a declared star may be taken, without seeing results', () => {
    const game = ice().do('way:S');
    expect(game.offers()).toEqual(['way:S', 'way:SE']);
    expect(game.match.open.flatMap(({ options }) => options.map(({ label }) => label)).join()).not.toContain('Halfway down');
    expect(game.do('way:SE').s.turn?.action?.cost).toBe(3);
    expect(ice().do('way:S', 'way:S').s.turn?.action?.cost).toBe(2);
  });

  test('VA-150 EX-VA-43 RU-VA-22 every diagonal is offered with both stars that it lies between, and with no other way', () => {
    for (const { num, depart = {}, compass } of places) {
      const stars = directions.filter((way) => compass[way].kind === 'star');
      for (const diagonal of diagonals.filter((way) => depart[way]))
        for (const star of stars) {
          const game = play({ at: [num] }).do(`way:${star}`);
          const offered = game.asks[0] === 'p1 depart.way' && game.offers().includes(`way:${diagonal}`);
          expect(offered, `${num} ${star} ${diagonal}`).toBe(diagonal.includes(star));
        }
    }
  });

  test('VA-402 EX-VA-52 a listed exit beside a diagonal offers none', () => {
    const game = ice().do('way:E');
    expect([game.asks[0], game.s.turn?.action?.cost]).toEqual(['p1 cost.pay', 1]);
  });

  test('VA-147 VA-148 a depart uses the whole turn, and the place changes in step 7 only', () => {
    const game = play({ seats: 2, dice: ['time'] }).do('way:N', throwDice);
    expect(game.p().location).toBe(18);
    expect(game.do('settle').p().location).toBe(11);
    expect(game.s.active).toBe('p2');
  });

  test('VA-143 VA-153 a depart by a star is a move action too, and no location action', () => {
    const game = ice().do('way:S', 'way:S');
    expect(game.s.turn?.action).toMatchObject({ kind: 'depart', cat: 'move', verb: 'SLIDE' });
    game.do(throwDice, 'settle');
    expect([game.p().location, game.p().done]).toEqual([25, {}]);
  });

  test('VA-146 dice of a walk that are not placed hurt as those of any action', () => {
    const game = ice({ dice: ['time'] }).do('way:N', throwDice, 'settle');
    expect([game.p().stats, game.s.penalty]).toEqual([{ time: 3, morale: 4, health: 4 }, 1]);
  });

  test('VA-152 VA-153 departing needs no location action and uses none', () => {
    expect(ice().do('way:N', throwDice, 'settle').p().done).toEqual({});
  });
});
