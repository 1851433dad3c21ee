import { describe, expect, test } from 'vitest';
import { begin } from '../../../../kernel/begin.ts';
import { entropyFrom } from '../../../../kernel/chance.ts';
import { skills } from '../../content/vocabulary.ts';
import { vantage } from '../../index.ts';
import { play } from '../../vantage.testing.ts';
import { inOrbit, secondFirst, three } from './setup.testing.ts';

describe('in orbit', () => {
  test('VA-031 the first player is chosen at random', () => {
    const firsts = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => begin(vantage, { mix: 'falling-3', chance: entropyFrom(seed) }).peek().first),
    );
    expect(firsts.size).toBe(3);
  });

  test("VA-035 VA-036 VA-037 VA-038 the starting skill is chosen or rolled, is nobody else's, gives a token and decides the character", () => {
    const game = three().do('look');
    expect([game.p().character, game.p().skills.look]).toEqual([402, 1]);
    expect(game.offers('p2')).toEqual(['move', 'engage', 'help', 'take', 'overpower', 'random']);
    game.load('look', 'take').do('p2: random'); // the look is taken and rolled again
    expect([game.p('p2').skill, game.p('p2').character]).toEqual(['take', 405]);
    expect(game.p('p2').skills).toEqual({ move: 0, look: 0, engage: 0, help: 0, take: 1, overpower: 0 });
    expect(game.offers('p3')).toEqual(['move', 'engage', 'help', 'overpower', 'random']);
  });

  test('VA-038 each of the six skills has a character of its own', () => {
    expect(skills.map((skill) => three().do(skill).p().character)).toEqual([401, 402, 403, 404, 405, 406]);
  });

  test('VA-042 VA-393 six players have six characters, each with trackers of their own', () => {
    const game = inOrbit(['time', 'look', 'look'], { seats: 6, options: {} }).do(...skills);
    expect(game.s.seats.map((seat) => game.p(seat).character)).toEqual([401, 402, 403, 404, 405, 406]);
    for (const seat of game.s.seats) expect(game.p(seat).grid.flatMap((cell) => cell?.num ?? [])).toEqual([game.p(seat).character]);
    game.do('p1: brazen', 'p2: daring', 'p3: practical', 'p4: cautious', 'p5: brazen', 'p6: daring');
    expect(game.s.seats.map((seat) => Object.values(game.p(seat).stats))).toEqual([
      [3, 3, 3],
      [4, 4, 4],
      [5, 5, 5],
      [6, 6, 6],
      [3, 3, 3],
      [4, 4, 4],
    ]);
  });

  test('VA-040 VA-041 VA-324 VA-328 the character lies in the middle cell with its 2 boost', () => {
    expect(three().do('move').p().grid[4]).toEqual({ num: 401, boost: 2, dice: [] });
  });

  test('VA-043 VA-044 VA-045 VA-400 in orbit every player picks a level that sets all three stats', () => {
    const game = play({ seats: 2, orbit: true, dice: ['time'] }).do('move', 'look');
    expect(game.offers('p1')).toEqual(['cautious', 'practical', 'daring', 'brazen']);
    game.do('p1: brazen', 'p2: cautious');
    expect([game.p('p1').stats, game.p('p2').stats]).toEqual([
      { time: 3, morale: 3, health: 3 },
      { time: 6, morale: 6, health: 6 },
    ]);
  });

  test('VA-385 VA-387 four levels: 3 is the hardest, 6 the easiest', () => {
    const level = (id: string): number =>
      play({ orbit: true, options: { level: id } })
        .do('move')
        .p().level;
    expect(['brazen', 'daring', 'practical', 'cautious'].map(level)).toEqual([3, 4, 5, 6]);
  });

  test("VA-046 VA-047 VA-052 the first player's two dice give two tokens and name the one mission; no destiny is in play", () => {
    const game = secondFirst().load('move', 'look', 'look', 'help', 'take', 'look', 'look').do('p2: help', 'p3: take', 'p1: engage');
    expect(game.asks).toEqual(['p2 setup.reroll']); // the crash, whose dice have given nothing yet
    expect([game.s.mission?.num, game.s.destinies]).toEqual([412, []]);
    expect(['p1', 'p2', 'p3'].map((seat) => game.p(seat).skills)).toEqual([
      { move: 0, look: 0, engage: 1, help: 0, take: 0, overpower: 0 },
      { move: 1, look: 1, engage: 0, help: 1, take: 0, overpower: 0 },
      { move: 0, look: 0, engage: 0, help: 0, take: 1, overpower: 0 },
    ]);
    expect(three().do('move', 'look', 'engage').s.destinies).toEqual([]);
  });

  test('VA-051 one mission is in play, and it is the same for everybody', () => {
    const game = three().do('move', 'look', 'engage');
    expect(game.facts('missionSet')).toEqual([{ fact: 'missionSet', mission: 412 }]);
    expect((['p1', 'p2', 'p3', 'table'] as const).map((viewer) => game.match.view(viewer).mission?.num)).toEqual([412, 412, 412, 412]);
  });

  test('VA-047 VA-048 the order of the two dice is nothing, and two equal ones name a mission too', () => {
    expect(inOrbit(['time', 'look', 'move']).do('move').s.mission?.num).toBe(412);
    expect(inOrbit(['time', 'look', 'look']).do('move', 'keep').s.mission?.num).toBe(417);
  });

  test('VA-050 VA-386 matching dice of the mission may be rolled again', () => {
    const game = play({ orbit: true, options: { level: 'daring' }, dice: ['time', 'look', 'look'] }).do('move');
    expect([game.asks, game.offers()]).toEqual([['p1 setup.reroll'], ['again', 'keep']]);
    game.load('move', 'take', 'move', 'look', 'help').do('again');
    expect(game.s.mission?.num).toBe(415);
    expect([game.p().skills.move, game.p().skills.take]).toEqual([2, 1]);
    const second = play({ seats: 2, orbit: true, options: { level: 'daring' }, dice: ['morale', 'look', 'look'] });
    expect(second.do('p2: move', 'p1: look').asks).toEqual(['p2 setup.reroll']); // whoever is first
  });
});
