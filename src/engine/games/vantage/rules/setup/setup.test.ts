import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../../../bots/random.ts';
import { begin } from '../../../../kernel/begin.ts';
import { entropyFrom, picker } from '../../../../kernel/chance.ts';
import { heardBy } from '../../../../kernel/table.ts';
import { characters } from '../../content/cards.ts';
import { places } from '../../content/places.ts';
import type { Script } from '../../content/script.ts';
import type { Face } from '../../content/vocabulary.ts';
import { vantage } from '../../index.ts';
import { play } from '../../vantage.testing.ts';
import { diceOf } from '../../workshop.testing.ts';
import { three } from './setup.testing.ts';

/** Every file of rules with its text. */
const rulesText = (): readonly (readonly [string, string])[] =>
  readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => [name, readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')]);

describe('set-up', () => {
  test('VA-001 one to six players, and no other count', () => {
    expect(vantage.mixes.map(({ seats }) => seats.length)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(() => begin(vantage, { seats: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'], chance: entropyFrom(1) })).toThrow();
  });

  test('VA-003 VA-382 VA-383 every game starts from the same pristine world, whatever was done in another', () => {
    const begun = () => [play({ orbit: true }).s, play().offers(), play().match.view('p1')] as const;
    const before = begun();
    const page: Script = [{ flag: 'ice.broken' }, { center: 444 }, { gain: { coin: 2, look: 1 } }, { lose: { time: 1 } }, { card: 201 }];
    const other = play({ page, dice: ['blank', 'blank'] });
    other.do('card:201>cell:0', 'here:look', 'throw:challenge', 'way:N', 'throw:challenge', 'settle');
    expect([other.s.flags, other.s.destinies.length, other.s.visits.length, other.s.deeds.length, other.s.placed]).toEqual([
      ['ice.broken'],
      1,
      2,
      2,
      ['p1:201'],
    ]);
    const { coins, stats, skills: held, done, journal } = other.p();
    expect([coins, stats.time, held.look, done, journal.length]).toEqual([2, 3, 2, { 18: ['look'] }, 2]);
    expect(begun()).toEqual(before);
    const [after] = begun();
    expect([after.flags, after.deeds, after.visits, after.placed, after.destinies]).toEqual([[], [], [], [], []]);
  });

  test.each([1, 2, 3, 4, 5, 6])('VA-026 VA-027 VA-028 VA-029 VA-391 %i players: 8 dice and 2 for each, all in the pool', (seats) => {
    const { s } = play({ seats, orbit: true });
    expect([s.pool, s.penalty, s.roll]).toEqual([8 + 2 * seats, 0, []]);
    expect(diceOf(s)).toBe(s.pool);
  });

  test('VA-028 VA-029 once all have come down the dice are still in the pool, and what lies outside never comes in', () => {
    const game = three().do('move', 'look', 'engage');
    expect([game.s.pool, game.s.penalty, game.s.seats.map((seat) => game.p(seat).grid[4]?.dice)]).toEqual([14, 0, [[], [], []]]);
    const refreshed = (face: Face) =>
      play({ seats: 2, dice: [face], edit: (s) => void ((s.pool = 0), (s.penalty = 12)) }).do('way:N', 'throw:challenge', 'settle').s;
    expect([diceOf(refreshed('time')), diceOf(refreshed('setback'))]).toEqual([12, 12]);
  });

  test('VA-025 VA-174 the supply begins with ten tokens of every kind, and nobody has a token, a coin or boost', () => {
    const { supply, players } = play({ seats: 2, orbit: true }).s;
    expect(Object.values(supply)).toEqual([10, 10, 10, 10, 10, 10]);
    for (const { skills: held, coins, grid } of Object.values(players))
      expect([Object.values(held), coins, grid]).toEqual([[0, 0, 0, 0, 0, 0], 0, Array(9).fill(null)]);
    const game = three().do('move', 'look', 'engage');
    expect(game.s.seats.map((seat) => [game.p(seat).coins, game.p(seat).grid[4]?.boost])).toEqual([
      [0, 2], // what the character gives when it is placed
      [0, 2],
      [0, 2],
    ]);
  });

  test('VA-039 VA-405 the first listed skill is move, and its character is looked up by role', () => {
    expect(three().do('move').p().character).toBe(401);
    for (const { num, skill } of characters) expect(three().do(skill!).p().character).toBe(num);
    // No rule names a card or a place by its number.
    for (const [file, text] of rulesText()) {
      const code = text.replace(/\/\/.*|\/\*[^]*?\*\//g, '');
      expect(code.match(/(?<![\w-])[2-9]\d\d\b/g), file).toBeNull();
    }
  });

  test('VA-032 VA-034 VA-053 orbit, then the pods, then the first turn', () => {
    const game = three();
    expect([game.asks, game.s.pool]).toEqual([['p1 setup.skill'], 14]); // the dice come first
    const order = game
      .do('move', 'look', 'engage')
      .heard()
      .map(({ fact }) => fact);
    const at = (fact: string): number => order.indexOf(fact as never);
    const last = (fact: string): number => order.lastIndexOf(fact as never);
    expect(last('characterTaken')).toBeLessThan(at('levelTaken'));
    expect(last('levelTaken')).toBeLessThan(at('missionSet'));
    expect(last('missionSet')).toBeLessThan(at('podBoarded'));
    expect(last('podBoarded')).toBeLessThan(at('crashed'));
    expect(game.s.phase).toBe('turns');
  });

  test.each([1, 2, 3])('VA-005 VA-006 VA-033 nothing is random but dice and the first player, game %i', (seed) => {
    let rolls = 0;
    const pick = picker(seed);
    const never = (): never => {
      throw new Error('no card is drawn at random');
    };
    const counted: typeof vantage = {
      ...vantage,
      play: (t) => vantage.play({ ...t, pick: never, shuffle: never, roll: (sides) => (rolls++, t.roll(sides)) }),
    };
    const match = begin(counted, { mix: 'falling-3', options: { level: 'cautious', zero: 'third' }, chance: entropyFrom(seed) });
    // Powers that reroll one die show all that lie there, so nobody uses a power.
    const wanted = (id: string): boolean => !id.startsWith('power:') && id !== 'stop';
    for (let given = 0; given < 900 && match.open.length > 0; given++) {
      const open = match.open.map((one) => ({ ...one, options: one.options.filter(({ id }) => wanted(id)) }));
      match.answer(randomAnswer(open, pick)!);
      const seen = heardBy(match.told, 'table').map((fact) => {
        if (fact.fact === 'diceRolled') return fact.faces.length;
        return Number(fact.fact === 'firstPlayerChosen' || fact.fact === 'skillDieRolled');
      });
      expect(seen.reduce((sum, n) => sum + n, 0)).toBe(rolls);
    }
  });

  test('VA-005 VA-006 a card is fetched by its number, and where a page leaves a choice of places the player goes where they say', () => {
    const away = play({ page: [{ move: { among: { in: 'anywhere' } } }] });
    expect(away.do(`place:${places.at(-1)!.num}`).p().location).toBe(places.at(-1)!.num);
    for (const num of [201, 203, 279]) expect(play({ page: [{ card: num }] }).facts('cardGained')).toMatchObject([{ card: num }]);
  });

  test('VA-033 a starting skill by lot is a roll of the skill die, rolled again for what is taken', () => {
    const game = three().do('look').load('look', 'take').do('p2: random');
    expect(game.facts('skillDieRolled').map(({ seat, skill }) => [seat, skill])).toEqual([
      ['p2', 'look'],
      ['p2', 'take'],
    ]);
    expect(game.p('p2').skill).toBe('take');
  });
});

describe('options of the set-up', () => {
  const doubles = (options: Record<string, string>) =>
    play({
      orbit: true,
      options: { level: 'daring', ...options },
      dice: ['time', 'look', 'look', 'move', 'take', 'move', 'look', 'engage'] as never,
    }).do('move');

  test('VA-389 N11 doubles must, may or may not be rolled again', () => {
    expect(doubles({ doubles: 'must' }).s.mission?.num).toBe(415);
    expect(doubles({ doubles: 'not' }).s.mission?.num).toBe(417);
    expect(doubles({ doubles: 'may' }).asks).toEqual(['p1 setup.reroll']);
  });

  test('N11 opening skills: one more each, or none for the mission', () => {
    const held = (options: Record<string, string>): number =>
      Object.values(doubles({ doubles: 'must', ...options }).p().skills).reduce((sum, n) => sum + n, 0);
    expect([held({ opening: 'more' }), held({}), held({ opening: 'less' })]).toEqual([6, 5, 3]);
  });

  test('N11 a full refresh may give boost or, every third time, take a point', () => {
    const short = (refresh: string, refreshes: number) =>
      play({ options: { refresh }, dice: ['blank'], edit: (s) => void ((s.pool = 0), (s.penalty = 10), (s.refreshes = refreshes)) }).do(
        'way:N',
        'throw:challenge',
      );
    expect(short('boost', 0).p().grid[4]?.boost).toBe(1);
    expect(short('usual', 2).p().stats).toEqual({ time: 4, morale: 4, health: 4 });
    const harsh = short('loss', 2);
    expect(harsh.asks).toEqual(['p1 refresh.lose']);
    expect(harsh.do('time').p().stats.time).toBe(3);
  });

  test('N11 die faces: a third blank or a second setback', () => {
    const fourth = (faces: string) => play({ options: { faces }, dice: ['setback'] }).do('way:N', 'throw:challenge', 'settle').s;
    expect(fourth('kind').penalty).toBe(1); // a blank goes to the penalty area
    expect(fourth('usual').penalty).toBe(0); // a setback does not
    expect(play({ options: { faces: 'harsh' }, dice: ['blank'] }).do('way:N', 'throw:challenge', 'settle').s.penalty).toBe(0);
  });

  test('VA-376 the last turn of the time set aside is played, by everybody', () => {
    const game = play({ seats: 2, dice: ['blank', 'blank'], edit: (s) => void (s.house.evening = 1) });
    game.do('p1: way:N', 'throw:challenge', 'settle');
    expect([game.match.over, game.s.active]).toEqual([null, 'p2']);
    expect(game.do('p2: way:N', 'throw:challenge').match.over).toMatchObject({ page: 'stopped' });
  });

  test('VA-376 VA-384 the time set aside ends the game; without it no turn limit exists', () => {
    const last = (evening: string, turns = 25) => {
      const game = play({ options: { evening }, dice: ['blank'], edit: (s) => void (s.turns = turns) });
      return game.do('way:N', 'throw:challenge', 'settle').match.over;
    };
    expect(last('short')?.why).toBe('The evening is over, and the mission is not done.');
    expect(last('open')).toBeNull();
    expect(last('open', 500)).toBeNull();
  });

});
