import { describe, expect, test } from 'vitest';
import type { VantageState } from '../state.ts';
import { boostOf, equip, play, throwDice } from '../vantage.testing.ts';
import { ice } from './actions.testing.ts';

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
    // nor when all dice are used up and nothing can be paid
    const spent = ice({ edit: (s) => void ((s.penalty += s.pool), (s.pool = 0)) });
    expect(spent.offers('p1', 'turn.action')).toEqual(offers);
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

  test('VA-121 whoever comes back later finds the location as closed as it was left', () => {
    const game = ice({ edit: did('take') }).do('way:N', throwDice, 'settle', 'way:S', throwDice, 'settle', 'health');
    expect([game.p().location, game.asks[0]]).toEqual([18, 'p1 turn.action']);
    expect(game.offers().filter((id) => id.startsWith('here:'))).toEqual([]);
  });

  test('VA-123 VA-128 the restriction is per player', () => {
    const game = play({ seats: 2, at: [18, 18], edit: (s) => void ((s.players.p1!.done = { 18: ['take'] }), (s.active = 'p2')) });
    expect(game.offers('p2')).toContain('here:take');
  });

  test('VA-128 what others did there changes neither action nor result', () => {
    const after = (visited: boolean) => {
      const edit = (s: VantageState) => {
        if (!visited) return;
        s.players.p2!.done = { 18: ['engage'] };
        s.visits = [...s.visits, { seat: 'p2', to: 18, depart: true, vehicle: false }];
      };
      const game = play({ seats: 2, at: [18, 40], dice: ['blank', 'blank'], edit });
      const offered = game.offers('p1', 'turn.action');
      game.do('here:engage', throwDice);
      const { skills, coins } = game.p();
      return { offered, said: game.facts('said'), declared: game.facts('actionDeclared'), skills, coins };
    };
    expect(after(true).said).not.toEqual([]);
    expect(after(true)).toEqual(after(false));
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
    const rich = ice({ edit: (s: VantageState) => void (s.players.p1!.reserve = [{ num: 206, boost: 2 }]) });
    expect(rich.offers().filter((id) => id.startsWith('power:206'))).toEqual([]);
  });

  test('VA-132 cards of others offer nothing', () => {
    const game = play({ seats: 2, edit: (s) => void (equip(s, 'p2', 201), (s.players.p2!.lying = [341])) });
    expect(game.offers('p1')).not.toContain('card:201.COUNT');
    expect(game.offers('p1')).not.toContain('card:341.READ');
  });

  test('VA-133 RU-VA-20 RU-VA-64 a holding works on its location only, for its owner and for others there', () => {
    const at = (num: number) => play({ seats: 2, at: [num, 40], edit: (s) => void (s.players.p2!.lying = [363]) }).offers('p1');
    expect(at(19)).toContain('card:363.MEND');
    expect(at(18)).not.toContain('card:363.MEND');
  });

  test('VA-134 VA-154 a card action reads the entry of the card and its category', () => {
    const game = ice().do('card:401.RACE');
    expect(game.facts('actionDeclared')[0]).toMatchObject({ kind: 'card', number: 401, cat: 'move', cost: 2 });
    const text = 'CARRY something for someone who did not ask.';
    expect(ice().do('card:401.CARRY').facts('actionDeclared')[0]).toMatchObject({ number: 401, cat: 'help', verb: 'CARRY', cost: 3, text });
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

  test('VA-142 N7 a mission action with a token may be performed once per player and region', () => {
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
