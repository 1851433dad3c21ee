import { describe, expect, test } from 'vitest';
import { characters } from '../content/cards.ts';
import type { Script } from '../content/script.ts';
import type { VantageState } from '../state.ts';
import { boostOf, diceOn, equip, play, throwDice, tokens, type Wanted } from '../vantage.testing.ts';
import { adjacentCells } from './people.ts';

const reading = (page: Script, wanted: Wanted = {}) => play({ ...wanted, page });
const full = (s: VantageState, seat = 'p1') => void [201, 202, 203, 204, 205, 206, 207, 208].forEach((num) => equip(s, seat, num));
const numbers = (s: VantageState, seat = 'p1') => s.players[seat]!.grid.map((cell) => cell?.num ?? null);

describe('the grid', () => {
  test('VA-325 VA-326 VA-327 VA-331 VA-341 a gained upright card goes to any open cell', () => {
    const game = reading([{ card: 201 }]);
    expect(game.offers()).toEqual([0, 1, 2, 3, 5, 6, 7, 8].map((i) => `card:201>cell:${i}`));
    expect(numbers(game.do('card:201>cell:8').s)[8]).toBe(201);
    expect(boostOf(game.s, 'p1', 201)).toBe(1); // VA-341: what it gives when placed
  });

  test('VA-325 an upright card goes into the grid of whoever gains it, in the turn of another player too', () => {
    const game = reading([{ for: { who: 'others', where: 'anywhere', do: [{ card: 201 }] } }], { seats: 2 });
    game.do('p2: card:201>cell:0');
    expect([numbers(game.s, 'p1')[0], numbers(game.s, 'p2')[0]]).toEqual([null, 201]);
  });

  test('VA-330 nothing moves a card to another cell', () => {
    const game = play({ dice: ['blank'], edit: (s) => equip(s, 'p1', 201, 0, [], 8) }).do('way:N', throwDice, 'settle');
    expect(numbers(game.s)[8]).toBe(201);
  });

  test('VA-332 VA-333 standing benefits reach the own grid only', () => {
    const cost = (seat: string) => play({ seats: 2, edit: (s) => equip(s, seat, 337) }).do('here:engage').s.turn?.action?.cost;
    expect([cost('p1'), cost('p2')]).toEqual([3, 2]);
    const kept = play({ edit: (s) => void (s.players.p1!.reserve = [{ num: 337, boost: 0 }]) }).do('here:engage');
    expect(kept.s.turn?.action?.cost).toBe(2);
  });

  test('VA-342 what a page asks about cards is asked about the own ones', () => {
    const seen = (seat: string) =>
      reading([{ if: { holds: 'vehicle' }, then: [{ gain: { coin: 1 } }] }], { seats: 2, edit: (s) => equip(s, seat, 279) }).p().coins;
    expect([seen('p1'), seen('p2')]).toEqual([1, 0]);
  });

  test('VA-334 VA-335 VA-336 a lost card gives its dice to the pool, its boost is gone, and it may be gained again', () => {
    const game = reading([{ lose: { card: { zone: 'grid', not: 'character', n: 1 } } }, { card: 201 }], {
      edit: (s) => equip(s, 'p1', 201, 2, ['a']),
    });
    expect([game.s.pool, numbers(game.s)]).toEqual([10, [null, null, null, null, 401, null, null, null, null]]);
    game.do('card:201>cell:0');
    expect(boostOf(game.s, 'p1', 201)).toBe(1);
    const again = reading([{ card: 201 }, { lose: { card: { zone: 'grid' } } }, { card: 201 }]).do('card:201>cell:0', 'card:201>cell:2');
    expect([numbers(again.s)[0], numbers(again.s)[2]]).toEqual([null, 201]);
  });

  test('VA-341 RU-VA-53 a card regained from the box gives its benefit no second time', () => {
    const game = reading([{ card: 201 }], { edit: (s) => void (s.placed = ['p1:201']) }).do('card:201>cell:0');
    expect(boostOf(game.s, 'p1', 201)).toBe(0);
  });

  test('VA-337 VA-338 VA-399 EX-VA-50 a loyal animal takes the very cell of the wild one, newly placed', () => {
    const game = play({ dice: ['blank', 'blank', 'blank'], edit: (s) => equip(s, 'p1', 237, 2, ['a'], 2) }).do(
      'card:237.BEFRIEND',
      throwDice,
    );
    if (game.asks[0] === 'p1 dice.place') game.do('settle');
    expect([numbers(game.s)[2], game.s.pool, game.s.penalty]).toEqual([249, 7, 3]);
    expect([boostOf(game.s, 'p1', 249), diceOn(game.s, 'p1', 249)]).toEqual([1, []]);
    expect(numbers(game.s)).not.toContain(237);
    expect([game.p().reserve, game.p().lying]).toEqual([[], []]);
  });

  test('VA-339 VA-340 EX-VA-40 adjacent cells share an edge', () => {
    expect([...adjacentCells(4)].sort()).toEqual([1, 3, 5, 7]);
    expect([...adjacentCells(0)].sort()).toEqual([1, 3]);
    // the ends of two rows do not meet
    expect([...adjacentCells(2)].sort()).toEqual([1, 5]);
    expect([...adjacentCells(3)].sort()).toEqual([0, 4, 6]);
  });

  test('VA-327 VA-343 VA-344 VA-345 EX-VA-39 RU-VA-58 the first full grid of the game brings its destiny, once', () => {
    const seven = (s: VantageState) => [201, 202, 203, 204, 205, 206, 207].forEach((num) => equip(s, 'p1', num));
    const game = reading([{ card: 208 }], { seats: 2, edit: seven });
    expect(game.s.destinies.map(({ num }) => num)).toEqual([441]);
    expect([game.s.fullGridSeen, game.facts('destinyFound')]).toEqual([true, [{ fact: 'destinyFound', destiny: 441 }]]);
    const six = (s: VantageState) => [201, 202, 203, 204, 205, 206].forEach((num) => equip(s, 'p1', num));
    const eight = reading([{ card: 208 }], { edit: six }).do('card:208>cell:7');
    expect([numbers(eight.s)[8], eight.s.destinies]).toEqual([null, []]);
    const again = reading([{ card: 208 }], { edit: (s) => void (seven(s), (s.fullGridSeen = true)) });
    expect(again.s.destinies).toEqual([]);
  });

  test('VA-281 VA-282 EX-VA-33 RU-VA-50 a card gained again gives 1 boost on it, if there is room', () => {
    const again = (boost: number) => boostOf(reading([{ card: 201 }], { edit: (s) => equip(s, 'p1', 201, boost) }).s, 'p1', 201);
    expect([again(1), again(2)]).toEqual([2, 2]);
    const kept = reading([{ card: 201 }], { edit: (s) => void (s.players.p1!.reserve = [{ num: 201, boost: 0 }]) });
    expect(kept.p().reserve).toEqual([{ num: 201, boost: 1 }]);
  });

  test('VA-283 VA-284 VA-285 VA-286 VA-289 EX-VA-31 RU-VA-51 a card of another player changes hands if both agree', () => {
    const game = reading([{ card: 201 }], { seats: 2, edit: (s) => equip(s, 'p2', 201, 2, ['a']) }).do(
      'p1: yes',
      'p2: yes',
      'card:201>cell:0',
    );
    expect([boostOf(game.s, 'p1', 201), boostOf(game.s, 'p2', 201), game.s.pool]).toEqual([1, undefined, 12]);
  });

  test('VA-286 RU-VA-53 a card that changes hands gives its benefit each time, to whoever has placed it before as well', () => {
    const edit = (s: VantageState) => void (equip(s, 'p2', 201), (s.placed = ['p1:201', 'p2:201']));
    const game = reading([{ card: 201 }], { seats: 2, edit }).do('p1: yes', 'p2: yes', 'card:201>cell:0');
    expect(boostOf(game.s, 'p1', 201)).toBe(1);
  });

  test('VA-283 VA-289 a lying card changes hands as well, and lies with one of them alone', () => {
    const game = () => reading([{ card: 341 }], { seats: 2, edit: (s) => void (s.players.p2!.lying = [341]) });
    const given = game().do('p1: yes', 'p2: yes');
    expect([given.p('p1').lying, given.p('p2').lying]).toEqual([[341], []]);
    const kept = game().do('p1: yes', 'p2: no');
    expect([kept.p('p1').lying, kept.p('p2').lying]).toEqual([[], [341]]);
  });

  test('VA-287 VA-288 EX-VA-32 RU-VA-52 or it stays, and the other character gains 1 boost', () => {
    const game = reading([{ card: 201 }], { seats: 2, edit: (s) => equip(s, 'p2', 201, 2, ['a']) }).do('p1: yes', 'p2: no');
    expect([boostOf(game.s, 'p1', 401), boostOf(game.s, 'p2', 201), diceOn(game.s, 'p2', 201)]).toEqual([1, 2, ['a']]);
    const full = reading([{ card: 201 }], {
      seats: 2,
      edit: (s) => void (equip(s, 'p2', 201), (s.players.p1!.grid[4] = { num: 401, boost: 6, dice: [] })),
    });
    full.do('p1: no');
    expect([boostOf(full.s, 'p1', 401), boostOf(full.s, 'p2', 201)]).toEqual([6, 0]);
  });
});

describe('the reserve', () => {
  test('VA-346 VA-347 VA-349 VA-350 RU-VA-54 RU-VA-68 with a full grid the new card or an old one is reserved', () => {
    const game = reading([{ card: 209 }], { edit: full });
    expect(game.offers()).toEqual([
      'new:209',
      'card:201',
      'card:202',
      'card:203',
      'card:204',
      'card:205',
      'card:206',
      'card:207',
      'card:208',
    ]);
    game.do('new:209');
    expect(game.p().reserve).toEqual([{ num: 209, boost: 0 }]);
  });

  test('VA-353 without room in the reserve a card gained with a full grid costs a card: the new one or the one it displaces', () => {
    const roomless = (s: VantageState) => void (full(s), (s.players.p1!.grid[4] = { num: 210, boost: 0, dice: [] }));
    const after = (aside: string) => {
      const game = reading([{ card: 209 }], { edit: roomless }).do(aside);
      return { reserve: game.p().reserve, lost: game.facts('cardLost').map(({ card }) => card), has: numbers(game.s).includes(209) };
    };
    expect(after('new:209')).toEqual({ reserve: [], lost: [209], has: false });
    expect(after('card:201')).toEqual({ reserve: [], lost: [201], has: true });
  });

  test('VA-346 VA-367 a lying card with room makes the reserve larger', () => {
    const kept = (lying: readonly number[]) =>
      reading([{ card: 209 }], {
        edit: (s) => void (full(s), Object.assign(s.players.p1!, { lying, reserve: [{ num: 230, boost: 0 }] })),
      }).do('new:209');
    expect([kept([]).asks[0], kept([364]).asks[0]]).toEqual(['p1 reserve.lose', 'p1 turn.action']);
  });

  test('VA-350 VA-351 VA-352 VA-355 VA-356 EX-VA-37 an old card keeps its boost and loses its dice; what does not fit is lost', () => {
    const edit = (s: VantageState) =>
      void (
        full(s),
        (s.players.p1!.grid[0] = { num: 201, boost: 2, dice: ['a'] }),
        (s.pool -= 1),
        (s.players.p1!.reserve = [{ num: 230, boost: 1 }])
      );
    const game = reading([{ card: 209 }], { edit }).do('card:201');
    expect([game.s.pool, game.asks, game.offers()]).toEqual([10, ['p1 reserve.lose'], ['card:230', 'card:201']]);
    game.do('card:230');
    expect([game.p().reserve, numbers(game.s)[0]]).toEqual([[{ num: 201, boost: 2 }], 209]);
  });

  test('RU-VA-55 RU-VA-56 capacity that leaves takes the excess with it', () => {
    const game = reading([{ lose: { card: { zone: 'grid', type: 'vehicle', n: 1 } } }], {
      edit: (s) =>
        void (
          equip(s, 'p1', 279),
          (s.players.p1!.reserve = [
            { num: 201, boost: 0 },
            { num: 202, boost: 0 },
          ])
        ),
    });
    expect(game.asks).toEqual(['p1 reserve.lose']);
  });

  test('VA-351 VA-352 as many are lost as do not fit, one after another by choice', () => {
    const kept = [201, 202, 203].map((num) => ({ num, boost: 0 }));
    const page: Script = [{ lose: { card: { zone: 'grid', type: 'vehicle' } } }, { gain: { coin: 1 } }];
    const game = reading(page, { edit: (s) => void (equip(s, 'p1', 279), (s.players.p1!.reserve = kept)) });
    game.do('card:202');
    expect([game.asks, game.p().coins]).toEqual([['p1 reserve.lose'], 0]);
    expect(game.do('card:201').p()).toMatchObject({ reserve: [{ num: 203, boost: 0 }], coins: 1 });
  });

  test('VA-321 VA-357 VA-358 VA-360 EX-VA-38 RU-VA-57 every character can transfer a reserved card, without its benefit', () => {
    for (const { powers } of characters) expect(powers.some(({ effect }) => effect.name === 'transferReserve')).toBe(true);
    const game = play({
      edit: (s) => void ((s.players.p1!.grid[4] = { num: 401, boost: 3, dice: [] }), (s.players.p1!.reserve = [{ num: 201, boost: 0 }])),
    });
    game.do('power:401.1');
    expect(game.offers()).toEqual([0, 1, 2, 3, 5, 6, 7, 8].map((cell) => `card:201>cell:${cell}`));
    game.do('card:201>cell:0');
    expect([boostOf(game.s, 'p1', 201), game.p().reserve, boostOf(game.s, 'p1', 401)]).toEqual([0, [], 2]);
  });

  test('VA-358 VA-359 RU-VA-60 in a swap the old card is reserved with its boost, without its dice', () => {
    const game = play({
      edit: (s) =>
        void (
          (s.players.p1!.grid[4] = { num: 401, boost: 1, dice: [] }),
          equip(s, 'p1', 202, 2, ['a'], 0),
          (s.players.p1!.reserve = [{ num: 201, boost: 0 }])
        ),
    });
    game.do('power:401.1', 'card:201>cell:0');
    expect([numbers(game.s)[0], game.p().reserve, game.s.pool]).toEqual([201, [{ num: 202, boost: 2 }], 10]);
  });

  test('VA-348 VA-361 VA-362 VA-364 VA-368 lying cards go to the supply, any number of them, for all to see', () => {
    const game = reading([{ card: 341 }, { card: 342 }, { card: 349 }]);
    expect(game.match.view('table').players.p1).toMatchObject({ lying: [341, 342, 349], reserve: [] });
    const others = reading([{ for: { who: 'others', where: 'anywhere', do: [{ card: 341 }] } }], { seats: 2 });
    expect([others.p('p1').lying, others.p('p2').lying]).toEqual([[], [341]]);
    const kept = play({ edit: (s) => void (s.players.p1!.reserve = [{ num: 201, boost: 1 }]) });
    expect(kept.match.view('table').players.p1?.reserve).toEqual([{ num: 201, boost: 1 }]);
    const beside = reading([{ card: 341 }], { edit: full });
    expect([beside.asks[0], beside.p().lying, beside.p().reserve]).toEqual(['p1 turn.action', [341], []]);
    const destiny = reading([{ card: 444 }]);
    expect([destiny.p().lying, destiny.s.destinies.map(({ num }) => num)]).toEqual([[], [444]]);
  });
});

describe('the center', () => {
  test('VA-363 VA-369 VA-370 VA-023 destinies lie in the center, several at once, and offer their actions to all', () => {
    const game = reading([{ center: 444 }, { center: 452 }, { center: 444 }], { seats: 2 });
    expect(game.s.destinies.map(({ num }) => num)).toEqual([444, 452]);
    expect(game.offers('p1')).toContain('card:444.HUM');
    const second = reading([{ center: 444 }], { seats: 2, edit: (s) => void (s.active = 'p2') });
    expect(second.offers('p2', 'turn.action')).toContain('card:444.HUM');
  });

  test('VA-366 an action of a lying card is offered to its owner alone', () => {
    const offered = (seat: string) =>
      play({ seats: 2, edit: (s) => void (s.players[seat]!.lying = [341]) })
        .offers('p1', 'turn.action')
        .filter((id) => id.startsWith('card:341.')).length;
    expect([offered('p1'), offered('p2')]).toEqual([1, 0]);
  });

  test('VA-396 a power may depend on the verb of the action', () => {
    const offered = (at: number) =>
      play({ at: [at], edit: (s) => void (equip(s, 'p1', 251, 1), tokens(s, 'p1', {})) })
        .do('here:move')
        .offers()
        .includes('power:251.0');
    expect([offered(13), offered(18)]).toEqual([true, false]); // CLIMB, CROSS
    const leaving = play({ at: [13], edit: (s) => equip(s, 'p1', 251, 1) }).do('way:W');
    expect([leaving.s.turn?.action?.verb, leaving.offers().includes('power:251.0')]).toEqual(['WALK', false]);
  });

  test('VA-329 the character is never on offer to be reserved or lost', () => {
    expect(reading([{ card: 209 }], { edit: full }).offers()).not.toContain('card:401');
  });
});
