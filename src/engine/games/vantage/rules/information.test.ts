import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/rule.ts';
import { allPages } from '../content/pages.testing.ts';
import { places, placeOf } from '../content/places.ts';
import { vantages } from '../content/vantages.ts';
import { vantage } from '../index.ts';
import type { VantageState } from '../state.ts';
import { equip, play, throwDice, tokens, type Session } from '../vantage.testing.ts';
import type { HereView } from '../view.ts';
import { nodesWithin } from './result/reveals.ts';

/** Everything of a match that reaches one viewer: view, facts, and what they are offered. */
const reaches = (game: Session, viewer: Seat | 'table'): string =>
  JSON.stringify([
    game.match.view(viewer),
    game.heard(viewer),
    game.match.open
      .filter(({ seat }) => seat === viewer)
      .map(({ prompt, options }) => [prompt, options.map(({ id, label }) => [id, label])]),
  ]);
const secretsOf = (num: number): readonly string[] => {
  const { name, description, vista, voice, actions } = placeOf(num);
  return [name, description, vista, ...(voice ? [voice] : []), ...Object.values(actions).map(({ action }) => action)];
};

describe('what a player may know', () => {
  const two = () => play({ seats: 2, at: [18, 41], dice: ['blank', 'blank', 'blank'] });

  test('VA-030 VA-088 whoever moves on is at the new location alone', () => {
    const game = two().do('way:N', throwDice, 'settle');
    expect([game.p().location, game.match.view('p1').here?.num]).toEqual([11, 11]);
    expect(JSON.stringify(game.match.view('p1'))).not.toContain(placeOf(18).description);
    expect(JSON.stringify(game.match.view('p1'))).toContain(placeOf(11).description);
  });

  test('VA-064 VA-066 VA-088 a player sees the location they are on, and no other one', () => {
    const game = two();
    expect(game.match.view('p1').here).toMatchObject({ num: 18, name: 'The Breathing Ice' });
    for (const viewer of ['p2', 'table'] as const) for (const secret of secretsOf(18)) expect(reaches(game, viewer)).not.toContain(secret);
    expect(game.match.view('p2').players.p1?.number).toBeNull();
    expect(game.match.view('table').here).toBeNull();
  });

  test('VA-066 a number that was read aloud is no longer told of whoever has moved on', () => {
    const game = play({ seats: 2, at: [18, 41], edit: (s) => void (s.players.p1!.told = true), dice: ['blank'] });
    expect(game.match.view('p2').players.p1?.number).toBe(18);
    game.do('way:N', throwDice, 'settle');
    expect([game.p('p1').location, game.match.view('p2').players.p1?.number]).toEqual([11, null]);
    for (const secret of secretsOf(11)) expect(reaches(game, 'p2')).not.toContain(secret);
  });

  test('VA-065 RU-VA-70 a place that was left is gone from the own view but for number, name, way and deeds', () => {
    const game = two().do('way:N', throwDice, 'settle');
    const { name, ...rest } = placeOf(18);
    const [journal] = game.match.view('p1').journals;
    expect(journal!.places).toEqual([
      { num: 18, name, sheet: 0, x: 0, y: 0, turn: 0, did: [] },
      { num: 11, name: placeOf(11).name, sheet: 0, x: 0, y: -1, turn: 1, did: [] },
    ]);
    expect(journal!.steps).toEqual([
      { from: null, to: 18, by: 'crash', turn: 0 },
      { from: 18, to: 11, by: 'N', turn: 1 },
    ]);
    const now = JSON.stringify(game.match.view('p1'));
    for (const secret of [rest.description, rest.vista, rest.actions.look!.action]) expect(now).not.toContain(secret);
  });

  test('VA-067 slots of a terrain and powers for one tell where somebody stands, so everybody else is not shown what is offered', () => {
    const holding = (card?: number) => (s: VantageState) => card && equip(s, 'p1', card, 2);
    const placing = (at: number, card?: number) =>
      play({ seats: 2, at: [at, 41], dice: ['morale', 'blank', 'blank'], edit: holding(card) }).do('here:move', throwDice);
    const [desert, ice, plain] = [placing(95, 232), placing(18, 232), placing(18)];
    expect([desert, ice].map((game) => game.offers().includes('die:morale>slot:p1:232.a'))).toEqual([true, false]);
    expect([desert, ice, plain].map(({ match }) => [match.open[0]!.ask, match.open[0]!.secret ?? false])).toEqual([
      ['dice.place', true],
      ['dice.place', true],
      ['dice.place', false],
    ]);
    const paying = (at: number, card?: number) => play({ seats: 2, at: [at, 41], edit: holding(card) }).do('way:N');
    const [coast, inland, walking] = [paying(75, 279), paying(18, 279), paying(18)];
    expect([coast, inland].map((game) => game.offers().some((id) => id.startsWith('power:279')))).toEqual([true, false]);
    expect([coast, inland, walking].map(({ match }) => [match.open[0]!.ask, match.open[0]!.secret ?? false])).toEqual([
      ['cost.pay', true],
      ['cost.pay', true],
      ['cost.pay', false],
    ]);
  });

  test('VA-067 VA-068 VA-069 nothing shows a location to another player, not on the same turn either', () => {
    const game = two().do('way:N', throwDice, 'settle');
    for (const secret of [...secretsOf(18), ...secretsOf(11)]) expect(reaches(game, 'p2')).not.toContain(secret);
    expect(game.facts('arrived', 'p2')).toEqual([]);
    expect(game.facts('wentElsewhere', 'p2')).toHaveLength(1);
    expect(game.facts('arrived', 'p1')).toMatchObject([{ location: 11 }]);
  });

  test('VA-068 VA-069 VA-072 whoever waits has their own place before them all the time, to describe it and to read it out', () => {
    for (const active of ['p1', 'p2'] as const) {
      const game = play({ seats: 2, at: [18, 41], edit: (s) => void (s.active = active) });
      for (const [seat, num] of [['p1', 18], ['p2', 41]] as const) {
        const { name, description, terrain } = placeOf(num);
        expect(game.match.view(seat).here).toMatchObject({ num, name, description, terrain });
      }
      expect(game.offers(active)).toContain('share');
    }
  });

  test('VA-073 VA-089 VA-085 RU-VA-15 RU-VA-69 an entry that is read aloud tells number, verb, cost and text, then the result; nothing else', () => {
    const game = two().do('here:engage');
    expect(game.match.view('p2').story).toMatchObject({ number: 18, verb: 'HAIL', cost: 2, text: 'HAIL the lit window.' });
    expect(game.match.view('p2').players.p1?.number).toBe(18);
    for (const secret of secretsOf(18).filter((one) => one !== 'HAIL the lit window.')) expect(reaches(game, 'p2')).not.toContain(secret);
    expect(reaches(game, 'p2')).not.toContain('The lamp answers');
    expect(reaches(game.do(throwDice), 'p2')).toContain('The lamp answers');
    expect(game.facts('said', 'p2')[0]?.text).toContain('The lamp answers');
  });

  test('VA-073 VA-094 a star is read out too: the others are told the number of the place, and not the way', () => {
    const game = two().do('way:S', 'way:S');
    const { verb, cost, action } = placeOf(18).depart!.S!;
    expect(game.match.view('p2').story).toMatchObject({ number: 18, verb, cost, text: action });
    expect(game.facts('actionDeclared', 'p2')).toMatchObject([{ number: 18, verb, cost, text: action }]);
    expect(JSON.stringify(game.heard('p2'))).not.toContain('"way');
  });

  test('VA-089 the number of the place where the player stands is the key of the entry, whoever began the game', () => {
    const game = play({ seats: 2, at: [18, 41], edit: (s) => void (s.active = 'p2') }).do('here:engage');
    expect(game.match.view('p1').story).toMatchObject({ number: 41, verb: 'TEACH', text: 'TEACH the child a song from home.' });
  });

  test('VA-095 a listed depart tells neither number nor direction', () => {
    const game = two().do('way:N');
    expect(game.match.view('p2').story).toMatchObject({ number: null, verb: 'WALK' });
    expect(reaches(game, 'p2')).not.toContain('"way:');
    expect(game.facts('actionDeclared', 'p2')[0]).toMatchObject({ number: null });
  });

  test('VA-018 VA-078 nobody reads a page, a card or a place before something says so', () => {
    const game = two();
    const all = reaches(game, 'p1');
    for (const { num, description } of places.filter(({ num }) => num !== 18)) expect(all, `place ${num}`).not.toContain(description);
    for (const { name, entry, script } of allPages) {
      if (entry) expect(all, name).not.toContain(entry.action);
      for (const node of nodesWithin(script)) if ('say' in node) expect(all, name).not.toContain(node.say);
    }
    for (const { id, text } of vantages) expect(all, id).not.toContain(text);
    const labels = game.match.open.flatMap(({ seat, options }) => (seat === 'p1' ? options.map(({ label }) => label) : []));
    expect(labels.filter((label) => label.startsWith('take'))).toEqual(['take: CHIP']);
  });

  test('VA-021 the seat that sits first is told and asked nothing more than any other', () => {
    const told = (active: Seat) => {
      const game = play({ seats: 2, at: [18, 18], edit: (s) => void (s.active = active) });
      const { here } = game.match.view(active);
      return [here, game.match.open.filter(({ ask }) => ask === 'turn.action').flatMap(({ options }) => options.map(({ label }) => label))];
    };
    const [own, labels] = told('p2') as [HereView, readonly string[]];
    const [first, firstLabels] = told('p1') as [HereView, readonly string[]];
    expect({ ...first, company: null }).toEqual({ ...own, company: null });
    expect(firstLabels.filter((label) => !label.startsWith('Ilse'))).toEqual(labels.filter((label) => !label.startsWith('Oduya')));
    // Cards come and go by themselves: nobody is asked to fetch them, and all hear the same.
    const game = play({ seats: 2, page: [{ for: { who: 'others', where: 'anywhere', do: [{ card: 341 }] } }] });
    expect([game.asks[0], game.p('p2').lying]).toEqual(['p1 turn.action', [341]]);
    expect(game.facts('cardGained', 'p1')).toEqual(game.facts('cardGained', 'p2'));
  });

  test('VA-070 VA-071 VA-072 the list of actions may be told with a tap, and is no longer told elsewhere', () => {
    const game = two().do('p1: share');
    expect(game.match.view('p2').players.p1?.told).toContainEqual({ cat: 'engage', verb: 'HAIL' });
    expect(game.facts('actionsShared', 'p2').at(-1)?.actions).toContainEqual({ cat: 'engage', verb: 'HAIL' });
    const listed = game.match.view('p1').here!.actions.map(({ cat, verb }) => ({ cat, verb }));
    expect([game.match.view('p2').players.p1?.told, game.facts('actionsShared', 'p2')[0]?.actions]).toEqual([listed, listed]);
    for (const secret of secretsOf(18)) expect(reaches(game, 'p2')).not.toContain(secret);
    expect(game.do('way:N', throwDice, 'settle').match.view('p2').players.p1?.told).toBeNull();
  });

  test('VA-087 each player alone decides about their own action, whatever the others know and advise', () => {
    const game = two().do('p1: share');
    expect(game.asks.filter((ask) => ask.endsWith('turn.action'))).toEqual(['p1 turn.action']);
    expect(game.offers('p2').some((id) => /^(here|way|card):/.test(id))).toBe(false);
    expect(() => game.match.answer({ seat: 'p2', ask: 'turn.action', option: 'here:engage' })).toThrow();
    expect(game.do('p1: here:help').s.turn?.action?.cat).toBe('help');
  });

  test('VA-074 VA-075 a page of the Book of Vantages is seen by one player alone, once', () => {
    const game = play({ seats: 2, page: [{ move: 136 }] });
    const page = vantages.find(({ id }) => id === 'v01')!;
    expect(game.match.view('p1').page?.text).toBe(page.text);
    for (const other of ['p2', 'table'] as const) expect(reaches(game, other)).not.toContain(page.text);
    expect(game.facts('pageSeen', 'p2')).toEqual([]);
  });

  test('VA-074 a page lies open until its player leaves, and is not opened a second time', () => {
    const game = play({ page: [{ vista: 'v01' }, { move: 60 }] });
    expect([game.match.view('p1').page, game.facts('pageSeen', 'p1')]).toEqual([null, [{ fact: 'pageSeen', seat: 'p1', page: 'v01' }]]);
    const again = play({ page: [{ vista: 'v01' }, { move: 60 }, { vista: 'v01' }] });
    expect([again.match.view('p1').page, again.facts('pageSeen', 'p1').length]).toEqual([null, 1]);
  });

  test('VA-080 where a result leaves a choice of places, their numbers are read and nothing of what is there', () => {
    const game = play({ page: [{ move: { among: { in: 'sector' } } }] });
    const labels = game.match.open[0]!.options.map(({ label }) => label);
    expect(game.asks).toEqual(['p1 result.place']);
    expect(labels).toContain('To 019');
    expect(labels.filter((label) => !/^To \d{3}$/.test(label))).toEqual([]);
    expect(game.do('place:19').match.view('p1').here?.name).toBe('The Third Hook');
  });

  test('VA-023 VA-071 VA-076 tokens, dice, grids, reserves, supplies and the cards of the center are visible to everyone', () => {
    const laid = (s: VantageState): void => {
      equip(s, 'p1', 279, 2, ['a']);
      tokens(s, 'p1', { look: 2 });
      Object.assign(s.players.p1!, { coins: 3, reserve: [{ num: 201, boost: 1 }], lying: [341], stats: { time: 3, morale: 2, health: 1 } });
      s.pool -= 2;
      s.penalty = 2;
    };
    const game = play({ seats: 2, page: [{ center: 444 }], dice: ['time', 'blank'], edit: laid }).do('here:engage', throwDice);
    for (const viewer of ['p1', 'p2', 'table'] as const) {
      const { players, supply, pool, penalty, roll, mission, destinies } = game.match.view(viewer);
      expect(players.p1).toMatchObject({
        stats: { time: 3, morale: 2, health: 1 },
        skills: { move: 0, look: 2, engage: 0, help: 0, take: 0, overpower: 0 },
        coins: 3,
        reserve: [{ num: 201, boost: 1 }],
        lying: [341],
      });
      expect(players.p1!.grid.filter((cell) => cell !== null)).toEqual([
        { num: 279, boost: 2, dice: ['a'] },
        { num: 401, boost: 0, dice: [] },
      ]);
      expect([supply.look, pool, penalty, roll, mission?.num, destinies.map(({ num }) => num)]).toEqual([
        8,
        7,
        2,
        ['time', 'blank'],
        411,
        [444],
      ]);
    }
  });

  test('VA-084 the own journal keeps notes, for its player alone', () => {
    const game = play({ seats: 2, page: [{ card: 341 }] });
    expect(game.match.view('p1').journals[0]?.notes).toMatchObject([{ note: 'card', card: 341 }]);
    expect(game.match.view('p2').journals[0]?.notes).toEqual([]);
  });

  test('VA-084 deeds stand in the journal of whoever did them', () => {
    const game = play({ seats: 2, dice: ['blank'] }).do('way:N', throwDice, 'settle');
    const deeds = (seat: Seat) => game.match.view(seat).journals[0]?.deeds.map(({ verb, at }) => [verb, at]);
    expect([deeds('p1'), deeds('p2')]).toEqual([[['WALK', 18]], []]);
  });

  test('VA-081 RU-VA-66 the face of a card is seen when it is gained, before its cell is chosen', () => {
    const game = play({ seats: 2, page: [{ card: 201 }] });
    expect(game.facts('cardGained', 'p2')).toMatchObject([{ card: 201 }]);
    expect(game.asks[0]).toBe('p1 card.cell');
  });

  test("VA-086 a term of the glossary opens when its thing is first met, a place's own terms for its player alone", () => {
    const game = two();
    expect(game.match.view('p1').terms).toEqual(expect.arrayContaining(['character', 'ice']));
    expect(game.match.view('p1').terms).not.toContain('vehicle');
    expect(game.match.view('p2').terms).not.toContain('ice');
    expect(play({ page: [{ card: 279 }] }).match.view('p1').terms).toContain('vehicle');
  });

  test('VA-403 VA-004 a game shows and offers nothing more and nothing less because another was played before it', () => {
    const seen = reaches(two(), 'p1');
    expect(play({ page: [{ card: 279 }] }).do('card:279>cell:0').match.view('p1').terms).toContain('vehicle');
    two().do('here:engage', throwDice);
    two().do('way:N', throwDice, 'settle');
    expect(reaches(two(), 'p1')).toBe(seen);
  });

  test('RU-VA-12 VA-404 VA-107 two players on one location both see it, and each other', () => {
    const game = play({ seats: 3, at: [18, 18, 40] });
    expect([game.match.view('p1').here?.company, game.match.view('p2').here?.num]).toEqual([['p2'], 18]);
    expect(reaches(game, 'p3')).not.toContain('company":["p');
  });

  test('EX-VA-48 putting the others elsewhere changes nothing of a view', () => {
    const game = play({ seats: 3, at: [18, 18, 40] });
    for (const viewer of ['p1', 'p2', 'p3', 'table'] as const) {
      const s: VantageState = game.s;
      vantage.imagine(s, viewer, (range) => 3 % range);
      expect(vantage.view(s, viewer)).toEqual(game.match.view(viewer));
      if (viewer === 'p3')
        expect([s.players.p1!.location === 18, s.players.p1!.location === s.players.p2!.location]).toEqual([false, true]);
    }
  });

  test("RU-VA-69 who has read out the number stays there in everybody's mind", () => {
    const { s } = two().do('here:engage');
    vantage.imagine(s, 'p2', () => 0);
    expect(s.players.p1!.location).toBe(18);
  });

  test('VA-117 what was declared cannot be taken back alone, since a page has been read', () => {
    expect(two().do('here:engage').match.undone()).toBeUndefined();
  });

  test('VA-098 the voice of the Lamplighter is part of the place and has no effect', () => {
    const spoken = places.find(({ voice }) => voice);
    if (spoken) expect(play({ at: [spoken.num] }).match.view('p1').here?.voice).toBe(spoken.voice);
    const game = play({ seats: 2, page: [{ lose: { time: 3 } }] });
    expect(game.facts('lampSaid', 'p1')).toHaveLength(1);
    expect(game.facts('lampSaid', 'p2')).toEqual([]);
  });
});
