import { describe, expect, test } from 'vitest';
import { faces } from '../../content/dice.ts';
import { cardOf, recruitOf } from '../../content/find.ts';
import { colors, sections, specialized } from '../../content/vocabulary.ts';
import { all, asked, begin, board, fresh, now, offered, planet, say, setBoard, told, type VanguardMatch } from '../../vanguard.testing.ts';

/** Answers everything with the first option until the first round. */
function setUp(m: VanguardMatch): VanguardMatch {
  while (now(m).phase.at === 'setup') say(m, m.open[0]!.options[0]!.id);
  return m;
}

describe('the first mission', () => {
  test('IV-012 IV-013 IV-014 IV-015 IV-016 the opening is read, then every section finds a player and every player a section', () => {
    const m = fresh('tutorial-4');
    expect(told(m, 'logRead')[0]).toMatchObject({ log: 0 });
    while (asked(m).includes('setup.section')) say(m, offered(m, 'setup.section')[0]!);
    expect(new Set(Object.values(now(m).players)).size).toBe(4);
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

  test('IV-022 the card that was not kept is shuffled in among the other recruits', () => {
    const m = fresh('tutorial-2');
    while (!asked(m).includes('setup.recruit')) say(m, m.open[0]!.options[0]!.id);
    const [back, ...kept] = offered(m, 'setup.recruit').map((id) => id.slice('crew:'.length));
    const before = now(m).recruits.filter((id) => !kept.includes(id));
    expect(before).toContain(back);
    say(m, `crew:${back}`, `crew:${kept[0]}`);
    expect(now(m).recruits.toSorted()).toEqual(before.toSorted());
    expect(now(m).recruits).not.toEqual(before);
  });

  test('IV-023 IV-024 IV-026 IV-027 IV-028 each of two players sends one section; the others stay with their dice', () => {
    const m = setUp(fresh('tutorial-2'));
    const going = sections.filter((section) => now(m).boards[section]);
    expect(going).toHaveLength(2);
    for (const section of sections) {
      const on = now(m).boards[section];
      const dice = on ? colors.flatMap((color) => on.columns[color].dice).length : 0;
      expect([section, dice, now(m).sections[section].dice.length]).toEqual([section, on ? 6 : 0, on ? 0 : 6]);
    }
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

  test('IV-010 IV-011 IV-031 IV-032 IV-033 IV-034 IV-035 IV-046 IV-754 the board of the Eye, its card, its unique, five events, and log 1', () => {
    const m = setUp(fresh('tutorial-2'));
    expect(planet(m)).toMatchObject({
      id: 'eye-of-the-void',
      missions: [{ id: 'M01', revealed: true }],
      uniques: [1],
      rankUp: { id: 'RK-T', done: false },
      lander: null,
      supplies: 3,
    });
    expect(now(m).events.cards.toSorted()).toEqual(['ET1', 'ET2', 'ET3', 'ET4', 'ET5']);
    expect(told(m, 'logRead').map(({ log }) => log)).toContain(1);
  });

  test('IV-037 IV-038 both starting sectors hold somebody', () => {
    const m = fresh('tutorial-2', {}, 4);
    while (!asked(m).includes('setup.sector')) say(m, m.open[0]!.options[0]!.id);
    say(m, 'sector:2');
    expect(
      Object.values(now(m).boards)
        .map(({ sector }) => sector)
        .toSorted(),
    ).toEqual([1, 2]);
  });

  test('IV-039 IV-040 IV-047 IV-048 RU-IV-02 everybody has a turn to take, and Recon says who begins', () => {
    const m = setUp(fresh('tutorial-2'));
    while (!asked(m).includes('round.start')) say(m, m.open[0]!.options[0]!.id);
    expect(m.open.find(({ ask }) => ask === 'round.start')!.seat).toBe(now(m).players.recon);
    expect(Object.values(now(m).boards).every(({ done }) => !done)).toBe(true);
  });

  test('IV-042 IV-043 HD-IV-21 in Deadly Space there is one supply fewer', () => {
    expect(planet(setUp(fresh('tutorial-2', { space: 'deadly' }))).supplies).toBe(2);
  });
});

describe('dice', () => {
  test('IV-253 IV-260 IV-268 IV-269 IV-270 IV-271 IV-272 IV-273 IV-274 IV-275 IV-276 IV-277 RU-IV-22 five kinds in three colours', () => {
    for (const color of colors) {
      const { basic, specialized: own, universal, expert, wild } = faces[color];
      const shown = (die: typeof basic): Set<string> => new Set(die.flat());
      expect(shown(basic)).toEqual(new Set(['BAS', 'VAN', 'ACC']));
      expect(shown(own)).toEqual(new Set([...specialized[color], 'BAS', 'ACC']));
      expect(universal.filter((face) => face.length === 2)).toHaveLength(4);
      expect(shown(universal).has('BAS')).toBe(false);
      expect(shown(expert)).toEqual(new Set([...specialized[color], 'BAS', 'VAN']));
      expect(expert.some((face) => face.length === 2)).toBe(true);
      expect(shown(wild)).toEqual(new Set(['VAN', 'ACC']));
    }
  });

  test('IV-258 every die has a most common side', () => {
    for (const color of colors)
      for (const die of Object.values(faces[color])) {
        const counts = die.map((face) => die.filter((other) => other.join() === face.join()).length);
        const most = Math.max(...counts);
        expect(new Set(die.filter((_, at) => counts[at] === most).map((face) => face.join())).size).toBe(1);
      }
  });
});

describe('skills', () => {
  const withSkill = (skill: string) => Object.values(skillHolders).find((id) => recruitOf(id).skill === skill)!;
  const skillHolders = Array.from({ length: 48 }, (_, at) => `CR${String(at + 1).padStart(2, '0')}`);

  test('IV-088 IV-089 IV-090 IV-091 IV-092 IV-093 a skill costs a charge and no action, and without one it is not offered', () => {
    const crew = withSkill('Second Wind');
    const m = begin({
      edit: (s) => {
        setBoard(s, 'recon', {
          available: ['red-basic-1', 'blue-basic-1', 'green-basic-1'],
          spent: ['green-specialized-1', 'green-specialized-2'],
          crew,
        });
        s.boards.recon!.charges = 1;
      },
    });
    say(m, `use:recon:skill:${crew}`);
    while (offered(m, 'refresh.die').length > 0) say(m, offered(m, 'refresh.die')[0]!);
    expect([board(m).charges, board(m).spent, planet(m).turn!.actions]).toEqual([0, [], 2]);
    expect(all(m)).not.toContain(`use:recon:skill:${crew}`);
  });

  test('IV-057 IV-243 IV-250 a card that may be played at any time uses no action and is discarded', () => {
    const m = begin({
      edit: (s) => setBoard(s, 'recon', { available: ['red-basic-1', 'blue-basic-1'], spent: ['green-specialized-1'], hand: ['RC05:1'] }),
    });
    say(m, 'use:recon:card:RC05:1');
    expect([board(m).spent, board(m).deck.discard, planet(m).turn!.actions]).toEqual([[], ['RC05:1'], 2]);
  });

  test('IV-243 a card that somebody else plays goes to the discard pile of its owner', () => {
    const m = begin({
      edit: (s) => setBoard(s, 'engineering', { available: ['red-basic-1'], spent: ['blue-basic-1'], hand: ['EN07:1'], deck: [] }),
    });
    say(m, 'use:engineering:card:EN07:1');
    expect([board(m, 'engineering').hand, board(m, 'engineering').deck]).toEqual([[], { cards: [], discard: ['EN07:1'] }]);
    expect(board(m).deck.discard).toEqual([]);
  });

  test('IV-288 RU-IV-62 equipment serves in its carrier’s own turn, also in the middle of a check', () => {
    const carrying = (who: 'recon' | 'engineering') =>
      begin({
        edit: (s) => {
          s.boards.recon!.sector = 2;
          setBoard(s, who, { available: ['green-basic-1'], spent: ['blue-basic-1', 'red-basic-1'] });
          s.boards[who]!.equipment = ['sugar-block'];
        },
      });
    expect(all(carrying('recon'))).toContain('use:recon:equipment:sugar-block');
    const checking = say(carrying('recon'), 'action:ridge');
    expect(planet(checking).check).not.toBeNull();
    expect(all(checking)).toContain('use:recon:equipment:sugar-block');
    expect(all(carrying('engineering'))).not.toContain('use:engineering:equipment:sugar-block');
  });
});
