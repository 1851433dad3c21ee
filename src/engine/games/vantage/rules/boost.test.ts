import { describe, expect, test } from 'vitest';
import { characters } from '../content/cards.ts';
import type { Script } from '../content/script.ts';
import type { VantageState } from '../state.ts';
import { boostOf, equip, play, throwDice, type Wanted } from '../vantage.testing.ts';

const reading = (page: Script, wanted: Wanted = {}) => play({ ...wanted, page });

describe('boost', () => {
  test('VA-305 VA-306 VA-309 VA-319 a power of an own grid card may be used at any moment, for boost of that card', () => {
    const game = play({ seats: 2, dice: ['morale'], edit: (s) => void (equip(s, 'p2', 206, 2), equip(s, 'p1', 289)) });
    expect(game.offers('p2')).toContain('power:206.0');
    expect(game.offers('p1')).not.toContain('power:206.0'); // a card of another's grid
    expect(play({ edit: (s) => equip(s, 'p1', 206, 1) }).offers()).not.toContain('power:206.0'); // it costs 2
    game.do('here:look', throwDice);
    expect(game.offers('p2')).toContain('power:206.0'); // in the middle of another player's action
    game.do('p2: power:206.0');
    expect([game.p('p2').coins, boostOf(game.s, 'p2', 206)]).toEqual([1, 0]);
  });

  test('VA-307 VA-308 RU-VA-62 without the impact icon only the owner is served; with it anybody who agrees', () => {
    const game = play({ seats: 2, edit: (s) => equip(s, 'p1', 236, 2) }).do('power:236.0', 'seat:p2', 'p2: yes', 'p2: take');
    expect(game.p('p2').skills.take).toBe(1);
    const own = play({ seats: 2, edit: (s) => equip(s, 'p1', 212, 2) }).do('power:212.0', 'engage');
    expect(own.p('p1').skills.engage).toBe(1);
    // dice of another player: 218 rerolls its owner's alone, 260 anybody's
    const rolled = (num: number) =>
      play({ seats: 2, at: [18, 40], dice: ['blank'], edit: (s) => equip(s, 'p2', num, 1) }).do('way:N', throwDice).offers('p2');
    expect([rolled(218), rolled(260)].map((offers) => offers.filter((id) => id.startsWith('power:')))).toEqual([[], ['power:260.0']]);
  });

  test('VA-310 VA-311 VA-314 EX-VA-42 boost of a location goes on the character, up to its capacity, and nowhere else', () => {
    const game = reading([{ gain: { boost: 2 } }], {
      edit: (s) => void ((s.players.p1!.grid[4] = { num: 401, boost: 5, dice: [] }), equip(s, 'p1', 201)),
    });
    expect([boostOf(game.s, 'p1', 401), boostOf(game.s, 'p1', 201)]).toEqual([6, 0]);
    const paid = reading([{ pay: [{ boost: 2 }], then: [{ gain: { coin: 1 } }] }], {
      edit: (s) => void (equip(s, 'p1', 201, 2), (s.players.p1!.grid[4] = { num: 401, boost: 3, dice: [] })),
    });
    paid.do('pay:boost');
    expect([boostOf(paid.s, 'p1', 401), boostOf(paid.s, 'p1', 201)]).toEqual([1, 2]);
  });

  test('VA-312 VA-317 boost of a card action goes on that card, one for each icon', () => {
    const game = play({ dice: ['blank', 'blank'] }).do('card:401.PACK', throwDice);
    expect([boostOf(game.s, 'p1', 401), game.p().coins]).toEqual([1, 1]);
    const edit = (s: VantageState) => equip(s, 'p1', 201, 1);
    const gained = reading([{ gain: { boost: 1 } }], { pageOn: 201, edit });
    expect([boostOf(gained.s, 'p1', 201), boostOf(gained.s, 'p1', 401)]).toEqual([2, 0]);
    const paid = reading([{ pay: [{ boost: 1 }], then: [{ gain: { coin: 1 } }] }], { pageOn: 201, edit }).do('pay:boost');
    expect([boostOf(paid.s, 'p1', 201), paid.p().coins]).toEqual([0, 1]);
  });

  test('VA-313 VA-314 VA-315 VA-317 capacities are never exceeded', () => {
    expect(characters.map(({ boostCap }) => boostCap)).toEqual([6, 6, 6, 6, 6, 6]);
    const game = play({ dice: ['blank'], edit: (s) => equip(s, 'p1', 201, 2) }).do('way:N', throwDice, 'die:blank>slot:p1:201.a');
    expect([boostOf(game.s, 'p1', 201), boostOf(game.s, 'p1', 401)]).toEqual([2, 0]); // it goes to no other card
  });

  test('VA-401 EX-VA-51 an action of a mission puts no boost on the character', () => {
    const game = play({ mission: 418, dice: ['blank', 'blank'], edit: (s) => equip(s, 'p1', 237) }).do('card:418.TEND', throwDice);
    if (game.asks[0] === 'p1 dice.place') game.do('settle');
    expect([boostOf(game.s, 'p1', 401), boostOf(game.s, 'p1', 237)]).toEqual([0, 1]); // named by `on`
    const plain = reading([{ gain: { boost: 1 } }], { mission: 418, pageOn: 418, edit: (s) => equip(s, 'p1', 237) });
    expect([boostOf(plain.s, 'p1', 401), boostOf(plain.s, 'p1', 237)]).toEqual([0, 0]);
  });

  test('VA-401 nor is it paid from the character', () => {
    const price: Script = [{ pay: [{ boost: 1 }], then: [{ gain: { coin: 1 } }] }];
    const rich = (s: VantageState) => void (s.players.p1!.grid[4] = { num: 401, boost: 3, dice: [] });
    const center = reading(price, { mission: 418, pageOn: 418, edit: rich });
    expect([center.asks[0], center.p().coins, boostOf(center.s, 'p1', 401)]).toEqual(['p1 turn.action', 0, 3]);
    const lying = reading(price, { pageOn: 341, edit: (s) => void (rich(s), (s.players.p1!.lying = [341])) });
    expect([lying.asks[0], lying.p().coins, boostOf(lying.s, 'p1', 401)]).toEqual(['p1 turn.action', 0, 3]);
  });

  test('VA-316 an effect of a power ends with the turn', () => {
    const game = play({ dice: ['morale'], edit: (s) => void (equip(s, 'p1', 299, 2), equip(s, 'p1', 204)) }).do('way:N', throwDice);
    game.do('power:299.0', 'slot:p1:204.b');
    expect(game.s.turn?.eased).toHaveLength(1);
    game.do('settle');
    expect(game.s.turn?.eased).toEqual([]);
  });

  test('VA-316 it lasts through a continued action', () => {
    const lesson = (s: VantageState): void => {
      equip(s, 'p1', 299, 2);
      equip(s, 'p1', 204);
    };
    const game = play({ dice: ['morale', 'blank'], edit: lesson }).do('here:look', throwDice, 'power:299.0', 'slot:p1:204.b', 'settle');
    expect(game.asks[0]).toBe('p1 turn.continue');
    game.do('way:N', throwDice);
    expect(game.offers()).toContain('die:blank>slot:p1:204.b'); // its own category is overpower
  });

  test('VA-318 boost is not limited to the sixty cubes of the box', () => {
    const many = (s: VantageState) =>
      s.seats.forEach((seat) => [201, 202, 203, 204, 205, 206, 207, 208].forEach((num) => equip(s, seat, num, 2)));
    const game = reading([{ for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 3 } }] } }], { seats: 6, edit: many });
    expect(game.s.seats.map((seat, i) => boostOf(game.s, seat, 401 + i))).toEqual([3, 3, 3, 3, 3, 3]); // beyond 96 on other cards
  });

  test('VA-320 RU-VA-59 progress tokens are no boost', () => {
    const game = play({ mission: 428, dice: ['blank', 'blank'] }).do('card:428.BUILD', throwDice);
    expect([game.s.mission?.tokens, boostOf(game.s, 'p1', 401)]).toEqual([1, 0]);
  });

  test('VA-323 VA-291 the second power of a character: a coin or a token of the own skill', () => {
    const rich = () => play({ edit: (s) => void (s.players.p1!.grid[4] = { num: 401, boost: 4, dice: [] }) });
    const used = rich().do('power:401.2', 'coin');
    expect([used.p().coins, boostOf(used.s, 'p1', 401)]).toEqual([1, 2]);
    expect(rich().do('power:401.2', 'move').p().skills.move).toBe(1);
  });

  test('EX-VA-41 a token gained by a power after step 3 lowers nothing; in step 3 it does', () => {
    const pair = () =>
      play({
        seats: 2,
        dice: ['blank'],
        edit: (s) =>
          void (
            (s.players.p2!.grid[4] = { num: 401, boost: 2, dice: [] }),
            (s.players.p1!.grid[4] = { num: 402, boost: 0, dice: [] }),
            (s.players.p2!.character = 401),
            (s.players.p1!.character = 402)
          ),
      });
    const early = pair().do('way:N', 'p2: power:401.2', 'p2: move');
    expect(early.offers('p2', 'cost.help')).toEqual(['pay:move']);
    const late = pair().do('way:N', throwDice);
    expect(late.offers('p2').includes('pay:move')).toBe(false);
  });
});
