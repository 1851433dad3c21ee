import { describe, expect, test } from 'vitest';
import type { Price, Script } from '../content/script.ts';
import type { Skill } from '../content/vocabulary.ts';
import type { VantageState } from '../state.ts';
import { boostOf, equip, play, throwDice, tokens, type Wanted } from '../vantage.testing.ts';

const reading = (page: Script, wanted: Wanted = {}) => play({ ...wanted, page });

const stats = (time: number, morale: number, health: number) => (s: VantageState) => void (s.players.p1!.stats = { time, morale, health });

describe('step 7: reading and choices', () => {
  test('VA-248 VA-249 the page is carried out from top to bottom', () => {
    const game = reading([{ say: 'One.' }, { gain: { coin: 2, look: 1 } }, { lose: { coin: 1 } }, { say: 'Two.' }]);
    expect(game.facts('said').map(({ text }) => text)).toEqual(['One.', 'Two.']);
    expect([game.p().coins, game.p().skills.look]).toEqual([1, 1]);
  });

  test('VA-079 VA-080 VA-250 options are read, their outcomes are not', () => {
    const game = reading([
      {
        choose: [
          { label: 'Left.', do: [{ say: 'Secret.' }, { gain: { coin: 1 } }] },
          { label: 'Right.', do: [] },
        ],
      },
    ]);
    expect(game.match.open[0]?.options.map(({ label }) => label)).toEqual(['Left.', 'Right.']);
    expect(JSON.stringify([game.match.view('p1'), game.heard('p1')])).not.toContain('Secret.');
    expect(game.do('choice:1').p().coins).toBe(1);
    const each = [1, 2, 3].map((n) => ({ label: `${n}.`, do: [{ gain: { coin: n } }] }));
    expect([1, 2, 3].map((n) => reading([{ choose: each }]).do(`choice:${n}`).p().coins)).toEqual([1, 2, 3]);
  });

  test('an option that is not open is not shown', () => {
    const game = reading([
      {
        choose: [
          { label: 'A', when: { flag: 'ice.broken' }, do: [] },
          { label: 'B', do: [] },
          { label: 'C', do: [] },
        ],
      },
    ]);
    expect(game.offers()).toEqual(['choice:2', 'choice:3']);
  });

  test('VA-251 VA-252 VA-099 VA-100 VA-101 a result may move the player, and the arrival instruction is mandatory', () => {
    const game = reading([{ move: 13 }]);
    expect([game.p().location, game.asks]).toEqual([13, ['p1 climate.lose']]);
    expect(game.match.open[0]!.prompt).toMatch(/^What do you lose to (heat|cold|hypoxia) damage\?$/);
  });

  test('N5 byX, if and flag', () => {
    expect(reading([{ flag: 'ice.broken' }, { if: { flag: 'ice.broken' }, then: [{ gain: { coin: 3 } }] }]).p().coins).toBe(3);
    expect(
      reading([{ if: { and: [{ at: 'A' }, { at: 'ice' }, { at: 18 }, { not: { holds: 'item' } }] }, then: [{ gain: { coin: 1 } }] }]).p()
        .coins,
    ).toBe(1);
    expect(
      reading([{ if: { or: [{ count: 'players', is: '>', than: 1 }, { gridFull: true }] }, then: [], else: [{ gain: { coin: 2 } }] }]).p()
        .coins,
    ).toBe(2);
  });
});

describe('step 7: climate and stats', () => {
  test('VA-253 VA-254 VA-257 EX-VA-20 one point costs 1 health, or 1 time and 1 morale', () => {
    const hurt = () => reading([{ damage: { kind: 'hypoxia', n: 1 } }], { edit: stats(3, 1, 2) });
    expect(hurt().do('health').p().stats).toEqual({ time: 3, morale: 1, health: 1 });
    const both = hurt().do('both');
    expect([both.p().stats, both.asks]).toEqual([{ time: 2, morale: 0, health: 2 }, ['p1 zero.vote']]);
  });

  test('VA-255 VA-256 RU-VA-40 points are chosen one at a time and fall together', () => {
    const game = reading([{ damage: { kind: 'cold', n: 2 } }]).do('health');
    expect(game.p().stats.health).toBe(4);
    expect(game.do('both').p().stats).toEqual({ time: 3, morale: 3, health: 3 });
  });

  test('VA-008 VA-258 VA-259 EX-VA-21 RU-VA-39 each point above 6 is a random skill', () => {
    const gain = (health: number) => reading([{ gain: { health: 2 } }], { dice: ['take', 'help'], edit: stats(4, 4, health) }).p();
    expect([gain(5).stats.health, gain(5).skills.take, gain(5).skills.help]).toEqual([6, 1, 0]);
    expect([gain(6).stats.health, gain(6).skills.take, gain(6).skills.help]).toEqual([6, 1, 1]);
  });

  test('VA-008 no stat is below 0, however much is lost', () => {
    const game = reading([{ lose: { time: 3, morale: 3, health: 3 } }], { edit: stats(2, 3, 4) });
    expect(game.p().stats).toEqual({ time: 0, morale: 0, health: 1 });
  });

  test("VA-007 stats are each player's own", () => {
    const game = reading([{ lose: { time: 2 } }], { seats: 2 });
    expect([game.p('p1').stats.time, game.p('p2').stats.time]).toEqual([2, 4]);
    const gained = reading([{ gain: { time: 1, health: 2 } }], { seats: 2 });
    expect([gained.p('p1').stats, gained.p('p2').stats]).toEqual([
      { time: 5, morale: 4, health: 6 },
      { time: 4, morale: 4, health: 4 },
    ]);
  });

  test('N5 set: every stat at 0 of every player', () => {
    const game = reading([{ set: { stat: 'zeroed', to: 3 } }], {
      seats: 2,
      edit: (s) => void ((s.players.p1!.stats.time = 0), (s.players.p2!.stats.health = 0)),
    });
    expect([game.p('p1').stats, game.p('p2').stats]).toEqual([
      { time: 3, morale: 4, health: 4 },
      { time: 4, morale: 4, health: 3 },
    ]);
  });
});

describe('step 7: skills, coins and payments', () => {
  const price: Script = [{ pay: [{ move: 1 }, { overpower: 1 }], then: [{ gain: { coin: 1 } }], else: [{ gain: { look: 1 } }] }];

  test('VA-261 VA-262 VA-263 VA-264 EX-VA-30 any player may pay one of the named kinds; nobody is made to', () => {
    const offer = () => reading(price, { seats: 3, edit: (s) => tokens(s, 'p3', { overpower: 1 }) });
    expect(offer().do('pay:overpower', 'p3: yes').p().coins).toBe(1);
    const refused = offer().do('pay:overpower', 'p3: no');
    expect([refused.p().coins, refused.p().skills.look, refused.p('p3').skills.overpower]).toEqual([0, 1, 1]);
    expect(offer().do('decline').p().skills.look).toBe(1);
  });

  test('VA-263 if only a part comes together, nothing is gained and the tokens go back', () => {
    const edit = (s: VantageState) => (tokens(s, 'p1', { help: 1 }), tokens(s, 'p2', { help: 1 }));
    const game = reading([{ pay: [{ help: 2 }], then: [{ gain: { coin: 1 } }] }], { seats: 2, edit }).do('pay:help', 'seat:p1', 'p2: no');
    expect([game.p().coins, game.p().skills.help, game.p('p2').skills.help]).toEqual([0, 1, 1]);
  });

  test('VA-163 VA-280 EX-VA-36 who cannot pay has no benefit; what is not there is not lost', () => {
    const poor = reading([{ pay: [{ coin: 1 }], then: [{ gain: { look: 1 } }] }]);
    expect(poor.offers()).toEqual(['decline']);
    expect(poor.do('decline').p().skills.look).toBe(0);
    const loser = reading([{ lose: { coin: 1 } }, { gain: { look: 1 } }]).p();
    expect([loser.coins, loser.skills.look]).toEqual([0, 1]);
  });

  test('VA-279 what somebody does not have is not lost: coins, tokens, boost, cards', () => {
    const game = reading([{ lose: { coin: 2 } }, { lose: { help: 2 } }, { lose: { boost: 2 } }, { lose: { card: { type: 'item' } } }], {
      edit: (s) => (tokens(s, 'p1', { help: 1 }), void (s.players.p1!.coins = 1)),
    });
    expect([game.asks[0], game.p().coins, game.p().skills.help, game.s.supply.help]).toEqual(['p1 turn.action', 0, 0, 10]);
    expect(game.p().grid.filter(Boolean)).toEqual([{ num: 401, boost: 0, dice: [] }]);
  });

  /** So much boost on the character. */
  const boosted = (boost: number) => (s: VantageState) =>
    void (s.players.p1!.grid = s.players.p1!.grid.map((one) => (one?.num === 401 ? { ...one, boost } : one)));

  test('VA-163 VA-280 a payment of coins, tokens or boost is offered only to who has all of it', () => {
    const offer = (price: Price, edit: (s: VantageState) => void): readonly string[] => {
      const game = reading([{ pay: [price], then: [{ gain: { look: 1 } }] }], { edit });
      return game.asks[0] === 'p1 pay' ? game.offers().filter((id) => !id.startsWith('power:')) : [];
    };
    const coins = (n: number) => offer({ coin: 2 }, (s) => void (s.players.p1!.coins = n));
    expect([coins(2), coins(1)]).toEqual([['pay:coin', 'decline'], ['decline']]);
    const help = (n: number) => offer({ help: 2 }, (s) => tokens(s, 'p1', { help: n }));
    expect([help(2), help(1)]).toEqual([['pay:help', 'decline'], []]);
    const boost = (n: number) => offer({ boost: 2 }, boosted(n));
    expect([boost(2), boost(1)]).toEqual([['pay:boost', 'decline'], []]);
  });

  test('VA-261 what is paid is gone', () => {
    const paid = (price: Price, way: string) =>
      reading([{ pay: [price], then: [{ gain: { look: 1 } }] }], {
        edit: (s) => void ((s.players.p1!.coins = 3), boosted(2)(s)),
      }).do(way);
    expect(paid({ coin: 2 }, 'pay:coin').p()).toMatchObject({ coins: 1, skills: { look: 1 } });
    const used = paid({ boost: 2 }, 'pay:boost');
    expect([boostOf(used.s, 'p1', 401), used.p().skills.look]).toEqual([0, 1]);
  });

  test('VA-279 VA-329 losing, selling and paying never reach the character', () => {
    const alone: Script = [{ lose: { card: { zone: 'grid', n: 2 } } }];
    const beside = reading(alone, { edit: (s) => equip(s, 'p1', 206) });
    // The only other card is lost without a question, and for the second loss nothing is left.
    expect([beside.asks[0], beside.p().grid.flatMap((cell) => cell?.num ?? [])]).toEqual(['p1 turn.action', [401]]);
    expect(reading([{ sell: { zone: 'grid' } }], { edit: (s) => equip(s, 'p1', 206) }).offers()).toEqual(['keep', 'card:206']);
    expect(reading([{ pay: [{ card: { zone: 'grid' } }], then: [{ gain: { coin: 1 } }] }]).p().coins).toBe(0);
  });

  test('N5 several players may share one payment, and an unfinished one goes back', () => {
    const four: Script = [{ pay: [{ help: 2 }], then: [{ gain: { coin: 1 } }] }];
    const edit = (s: VantageState) => (tokens(s, 'p1', { help: 1 }), tokens(s, 'p2', { help: 1 }));
    expect(reading(four, { seats: 2, edit }).do('pay:help', 'seat:p1', 'p2: yes').p().coins).toBe(1);
    const back = reading(four, { seats: 2, edit }).do('pay:help', 'seat:p1', 'p2: no');
    expect([back.p().coins, back.p().skills.help, back.p('p2').skills.help, back.s.supply.help]).toEqual([0, 1, 1, 8]);
  });

  test('VA-265 VA-266 named kinds, or one of several by choice', () => {
    expect(reading([{ gain: { engage: 2 } }]).p().skills.engage).toBe(2);
    expect(
      reading([{ gain: { oneOf: [{ move: 1 }, { time: 1 }] } }])
        .do('1 time')
        .p().stats.time,
    ).toBe(5);
    const three = () => reading([{ gain: { oneOf: [{ move: 1 }, { coin: 2 }, { look: 1 }] } }]);
    expect(three().offers()).toEqual(['1 move', '2 coin', '1 look']);
    expect(three().match.open[0]!.options.map(({ label }) => label)).toEqual(['1 move', '2 coins', '1 look']);
    const spelled = reading([{ gain: { oneOf: [{ random: 1 }, { random: 2, coin: 1 }] } }]).match.open[0]!.options;
    expect(spelled.map(({ label }) => label)).toEqual(['1 random skill', '2 random skills and 1 coin']);
    const after = ['1 move', '2 coin', '1 look'].map((one) => three().do(one).p());
    expect(after.map(({ coins, skills }) => [skills.move, coins, skills.look])).toEqual([[1, 0, 0], [0, 2, 0], [0, 0, 1]]);
  });

  test('VA-267 VA-268 a random skill is rolled; of several dice only named kinds are kept', () => {
    expect(reading([{ gain: { random: 1 } }], { dice: ['help'] }).p().skills.help).toBe(1);
    const kept = reading([{ rollSkill: { n: 2, keep: ['look'], else: [{ gain: { coin: 1 } }] } }], { dice: ['look', 'take'] }).p();
    expect([kept.skills.look, kept.skills.take, kept.coins]).toEqual([1, 0, 0]);
    const more = reading([{ rollSkill: { n: 4, keep: ['look', 'help'] } }], { dice: ['look', 'take', 'help', 'look'] }).p();
    expect([more.skills.look, more.skills.help, more.skills.take]).toEqual([2, 1, 0]);
    expect(reading([{ rollSkill: { n: 1, keep: ['look'], else: [{ gain: { coin: 1 } }] } }], { dice: ['take'] }).p().coins).toBe(1);
  });

  test('VA-174 EX-VA-23 RU-VA-25 a kind that has run out is not gained and not rolled again', () => {
    const game = reading([{ gain: { random: 1 } }], { seats: 2, dice: ['help'], edit: (s) => tokens(s, 'p2', { help: 10 }) });
    expect(Object.values(game.p().skills).reduce((sum: number, n) => sum + n, 0)).toBe(0);
  });

  test('VA-290 VA-292 RU-VA-26 coins are public and unlimited; a card may be sold for its value', () => {
    const game = reading([{ gain: { coin: 60 } }, { sell: { zone: 'grid', not: 'character', extra: 1 } }], {
      edit: (s) => equip(s, 'p1', 206),
    });
    expect(game.do('card:206').match.view('table').players.p1?.coins).toBe(63);
  });
});

describe('step 8: continue', () => {
  test('VA-293 VA-011 without continue the turn passes to the left', () => {
    const game = play({ seats: 3, dice: ['blank', 'blank', 'blank'] }).do('here:help', throwDice);
    expect(game.s.active).toBe('p2');
  });

  test('VA-294 VA-295 VA-296 VA-297 VA-298 EX-VA-26 RU-VA-45 continue from a location action: any other action, the same one not, no passing', () => {
    const game = play({ dice: ['blank', 'blank', 'blank'] }).do('here:look', throwDice);
    expect(game.asks[0]).toBe('p1 turn.continue');
    expect(game.offers().filter((id) => id.startsWith('here:'))).toEqual([
      'here:move',
      'here:engage',
      'here:help',
      'here:take',
      'here:overpower',
    ]);
    expect(game.offers()).toEqual(expect.arrayContaining(['way:N', 'card:401.RACE']));
    expect(game.offers()).not.toContain('end');
    expect(game.do('here:engage').s.turn?.action?.cost).toBe(2);
  });

  test('VA-298 the additional action has its own cost, tokens, roll and result', () => {
    const game = play({ dice: ['blank', 'blank', 'blank'], edit: (s) => tokens(s, 'p1', { engage: 1 }) }).do('here:look', throwDice);
    game.do('here:engage');
    expect(game.offers()).toEqual(['pay:engage', throwDice]);
    game.do('pay:engage', throwDice);
    if (game.asks[0] === 'p1 dice.place') game.do('settle');
    expect(game.s.deeds.map(({ cat, rolled }) => [cat, rolled])).toEqual([
      ['look', 1],
      ['engage', 1],
    ]);
    expect(game.s.penalty).toBe(2);
  });

  test('VA-299 RU-VA-46 a continued action may continue, at the new place too', () => {
    const game = play({ dice: ['blank', 'blank', 'blank', 'blank'] }).do(
      'here:look',
      throwDice,
      'here:move',
      throwDice,
      'settle',
      'choice:1',
    );
    expect([game.p().location, game.asks[0]]).toEqual([19, 'p1 turn.continue']);
    expect(game.offers().some((id) => id.startsWith('here:'))).toBe(true);
  });

  test('VA-300 EX-VA-29 a named action of the location is gone on with at its step 2, even if it was done before', () => {
    const game = play({ at: [61], dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] }).do('here:look', throwDice);
    expect([game.asks[0], game.s.turn?.action?.cat]).toEqual(['p1 cost.pay', 'move']);
  });

  test('VA-301 RU-VA-47 RU-VA-48 a name that the location does not list leaves departs and cards; nothing fitting ends the turn', () => {
    const go = (with_: Skill) => reading([{ continue: 'must', with: with_ }], { at: [137] });
    expect(go('look').s.turn?.goesOn).toBeNull();
    const game = play({
      at: [18],
      dice: ['blank', 'blank'],
      edit: (s) => void ((s.players.p1!.done = { 18: ['look'] }), equip(s, 'p1', 204)),
    }).do('card:204.FOLLOW', throwDice);
    if (game.asks[0] === 'p1 dice.place') game.do('settle');
    expect(
      game
        .offers()
        .filter((id) => !id.startsWith('power:'))
        .every((id) => id.startsWith('way:') || ['end', 'stop'].includes(id)),
    ).toBe(true);
  });

  test('VA-302 EX-VA-27 continue from a card or depart does not lift the restriction', () => {
    const game = play({ dice: ['blank', 'blank'], edit: (s) => void ((s.players.p1!.done = { 18: ['look'] }), equip(s, 'p1', 204)) }).do(
      'card:204.FOLLOW',
      throwDice,
    );
    if (game.asks[0] === 'p1 dice.place') game.do('settle');
    expect(game.offers().some((id) => id.startsWith('here:'))).toBe(false);
  });

  test('VA-302 EX-VA-27 a location lifts its restriction, a card does not', () => {
    const here = (wanted: Wanted) =>
      reading([{ continue: 'may' }], { edit: (s) => void ((s.players.p1!.done = { 18: ['look'] }), equip(s, 'p1', 201)), ...wanted })
        .offers()
        .filter((id) => id.startsWith('here:'));
    expect(here({})).toEqual(['here:move', 'here:engage', 'here:help', 'here:take', 'here:overpower']);
    expect(here({ pageOn: 201 })).toEqual([]);
  });

  test('VA-303 VA-304 EX-VA-28 may continue can be declined, and is gone then', () => {
    const game = play({ at: [11], dice: ['blank', 'blank'] }).do('here:look', throwDice);
    if (game.asks[0] === 'p1 card.cell') game.do('card:291>cell:0');
    expect(game.offers()).toContain('end');
    game.do('end');
    expect([game.s.turns, game.offers().some((id) => id.startsWith('here:'))]).toEqual([2, false]);
  });
});
