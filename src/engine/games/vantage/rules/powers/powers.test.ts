import { describe, expect, test } from 'vitest';
import { cards } from '../../content/cards.ts';
import type { EffectName } from '../../content/effects.ts';
import type { VantageState } from '../../state.ts';
import { boostOf, diceOn, equip, play, throwDice, tokens, type Wanted } from '../../vantage.testing.ts';

/** A player with one card and 3 boost on it. */
const holding = (num: number, wanted: Wanted = {}) => play({ ...wanted, edit: (s) => void (equip(s, 'p1', num, 3), wanted.edit?.(s)) });
const remaining = (game: ReturnType<typeof play>) => game.s.turn?.action?.remaining;
const damaged = (num: number, kind: 'cold' | 'heat' | 'hypoxia', wanted: Wanted = {}) =>
  holding(num, { ...wanted, page: [{ damage: { kind, n: 2 } }] });
const losing = (num: number, lose: object, wanted: Wanted = {}) => holding(num, { ...wanted, page: [{ lose }] });
const power = (num: number, i = 0) => `power:${num}.${i}`;

/** A relic with a slot that wants a face. */
const faced = cards.find(({ num, type, slots }) => type === 'relic' && num !== 328 && slots.some(({ face }) => face))!.num;

describe('named effects of powers', () => {
  test('every effect is printed on a card', () => {
    const printed = new Set(cards.flatMap(({ powers }) => powers.map(({ effect }) => effect.name)));
    const all: Record<EffectName, true> = {
      lowerDepart: true,
      lowerCost: true,
      stretchX: true,
      rollFewer: true,
      doubleToken: true,
      addElement: true,
      turnDie: true,
      blankDie: true,
      rerollDie: true,
      anyFace: true,
      copyFace: true,
      easeSlot: true,
      shareSlot: true,
      cancelDamage: true,
      cancelWithCompany: true,
      skipArrival: true,
      softenDamage: true,
      takeTheHit: true,
      lessLoss: true,
      swapLoss: true,
      eatToCancel: true,
      freeDie: true,
      drainPool: true,
      gainCoin: true,
      gainToken: true,
      gainOneOf: true,
      gainStat: true,
      giveNewSkill: true,
      passToken: true,
      lowerPayment: true,
      refundCoin: true,
      moveBoost: true,
      boostType: true,
      boostHere: true,
      departAgain: true,
      transferReserve: true,
      scrapCard: true,
      eatSelf: true,
      seeCost: true,
    };
    expect([...printed].toSorted()).toEqual(Object.keys(all).toSorted());
  });

  test('lowerDepart, also for stars only, from some terrains only, and towards others', () => {
    expect(remaining(holding(201).do('way:N', power(201)))).toBe(0);
    expect(holding(308).do('way:N').offers()).not.toContain(power(308));
    expect(remaining(holding(308).do('way:S', 'way:S', power(308)))).toBe(0);
    expect(holding(279).do('way:N').offers()).not.toContain(power(279));
    const near = (at: number) => remaining(holding(234, { seats: 2, at: [18, at] }).do('way:N', power(234)));
    expect([near(11), near(25)]).toEqual([0, 1]);
  });

  test('lowerCost RU-VA-67 for the action it names', () => {
    expect(remaining(holding(256).do('here:overpower', power(256)))).toBe(3);
    expect(holding(256).do('here:engage').offers()).not.toContain(power(256));
  });

  test('stretchX reads a higher X for the same dice', () => {
    const game = holding(227, { dice: ['blank', 'blank'] }).do('here:take', '2', power(227));
    expect([remaining(game), game.s.turn?.action?.readX]).toEqual([2, 3]);
  });

  test('rollFewer leaves dice in the pool', () => {
    expect(remaining(holding(293).do('here:engage', power(293)))).toBe(1);
  });

  test('doubleToken: one token pays 2', () => {
    const game = holding(282, { edit: (s) => tokens(s, 'p1', { move: 1 }) }).do('here:move', power(282), 'pay:move');
    expect([remaining(game), game.offers().includes(power(282))]).toEqual([1, false]);
  });

  test('addElement counts for slots', () => {
    const game = holding(271, { dice: ['blank', 'blank'] }).do('here:engage', power(271));
    expect(game.s.turn?.action?.elements).toContain('tide');
  });

  test('turnDie and blankDie', () => {
    expect(holding(294, { dice: ['health', 'blank'] }).do('here:engage', throwDice, power(294)).s.roll).toEqual(['setback', 'blank']);
    const blank = holding(203, { dice: ['morale', 'blank'] }).do('here:engage', throwDice, power(203));
    expect(blank.s.roll).toEqual(['blank', 'blank']);
  });

  test("rerollDie VA-321 RU-VA-32 an own rolled die; with impact any active player's, with leave", () => {
    const game = holding(211, { dice: ['time', 'blank'] })
      .do('here:engage', throwDice)
      .load('setback')
      .do(power(211));
    expect(game.facts('diceRolled').at(-1)?.faces).toEqual(['setback', 'blank']);
    const far = play({ seats: 2, dice: ['morale'], edit: (s) => equip(s, 'p2', 260, 2) }).do('here:look', throwDice);
    far
      .do(`p2: ${power(260)}`)
      .load('blank')
      .do('p1: yes');
    expect(far.p('p1').stats.morale).toBe(4);
  });

  test('anyFace, easeSlot and copyFace open slots for this turn', () => {
    const any = holding(328, { dice: ['morale', 'morale'], edit: (s) => equip(s, 'p1', faced, 3) }).do(
      'here:engage',
      throwDice,
      power(328),
    );
    expect(any.s.turn?.eased.length).toBeGreaterThan(0);
    const eased = holding(299, { dice: ['morale'], edit: (s) => equip(s, 'p1', 204) }).do('way:N', throwDice, power(299), 'slot:p1:204.b');
    expect(eased.offers()).toContain('die:morale>slot:p1:204.b');
    const copied = holding(215, { dice: ['morale', 'morale'] }).do('here:engage', throwDice);
    expect(copied.offers()).toContain(power(215));
    copied.do(power(215), 'face:any');
    expect(copied.s.turn?.eased).toMatchObject([{ slot: 'p1:215.a', face: 'any' }]);
  });

  test('the Salvager frees a slot of an item from face and price, the Breaker one from its category', () => {
    const with_ = (character: number, wanted: Wanted) =>
      play({
        ...wanted,
        edit: (s) =>
          void (
            Object.assign(s.players.p1!, { character }),
            (s.players.p1!.grid[4] = { num: character, boost: 2, dice: [] }),
            wanted.edit?.(s)
          ),
      });
    const salvager = with_(405, { dice: ['health'], edit: (s) => equip(s, 'p1', 203) }).do('here:look', throwDice, power(405));
    expect(salvager.offers()).toContain('die:health>slot:p1:203.a');
    const breaker = with_(406, { dice: ['morale'] }).do('here:look', throwDice, power(406));
    expect(breaker.offers()).toContain('die:morale>slot:p1:406.a');
  });

  test("shareSlot makes an own slot an impact slot for somebody else's roll", () => {
    const game = play({ seats: 2, dice: ['blank'], edit: (s) => void (equip(s, 'p2', 217, 2), equip(s, 'p2', 201)) }).do(
      'way:N',
      throwDice,
    );
    expect(game.offers('p1').some((id) => id.includes('p2:201.a'))).toBe(false);
    game.do(`p2: ${power(217)}`, 'slot:p2:201.a');
    expect(game.offers('p1')).toContain('die:blank>slot:p2:201.a');
  });

  test('cancelDamage, skipArrival and softenDamage against a climate', () => {
    expect(damaged(207, 'cold').do(power(207), 'accept', 'health').p().stats.health).toBe(3);
    expect(damaged(207, 'heat').asks).toEqual(['p1 climate.lose']);
    const arrival = holding(280, { page: [{ move: 13 }] });
    expect(arrival.do(power(280), 'accept').p().stats.health).toBe(4);
    const soft = damaged(296, 'cold').do(power(296), 'accept', 'time', 'health');
    expect(soft.p().stats).toEqual({ time: 3, morale: 4, health: 3 });
  });

  test('cancelWithCompany spares both', () => {
    const game = play({ seats: 2, at: [12, 12], dice: ['blank'], edit: (s) => equip(s, 'p1', 233, 1) }).do(
      'way:E',
      throwDice,
      'settle',
      'keep',
      'p2: yes',
      power(233),
    );
    while (game.asks[0]?.includes('accept')) game.do('accept');
    expect([game.p('p1').stats.health, game.p('p2').stats.health]).toEqual([4, 4]);
  });

  test('takeTheHit closes the card until the next refresh', () => {
    const game = losing(253, { health: 1 }).do(power(253), 'accept');
    expect([game.p().stats.health, game.p().grid[0]?.closed]).toEqual([4, true]);
    expect(game.offers().some((id) => id.includes('253'))).toBe(false);
  });

  test('lessLoss and swapLoss', () => {
    expect(losing(226, { health: 2 }).do(power(226), 'accept').p().stats.health).toBe(3);
    expect(losing(264, { health: 1 }).do(power(264), 'accept').p().stats).toEqual({ time: 4, morale: 3, health: 4 });
    const medic = play({
      seats: 4,
      dice: ['health', 'morale'],
      edit: (s) => void (s.players.p4!.grid[4] = { num: 404, boost: 1, dice: [] }),
    }).do('here:engage', throwDice);
    medic.do('settle', `p4: ${power(404)}`, 'p1: yes', 'accept');
    expect(medic.p('p1').stats.health).toBe(4);
  });

  test('eatSelf and eatToCancel cost the card', () => {
    const fed = holding(262).do(power(262));
    expect([fed.p().stats, boostOf(fed.s, 'p1', 262)]).toEqual([{ time: 4, morale: 5, health: 5 }, undefined]);
    const game = damaged(266, 'hypoxia');
    const eat = game.offers().find((id) => id.startsWith('power:266') && id !== power(266, 1)) ?? power(266);
    game.do(eat, 'accept');
    expect([game.p().stats.health, boostOf(game.s, 'p1', 266)]).toEqual([4, undefined]);
  });

  test('freeDie and drainPool', () => {
    const game = play({ edit: (s) => void (equip(s, 'p1', 231, 1), equip(s, 'p1', 201, 0, ['a'])) }).do(power(231));
    expect([game.s.pool, diceOn(game.s, 'p1', 201)]).toEqual([10, []]);
    expect(holding(222).do(power(222), '2').s.penalty).toBe(2);
  });

  test('gainCoin, gainToken, gainOneOf and gainStat', () => {
    expect(holding(206).do(power(206)).p().coins).toBe(1);
    expect(holding(212).do(power(212), 'overpower').p().skills.overpower).toBe(1);
    expect(
      holding(252, { dice: ['take'] })
        .do(power(252), 'random')
        .p().skills.take,
    ).toBe(1);
    expect(holding(202).do(power(202)).p().stats.health).toBe(5);
  });

  test('giveNewSkill and passToken', () => {
    const new_ = holding(289, { edit: (s) => tokens(s, 'p1', { move: 1 }) }).do(power(289));
    expect(new_.offers()).not.toContain('move');
    const passed = holding(307, { seats: 2, edit: (s) => tokens(s, 'p1', { look: 1 }) }).do(power(307), 'p2: yes');
    expect([passed.p('p1').skills.look, passed.p('p2').skills.look]).toEqual([0, 1]);
  });

  test('lowerPayment and refundCoin', () => {
    const pay = [{ pay: [{ coin: 2 }], then: [{ gain: { look: 1 } }] }] as const;
    const less = holding(219, { page: pay, edit: (s) => void (s.players.p1!.coins = 1) }).do(power(219), 'pay:coin');
    expect([less.p().coins, less.p().skills.look]).toEqual([0, 1]);
    const back = holding(300, {
      at: [117],
      dice: ['blank', 'blank', 'blank'],
      edit: (s) => void ((s.players.p1!.coins = 12), (s.destinies = [{ num: 448, tokens: 0, complete: false, since: 0, progress: [] }])),
    }).do('card:448.BARTER', throwDice);
    if (back.asks[0] === 'p1 dice.place') back.do('settle');
    expect(back.do('pay:coin', power(300), 'go').p().coins).toBe(1);
  });

  test('moveBoost, boostType and boostHere', () => {
    const moved = play({ edit: (s) => void (equip(s, 'p1', 276, 3, [], 0), equip(s, 'p1', 201, 0, [], 1)) }).do(power(276));
    expect([boostOf(moved.s, 'p1', 276), boostOf(moved.s, 'p1', 201)]).toEqual([1, 1]);
    const flora = holding(210, { edit: (s) => equip(s, 'p1', 261) }).do(power(210));
    expect(boostOf(flora.s, 'p1', 261)).toBe(1);
    const here = holding(204, { seats: 3, at: [18, 18, 40] }).do(power(204), 'p2: yes');
    expect(['p1', 'p2', 'p3'].map((seat, i) => boostOf(here.s, seat, 401 + i))).toEqual([1, 1, 0]);
  });

  test('departAgain: another listed depart, once in a turn', () => {
    const game = holding(213, { dice: ['blank', 'blank', 'blank'] }).do('way:N', throwDice, 'settle', power(213));
    expect(game.offers().filter((id) => !id.startsWith('power:'))).toEqual(['way:E', 'way:S', 'way:W', 'end', 'stop']);
    game.do('way:E', throwDice, 'settle');
    expect([game.p().location, game.s.turns]).toEqual([12, 2]);
  });

  test('scrapCard and seeCost', () => {
    expect(
      holding(288, { edit: (s) => equip(s, 'p1', 201) })
        .do(power(288), 'card:201')
        .p().coins,
    ).toBe(2);
    const seen = holding(255).do(power(255), 'way:S');
    expect(seen.facts('revealed', 'p1')[0]?.text).toContain('cost 2');
    expect(seen.facts('revealed', 'table')).toEqual([]);
  });
});

describe('standing effects', () => {
  test('slotsPriced, slotsClosed and slotsGainElement', () => {
    const offers = (num: number, dice: 'morale' | 'time', action: string) =>
      play({ dice: [dice, dice, dice, dice], edit: (s) => equip(s, 'p1', num) })
        .do(action, throwDice)
        .offers();
    expect(offers(335, 'morale', 'way:N')).not.toContain('die:morale>slot:p1:401.a');
    expect(offers(334, 'time', 'here:look')).not.toContain('die:time>slot:p1:401.b');
    const ember = play({
      dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      at: [10],
      edit: (s) =>
        void (
          Object.assign(s.players.p1!, { character: 406 }),
          (s.players.p1!.grid[4] = { num: 406, boost: 0, dice: [] }),
          equip(s, 'p1', 323)
        ),
    }).do('here:overpower', throwDice);
    expect(ember.offers()).toContain('die:blank>slot:p1:406.a');
  });

  test('freeAdjacentPrices and freePrices', () => {
    const lamp = (num: number, cell: number) =>
      play({ dice: ['time'], edit: (s) => void (equip(s, 'p1', 203, 0, [], 0), equip(s, 'p1', num, 0, [], cell)) })
        .do('here:look', throwDice)
        .offers()
        .includes('die:time>slot:p1:203.a');
    expect([lamp(257, 1), lamp(257, 8)]).toEqual([true, false]);
  });

  test('boostOnRefresh, boostPerType and boostOnCoinPaid', () => {
    const night = play({
      dice: ['blank'],
      edit: (s) => void (equip(s, 'p1', 265), equip(s, 'p1', 269), equip(s, 'p1', 307), (s.pool = 0), (s.penalty = 10)),
    }).do('way:N', throwDice, 'settle');
    expect([boostOf(night.s, 'p1', 265), boostOf(night.s, 'p1', 269)]).toEqual([1, 1]);
    const paid = play({ page: [{ pay: [{ coin: 2 }], then: [] }], edit: (s) => void (equip(s, 'p1', 277), (s.players.p1!.coins = 2)) }).do(
      'pay:coin',
    );
    expect(boostOf(paid.s, 'p1', 277)).toBe(2);
  });

  test('cancelAll, boostOnArrive, skipHeatOnce', () => {
    const warm = (edit: (s: VantageState) => void) => play({ seats: 2, page: [{ damage: { kind: 'cold', n: 1 } }], edit }).asks[0];
    expect([warm((s) => equip(s, 'p1', 319)), warm(() => undefined)]).toEqual(['p1 turn.action', 'p1 climate.lose']);
    const cairn = play({ seats: 2, page: [{ move: 49 }], edit: (s) => void (s.players.p2!.lying = [366]) });
    expect(boostOf(cairn.s, 'p1', 401)).toBe(1);
    const cool = play({ page: [{ move: 95 }], edit: (s) => void ((s.players.p1!.lying = [346]), (s.flags = ['346.cool'])) });
    expect(cool.s.players.p1!.stats).toEqual({ time: 4, morale: 4, health: 4 });
  });

  test('costMore, doubleOnce, hurtOnDoubles, coinGainLess and clearWhen', () => {
    expect(play({ edit: (s) => equip(s, 'p1', 337) }).do('here:engage').s.turn?.action?.cost).toBe(3);
    const head = play({ dice: ['time', 'blank'], edit: (s) => equip(s, 'p1', 333) }).do('here:engage', throwDice, 'settle');
    expect([head.p().stats.time, head.p().grid[0]?.spent]).toEqual([2, true]);
    const glass = play({ dice: ['setback', 'setback', 'blank', 'blank'], edit: (s) => equip(s, 'p1', 336) }).do(
      'here:overpower',
      throwDice,
    );
    expect(glass.p().stats.health).toBe(3);
    expect(play({ page: [{ gain: { coin: 2 } }], edit: (s) => equip(s, 'p1', 339) }).p().coins).toBe(1);
    const cured = play({ page: [{ gain: { health: 1 } }], edit: (s) => equip(s, 'p1', 335) });
    expect(boostOf(cured.s, 'p1', 335)).toBeUndefined();
    const glare = play({ at: [18], page: [{ move: 41 }], edit: (s) => equip(s, 'p1', 332) });
    expect(boostOf(glare.s, 'p1', 332)).toBeUndefined();
  });

  test('besideLampPart and rerollHere', () => {
    const lit = (cell: number) =>
      play({ dice: ['time'], edit: (s) => void (equip(s, 'p1', 325, 0, [], 0), equip(s, 'p1', 326, 0, [], cell)) }).do(
        'here:look',
        throwDice,
        'die:time>slot:p1:325.a',
      ).s;
    // 1 boost is the slot's own bonus, 1 comes from the other part of the lamp beside it.
    expect([boostOf(lit(1), 'p1', 325), boostOf(lit(8), 'p1', 325)]).toEqual([2, 1]);
    const loft = play({ at: [119], dice: ['morale', 'morale', 'morale'], edit: (s) => void (s.players.p1!.lying = [362]) }).do(
      'here:look',
      throwDice,
    );
    loft.do('power:362.reroll', 'die:morale').load('blank').do('roll');
    expect(loft.offers()).not.toContain('power:362.reroll');
  });
});
