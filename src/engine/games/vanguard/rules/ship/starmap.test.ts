import { describe, expect, test } from 'vitest';
import { systemOf } from '../../content/find.ts';
import { asked, now, offered, page, running, say, told, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { pageOf, ship } from './aboard.testing.ts';

/** Page 5 with so much energy. */
const starmap = (energy: number, edit: Edit = () => {}): VanguardMatch =>
  running((t) => page(t, 5), ship((s) => {
    s.ship.energy = energy;
    edit(s);
  }));
const tasks = (m: VanguardMatch, kind: 'system' | 'destination'): string[] =>
  offered(m, 'starmap.task').filter((id) => id.startsWith(kind));

describe('flying and visiting', () => {
  test('IV-413 IV-414 IV-417 IV-420 IV-724 in any order as long as it can be paid, with the log of a system', () => {
    const m = starmap(4);
    say(m, 'system:2');
    expect(now(m).ship).toMatchObject({ system: 2, energy: 2 });
    expect(told(m, 'logRead').map(({ log }) => log)).toContain(systemOf(2).arrivalLog);
    until(m, () => asked(m).includes('starmap.task'));
    expect(offered(m, 'starmap.task')).toEqual(expect.arrayContaining(['destination:2a', 'system:1', 'stop']));
    say(m, 'stop');
    expect(pageOf(m)).toBe(39);
  });

  test('IV-414 the ship flies on after a visit, as often as it can be paid', () => {
    const m = starmap(12);
    for (const task of ['destination:1b', 'system:2', 'system:1', 'destination:1c', 'system:2']) {
      until(m, () => asked(m).includes('starmap.task'));
      say(m, task);
    }
    expect(told(m, 'visited').map(({ destination }) => destination)).toEqual(['1b', '1c']);
    expect(told(m, 'flew').map(({ system }) => system)).toEqual([2, 1, 2]);
  });

  test('IV-415 with a landing card in the scanner nobody is asked where to, whatever energy is left', () => {
    const m = starmap(9);
    say(m, 'destination:1a');
    expect([now(m).ship.energy, asked(m)]).toEqual([8, ['scan.part']]);
  });

  test('IV-416 with nothing that can be paid nobody is asked where to', () => {
    const m = starmap(0);
    expect([asked(m).includes('starmap.task'), now(m).phase]).toEqual([false, { at: 'page', page: 39, step: 0 }]);
  });

  test('IV-418 IV-421 only flights of the present system that can be paid are offered', () => {
    const m = starmap(2);
    expect(tasks(m, 'system')).toEqual(['system:2']);
    expect(tasks(starmap(9), 'system')).toEqual(['system:2', 'system:3']);
    say(m, 'system:2');
    expect(now(m).ship).toMatchObject({ system: 2, energy: 0 });
  });

  test('IV-419 the last system is reached only with an upgrade for travel', () => {
    const flights = (upgrades: readonly string[]): string[] =>
      tasks(starmap(9, (s) => {
        s.flags.push('ship.act3');
        Object.assign(s.ship, { system: 6, upgrades });
      }), 'system');
    expect(flights([])).toEqual(['system:4', 'system:5']);
    expect(flights(['UB1'])).toEqual(['system:4', 'system:5']);
    expect(flights(['UT1'])).toEqual(['system:4', 'system:5', 'system:7']);
  });

  test('IV-422 IV-424 what a destination says is done, and systems and destinations are noted', () => {
    const m = starmap(4);
    say(m, 'destination:1b');
    expect(told(m, 'logRead').map(({ log }) => log)).toContain(80);
    expect(now(m).story.destinations).toContain('1b');
    until(m, () => asked(m).includes('starmap.task'));
    say(m, 'system:2');
    expect(now(m).story.visited).toEqual([1, 2]);
  });

  test('IV-423 only destinations of the present system that can be paid are offered', () => {
    const home = starmap(1);
    expect(tasks(home, 'destination')).toEqual(['destination:1a', 'destination:1b']);
    const away = starmap(9, (s) => void (s.ship.system = 2));
    expect(tasks(away, 'destination')).toEqual(['destination:2a', 'destination:2b', 'destination:2c']);
    say(home, 'destination:1a');
    expect(now(home).ship.energy).toBe(0);
  });

  test('IV-425 visiting a planet puts its card in the scanner, nothing shown yet', () => {
    const m = starmap(5);
    say(m, 'destination:1a');
    expect(now(m).ship).toMatchObject({ energy: 4, scanner: { card: 'LC-01', parts: 0 } });
    expect(m.view('p1').ship.scanner!.parts).toEqual([]);
  });

  test('IV-426 a planet whose landing card is gone cannot be visited', () => {
    const m = starmap(4, (s) => void (s.ship.gone = ['LC-01']));
    expect(offered(m, 'starmap.task')).not.toContain('destination:1a');
  });

  test('EX-IV-63 IV-427 IV-433 IV-434 IV-435 RU-IV-67 without a landing card the ship is adrift, and keeps its energy', () => {
    const m = starmap(2);
    say(m, 'stop');
    expect(now(m).ship).toMatchObject({ morale: 'low', penalty: true, energy: 2 });
    expect(pageOf(m)).toBe(39);
  });
});

describe('the scanner', () => {
  test('IV-428 IV-429 IV-431 IV-432 IV-724 parts are scanned for energy, scouts make them cheaper, and page 6 follows', () => {
    const m = starmap(3);
    say(m, 'destination:1a', 'scan', 'scan');
    expect(now(m).ship).toMatchObject({ energy: 1, scanner: { parts: 2 } });
    expect(m.view('p1').ship.scanner!.parts).toHaveLength(2);
    say(m, 'scout');
    const scout = offered(m, 'scan.scout')[0]!;
    say(m, scout);
    expect(now(m).crew[scout.slice('crew:'.length)]!.place).toBe('resting');
    say(m, 'scan');
    expect(now(m).ship).toMatchObject({ energy: 0, scanner: { parts: 3 } });
    until(m, () => pageOf(m) === 6);
    expect(pageOf(m)).toBe(6);
  });

  test('IV-429 IV-430 each of two scouts makes the next part one cheaper, and the part after it costs its full price', () => {
    const m = starmap(9, (s) => void (s.ship.scanner = { card: 'LC-03', parts: 2 }));
    until(m, () => asked(m).includes('scan.part'));
    const price = (): number => Number(/costs (\d+)/.exec(m.open.find(({ ask }) => ask === 'scan.part')!.prompt)?.[1]);
    expect(price()).toBe(2);
    for (const left of [1, 0]) {
      say(m, 'scout');
      say(m, offered(m, 'scan.scout')[0]!);
      expect(price()).toBe(left);
    }
    expect(Object.values(now(m).crew).filter(({ place }) => place === 'resting')).toHaveLength(2);
    say(m, 'scan');
    expect([now(m).ship.energy, now(m).ship.scanner!.parts, price()]).toEqual([9, 3, 3]);
  });
});
