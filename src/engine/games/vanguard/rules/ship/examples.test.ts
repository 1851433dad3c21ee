import { describe, expect, test } from 'vitest';
import { recruits } from '../../content/decks/recruits.ts';
import { sections } from '../../content/vocabulary.ts';
import {
  all, asked, now, offered, page, running, say, setBoard, told, until, type Edit, type VanguardMatch,
} from '../../vanguard.testing.ts';
import { back, crewOf, dice, home, pageOf, quiet, ship } from './aboard.testing.ts';

/** Worked cases of the ship book, each with its own numbers. */

const bookPage = (n: 5 | 27 | 32, edit: Edit): VanguardMatch => running((t) => page(t, n), ship(edit));

describe('the starmap', () => {
  test('EX-IV-63 with two energy and nothing that can be paid the ship is adrift: lower morale, a penalty, page 39, two energy', () => {
    const m = bookPage(5, (s) => {
      quiet(s);
      Object.assign(s.ship, { energy: 2, system: 7, gone: ['LC-08'] });
      s.story.destinations = ['7b', '7c'];
    });
    expect(asked(m)).not.toContain('starmap.task');
    expect(now(m).ship).toMatchObject({ morale: 'low', penalty: true, energy: 2 });
    expect(pageOf(m)).toBe(39);
  });

  test('EX-IV-64 two scouts make a part of three energy cost one, and the part after it costs its full price again', () => {
    const m = bookPage(5, (s) => {
      quiet(s);
      Object.assign(s.ship, { energy: 9, scanner: { card: 'LC-03', parts: 2 } });
    });
    until(m, () => asked(m).includes('scan.part'));
    const price = (): number => Number(/costs (\d+)/.exec(m.open.find(({ ask }) => ask === 'scan.part')!.prompt)?.[1]);
    say(m, 'scan');
    expect([now(m).ship.energy, price()]).toEqual([7, 3]);
    for (let scouts = 0; scouts < 2; scouts++) {
      say(m, 'scout');
      say(m, offered(m, 'scan.scout')[0]!);
    }
    expect(price()).toBe(1);
    say(m, 'scan');
    expect([now(m).ship.energy, now(m).ship.scouts]).toEqual([6, 0]);
  });
});

describe('debriefing', () => {
  const debriefing = (edit: Edit): VanguardMatch =>
    back((t) => page(t, 27), (s) => {
      quiet(s);
      s.planet!.rankUp = null;
      edit(s);
    });
  const owned = (m: VanguardMatch): number[] => sections.map((section) => now(m).sections[section].dice.length + onBoard(m, section));
  const onBoard = (m: VanguardMatch, section: (typeof sections)[number]): number => {
    const one = now(m).boards[section];
    return one ? Object.values(one.columns).reduce((sum, column) => sum + column.dice.length, one.spent.length) : 0;
  };

  test('EX-IV-65 six tokens buy a die for each of four sections that own six; with an instructor of rank 3 it takes four', () => {
    const m = debriefing((s) => void (s.planet!.success = 6));
    say(m, 'buy');
    until(m, () => !asked(m).includes('dice.buy'));
    expect([now(m).ship.success, owned(m)]).toEqual([0, [7, 7, 7, 7]]);
    const taught = debriefing((s) => {
      s.planet!.success = 4;
      for (const id of crewOf(s, 'science')) s.crew[id] = { ...s.crew[id]!, rank: 3, place: 'available' };
    });
    say(taught, 'buy');
    if (asked(taught).includes('dice.teacher')) say(taught, offered(taught, 'dice.teacher')[0]!);
    until(taught, () => !asked(taught).includes('dice.buy'));
    expect([now(taught).ship.success, owned(taught)]).toEqual([0, [7, 7, 7, 7]]);
    expect(told(taught, 'assigned').map(({ to }) => to)).toEqual(['instructor']);
  });

  test('EX-IV-66 a sale leaves four of five dice in each section and brings four tokens, and there is no second one', () => {
    const m = debriefing((s) => {
      for (const section of ['recon', 'engineering'] as const) setBoard(s, section, { available: [], spent: [] });
      dice(s, 5);
    });
    say(m, 'sell');
    until(m, () => !asked(m).includes('dice.return'));
    expect([now(m).ship.success, owned(m)]).toEqual([4, [4, 4, 4, 4]]);
    expect(all(m)).not.toContain('sell');
  });
});

describe('the medbay', () => {
  test('EX-IV-67 with both moderate beds taken somebody with two injuries lies in a critical one, and rolls for survival', () => {
    let crew = '';
    const m = running((t) => page(t, 32), {
      mix: 'campaign-2',
      rolls: [1, 1, 1],
      edit: (s) => {
        home(s);
        quiet(s);
        ({ crew } = s.boards.recon!);
        setBoard(s, 'recon', { injuries: ['Burned', 'Wounded'] });
        for (const lane of [0, 1]) {
          const { id } = recruits[20 + lane]!;
          s.crew[id] = { section: 'science', rank: 1, place: 'medbay' };
          // They were critical; by the time new patients come they are moderate.
          s.ship.medbay.push({ crew: id, lane, level: 2 });
        }
      },
    });
    until(m, () => pageOf(m) === 36);
    expect(now(m).ship.medbay.find((one) => one.crew === crew)!.level).toBe(2);
    expect(now(m).story.happened).toContain('criticalSurvived');
  });

  test('EX-IV-70 whoever came home unhurt rests, and is available after page 26 of the next exploration', () => {
    let crew = '';
    const m = back((t) => page(t, 32), (s) => {
      quiet(s);
      ({ crew } = s.boards.recon!);
    });
    until(m, () => pageOf(m) === 36);
    expect(now(m).crew[crew]!.place).toBe('resting');
    const docked = back((t) => page(t, 26), (s) => {
      quiet(s);
      s.crew[recruits[30]!.id] = { section: 'recon', rank: 1, place: 'resting' };
    });
    until(docked, () => pageOf(docked) !== 26);
    expect(now(docked).crew[recruits[30]!.id]!.place).toBe('available');
  });
});
