import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { begin } from '../../../../kernel/begin.ts';
import { entropyFrom } from '../../../../kernel/chance.ts';
import { characters } from '../../content/cards.ts';
import { pods } from '../../content/opening.ts';
import { crashOf, placeOf } from '../../content/places.ts';
import { skills, stats } from '../../content/vocabulary.ts';
import { vantage } from '../../index.ts';
import { equip, play } from '../../vantage.testing.ts';
import { diceOf } from '../dice.ts';

/** p1 is first; characters and levels by answer; the mission is move+look, the pods as listed, crashes on look+help. */
const three = () =>
  play({
    seats: 3,
    orbit: true,
    options: { level: 'daring' },
    dice: ['time', 'move', 'look', 'look', 'help', 'take', 'look', 'help', 'look', 'help', 'look', 'help'] as never,
  });

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
    const before = play({ orbit: true }).s;
    const other = play({ page: [{ flag: 'ice.broken' }, { center: 444 }, { card: 201 }], dice: ['blank'] });
    other.do('card:201>cell:0', 'way:N', 'throw:challenge', 'settle');
    expect([other.s.flags, other.s.destinies.length, other.s.visits.length, other.s.deeds.length, other.s.placed]).toEqual([
      ['ice.broken'],
      1,
      2,
      1,
      ['p1:201'],
    ]);
    const after = play({ orbit: true }).s;
    expect(after).toEqual(before);
    expect([after.flags, after.deeds, after.visits, after.placed, after.destinies]).toEqual([[], [], [], [], []]);
  });

  test.each([1, 2, 3, 4, 5, 6])('VA-026 VA-027 VA-028 VA-029 VA-391 %i players: 8 dice and 2 for each, all in the pool', (seats) => {
    const { s } = play({ seats, orbit: true });
    expect([s.pool, s.penalty, s.roll]).toEqual([8 + 2 * seats, 0, []]);
    expect(diceOf(s)).toBe(s.pool);
  });

  test('VA-025 VA-174 the supply begins with ten tokens of every kind', () => {
    expect(Object.values(play({ orbit: true }).s.supply)).toEqual([10, 10, 10, 10, 10, 10]);
  });

  test('VA-031 VA-063 the first player is chosen at random and takes the first turn', () => {
    const firsts = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => begin(vantage, { mix: 'falling-3', chance: entropyFrom(seed) }).peek().first),
    );
    expect(firsts.size).toBe(3);
    const game = play({
      seats: 2,
      orbit: true,
      options: { level: 'daring' },
      dice: ['morale', 'move', 'look', 'move', 'look', 'look', 'engage', 'look', 'engage'] as never,
    });
    game.do('p2: move', 'p1: look');
    expect([game.s.first, game.s.active, game.asks[0]]).toEqual(['p2', 'p2', 'p2 turn.action']);
  });

  test("VA-035 VA-036 VA-037 VA-038 the starting skill is chosen or rolled, is nobody else's, gives a token and decides the character", () => {
    const game = three().do('look');
    expect([game.p().character, game.p().skills.look]).toEqual([402, 1]);
    expect(game.offers('p2')).toEqual(['move', 'engage', 'help', 'take', 'overpower', 'random']);
    game.load('look', 'take').do('p2: random'); // the look is taken and rolled again
    expect([game.p('p2').skill, game.p('p2').character]).toEqual(['take', 405]);
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

  test("VA-046 VA-047 VA-051 VA-052 the first player's two dice give two tokens and name the one mission; no destiny is in play", () => {
    const game = three().do('move', 'look', 'engage');
    expect([game.s.mission?.num, game.s.destinies]).toEqual([412, []]);
    expect(game.facts('missionSet')).toHaveLength(1);
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

  test('VA-054 VA-055 VA-056 VA-060 VA-061 pods are taken by skill die without repetition; two dice name the crash location', () => {
    const game = three().do('move', 'look', 'engage');
    expect(['p1', 'p2', 'p3'].map((seat) => game.p(seat).pod)).toEqual([3, 5, 6]);
    expect(['p1', 'p2', 'p3'].map((seat) => game.p(seat).location)).toEqual([39, 81, 102]);
    expect(new Set(pods.map((pod) => crashOf(pod.num, 'help', 'look'))).size).toBe(6);
    const told = game.heard();
    const fall = told.slice(told.findLastIndex(({ fact }) => fact === 'podBoarded'));
    const gained = fall.flatMap((fact) => (fact.fact === 'skillGained' ? [fact.seat] : []));
    expect(['p1', 'p2', 'p3'].map((seat) => gained.filter((one) => one === seat).length)).toEqual([2, 2, 2]);
  });

  test('VA-057 VA-400 EX-VA-45 matching crash dice may be kept or rolled again; others may not be', () => {
    const game = play({ orbit: true, options: { level: 'daring' }, dice: ['time', 'move', 'look', 'move', 'look', 'look'] as never }).do(
      'move',
    );
    expect(game.offers()).toEqual(['again', 'keep']);
    game.do('keep');
    expect([game.p().location, game.p().skills.look]).toEqual([16, 3]);
    const mixed = play({ orbit: true, options: { level: 'daring' }, dice: ['time', 'move', 'look', 'move', 'look', 'take'] as never }).do(
      'move',
    );
    expect(mixed.asks[0]).toBe('p1 turn.action');
  });

  test('RU-VA-09 the crash is an arrival: its damage is suffered after the tokens are gained', () => {
    const game = play({ orbit: true, options: { level: 'daring' }, dice: ['time', 'move', 'look', 'move', 'look', 'help'] as never }).do(
      'move',
    );
    expect([game.p().location, game.asks]).toEqual([18, ['p1 climate.lose']]);
    expect(game.p().skills.help).toBe(1);
    expect(game.do('health').p().stats.health).toBe(3);
  });

  test('VA-062 EX-VA-44 three players at daring', () => {
    const game = three().do('move', 'look', 'engage');
    const held = (seat: string): number => skills.reduce((sum, skill) => sum + game.p(seat).skills[skill], 0);
    expect([game.s.pool, held('p1'), held('p2'), held('p3')]).toEqual([14, 5, 3, 3]);
    expect(new Set(['p1', 'p2', 'p3'].map((seat) => game.p(seat).location)).size).toBe(3);
    for (const seat of game.s.seats) expect(stats.map((stat) => game.p(seat).stats[stat])).toEqual([4, 4, 4]);
    expect(game.s.seats.map((seat) => game.p(seat).grid[4]?.boost)).toEqual([2, 2, 2]);
  });

  test('VA-032 VA-034 VA-053 orbit, then the pods, then the first turn', () => {
    const game = three();
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

  test('VA-005 VA-006 VA-033 only dice and the choice of the first player are random: the same answers and dice give the same game', () => {
    const run = () => three().do('move', 'look', 'engage').match.hash();
    expect(run()).toBe(run());
    const game = three().do('look').load('look', 'take').do('p2: random'); // a skill die, and again for what is taken
    expect(game.facts('skillDieRolled').map(({ seat, skill }) => [seat, skill])).toEqual([
      ['p2', 'look'],
      ['p2', 'take'],
    ]);
    expect(placeOf(39).crash).toEqual({ pod: 3, pair: ['look', 'help'] });
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

  test('VA-376 VA-384 the time set aside ends the game; without it no turn limit exists', () => {
    const last = (evening: string) =>
      play({ options: { evening }, dice: ['blank'], edit: (s) => void (s.turns = 25) }).do('way:N', 'throw:challenge', 'settle').match.over;
    expect(last('short')?.why).toBe('The evening is over, and the mission is not done.');
    expect(last('open')).toBeNull();
  });

  test('VA-042 VA-393 every player has one character and trackers of their own', () => {
    const { s } = play({ seats: 6, edit: (state) => equip(state, 'p1', 201) });
    expect(new Set(s.seats.map((seat) => s.players[seat]!.character)).size).toBe(6);
  });
});
