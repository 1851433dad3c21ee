import { describe, expect, test } from 'vitest';
import { placeOf } from '../content/places.ts';
import type { VantageState } from '../state.ts';
import { boostOf, equip, play, throwDice, tokens } from '../vantage.testing.ts';

const look = ['here:look', throwDice] as const;
/** p1 is on 18: LISTEN costs 1 and says continue, HAIL costs 2, CHIP costs X, south is a star with a diagonal beside it. */
const ice = (more: object = {}) => play({ dice: ['blank', 'blank', 'blank', 'blank'], ...more });
const did =
  (cat: string, at = 18) =>
  (s: VantageState) =>
    void (s.players.p1!.done = { [at]: [cat as 'look'] });

describe('step 1: location actions', () => {
  test('VA-103 VA-106 VA-119 VA-154 the six actions of the location are offered, and each opens the entry of its category', () => {
    const game = ice();
    expect(game.offers().filter((id) => id.startsWith('here:'))).toEqual([
      'here:move',
      'here:look',
      'here:engage',
      'here:help',
      'here:take',
      'here:overpower',
    ]);
    game.do('here:engage');
    expect(game.facts('actionDeclared')[0]).toMatchObject({
      number: 18,
      cat: 'engage',
      verb: 'HAIL',
      cost: 2,
      text: 'HAIL the lit window.',
    });
  });

  test('VA-013 VA-012 VA-109 a player has to act: there is no way to pass', () => {
    expect(
      ice()
        .offers('p1', 'turn.action')
        .some((id) => ['pass', 'end'].includes(id)),
    ).toBe(false);
  });

  test('VA-014 nothing needs to be owned or paid to choose an action', () => {
    const game = ice({ edit: (s: VantageState) => void (s.players.p1!.coins = 0) });
    expect(game.offers()).toContain('here:overpower');
  });

  test('VA-120 VA-121 VA-122 VA-124 EX-VA-24 after any location action none is left there, not on a later visit either; departs and cards are', () => {
    const game = ice({ edit: did('take') });
    expect(game.offers().filter((id) => id.startsWith('here:'))).toEqual([]);
    expect(game.offers()).toEqual(expect.arrayContaining(['way:N', 'card:401.RACE']));
    expect(game.match.whyNot('p1', { kind: 'tap', on: 'here:overpower' })?.rule).toBe('VA-120');
  });

  test('VA-123 VA-128 the restriction is per player', () => {
    const game = play({ seats: 2, at: [18, 18], edit: (s) => void ((s.players.p1!.done = { 18: ['take'] }), (s.active = 'p2')) });
    expect(game.offers('p2')).toContain('here:take');
  });

  test('VA-125 VA-126 EX-VA-25 an always available action may be repeated, and frees no other', () => {
    const sky = ice({ at: [137], edit: did('move', 137) });
    expect(sky.offers()).toContain('here:move');
    const sea = ice({ at: [145], edit: did('look', 145) });
    expect(sea.offers().filter((id) => id.startsWith('here:'))).toEqual(['here:look']);
  });

  test('VA-127 RU-VA-19 what somebody did before may make an action impossible', () => {
    const game = ice({ edit: (s: VantageState) => void (s.flags = ['ice.broken']) });
    expect(game.offers()).not.toContain('here:move');
    expect(game.offers()).toContain('here:look');
    expect(game.match.whyNot('p1', { kind: 'tap', on: 'here:move' })?.rule).toBe('VA-127');
  });

  test('VA-104 a sky location lists one action', () => {
    expect(
      ice({ at: [137] })
        .offers()
        .filter((id) => id.startsWith('here:')),
    ).toEqual(['here:move']);
  });

  test('RU-VA-18 an action counts from its step 2 on', () => {
    expect(ice().do('here:help').p().done[18]).toEqual(['help']);
  });
});

describe('step 1: card actions', () => {
  test('VA-129 VA-130 VA-142 VA-366 cards of the grid, the supply and the center offer their actions', () => {
    const offers = ice({ edit: (s: VantageState) => void (equip(s, 'p1', 201), (s.players.p1!.lying = [341])) }).offers();
    expect(offers).toEqual(expect.arrayContaining(['card:401.RACE', 'card:201.COUNT', 'card:341.READ', 'card:411.CROSS']));
  });

  test('VA-131 VA-354 reserved cards offer nothing', () => {
    const game = ice({ edit: (s: VantageState) => void (s.players.p1!.reserve = [{ num: 201, boost: 0 }]) });
    expect(game.offers()).not.toContain('card:201.COUNT');
    expect(game.match.whyNot('p1', { kind: 'tap', on: 'card:201.COUNT' })?.rule).toBe('VA-131');
  });

  test('VA-132 cards of others offer nothing', () => {
    const game = play({ seats: 2, edit: (s) => equip(s, 'p2', 201) });
    expect(game.offers('p1')).not.toContain('card:201.COUNT');
  });

  test('VA-133 RU-VA-20 RU-VA-64 a holding works on its location only, for its owner and for others there', () => {
    const at = (num: number) => play({ seats: 2, at: [num, 40], edit: (s) => void (s.players.p2!.lying = [363]) }).offers('p1');
    expect(at(19)).toContain('card:363.MEND');
    expect(at(18)).not.toContain('card:363.MEND');
  });

  test('VA-134 a card action reads the entry of the card', () => {
    const game = ice().do('card:401.RACE');
    expect(game.facts('actionDeclared')[0]).toMatchObject({ kind: 'card', number: 401, cat: 'move', cost: 2 });
  });

  test('VA-135 RU-VA-14 VA-139 VA-140 VA-141 RU-VA-17 a printed action costs its boost too, from its own card, or is not offered', () => {
    const lamp = (boost: number) => ice({ edit: (s: VantageState) => equip(s, 'p1', 203, boost) });
    expect(lamp(0).offers()).not.toContain('card:203.SEARCH');
    const game = lamp(1).do('card:203.SEARCH');
    expect([boostOf(game.s, 'p1', 203), game.s.turn?.action?.cost]).toEqual([0, 2]);
    game.do(throwDice);
    expect([game.p().coins, game.p().skills.look]).toEqual([1, 1]);
  });

  test('VA-136 VA-137 VA-138 a card action may be repeated, and uses up no location action', () => {
    const game = ice().do('card:401.PACK', throwDice);
    expect(game.offers()).toEqual(expect.arrayContaining(['card:401.PACK', 'card:401.RACE', 'card:401.CARRY', 'here:look']));
  });

  test('N7 a mission action with a token may be performed once per player and region', () => {
    const game = ice({ dice: ['blank', 'blank', 'blank'] }).do('card:411.CROSS', throwDice, 'settle');
    expect([game.s.mission?.tokens, game.offers().includes('card:411.CROSS')]).toEqual([1, false]);
  });

  test('VA-395 the storybook gives what a card does not print', () => {
    const game = ice({ edit: (s: VantageState) => void (s.players.p1!.lying = [341]) }).do('card:341.READ');
    expect(game.s.turn?.action?.text).not.toBe('');
  });

  test('VA-155 two printed actions of one category are told apart by their verbs', () => {
    const offers = ice({ edit: (s: VantageState) => equip(s, 'p1', 240, 3) }).offers();
    expect(offers).toEqual(expect.arrayContaining(['card:240.TRADE', 'card:240.BEFRIEND']));
  });
});

describe('step 1: departs', () => {
  test('VA-090 VA-091 VA-092 VA-097 VA-143 VA-146 VA-158 a listed exit is a move action of cost 1 that leads to the number', () => {
    const game = ice().do('way:N');
    expect(game.s.turn?.action).toMatchObject({ kind: 'depart', cat: 'move', verb: 'WALK', cost: 1 });
    expect(game.do(throwDice, 'settle').p().location).toBe(11);
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
    expect(ice().do('way:N', throwDice, 'settle').facts('said')).toEqual([]);
  });

  test('VA-145 RU-VA-21 the verb is SWIM if one end is underwater, else WALK', () => {
    const verb = (at: number) => {
      const way = (['N', 'E', 'S', 'W'] as const).find((one) => placeOf(at).compass[one].kind === 'listed')!;
      return ice({ at: [at] }).do(`way:${way}`).s.turn?.action?.verb;
    };
    expect([verb(85), verb(18)]).toEqual(['SWIM', 'WALK']);
  });

  test('VA-096 VA-144 a blocked direction is not offered', () => {
    const game = ice({ at: [11] });
    expect(game.offers().filter((id) => id.startsWith('way:'))).toEqual(['way:E', 'way:S', 'way:W']);
    expect(game.match.whyNot('p1', { kind: 'tap', on: 'way:N' })?.rule).toBe('VA-096');
  });

  test('VA-094 VA-095 VA-149 a star shows its cost only when it is declared', () => {
    const game = ice({ at: [10] });
    expect(game.match.view('p1').here?.compass.N).toEqual({ kind: 'star', to: null });
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

  test('VA-152 VA-153 departing needs no location action and uses none', () => {
    expect(ice().do('way:N', throwDice, 'settle').p().done).toEqual({});
  });
});

describe('step 2: cost and X', () => {
  test('VA-110 VA-117 VA-077 VA-078 cost and text are revealed, the result is not, and the choice is locked', () => {
    const game = ice().do('here:look');
    expect(JSON.stringify([game.match.view('p1'), game.heard(), game.match.open])).not.toContain('Under the shelf something');
    expect(game.offers().some((id) => id.startsWith('here:'))).toBe(false);
    expect(game.match.whyNot('p1', { kind: 'tap', on: 'here:help' })?.rule).toBe('VA-117');
    expect(game.match.canUndo).toBe(false);
  });

  test('VA-077 the result is not told while dice are placed', () => {
    const game = ice({ dice: ['time'] }).do(...look);
    expect([game.asks[0], game.facts('said')]).toEqual(['p1 dice.place', []]);
    expect(game.do('settle').facts('said')).toHaveLength(1);
  });

  test('VA-157 VA-112 the cost is the number of dice', () => {
    const game = ice().do('here:overpower', throwDice);
    expect(game.facts('diceRolled')[0]?.faces).toHaveLength(4);
  });

  test('VA-159 VA-160 VA-161 VA-162 EX-VA-16 X is picked from 1 to 6 before skills, which lower the dice and not X', () => {
    const game = play({ seats: 2, dice: ['blank'], edit: (s) => tokens(s, 'p2', { take: 3 }) }).do('here:take');
    expect(game.offers()).toEqual(['1', '2', '3', '4', '5', '6']);
    game.do('4', 'p2: pay:take', 'p2: pay:take', 'p2: pay:take');
    expect([game.s.turn?.action?.x, game.s.turn?.action?.remaining]).toEqual([4, 1]);
    game.do(throwDice, 'card:207>cell:0');
    expect(game.facts('said')[0]?.text).toContain('the ice remembers a summer');
  });

  test('VA-015 VA-115 VA-116 VA-118 the steps follow in order: penalties before the result', () => {
    const game = ice({ dice: ['morale'] }).do('here:look', throwDice);
    const order = game.heard().map(({ fact }) => fact);
    const at = (fact: string): number => order.indexOf(fact as never);
    expect(
      [at('actionDeclared'), at('diceRolled'), at('diceSettled'), at('statChanged'), at('said')].every(
        (n, i, all) => n >= 0 && (i === 0 || n > all[i - 1]!),
      ),
    ).toBe(true);
  });

  test('VA-009 VA-010 no action fails: whatever the dice show, the result is reached', () => {
    for (const face of ['time', 'morale', 'health', 'setback', 'blank'] as const) {
      const game = ice({ dice: [face] }).do(...look);
      if (game.asks[0] === 'p1 dice.place') game.do('settle');
      expect(game.p().skills.look, face).toBe(1);
    }
  });
});
