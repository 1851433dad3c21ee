import { describe, expect, test } from 'vitest';
import { startingDice } from '../../content/dice.ts';
import { production } from '../../content/decks/production.ts';
import { research } from '../../content/decks/research.ts';
import { cardOf } from '../../content/find.ts';
import { colors, sections } from '../../content/vocabulary.ts';
import { asked, board, fresh, now, offered, page, planet, running, say, told, type VanguardMatch } from '../../vanguard.testing.ts';

/** Answers everything with the first option until the first round. */
function setUp(m: VanguardMatch): VanguardMatch {
  while (now(m).phase.at === 'setup') say(m, m.open[0]!.options[0]!.id);
  return m;
}

const first = (m: VanguardMatch): void => void say(m, m.open[0]!.options[0]!.id);
const toQuestion = (m: VanguardMatch, ask: string): VanguardMatch => {
  while (!asked(m).includes(ask)) first(m);
  return m;
};
const team = (m: VanguardMatch): (typeof sections)[number][] => sections.filter((section) => now(m).boards[section]);
const diceOn = (m: VanguardMatch, section: (typeof sections)[number]): string[] =>
  colors.flatMap((color) => now(m).boards[section]!.columns[color].dice);

describe('who plays what', () => {
  test('IV-012 IV-013 IV-014 IV-015 IV-016 the opening is read, then every section finds a player and every player a section', () => {
    const m = fresh('tutorial-4');
    expect([told(m, 'logRead')[0], told(m, 'sectionTaken'), asked(m)]).toMatchObject([{ log: 0 }, [], ['setup.section']]);
    while (!asked(m).includes('setup.recruit')) say(m, offered(m, 'setup.section')[0] ?? m.open[0]!.options[0]!.id);
    expect(Object.values(now(m).players).toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  test('IV-013 IV-014 IV-015 IV-016 one of two runs three sections, the other the last, and each decides for their own', () => {
    const m = toQuestion(fresh('tutorial-2'), 'setup.section');
    for (const section of ['recon', 'security', 'science']) {
      expect([section, ...offered(m, 'setup.section')]).toEqual([section, 'seat:p1', 'seat:p2']);
      say(m, 'seat:p1');
    }
    expect(now(m).players).toEqual({ recon: 'p1', security: 'p1', science: 'p1', engineering: 'p2' });
    const seats: string[] = [];
    while (asked(m).includes('setup.recruit') || asked(m).includes('setup.board')) {
      seats.push(m.open[0]!.seat);
      first(m);
    }
    expect(seats).toEqual(['p1', 'p1', 'p1', 'p1', 'p1', 'p1', 'p2', 'p2']);
  });

  test('IV-007 IV-040 IV-048 RU-IV-02 the player of Recon gives the start token to anybody, also when Recon stayed aboard', () => {
    const m = toQuestion(fresh('tutorial-2'), 'setup.section');
    say(m, 'seat:p2', 'seat:p1', 'seat:p1', 'seat:p2');
    toQuestion(m, 'setup.goes');
    say(m, 'section:security', 'section:engineering');
    toQuestion(m, 'round.start');
    expect([team(m), planet(m).start]).toEqual([['security', 'engineering'], null]);
    expect(m.open[0]).toMatchObject({ ask: 'round.start', seat: 'p2' });
    expect(offered(m, 'round.start')).toEqual(['crew:security', 'crew:engineering']);
    say(m, 'crew:engineering');
    expect(planet(m).start).toBe('engineering');
  });
});

describe('crew and dice', () => {
  test('IV-001 before anything is chosen only what enters at the start awaits its turn', () => {
    const { ship } = now(fresh('campaign-2'));
    const entering = [...research, ...production].filter(({ enters }) => enters === 'start').map(({ id }) => id);
    expect([ship.awaiting, ship.research, ship.situations]).toEqual([entering, [null, null, null, null, null, null], []]);
    expect(entering.length).toBeLessThan(research.length + production.length);
  });

  test('IV-017 IV-018 IV-019 IV-020 IV-021 two of three recruits are kept in rank 1 sleeves; one stands on the board', () => {
    const m = setUp(fresh('tutorial-2'));
    const { crew, recruits, sections: stores } = now(m);
    for (const section of sections) {
      const own = Object.values(crew).filter((one) => one.section === section);
      expect(own.map(({ rank }) => rank)).toEqual([1, 1]);
      expect(stores[section].sleeves).toEqual([4, 4, 2]);
    }
    expect(recruits).toHaveLength(40);
    const places = Object.values(crew).map(({ place }) => place);
    expect(places.toSorted()).toEqual(['away', 'away', ...Array.from({ length: 6 }, () => 'resting')]);
  });

  test('IV-017 IV-018 IV-020 IV-021 the player says which of the three goes back, and which of the others stands on the board', () => {
    const m = toQuestion(fresh('tutorial-4'), 'setup.recruit');
    const [one, back, other, ...more] = now(m).shown;
    expect([offered(m, 'setup.recruit'), more]).toEqual([[one, back, other].map((id) => `crew:${id}`), []]);
    say(m, `crew:${back}`);
    expect(offered(m, 'setup.board')).toEqual([`crew:${one}`, `crew:${other}`]);
    say(m, `crew:${other}`);
    expect(Object.entries(now(m).crew).map(([id, { place }]) => [id, place])).toEqual([[one, 'resting'], [other, 'away']]);
    const firstThree = (seed: number): string[] => [...now(toQuestion(fresh('tutorial-4', {}, seed), 'setup.recruit')).shown];
    expect(new Set([1, 2, 3].map((seed) => firstThree(seed).join())).size).toBe(3);
  });

  test('IV-022 the card that was not kept is shuffled in among the other recruits', () => {
    const m = toQuestion(fresh('tutorial-2'), 'setup.recruit');
    const [back, ...kept] = offered(m, 'setup.recruit').map((id) => id.slice('crew:'.length));
    const before = now(m).recruits.filter((id) => !kept.includes(id));
    expect(before).toContain(back);
    say(m, `crew:${back}`, `crew:${kept[0]}`);
    expect(now(m).recruits.toSorted()).toEqual(before.toSorted());
    expect(now(m).recruits).not.toEqual(before);
  });

  test('IV-023 IV-024 IV-026 IV-027 IV-028 each of two players sends one section; the others stay with their dice', () => {
    const m = setUp(fresh('tutorial-2'));
    expect(team(m)).toHaveLength(2);
    for (const section of sections) {
      const on = now(m).boards[section];
      const dice = on ? diceOn(m, section).length : 0;
      expect([section, dice, now(m).sections[section].dice.length]).toEqual([section, on ? 6 : 0, on ? 0 : 6]);
      const places = Object.values(now(m).crew).filter((one) => one.section === section).map(({ place }) => place);
      expect([section, ...places.toSorted()]).toEqual([section, on ? 'away' : 'resting', 'resting']);
    }
  });

  test('IV-004 IV-006 IV-023 four boards, each with slots for the dice of its own section', () => {
    const m = setUp(fresh('tutorial-4', { crew: 'quick' }));
    const looks = (section: (typeof sections)[number]): string[] => diceOn(m, section).map((die) => die.replace(/-\d+$/, ''));
    for (const section of sections) expect(looks(section).toSorted()).toEqual(startingDice[section].toSorted());
    expect(new Set(sections.flatMap((section) => diceOn(m, section))).size).toBe(24);
  });

  test('IV-025 somebody alone sends two sections', () => {
    expect(Object.keys(now(setUp(fresh('tutorial-1'))).boards)).toHaveLength(2);
  });

  test('IV-029 IV-030 IV-041 IV-045 ten starters make the deck, two are drawn, and nobody has charges', () => {
    const m = setUp(fresh('tutorial-3'));
    for (const on of Object.values(now(m).boards)) {
      expect([on.deck.cards.length, on.hand.length, on.charges]).toEqual([8, 2, 0]);
      expect([...on.deck.cards, ...on.hand].every((card) => cardOf(card).starter)).toBe(true);
    }
  });

  test('IV-030 RU-IV-05 the deck is shuffled and lies faceup: everybody sees its top card', () => {
    const decks = [1, 2, 3].map((seed) => {
      const m = setUp(fresh('tutorial-4', { crew: 'quick' }, seed));
      expect(m.view('p2').boards.recon!.deck).toMatchObject({ count: 8, top: board(m).deck.cards.at(-1) });
      return [...board(m).deck.cards, ...board(m).hand].join();
    });
    expect(new Set(decks).size).toBe(3);
  });
});

describe('the board', () => {
  test('IV-010 IV-011 IV-031 IV-032 IV-033 IV-034 IV-035 IV-046 IV-754 the board of the Eye, its card, its unique, five events, and log 1', () => {
    const m = setUp(fresh('tutorial-2'));
    expect(planet(m)).toMatchObject({
      id: 'eye-of-the-void',
      missions: [{ id: 'M01', revealed: true }],
      uniques: [1],
      foundUniques: [],
      rankUp: { id: 'RK-T', done: false },
      lander: null,
      supplies: 3,
    });
    expect(planet(m).pois).toEqual({ 2: ['P03'], 3: ['P01'], 4: ['P10'], 5: ['P05'], 6: ['P07'] });
    expect(m.view('p1').planet!.uniques).toEqual([1]);
    expect(now(m).events.cards.toSorted()).toEqual(['ET1', 'ET2', 'ET3', 'ET4', 'ET5']);
    expect(told(m, 'logRead').map(({ log }) => log)).toContain(1);
  });

  test('IV-035 the five events lie in an order that nobody knows', () => {
    const orders = [1, 2, 3].map((seed) => now(setUp(fresh('tutorial-2', { crew: 'quick' }, seed))).events.cards.join());
    expect(new Set(orders).size).toBe(3);
  });

  test('IV-037 IV-038 both starting sectors hold somebody', () => {
    const m = toQuestion(fresh('tutorial-2', {}, 4), 'setup.sector');
    say(m, 'sector:2');
    expect(
      Object.values(now(m).boards)
        .map(({ sector }) => sector)
        .toSorted(),
    ).toEqual([1, 2]);
  });

  test('IV-037 IV-038 of three two may stand together, and the last one goes where nobody is', () => {
    const m = toQuestion(fresh('tutorial-3'), 'setup.sector');
    for (let n = 0; n < 2; n++) {
      expect(offered(m, 'setup.sector')).toEqual(['sector:1', 'sector:2']);
      say(m, 'sector:1');
    }
    expect(asked(m)).not.toContain('setup.sector');
    expect(Object.values(now(m).boards).map(({ sector }) => sector)).toEqual([1, 1, 2]);
  });

  test('IV-039 IV-040 IV-047 IV-048 RU-IV-02 everybody has a turn to take, and Recon says who begins', () => {
    const m = setUp(fresh('tutorial-2'));
    expect(Object.values(now(m).boards).map(({ done }) => done)).toEqual([false, false]);
    toQuestion(m, 'round.start');
    expect(m.open.find(({ ask }) => ask === 'round.start')!.seat).toBe(now(m).players.recon);
    expect(Object.values(now(m).boards).every(({ done }) => !done)).toBe(true);
  });

  test('IV-047 whoever leaves the lander has a turn to take', () => {
    const m = running((t) => page(t, 24), { edit: (s) => void (s.planet!.rankUp = null) });
    toQuestion(m, 'rankup.pick');
    expect(Object.values(now(m).boards).map(({ done }) => done)).toEqual([false, false]);
  });

  test('IV-042 IV-043 HD-IV-21 in Deadly Space there is one supply fewer', () => {
    expect(planet(setUp(fresh('tutorial-2', { space: 'deadly' }))).supplies).toBe(2);
  });
});
