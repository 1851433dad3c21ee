import { describe, expect, test } from 'vitest';
import { shipLogs, systemOf } from '../../content/find.ts';
import { asked, fresh, now, offered, page, running, say, told, until } from '../../vanguard.testing.ts';
import { crewOf, ship } from './aboard.testing.ts';
import { income } from './bridge.ts';
import { assign, assignable } from './crew.ts';
import { install, installObjectives } from './install.ts';
import { changeMorale } from './morale.ts';
import { resume } from './save.ts';

describe('the ship book', () => {
  test('IV-368 IV-403 page 2 comes first and leads to page 5', () => {
    const m = running((t) => page(t, 2), ship((s) => void (s.ship.situationDeck = [])));
    until(m, () => now(m).phase.at === 'page' && (now(m).phase as { page: number }).page !== 2);
    expect(now(m).phase).toEqual({ at: 'page', page: 5, step: 0 });
  });

  test('IV-369 a new campaign has forgotten everything of the last', () => {
    const s = now(fresh('campaign-2', {}, 9));
    expect([s.flags, s.story.done, s.ship.uniques, s.ship.records, s.ship.gone]).toEqual([['ship.begun'], {}, [], {}, []]);
  });

  test('IV-370 every available crewmember of a section with two can be assigned', () => {
    const m = running(() => {}, ship());
    expect(assignable(now(m)).toSorted()).toEqual(Object.keys(now(m).crew).toSorted());
  });

  test('IV-371 IV-729 somebody assigned rests and is no longer available', () => {
    const m = running((t) => assign(t, crewOf(t.state, 'recon')[0]!, 'scout'), ship());
    expect(crewOf(now(m), 'recon').map((id) => now(m).crew[id]!.place)).toEqual(['resting', 'available']);
  });

  test('IV-374 IV-375 IV-380 IV-381 resuming takes the scanner and tokens out again and leads to page 2; crew are as they were', () => {
    const m = running(
      (t) => resume(t),
      ship((s) => {
        s.ship.scanner = { card: 'LC-03', parts: 1 };
        s.ship.bag = { energy: 2, command: 1, success: 3, penalty: false };
      }),
    );
    expect(now(m).ship).toMatchObject({ energy: 2, command: 1, success: 3, scanner: { card: 'LC-03', parts: 1 } });
    expect(now(m).phase).toMatchObject({ page: 2 });
    expect(Object.values(now(m).crew).every(({ place }) => place === 'available')).toBe(true);
  });
});

describe('installing', () => {
  test('IV-383 IV-384 IV-385 what waits for the bridge goes into its slots, upgrades for travel into theirs', () => {
    const waiting = ['O1', 'TECH2', 'OS1', 'UB1', 'UT1', 'UR1'];
    const m = running(
      (t) => page(t, 2),
      ship((s) => {
        s.logs = shipLogs.map(({ n }) => n);
        Object.assign(s.ship, { awaiting: [...waiting], secondaries: ['OS2'], situationDeck: [] });
      }),
    );
    until(m, () => (now(m).phase as { page: number }).page !== 2);
    expect(now(m).ship).toMatchObject({ objective: 'O1', tech: 'TECH2', upgrades: ['UB1', 'UT1', 'UR1'] });
    expect(now(m).ship.secondaries).toEqual(['OS2', 'OS1']);
    expect(now(m).ship.awaiting.filter((id) => waiting.includes(id))).toEqual([]);
  });

  test('IV-386 a card in the way goes to Bridge in the tray', () => {
    const m = running((t) => installObjectives(t), ship((s) => Object.assign(s.ship, { objective: 'O1', awaiting: ['O2'] })));
    expect([now(m).ship.objective, now(m).ship.bridgePile]).toEqual(['O2', ['O1']]);
    const tech = running((t) => installObjectives(t), ship((s) => Object.assign(s.ship, { tech: 'TECH2', awaiting: ['TECH3'] })));
    expect([now(tech).ship.tech, now(tech).ship.bridgePile]).toEqual(['TECH3', ['TECH2']]);
    const full = { upgrades: ['UB1', 'UB2', 'UB3', 'UB4'], awaiting: ['UB5'] };
    const upgrade = running((t) => install(t, 'bridge'), ship((s) => Object.assign(s.ship, full)));
    say(upgrade, 'upgrade:UB2');
    expect([now(upgrade).ship.upgrades, now(upgrade).ship.bridgePile]).toEqual([['UB1', 'UB3', 'UB4', 'UB5'], ['UB2']]);
  });

  test('IV-387 a tech level below the present one leaves the game', () => {
    const m = running((t) => installObjectives(t), ship((s) => Object.assign(s.ship, { tech: 'TECH3', awaiting: ['TECH2'] })));
    expect([now(m).ship.tech, now(m).ship.gone]).toEqual(['TECH3', ['TECH2']]);
  });
});

describe('situations', () => {
  const bridge = (edit: Parameters<typeof ship>[0]) => {
    const quiet = ship((s) => {
      s.logs = shipLogs.map(({ n }) => n); // nothing is left to be read aboard
      edit?.(s);
    });
    const m = running((t) => page(t, 2), quiet);
    until(m, () => (now(m).phase as { page: number }).page !== 2);
    return m;
  };

  test('EX-IV-79 IV-394 IV-395 IV-397 IV-399 IV-400 IV-401 the old one strikes, the new one is only read, and both can be solved', () => {
    const m = bridge((s) => Object.assign(s.ship, { objective: 'O1', situations: ['S03'], situationDeck: ['S02'], awaiting: [] }));
    expect(told(m, 'situation')).toEqual([
      { fact: 'situation', card: 'S03', what: 'resolved' },
      { fact: 'situation', card: 'S02', what: 'drawn' },
    ]);
    expect(now(m).ship.situations.toSorted()).toEqual(['S02', 'S03']);
    // Weeping Pipe costs energy when it strikes.
    const calm = bridge((s) => Object.assign(s.ship, { objective: 'O1', situations: ['S03'], situationDeck: [], awaiting: [] }));
    expect(now(calm).ship.energy).toBeGreaterThan(0);
    expect(now(m).ship.energy).toBe(now(calm).ship.energy);
  });

  test('IV-396 one that says so is discarded after it has struck, the others stay', () => {
    const m = bridge((s) => Object.assign(s.ship, { objective: 'O1', situations: ['S02'], situationDeck: ['S05'], awaiting: [] }));
    expect(now(m).ship.situations).toEqual(['S05']);
  });

  test('IV-398 at very low morale one more is drawn', () => {
    const waiting = { objective: 'O1', situationDeck: ['S04', 'S05', 'S06'], awaiting: [] };
    const drawn = (morale: 'normal' | 'verylow') => told(bridge((s) => Object.assign(s.ship, { ...waiting, morale })), 'situation').length;
    expect(drawn('verylow')).toBe(drawn('normal') + 1);
  });

  test('IV-402 the scanner is emptied', () => {
    expect(now(bridge((s) => void (s.ship.scanner = { card: 'LC-02', parts: 2 }))).ship.scanner).toBeNull();
  });

  test.each([
    ['TECH1', 5],
    ['TECH3', 9],
  ])('IV-391 with %s as much energy comes in as the card shows: %i', (tech, energy) => {
    expect(now(running((t) => income(t), ship((s) => Object.assign(s.ship, { tech })))).ship.energy).toBe(energy);
  });

  test('IV-393 bridge upgrades change what comes in', () => {
    const plain = now(bridge((s) => Object.assign(s.ship, { objective: 'O1', situationDeck: [], awaiting: [] }))).ship;
    const better = now(bridge((s) => Object.assign(s.ship, { objective: 'O1', situationDeck: [], awaiting: [], upgrades: ['UB1'] }))).ship;
    expect(better.energy + better.command).toBeGreaterThan(plain.energy + plain.command);
  });
});

test('IV-404 IV-405 morale is one of its levels and moves one step at a time', () => {
  const m = running((t) => changeMorale(t, -1), ship());
  expect([now(m).ship.morale, told(m, 'morale')]).toEqual(['low', [{ fact: 'morale', level: 'low' }]]);
});

test('IV-755 a die that very low morale takes comes from the compartment first', () => {
  const m = running(
    (t) => changeMorale(t, -1),
    ship((s) => void (s.ship.morale = 'verylow')),
  );
  const before = now(running(() => {}, ship())).sections.recon.dice.length;
  until(m, () => m.open.length === 0);
  expect(now(m).sections.recon.dice.length).toBe(before - 1);
});

describe('the starmap', () => {
  test('IV-413 IV-414 IV-417 IV-420 IV-724 flying and visiting in any order as long as it can be paid, with the log of a system', () => {
    const m = running((t) => page(t, 5), ship((s) => void (s.ship.energy = 4)));
    say(m, 'system:2');
    expect(now(m).ship).toMatchObject({ system: 2, energy: 2 });
    expect(told(m, 'logRead').map(({ log }) => log)).toContain(systemOf(2).arrivalLog);
    until(m, () => asked(m).includes('starmap.task'));
    expect(offered(m, 'starmap.task')).toEqual(expect.arrayContaining(['destination:2a', 'system:1', 'stop']));
    say(m, 'stop');
    expect(now(m).phase).toMatchObject({ page: 39 });
  });

  test('IV-414 the ship flies on after a visit, as often as it can be paid', () => {
    const m = running((t) => page(t, 5), ship((s) => void (s.ship.energy = 12)));
    for (const task of ['destination:1b', 'system:2', 'system:1', 'destination:1c', 'system:2']) {
      until(m, () => asked(m).includes('starmap.task'));
      say(m, task);
    }
    expect(told(m, 'visited').map(({ destination }) => destination)).toEqual(['1b', '1c']);
    expect(told(m, 'flew').map(({ system }) => system)).toEqual([2, 1, 2]);
  });

  test('IV-416 with nothing that can be paid nobody is asked where to', () => {
    const m = running((t) => page(t, 5), ship((s) => void (s.ship.energy = 0)));
    expect([asked(m).includes('starmap.task'), now(m).phase]).toEqual([false, { at: 'page', page: 39, step: 0 }]);
  });

  test('IV-422 IV-424 what a destination says is done, and it is noted', () => {
    const m = running((t) => page(t, 5), ship((s) => void (s.ship.energy = 4)));
    say(m, 'destination:1b');
    expect(told(m, 'logRead').map(({ log }) => log)).toContain(80);
    expect(now(m).story.destinations).toContain('1b');
  });

  test('IV-426 a planet whose landing card is gone cannot be visited', () => {
    const m = running((t) => page(t, 5), ship((s) => Object.assign(s.ship, { energy: 4, gone: ['LC-01'] })));
    expect(offered(m, 'starmap.task')).not.toContain('destination:1a');
  });

  test('IV-428 IV-429 IV-431 IV-432 IV-724 parts are scanned for energy, scouts make them cheaper, and page 6 follows', () => {
    const m = running((t) => page(t, 5), ship((s) => void (s.ship.energy = 3)));
    say(m, 'destination:1a', 'scan', 'scan');
    expect(now(m).ship).toMatchObject({ energy: 1, scanner: { parts: 2 } });
    expect(m.view('p1').ship.scanner!.parts).toHaveLength(2);
    say(m, 'scout');
    const scout = offered(m, 'scan.scout')[0]!;
    say(m, scout);
    expect(now(m).crew[scout.slice('crew:'.length)]!.place).toBe('resting');
    say(m, 'scan');
    expect(now(m).ship).toMatchObject({ energy: 0, scanner: { parts: 3 } });
    until(m, () => (now(m).phase as { page: number }).page === 6);
    expect(now(m).phase).toMatchObject({ page: 6 });
  });
});
