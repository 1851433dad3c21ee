import { describe, expect, test } from 'vitest';
import { pods } from '../../content/opening.ts';
import { crashOf, placeOf } from '../../content/places.ts';
import { skills, stats } from '../../content/vocabulary.ts';
import { inOrbit, secondFirst, three } from './setup.testing.ts';

const seats = ['p1', 'p2', 'p3'] as const;

describe('in the pods', () => {
  test('VA-054 VA-060 nobody shares a pod: a die that shows a taken one is rolled again', () => {
    const [pods3, crashes] = [['look', 'look', 'help', 'help', 'look', 'take'], ['look', 'help', 'help', 'look', 'look', 'help']] as const;
    const game = inOrbit(['time', 'move', 'look', ...pods3, ...crashes], { seats: 3 }).do('move', 'look', 'engage');
    expect(seats.map((seat) => game.p(seat).pod)).toEqual([3, 5, 6]);
    expect(seats.map((seat) => game.p(seat).location)).toEqual([39, 81, 102]);
  });

  test('VA-056 VA-060 two dice in either order name the crash location of the pod', () => {
    const game = inOrbit(['time', 'move', 'look', 'look', 'help', 'take', 'help', 'look', 'look', 'help', 'help', 'look'], { seats: 3 });
    game.do('move', 'look', 'engage');
    expect(seats.map((seat) => game.p(seat).location)).toEqual([39, 81, 102]);
    expect(new Set(pods.map((pod) => crashOf(pod.num, 'help', 'look'))).size).toBe(6);
    expect(placeOf(39).crash).toEqual({ pod: 3, pair: ['look', 'help'] });
  });

  test('VA-055 each player gains what their two crash dice show', () => {
    const game = three().do('move', 'look', 'engage');
    const told = game.heard();
    const fall = told.slice(told.findLastIndex(({ fact }) => fact === 'podBoarded'));
    const gained = fall.flatMap((fact) => (fact.fact === 'skillGained' ? [`${fact.seat} ${fact.n} ${fact.skill}`] : []));
    expect(gained).toEqual(seats.flatMap((seat) => [`${seat} 1 look`, `${seat} 1 help`]));
    expect(game.p('p2').skills).toEqual({ move: 0, look: 2, engage: 0, help: 1, take: 0, overpower: 0 });
  });

  test('VA-061 whoever sits in a pod is nowhere on the planet yet; after the crash the pod is a card and no place', () => {
    const game = three().load('move', 'look', 'look', 'help', 'take', 'look', 'look').do('move', 'look', 'engage');
    expect(game.asks).toEqual(['p1 setup.reroll']);
    expect(seats.map((seat) => [game.p(seat).pod, game.p(seat).location, game.match.view(seat).here])).toEqual([
      [3, null, null],
      [5, null, null],
      [6, null, null],
    ]);
    const down = three().do('move', 'look', 'engage');
    expect(seats.map((seat) => [down.p(seat).pod, down.match.view(seat).here?.num])).toEqual([
      [3, 39],
      [5, 81],
      [6, 102],
    ]);
    expect(down.s.visits.map(({ to }) => to)).toEqual([39, 81, 102]);
    expect(down.p().journal.map(({ num }) => num)).toEqual([39]);
  });

  test('VA-057 VA-400 EX-VA-45 matching crash dice may be kept or rolled again; others may not be', () => {
    const game = inOrbit(['time', 'move', 'look', 'move', 'look', 'look']).do('move');
    expect(game.offers()).toEqual(['again', 'keep']);
    game.do('keep');
    expect([game.p().location, game.p().skills.look]).toEqual([16, 3]);
    const mixed = inOrbit(['time', 'move', 'look', 'move', 'look', 'take']).do('move');
    expect(mixed.asks[0]).toBe('p1 turn.action');
  });

  test('VA-057 whoever falls rolls both dice again, and gains only what they show in the end', () => {
    const dice = ['time', 'move', 'look', 'look', 'help', 'take', 'look', 'help', 'look', 'look'] as const;
    const game = inOrbit(dice, { seats: 3 }).do('move', 'look', 'engage');
    expect(game.asks).toEqual(['p2 setup.reroll']);
    game.load('engage', 'help', 'look', 'help').do('again');
    expect([game.p('p2').location, game.p('p2').skills]).toEqual([
      crashOf(5, 'engage', 'help'),
      { move: 0, look: 1, engage: 1, help: 1, take: 0, overpower: 0 },
    ]);
  });

  test('RU-VA-09 the crash is an arrival: its damage is suffered after the tokens are gained', () => {
    const game = inOrbit(['time', 'move', 'look', 'move', 'look', 'help']).do('move');
    expect([game.p().location, game.asks]).toEqual([18, ['p1 climate.lose']]);
    expect(game.p().skills.help).toBe(1);
    expect(game.do('health').p().stats.health).toBe(3);
  });

  test('VA-062 EX-VA-44 three players at daring', () => {
    const game = three().do('move', 'look', 'engage');
    const held = (seat: string): number => skills.reduce((sum, skill) => sum + game.p(seat).skills[skill], 0);
    expect([game.s.pool, held('p1'), held('p2'), held('p3')]).toEqual([14, 5, 3, 3]);
    expect(new Set(seats.map((seat) => game.p(seat).location)).size).toBe(3);
    for (const seat of game.s.seats) expect(stats.map((stat) => game.p(seat).stats[stat])).toEqual([4, 4, 4]);
    expect(game.s.seats.map((seat) => game.p(seat).grid[4]?.boost)).toEqual([2, 2, 2]);
  });

  test('VA-062 EX-VA-45 two dice that show the same give two tokens', () => {
    const game = inOrbit(['time', 'move', 'look', 'move', 'help', 'help']).do('move', 'keep');
    expect([game.p().skills.help, game.p().skills.move, game.p().skills.look]).toEqual([2, 2, 1]);
  });

  test('VA-063 the first player takes the first turn, after all have come down', () => {
    const game = secondFirst().do('p2: look', 'p3: engage', 'p1: move');
    expect([game.s.first, game.s.active, game.asks[0]]).toEqual(['p2', 'p2', 'p2 turn.action']);
    expect(game.facts('crashed').map(({ seat }) => seat)).toEqual(['p2', 'p3', 'p1']);
    expect(game.heard().findIndex(({ fact }) => fact === 'turnBegan')).toBeGreaterThan(
      game.heard().findLastIndex(({ fact }) => fact === 'crashed'),
    );
  });
});
