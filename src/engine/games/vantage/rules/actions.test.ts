import { describe, expect, test } from 'vitest';
import type { Face } from '../content/vocabulary.ts';
import type { VantageState } from '../state.ts';
import { boostOf, equip, play, throwDice, tokens } from '../vantage.testing.ts';
import { ice } from './actions.testing.ts';

const look = ['here:look', throwDice] as const;
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

  test('VA-013 VA-109 a player has to act: nothing but actions is offered', () => {
    const game = ice();
    expect(game.match.open.find(({ ask }) => ask === 'turn.action')!.optional ?? false).toBe(false);
    const offers = game.offers('p1', 'turn.action');
    expect(offers.filter((id) => !/^(here|way|card):/.test(id))).toEqual([]);
    expect(new Set(offers.map((id) => id.split(':')[0]))).toEqual(new Set(['here', 'way', 'card']));
  });

  test.each(['here:help', 'card:401.PACK', 'way:N'])('VA-012 one action is a whole turn: %s', (action) => {
    const game = play({ seats: 2, dice: ['time', 'time'] }).do(action, throwDice, 'settle');
    expect([game.s.active, game.s.turns, game.s.deeds.length]).toEqual(['p2', 2, 1]);
    expect(game.asks[0]).toBe('p2 turn.action');
  });

  test('VA-014 nothing needs to be owned or paid to choose an action, not even dice', () => {
    const game = ice({ edit: (s: VantageState) => void ((s.pool = 0), (s.penalty = 10)) });
    expect(game.offers('p1', 'turn.action')).toEqual([
      'here:move',
      'here:look',
      'here:engage',
      'here:help',
      'here:take',
      'here:overpower',
      'way:N',
      'way:E',
      'way:S',
      'way:W',
      'card:401.RACE',
      'card:401.PACK',
      'card:401.CARRY',
      'card:411.CROSS',
    ]);
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

  test('VA-051 VA-130 VA-142 the mission and the destinies offer their actions to every player', () => {
    const center = (active: string) =>
      play({
        seats: 2,
        edit: (s) => void ((s.active = active), (s.destinies = [{ num: 441, tokens: 0, complete: false, since: 0, progress: [] }])),
      })
        .offers(active, 'turn.action')
        .filter((id) => /^card:4[1-5]/.test(id));
    expect([center('p1'), center('p2')]).toEqual([
      ['card:411.CROSS', 'card:441.CARRY'],
      ['card:411.CROSS', 'card:441.CARRY'],
    ]);
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

  const steps = ['actionDeclared', 'skillPaid', 'diceRolled', 'diePlaced', 'diceSettled', 'statChanged', 'said', 'turnEnded'] as const;
  test.each([
    ['a location action', ['here:move'], 'move', ['choice:1', 'end']],
    ['a card action', ['card:401.CARRY'], 'help', ['1 health']],
    ['a depart', ['way:S', 'way:SE'], 'move', []],
  ] as const)('VA-015 VA-115 VA-116 VA-118 the steps follow in order, penalties before the result: %s', (_, chosen, skill, result) => {
    const game = play({ seats: 2, dice: ['time', 'morale'], edit: (s) => tokens(s, 'p1', { [skill]: 1 }) });
    game.do(...chosen, `pay:${skill}`, throwDice, 'die:time>slot:p1:401.b');
    if (game.asks[0] === 'p1 dice.place') game.do('settle');
    game.do(...result);
    const told = game.heard().map(({ fact }) => fact as string);
    expect(steps.filter((step) => !told.includes(step))).toEqual([]);
    const order = steps.map((step) => told.indexOf(step));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(game.s.active).toBe('p2');
  });

  test('VA-009 VA-010 no action fails: whatever the dice show, the result is reached, and dice change nothing but stats', () => {
    const after = (face: Face) => {
      const game = ice({ dice: [face] }).do(...look);
      if (game.asks[0] === 'p1 dice.place') game.do('settle');
      return game.p();
    };
    for (const face of ['time', 'morale', 'health', 'setback', 'blank'] as const) {
      expect(after(face).skills.look, face).toBe(1);
      expect({ ...after(face), stats: null }, face).toEqual({ ...after('blank'), stats: null });
    }
  });
});
