import { describe, expect, test } from 'vitest';
import type { VantageState } from '../state.ts';
import { boostOf, diceOn, equip, play, throwDice, tokens } from '../vantage.testing.ts';

const slots = (offers: readonly string[]): readonly string[] => offers.filter((id) => id.startsWith('die:'));

describe('step 5: placing dice', () => {
  test('EX-VA-01 VA-167 VA-225 VA-233 VA-243 VA-293 the sample turn', () => {
    const game = play({ seats: 2, dice: ['morale', 'health'], edit: (s) => tokens(s, 'p2', { move: 1 }) }).do('here:move');
    expect([game.s.turn?.action?.cost, game.s.turn?.action?.text]).toEqual([3, 'CROSS the shelf along the line of red flags.']);
    game.do('p2: pay:move');
    expect([game.s.turn?.action?.remaining, game.p('p2').skills.move, game.s.supply.move]).toEqual([2, 0, 10]);
    game.do(throwDice, 'die:morale>slot:p1:401.a');
    expect([boostOf(game.s, 'p1', 401), game.p().stats, game.s.penalty]).toEqual([1, { time: 4, morale: 4, health: 3 }, 1]);
    expect([diceOn(game.s, 'p1', 401), game.facts('said').length]).toEqual([['a'], 1]);
    expect(game.do('choice:1', 'p1: end').s.active).toBe('p2');
  });

  test('VA-113 VA-192 VA-194 VA-214 VA-215 VA-217 VA-225 EX-VA-09 a blank on the own move slot gives 1 boost on that card and costs nothing', () => {
    const game = play({ dice: ['blank'], edit: (s) => void (s.players.p1!.grid[4] = { num: 401, boost: 2, dice: [] }) }).do(
      'way:N',
      throwDice,
    );
    game.do('die:blank>slot:p1:401.a');
    expect([boostOf(game.s, 'p1', 401), game.s.penalty]).toEqual([3, 0]);
  });

  test.each(['time', 'morale', 'health', 'setback', 'blank'] as const)(
    'VA-207 VA-225 the move slot of the first character takes %s and gives 1 boost on that card',
    (face) => {
      const game = play({ dice: [face], edit: (s) => equip(s, 'p1', 201) }).do('way:N', throwDice, `die:${face}>slot:p1:401.a`);
      expect([boostOf(game.s, 'p1', 401), boostOf(game.s, 'p1', 201)]).toEqual([1, 0]);
    },
  );

  test('VA-113 dice are placed one at a time, for as long as one of them fits', () => {
    const game = play({ dice: ['blank', 'time', 'health'] }).do('here:move', throwDice);
    game.do('die:blank>slot:p1:401.a', 'die:time>slot:p1:401.b');
    expect([diceOn(game.s, 'p1', 401), game.p().stats.time]).toEqual([['a', 'b'], 4]);
  });

  test('VA-195 RU-VA-27 a die with a legal slot may be left', () => {
    expect(
      play({ dice: ['time'] })
        .do('way:N', throwDice, 'settle')
        .p().stats.time,
    ).toBe(3);
  });

  test('VA-191 VA-196 VA-198 one die for a slot', () => {
    const game = play({ dice: ['time', 'morale', 'blank'] }).do('here:move', throwDice, 'die:morale>slot:p1:401.a');
    expect(slots(game.offers())).toEqual(['die:time>slot:p1:401.b']);
    expect(game.match.whyNot('p1', { kind: 'drag', from: 'die:time', onto: 'slot:p1:401.a' })?.rule).toBe('VA-196');
  });

  test('VA-197 VA-243 a placed die stays until it is refreshed', () => {
    const game = play({ dice: ['time'] }).do('way:N', throwDice, 'die:time>slot:p1:401.a');
    expect(diceOn(game.s, 'p1', 401)).toEqual(['a']);
  });

  test('VA-197 dice lie side by side, and stay when the turn is over', () => {
    const game = play({ dice: ['blank'] }).do('way:N', throwDice, 'die:blank>slot:p1:401.a');
    expect([diceOn(game.s, 'p1', 401), game.asks[0], game.s.turns]).toEqual([['a'], 'p1 turn.action', 2]);
    game.load('time').do('way:S', throwDice, 'die:time>slot:p1:401.b');
    expect([diceOn(game.s, 'p1', 401), game.s.pool]).toEqual([['a', 'b'], 8]);
  });

  test('VA-199 EX-VA-10 VA-200 a skill slot takes dice of its category only, departs included', () => {
    expect(
      slots(
        play({ dice: ['morale'] })
          .do('here:look', throwDice)
          .offers(),
      ),
    ).toEqual([]);
    expect(
      slots(
        play({ dice: ['morale'] })
          .do('way:N', throwDice)
          .offers(),
      ),
    ).toEqual(['die:morale>slot:p1:401.a']);
  });

  test('VA-201 VA-202 an ability slot wants category and verb', () => {
    const at = (action: string) =>
      slots(
        play({ dice: ['blank', 'blank', 'blank'], edit: (s) => equip(s, 'p1', 290, 0) })
          .do(action, throwDice)
          .offers(),
      );
    expect(at('here:look').some((id) => id.includes('290'))).toBe(false);
    const rake = (verb: 'here:take' | 'card:206.SALVAGE') =>
      slots(
        play({ at: [13], dice: ['blank', 'blank', 'blank'], edit: (s) => equip(s, 'p1', 206) })
          .do(verb, throwDice)
          .offers(),
      );
    expect(rake('here:take')).toEqual(['die:blank>slot:p1:206.a']); // take-DIG
    expect(rake('card:206.SALVAGE')).toEqual([]);
  });

  test('VA-205 a depart with an element is an interaction too', () => {
    const leaving = (num: number, way: string) =>
      slots(
        play({ at: [num], dice: ['health', 'health', 'health'], edit: (s) => equip(s, 'p1', 207) })
          .do(way, throwDice)
          .offers(),
      ).filter((id) => id.includes(':207.'));
    expect(leaving(38, 'way:N')).toEqual(['die:health>slot:p1:207.a']);
    expect(leaving(18, 'way:N')).toEqual([]);
  });

  test('VA-102 VA-203 VA-204 an interaction slot wants the element of the action', () => {
    const core = (action: string) =>
      slots(
        play({ dice: ['health', 'health', 'health', 'health'], edit: (s) => equip(s, 'p1', 207) })
          .do(action, throwDice)
          .offers(),
      );
    expect(core('here:overpower')).toEqual(['die:health>slot:p1:207.a']);
    expect(core('here:engage')).toEqual([]);
  });

  test('VA-206 VA-219 a slot with a face takes only that face, and all its conditions must hold', () => {
    const at = (face: 'time' | 'morale') =>
      slots(
        play({ dice: [face], edit: (s) => equip(s, 'p1', 211) })
          .do('here:look', throwDice)
          .offers(),
      );
    expect([at('time').includes('die:time>slot:p1:211.a'), at('morale')]).toEqual([true, []]);
  });

  test('VA-207 VA-240 EX-VA-08 a slot without a face takes a setback, which then stays there', () => {
    const game = play({ dice: ['setback'] }).do('way:N', throwDice, 'die:setback>slot:p1:401.a');
    expect([game.s.pool, boostOf(game.s, 'p1', 401)]).toEqual([9, 1]);
  });

  test('VA-208 VA-209 a terrain slot wants the terrain of the location', () => {
    const at = (num: number) =>
      slots(
        play({ at: [num], dice: ['blank', 'blank', 'blank', 'blank'], edit: (s) => equip(s, 'p1', 203) })
          .do('here:look', throwDice)
          .offers(),
      );
    expect(at(119)).toEqual(['die:blank>slot:p1:203.b']);
    expect(at(18)).toEqual([]);
  });

  test('VA-210 VA-211 VA-212 VA-213 EX-VA-14 a price is paid from the same card, or the slot cannot be used', () => {
    const lamp = (boost: number) =>
      play({
        dice: ['time'],
        edit: (s) => void (equip(s, 'p1', 203, boost), (s.players.p1!.grid[4] = { num: 401, boost: 5, dice: [] })),
      }).do('here:look', throwDice);
    expect(slots(lamp(0).offers())).not.toContain('die:time>slot:p1:203.a');
    expect(boostOf(lamp(1).do('die:time>slot:p1:203.a').s, 'p1', 203)).toBe(0);
  });

  test('VA-211 VA-213 a price of 2 is 2', () => {
    const sleeper = (boost: number) =>
      play({ dice: ['health'], edit: (s) => equip(s, 'p1', 241, boost) }).do('here:look', throwDice).load('take');
    expect(slots(sleeper(1).offers())).toEqual([]);
    expect(boostOf(sleeper(3).do('die:health>slot:p1:241.a').s, 'p1', 241)).toBe(1);
  });

  test('VA-191 VA-218 EX-VA-15 one placement may pay for the next', () => {
    const skiff = () =>
      play({ at: [73], dice: ['blank', 'health', 'blank', 'blank', 'blank', 'blank'], edit: (s) => equip(s, 'p1', 279) }).do(
        'here:move',
        throwDice,
      );
    expect(slots(skiff().offers())).not.toContain('die:health>slot:p1:279.b');
    expect(slots(skiff().do('die:blank>slot:p1:279.a').offers())).toContain('die:health>slot:p1:279.b');
  });

  test("VA-193 VA-220 VA-221 VA-222 EX-VA-11 an impact slot of a remote player, with leave; its bonus is the owner's", () => {
    const game = play({ seats: 2, dice: ['morale'], edit: (s) => equip(s, 'p2', 289) }).do('here:look', throwDice);
    expect(slots(game.offers())).toEqual(['die:morale>slot:p2:289.a']);
    game.do('die:morale>slot:p2:289.a');
    expect(game.asks).toEqual(['p2 slot.permit']);
    game.do('yes');
    expect([game.p('p1').stats.morale, boostOf(game.s, 'p2', 289), boostOf(game.s, 'p1', 401)]).toEqual([4, 1, 1]);
  });

  test('VA-193 VA-220 distance does not matter: an impact slot of somebody on the same location as well', () => {
    const edit = (s: VantageState) => equip(s, 'p2', 289);
    const offers = (num: number) => play({ seats: 2, at: [18, num], dice: ['morale'], edit }).do('here:look', throwDice).offers();
    for (const num of [18, 19, 120]) expect(slots(offers(num)), `p2 on ${num}`).toContain('die:morale>slot:p2:289.a');
  });

  test('VA-208 RU-VA-30 a lent slot looks at the terrain of whoever places the die', () => {
    const rolled = (at: readonly number[]) => {
      const game = play({ seats: 2, at, dice: ['blank'], edit: (s) => void (equip(s, 'p2', 217, 1), equip(s, 'p2', 279)) });
      return slots(game.do('way:N', throwDice, 'p2: power:217.0', 'p2: slot:p2:279.a').offers());
    };
    const [coast, inland] = [80, 35];
    expect(rolled([coast, inland])).toContain('die:blank>slot:p2:279.a');
    expect(rolled([inland, coast])).not.toContain('die:blank>slot:p2:279.a');
  });

  test('VA-224 the first character has an impact slot of one face, here time', () => {
    const at = (face: 'time' | 'morale' | 'health' | 'setback' | 'blank') =>
      slots(
        play({ seats: 2, dice: [face], edit: (s) => void (s.active = 'p2') })
          .do('here:look', throwDice)
          .offers('p2'),
      ).includes(`die:${face}>slot:p1:401.b`);
    expect([at('time'), at('morale'), at('health'), at('setback'), at('blank')]).toEqual([true, false, false, false, false]);
  });

  test('VA-221 EX-VA-12 without leave the die is left', () => {
    const game = play({ seats: 2, dice: ['morale'], edit: (s) => equip(s, 'p2', 289) }).do(
      'here:look',
      throwDice,
      'die:morale>slot:p2:289.a',
      'no',
    );
    expect([game.p('p1').stats.morale, diceOn(game.s, 'p2', 289)]).toEqual([3, []]);
  });

  test('VA-226 VA-227 EX-VA-13 RU-VA-28 other slots of somebody on the same location, with leave', () => {
    const at = (num: number) => play({ seats: 2, at: [18, num], dice: ['blank'], edit: (s) => equip(s, 'p2', 201) }).do('way:N', throwDice);
    expect(slots(at(40).offers()).some((id) => id.includes('p2'))).toBe(false);
    const together = at(18).do('die:blank>slot:p2:201.a');
    expect(together.asks).toEqual(['p2 slot.permit']);
    expect(boostOf(together.do('yes').s, 'p2', 201)).toBe(1);
    const refused = at(18).do('die:blank>slot:p2:201.a', 'no');
    expect([boostOf(refused.s, 'p2', 201), diceOn(refused.s, 'p2', 201)]).toEqual([0, []]);
  });

  test("VA-223 VA-394 one's own impact slot needs no leave", () => {
    const game = play({ dice: ['time'] }).do('here:look', throwDice, 'die:time>slot:p1:401.b');
    expect([game.asks.includes('p1 slot.permit'), diceOn(game.s, 'p1', 401), game.p().stats.time]).toEqual([false, ['b'], 4]);
  });

  test('VA-228 VA-229 VA-365 reserved and lying cards take no dice', () => {
    const game = play({
      dice: ['morale'],
      edit: (s) => void ((s.players.p1!.reserve = [{ num: 289, boost: 0 }]), (s.players.p1!.lying = [341])),
    }).do('here:look', throwDice);
    expect(game.s.roll).toEqual([]);
    const lying = play({ dice: ['morale'], edit: (s) => void (s.players.p1!.lying = [289]) }).do('here:look', throwDice);
    expect([lying.s.roll, lying.p().stats.morale]).toEqual([[], 3]);
    expect(play({ dice: ['morale', 'blank'] }).match.whyNot('p1', { kind: 'drag', from: 'die:morale', onto: 'slot:p1:289.a' })?.rule).toBe(
      'VA-228',
    );
  });

  test('VA-230 the active player alone decides where dice go', () => {
    const game = play({ seats: 2, dice: ['morale'], edit: (s) => equip(s, 'p2', 289) }).do('here:look', throwDice);
    expect(slots(game.offers('p2'))).toEqual([]);
  });

  test('VA-216 EX-VA-22 VA-260 a bonus may be a stat, which turns into a random skill at 6', () => {
    const full = (s: VantageState) => void (equip(s, 'p1', 289), (s.players.p1!.stats.morale = 6));
    const game = play({ at: [13], dice: ['blank', 'blank'], edit: full })
      .do('here:engage', throwDice)
      .load('take')
      .do('die:blank>slot:p1:289.b');
    expect([game.p().stats.morale, game.p().skills.take]).toEqual([6, 1]);
  });
});
