import { describe, expect, test } from 'vitest';
import { skills } from '../content/vocabulary.ts';
import type { VantageState } from '../state.ts';
import { diceOn, equip, play, throwDice, tokens } from '../vantage.testing.ts';
import { diceOf } from '../workshop.testing.ts';

describe('step 3: skills', () => {
  const two = (given: object = {}) =>
    play({ seats: 2, dice: ['blank', 'blank'], edit: (s) => tokens(s, 'p2', { engage: 3, look: 1 }), ...given });

  test('VA-111 VA-164 VA-165 VA-167 VA-173 matching tokens of anybody, wherever they are, lower the cost by 1 each and go to the supply', () => {
    const game = two().do('here:engage');
    expect(game.offers('p2', 'cost.help')).toEqual(['pay:engage']);
    game.do('p2: pay:engage');
    expect([game.s.turn?.action?.remaining, game.s.supply.engage, game.p('p2').skills.engage]).toEqual([1, 8, 2]);
  });

  test('VA-166 VA-195 paying is never a duty', () => {
    const game = two({ edit: (s: VantageState) => tokens(s, 'p1', { engage: 2 }) }).do('here:engage', throwDice);
    expect(game.p().skills.engage).toBe(2);
  });

  test('VA-168 several players may pay for one action', () => {
    const game = two({ edit: (s: VantageState) => (tokens(s, 'p1', { engage: 1 }), tokens(s, 'p2', { engage: 1 })) }).do(
      'here:engage',
      'p1: pay:engage',
      'p2: pay:engage',
    );
    expect(game.s.turn?.action?.remaining).toBe(0);
  });

  test('VA-169 VA-178 the cost falls to 0: nothing is rolled', () => {
    const game = play({ edit: (s) => tokens(s, 'p1', { look: 2 }) }).do('here:look', 'pay:look');
    expect(game.offers()).toEqual(['go']);
    game.do('go');
    expect(game.facts('diceRolled')).toEqual([]);
  });

  test('VA-170 EX-VA-17 at 0 no further token is taken, and it stays with its owner', () => {
    const edit = (s: VantageState) => (tokens(s, 'p1', { look: 1 }), tokens(s, 'p2', { look: 1 }));
    const game = play({ seats: 2, edit }).do('here:look');
    expect([game.offers('p1'), game.offers('p2', 'cost.help')]).toEqual([['pay:look', throwDice], ['pay:look']]);
    game.do('p1: pay:look');
    expect([game.offers('p1'), game.offers('p2', 'cost.help')]).toEqual([['go'], []]);
    expect([game.p('p1').skills.look, game.p('p2').skills.look, game.s.supply.look]).toEqual([0, 1, 9]);
  });

  test('VA-171 EX-VA-05 VA-182 a move token pays for a listed depart, even with an empty pool and without a refresh', () => {
    const game = play({ edit: (s) => void (tokens(s, 'p1', { move: 1 }), (s.pool = 0), (s.penalty = 10)) }).do('way:N', 'pay:move', 'go');
    expect([game.p().location, game.s.pool, game.s.penalty]).toEqual([11, 0, 10]);
  });

  test('VA-172 RU-VA-24 tokens lower a cost in step 3 only', () => {
    const game = two({ dice: ['time', 'time'], edit: (s: VantageState) => (tokens(s, 'p2', { move: 2 }), equip(s, 'p1', 201)) }).do(
      'way:N',
      throwDice,
    );
    expect(game.asks[0]).toBe('p1 dice.place');
    expect(game.offers('p2').some((id) => id.startsWith('pay:'))).toBe(false);
  });

  test('VA-172 a player may pay for another within a result too', () => {
    const game = two({ at: [18, 41] }).do('here:engage', throwDice, 'pay:engage');
    expect(game.asks).toEqual(['p2 pay.help']);
    game.do('yes');
    expect([game.p('p1').stats.health, game.p('p2').skills.engage, game.s.supply.engage]).toEqual([5, 2, 8]);
  });

  test('VA-164 VA-175 a token of another kind does not match', () => {
    expect(two().do('here:help').offers('p2')).toEqual([]);
  });

  test.each(skills)('VA-164 VA-175 each category of action has its kind of token: %s', (cat) => {
    const all = Object.fromEntries(skills.map((skill) => [skill, 1]));
    const game = play({ edit: (s) => tokens(s, 'p1', all) }).do(`here:${cat}`, ...(cat === 'take' ? ['2'] : []));
    expect(game.offers().filter((id) => id.startsWith('pay:'))).toEqual([`pay:${cat}`]);
  });
});

describe('step 4: the pool', () => {
  const pool = (n: number, penalty: number, more: (s: VantageState) => void = () => undefined) =>
    play({ dice: ['blank', 'blank', 'blank'], edit: (s) => void ((s.pool = n), (s.penalty = penalty), more(s)) });

  test('VA-176 VA-177 dice are taken from the pool', () => {
    const game = pool(10, 0).do('here:engage', throwDice);
    expect([game.s.pool, game.s.penalty]).toEqual([8, 2]);
  });

  test('VA-179 VA-183 VA-184 VA-185 VA-186 VA-187 EX-VA-02 a pool that is too small is refilled from cards and penalty area first', () => {
    const sound = play({
      dice: ['blank', 'blank'],
      edit: (s) => void ([201, 202, 203].forEach((num) => equip(s, 'p1', num, 0, ['a', 'b'])), (s.pool = 1), (s.penalty = 3)),
    }).do('here:engage', throwDice);
    expect([sound.s.pool, sound.s.penalty, diceOf(sound.s)]).toEqual([8, 2, 10]);
    expect(diceOn(sound.s, 'p1', 201)).toEqual([]);
  });

  test('VA-183 VA-184 the dice on the cards of all players come back', () => {
    const game = play({
      seats: 2,
      dice: ['blank', 'blank'],
      edit: (s) => void (equip(s, 'p1', 201, 0, ['a']), equip(s, 'p2', 202, 0, ['a', 'b']), (s.pool = 1), (s.penalty = 8)),
    }).do('here:engage', throwDice);
    expect([diceOn(game.s, 'p1', 201), diceOn(game.s, 'p2', 202), game.s.pool, game.s.penalty]).toEqual([[], [], 10, 2]);
  });

  test('VA-187 a card that was closed has its slots open again', () => {
    const closed = { num: 201, boost: 0, dice: ['a'], closed: true } as const;
    const open = (pool: number) =>
      play({ dice: ['setback'], edit: (s) => void ((s.players.p1!.grid[0] = closed), (s.pool = pool), (s.penalty = 9 - pool)) })
        .do('way:N', throwDice)
        .offers()
        .filter((id) => id.includes('201'));
    expect([open(0), open(1)]).toEqual([['die:setback>slot:p1:201.a', 'die:setback>slot:p1:201.b'], []]);
  });

  test('VA-180 VA-181 EX-VA-03 an exact match empties the pool without a refresh', () => {
    const game = play({
      dice: ['blank', 'blank'],
      edit: (s) => void (equip(s, 'p1', 201, 0, ['a', 'b']), (s.pool = 2), (s.penalty = 6)),
    }).do('here:engage', throwDice);
    expect([game.s.pool, diceOn(game.s, 'p1', 201), game.s.refreshes]).toEqual([0, ['a', 'b'], 0]);
  });

  test('EX-VA-04 a token may avoid a refresh', () => {
    const run = (pay: readonly string[]) =>
      play({ dice: ['blank', 'blank', 'blank'], edit: (s) => void (tokens(s, 'p1', { move: 1 }), (s.pool = 2), (s.penalty = 8)) }).do(
        'here:move',
        ...pay,
        throwDice,
      ).s.refreshes;
    expect([run(['pay:move']), run([])]).toEqual([0, 1]);
  });

  test('VA-188 VA-189 a refreshed card gives its dice to the pool', () => {
    const game = play({ dice: ['blank'], edit: (s) => equip(s, 'p1', 231, 1, ['a']) }).do('power:231.0');
    expect([game.s.pool, diceOn(game.s, 'p1', 231)]).toEqual([10, []]);
    const center = play({ page: [{ dice: { do: 'refresh', which: 2 } }], edit: (s) => void ((s.pool = 5), (s.penalty = 5)) });
    expect([center.s.pool, center.s.penalty]).toEqual([7, 3]);
  });

  test('VA-190 to the center means the penalty area', () => {
    const game = play({ edit: (s) => equip(s, 'p1', 228, 1) }).do('power:228.0');
    expect([game.s.pool, game.s.penalty]).toEqual([9, 1]);
    const page = play({ page: [{ dice: { do: 'center', which: 2 } }] });
    expect([page.s.pool, page.s.penalty]).toEqual([8, 2]);
  });
});

describe('step 6: penalties', () => {
  const roll = (...faces: readonly ('time' | 'morale' | 'health' | 'setback' | 'blank')[]) => play({ at: [41], dice: faces });

  test('VA-114 VA-231 VA-232 VA-233 VA-234 each die that is left costs 1 point and goes to the penalty area', () => {
    const game = roll('time', 'morale', 'health', 'health', 'blank').do('here:overpower', throwDice, 'settle');
    expect(
      game
        .facts('statChanged')
        .slice(0, 3)
        .map(({ stat, from, to }) => [stat, from - to]),
    ).toEqual([
      ['time', 1],
      ['morale', 1],
      ['health', 2],
    ]);
    expect(game.s.penalty).toBe(5);
  });

  test('VA-235 VA-244 VA-245 VA-246 EX-VA-18 EX-VA-19 all losses fall at once; a stat at 0 has the take entry of the mission read once, before the result', () => {
    const game = play({
      dice: ['time', 'morale', 'morale'],
      edit: (s) => void (s.players.p1!.stats = { time: 1, morale: 1, health: 5 }),
    }).do('here:move', throwDice, 'settle');
    expect(game.p().stats).toEqual({ time: 0, morale: 0, health: 5 });
    expect(game.asks).toEqual(['p1 zero.vote']);
    expect(game.facts('statAtZero')).toHaveLength(1);
    expect(game.facts('said').some(({ text }) => text.includes('arithmetic'))).toBe(false);
    expect(game.do('choice:1').p().stats).toEqual({ time: 3, morale: 3, health: 5 });
    expect(game.asks).toEqual(['p1 result.choose']);
  });

  test('VA-245 a page, climate and a night that bring a stat to 0 have the entry read too', () => {
    const low = (s: VantageState) => void (s.players.p1!.stats = { time: 1, morale: 4, health: 1 });
    expect(play({ page: [{ lose: { time: 1 } }], edit: low }).asks).toEqual(['p1 zero.vote']);
    expect(play({ page: [{ damage: { kind: 'cold', n: 1 } }], edit: low }).do('health').asks).toEqual(['p1 zero.vote']);
    const night = play({
      options: { refresh: 'loss' },
      dice: ['blank'],
      edit: (s) => void (low(s), (s.pool = 0), (s.penalty = 10), (s.refreshes = 2)),
    });
    expect(night.do('way:N', throwDice, 'time').asks).toEqual(['p1 zero.vote']);
  });

  test('VA-244 a stat at 0 of another player has the entry read too, and once for all who are at 0', () => {
    const other = play({
      seats: 2,
      page: [{ for: { who: 'others', where: 'anywhere', do: [{ lose: { time: 1 } }] } }],
      edit: (s) => void (s.players.p2!.stats.time = 1),
    });
    expect([other.asks, other.facts('statAtZero')]).toMatchObject([['p1 zero.vote', 'p2 zero.vote'], [{ seat: 'p2', stats: ['time'] }]]);
    const both = play({
      seats: 2, at: [12, 12], dice: ['blank'],
      edit: (s) => s.seats.forEach((one) => (s.players[one]!.stats.health = 1)),
    });
    both.do('way:E', throwDice, 'settle', 'p2: yes', 'p1: health', 'p2: health');
    expect(both.facts('statAtZero')).toHaveLength(2);
    both.do('p1: choice:1', 'p2: choice:1');
    expect([both.asks[0], both.s.mission?.shadow]).toEqual(['p2 turn.action', 1]);
  });

  test('VA-236 only who performed the action suffers', () => {
    const game = play({ seats: 2, dice: ['health', 'health'] }).do('here:engage', throwDice);
    expect([game.p('p1').stats.health, game.p('p2').stats.health]).toEqual([2, 4]);
  });

  test('VA-237 VA-238 VA-241 VA-242 EX-VA-06 RU-VA-34 a setback returns to the pool and costs nothing, a blank goes to the penalty area', () => {
    const game = play({ dice: ['setback', 'blank', 'time'], edit: (s) => void ((s.pool = 3), (s.penalty = 7)) }).do(
      'here:move',
      throwDice,
      'settle',
    );
    expect([game.s.pool, game.s.penalty, game.p().stats]).toEqual([1, 9, { time: 3, morale: 4, health: 4 }]);
  });

  test('VA-239 EX-VA-07 the returned setback delays the refresh', () => {
    const game = play({ dice: ['setback', 'blank', 'time'], edit: (s) => void ((s.pool = 3), (s.penalty = 7)) }).do(
      'here:move',
      throwDice,
      'settle',
      'choice:1',
    );
    game.do('way:W').load('blank').do(throwDice);
    expect([game.s.refreshes, game.s.pool]).toEqual([0, 0]);
  });

  test('VA-247 N7 the first 0 does not have to end the game, the second one does', () => {
    const at = (shadow: number) =>
      play({ dice: ['health', 'blank'], edit: (s) => void ((s.players.p1!.stats.health = 1), (s.mission = { ...s.mission!, shadow })) }).do(
        'here:engage',
        throwDice,
      );
    expect(at(0).offers()).toEqual(['choice:1', 'choice:2']);
    const on = at(0).do('choice:1');
    expect([on.match.over, on.p().stats.health]).toEqual([null, 3]);
    expect([at(1).s.ended?.page, at(1).match.over?.why]).toEqual(['health', 'Your health ran out.']);
  });

  test('RU-VA-71 whoever had a stat at 0 loses a card of their choice, never the character', () => {
    const game = play({
      dice: ['health', 'blank'],
      edit: (s) => void ((s.players.p1!.stats.health = 1), equip(s, 'p1', 201), equip(s, 'p1', 202)),
    }).do('here:engage', throwDice, 'choice:1');
    expect(game.offers()).toEqual(['card:201', 'card:202']);
    expect(
      game
        .do('card:202')
        .p()
        .grid.flatMap((cell) => cell?.num ?? []),
    ).toEqual([201, 401]);
    expect(game.s.mission?.shadow).toBe(1);
  });

  test('N11 how often a stat may reach 0 is an option', () => {
    const at = (zero: string, shadow: number) =>
      play({
        options: { zero },
        dice: ['health', 'blank'],
        edit: (s) => void ((s.players.p1!.stats.health = 1), (s.mission = { ...s.mission!, shadow })),
      }).do('here:engage', throwDice).match.over === null;
    expect([at('first', 0), at('second', 1), at('third', 1), at('third', 2)]).toEqual([false, false, true, false]);
  });
});
