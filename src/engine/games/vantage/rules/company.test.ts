import { describe, expect, test } from 'vitest';
import type { Script } from '../content/script.ts';
import type { VantageState } from '../state.ts';
import { boostOf, diceOn, equip, play, throwDice, tokens, type Session, type Wanted } from '../vantage.testing.ts';
import { diceOf } from '../workshop.testing.ts';

const item = 206;
const flora = 261;

const reading = (page: Script, wanted: Wanted = {}) => play({ ...wanted, page });

describe('step 7: company', () => {
  const two = (wanted: Wanted = {}) => play({ seats: 2, at: [18, 18], dice: ['blank'], ...wanted });

  test('VA-254 VA-269 VA-270 VA-271 VA-272 EX-VA-35 RU-VA-43 who agrees comes along, pays nothing, and arrives at the same time', () => {
    const game = two({ at: [12, 12] }).do('way:E', throwDice, 'settle', 'p2: yes');
    expect([game.p('p1').location, game.p('p2').location]).toEqual([13, 13]);
    game.do('p1: health', 'p2: both');
    expect([game.p('p1').stats.health, game.p('p2').stats]).toEqual([3, { time: 3, morale: 3, health: 4 }]);
    expect(two().do('way:N', throwDice, 'settle', 'p2: no').p('p2').location).toBe(18);
  });

  test('VA-272 whoever comes along keeps tokens, coins and stats, and no more dice are rolled', () => {
    const rich = (s: VantageState): void => {
      tokens(s, 'p2', { move: 2, help: 1 });
      s.players.p2!.coins = 2;
    };
    const before = two({ edit: rich });
    const { stats, skills, coins } = before.p('p2');
    const game = before.do('way:N', throwDice, 'settle', 'p2: yes');
    expect(game.p('p2')).toMatchObject({ location: 11, stats, skills, coins });
    expect([game.s.pool, game.s.penalty]).toEqual([11, 1]);
  });

  test('VA-269 VA-270 whoever is there is asked when a result moves the player too, and nobody who is elsewhere', () => {
    const game = reading([{ move: 13 }], { seats: 3, at: [12, 12, 40] });
    expect(game.asks).toEqual(['p2 come.along']);
    game.do('p2: yes');
    expect(['p1', 'p2', 'p3'].map((seat) => game.p(seat).location)).toEqual([13, 13, 40]);
    const apart = two({ at: [18, 40] }).do('way:N', throwDice, 'settle');
    expect([apart.p('p1').location, apart.p('p2').location, apart.asks[0]]).toEqual([11, 40, 'p2 turn.action']);
  });

  test('VA-273 VA-274 VA-275 VA-276 VA-277 VA-278 EX-VA-34 RU-VA-44 coins, items, flora and vehicles may be given in step 7', () => {
    const game = two({ edit: (s) => void (equip(s, 'p1', 279, 3, ['a']), equip(s, 'p1', 237, 1), (s.players.p1!.coins = 1)) }).do(
      'here:look',
      throwDice,
      'settle',
    );
    expect(game.offers()).toEqual(['keep', 'coin>p2', 'card:279>seat:p2']);
    game.do('card:279>seat:p2', 'p2: yes', 'card:279>cell:0');
    expect([boostOf(game.s, 'p2', 279), diceOn(game.s, 'p2', 279), boostOf(game.s, 'p1', 279)]).toEqual([0, ['a'], undefined]);
    game.do('coin>p2', 'p2: yes');
    expect([game.p('p1').coins, game.p('p2').coins]).toEqual([0, 1]);
  });

  test('VA-273 items and flora too, and only to players on the same location', () => {
    const gifts = (at: readonly number[]) => {
      const edit = (s: VantageState) => void (equip(s, 'p1', item), equip(s, 'p1', flora), (s.players.p1!.coins = 1));
      const game = two({ seats: 3, at, edit }).do('here:look', throwDice);
      if (game.asks[0] === 'p1 dice.place') game.do('settle');
      return game.offers().filter((id) => id.includes('>'));
    };
    expect(gifts([18, 18, 40])).toEqual(['coin>p2', `card:${item}>seat:p2`, `card:${flora}>seat:p2`]);
    expect(gifts([18, 40, 40])).toEqual([]);
  });

  test('VA-188 VA-276 while the receiver looks for a place, a given card lies with its giver, dice and all', () => {
    const withDie = (s: VantageState): void => {
      equip(s, 'p1', 279, 3, ['a']);
      s.pool -= 1;
    };
    const game = two({ edit: withDie }).do('here:look', throwDice, 'settle');
    const dice = diceOf(game.s);
    game.do('card:279>seat:p2', 'p2: yes');
    expect(game.asks).toEqual(['p2 card.cell']);
    expect([diceOf(game.s), diceOn(game.s, 'p1', 279)]).toEqual([dice, ['a']]);
    game.do('card:279>cell:0');
    expect([diceOf(game.s), boostOf(game.s, 'p1', 279), diceOn(game.s, 'p2', 279)]).toEqual([dice, undefined, ['a']]);
  });

  test('N5 for: all, others and a chosen player who agrees', () => {
    const each: Script = [{ for: { who: 'all', where: 'anywhere', do: [{ gain: { coin: 1 } }] } }];
    expect(reading(each, { seats: 3 }).s.seats.map((seat) => reading(each, { seats: 3 }).p(seat).coins)).toEqual([1, 1, 1]);
    const here: Script = [{ for: { who: 'others', where: 'here', do: [{ gain: { coin: 1 } }] } }];
    const game = reading(here, { seats: 3, at: [18, 18, 40] });
    expect(['p1', 'p2', 'p3'].map((seat) => game.p(seat).coins)).toEqual([0, 1, 0]);
    const one: Script = [{ for: { who: 'chosen', where: 'anywhere', do: [{ gain: { coin: 1 } }] } }];
    expect(reading(one, { seats: 2 }).do('seat:p2', 'p2: yes').p('p2').coins).toBe(1);
    expect(reading(one, { seats: 2 }).do('seat:p2', 'p2: no').p('p2').coins).toBe(0);
  });
});

test('others are called by their names wherever one of them is chosen', () => {
  const labels = (game: Session) => game.match.open[0]!.options.map(({ label }) => label).filter((label) => /Oduya|p2/.test(label));
  const together = { seats: 2, at: [18, 18], dice: ['blank' as const] };
  const edit = (s: VantageState) => void (equip(s, 'p1', item), (s.players.p1!.coins = 1));
  const gifts = play({ ...together, edit }).do('here:look', throwDice, 'settle');
  expect(labels(gifts)).toEqual(['1 coin to Oduya Brandt', expect.stringMatching(/ to Oduya Brandt$/)]);
  const offered = reading([{ for: { who: 'chosen', where: 'anywhere', do: [{ gain: { coin: 1 } }] } }], { seats: 2 });
  expect(labels(offered)).toEqual(['Oduya Brandt']);
  const both = (s: VantageState) => (tokens(s, 'p1', { help: 1 }), tokens(s, 'p2', { help: 1 }));
  const paid = reading([{ pay: [{ help: 1 }], then: [{ gain: { coin: 1 } }] }], { seats: 2, edit: both }).do('pay:help');
  expect(labels(paid)).toEqual(['Oduya Brandt']);
  const power = play({ seats: 2, edit: (s) => equip(s, 'p1', 236, 2) }).do('power:236.0');
  expect(labels(power)).toEqual(['Oduya Brandt']);
});
