import { describe, expect, test } from 'vitest';
import type { ShipState } from '../../state.ts';
import { asked, fresh, now, offered, page, running, say, told, until, type Edit, type Wanted } from '../../vanguard.testing.ts';
import { crewOf, pageOf, quiet, ship } from './aboard.testing.ts';
import { income } from './bridge.ts';
import { assign, assignable } from './crew.ts';
import { install, installObjectives } from './install.ts';
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
    expect(now(m).players).toEqual({ recon: 'p1', security: 'p1', science: 'p2', engineering: 'p2' });
  });
});

describe('installing', () => {
  test('IV-383 IV-384 IV-385 what waits for the bridge goes into its slots, upgrades for travel into theirs', () => {
    const waiting = ['O1', 'TECH2', 'OS1', 'UB1', 'UT1', 'UR1'];
    const m = running(
      (t) => page(t, 2),
      ship((s) => {
        quiet(s);
        Object.assign(s.ship, { awaiting: [...waiting], secondaries: ['OS2'], situationDeck: [] });
      }),
    );
    until(m, () => (now(m).phase as { page: number }).page !== 2);
    expect(now(m).ship).toMatchObject({ objective: 'O1', tech: 'TECH2', upgrades: ['UB1', 'UT1', 'UR1'] });
    expect(now(m).ship.secondaries).toEqual(['OS2', 'OS1']);
    expect(now(m).ship.awaiting.filter((id) => waiting.includes(id))).toEqual([]);
  });

  test('IV-385 the slots of page 4 are for upgrades for travel alone: full ones on page 3 do not matter to them', () => {
    const upgrades = ['UB1', 'UB2', 'UB3', 'UB4'];
    const m = running((t) => install(t, 'travel'), ship((s) => Object.assign(s.ship, { upgrades, awaiting: ['UT1'] })));
    expect([m.open, now(m).ship.upgrades, now(m).ship.bridgePile]).toEqual([[], [...upgrades, 'UT1'], []]);
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

  test('RU-IV-100 IV-383 IV-386 a new secondary objective goes in at once, and people say which of the two old ones makes room', () => {
    const m = running(
      (t) => installObjectives(t),
      ship((s) => Object.assign(s.ship, { secondaries: ['OS1', 'OS2'], awaiting: ['OS3', 'R21'] })),
    );
    expect(offered(m, 'install.replace')).toEqual(['secondary:OS1', 'secondary:OS2']);
    expect(m.open[0]!.prompt).toContain('Teach the Young (Bring three crewmembers to the second rank or higher) needs a slot.');
    say(m, 'secondary:OS1');
    expect(now(m).ship).toMatchObject({ secondaries: ['OS2', 'OS3'], bridgePile: ['OS1'], awaiting: ['R21'] });
    expect(told(m, 'installed')).toEqual([{ fact: 'installed', card: 'OS3' }]);
    const free = running((t) => installObjectives(t), ship((s) => Object.assign(s.ship, { secondaries: ['OS2'], awaiting: ['OS3'] })));
    expect([asked(free), now(free).ship.secondaries, now(free).ship.bridgePile]).toEqual([[], ['OS2', 'OS3'], []]);
  });

  test('IV-383 nothing for the bridge is left waiting: with every slot taken an upgrade cannot be put off', () => {
    const full = { upgrades: ['UT1', 'UT2', 'UT3'], awaiting: ['UT4'] };
    const m = running((t) => install(t, 'travel'), ship((s) => Object.assign(s.ship, full)));
    expect(offered(m, 'install.replace')).toEqual(['upgrade:UT1', 'upgrade:UT2', 'upgrade:UT3']);
    say(m, 'upgrade:UT3');
    expect(now(m).ship).toMatchObject({ upgrades: ['UT1', 'UT2', 'UT4'], bridgePile: ['UT3'], awaiting: [] });
  });

  test('IV-386 the first objective of a campaign brings no secondary one that would push out another on the same day', () => {
    const m = running((t) => page(t, 2), ship((s) => {
      quiet(s);
      Object.assign(s.ship, { awaiting: ['O1'], situationDeck: [] });
    }));
    until(m, () => pageOf(m) !== 2);
    expect(now(m).ship).toMatchObject({ objective: 'O1', secondaries: ['OS1', 'OS2'], bridgePile: [] });
  });

  test('IV-387 a tech level below the present one leaves the game', () => {
    const m = running((t) => installObjectives(t), ship((s) => Object.assign(s.ship, { tech: 'TECH3', awaiting: ['TECH2'] })));
    expect([now(m).ship.tech, now(m).ship.gone]).toEqual(['TECH3', ['TECH2']]);
  });
});

const inPeace = (edit: Edit): Wanted =>
  ship((s) => {
    quiet(s);
    edit(s);
  });

describe('situations', () => {
  const bridge = (edit: Edit) => {
    const m = running((t) => page(t, 2), inPeace(edit));
    until(m, () => pageOf(m) !== 2);
    return m;
  };

  /** The envelope and Possible Situations of page 2; the last of the deck lies on top. */
  const lying = (situations: readonly string[], situationDeck: readonly string[], objective = 'O1') =>
    bridge((s) => Object.assign(s.ship, { objective, situations, situationDeck, awaiting: [] }));

  test('EX-IV-79 IV-394 IV-400 the old one strikes, the new one is only read, and both can be solved', () => {
    const m = lying(['S03'], ['S02']);
    expect(told(m, 'situation')).toEqual([
      { fact: 'situation', card: 'S03', what: 'resolved' },
      { fact: 'situation', card: 'S02', what: 'drawn' },
    ]);
    expect(now(m).ship.situations.toSorted()).toEqual(['S02', 'S03']);
    // Weeping Pipe costs energy when it strikes.
    const calm = lying(['S03'], []);
    expect(now(calm).ship.energy).toBeGreaterThan(0);
    expect(now(m).ship.energy).toBe(now(calm).ship.energy);
  });

  test('IV-394 IV-395 all old ones strike, in the order that people like', () => {
    const two = inPeace((s) => Object.assign(s.ship, { situations: ['S05', 'S09'], situationDeck: [], awaiting: [] }));
    const m = running((t) => page(t, 2), two);
    until(m, () => asked(m).includes('situation.next'));
    expect(offered(m, 'situation.next')).toEqual(['situation:S05', 'situation:S09']);
    say(m, 'situation:S09');
    until(m, () => pageOf(m) !== 2);
    expect(told(m, 'situation').map(({ card, what }) => [card, what])).toEqual([['S09', 'resolved'], ['S05', 'resolved']]);
    // Each takes somebody off the roster: one of Engineering, one of Security.
    const resting = Object.values(now(m).crew).filter(({ place }) => place === 'resting');
    expect(resting.map(({ section }) => section).toSorted()).toEqual(['engineering', 'security']);
  });

  test('IV-396 one that says so is discarded after it has struck, the others stay', () => {
    expect(now(lying(['S02'], ['S05'])).ship.situations).toEqual(['S05']);
    expect(now(lying(['S02', 'S03'], ['S05'])).ship.situations).toEqual(['S03', 'S05']);
  });

  test.each([
    ['O1', ['S06']],
    ['O5', ['S06', 'S04']],
  ])('IV-397 with %s as many are drawn from the top as the card shows: %j', (objective, drawn) => {
    const m = lying([], ['S05', 'S04', 'S06'], objective);
    expect(now(m).ship.situations).toEqual(drawn);
    expect(now(m).ship.situationDeck).toHaveLength(3 - drawn.length);
  });

  test('IV-399 a new one lies faceup: every seat sees which it is', () => {
    const m = lying([], ['S05', 'S06']);
    expect(m.view('p1').ship).toMatchObject({ situations: ['S06'], situationDeck: 1 });
    expect(m.view('p2').ship.situations).toEqual(['S06']);
  });

  test('IV-401 a new one that nobody solves strikes at the next bridge', () => {
    const m = running(function* (t) {
      yield* page(t, 2);
      yield* page(t, 6);
      yield* page(t, 2);
    }, inPeace((s) => Object.assign(s.ship, { objective: 'O1', situations: [], situationDeck: ['S03'], awaiting: [] })));
    until(m, () => asked(m).includes('facility.visit'));
    expect(told(m, 'situation')).toEqual([{ fact: 'situation', card: 'S03', what: 'drawn' }]);
    say(m, 'stop');
    until(m, () => m.open.length === 0);
    expect(told(m, 'situation').map(({ what }) => what)).toEqual(['drawn', 'resolved']);
  });

  test('IV-398 at very low morale one more is drawn', () => {
    const waiting = { objective: 'O1', situationDeck: ['S04', 'S05', 'S06'], awaiting: [] };
    const drawn = (morale: 'normal' | 'verylow') => told(bridge((s) => Object.assign(s.ship, { ...waiting, morale })), 'situation').length;
    expect(drawn('verylow')).toBe(drawn('normal') + 1);
  });

  test('IV-402 the scanner is emptied', () => {
    expect(now(bridge((s) => void (s.ship.scanner = { card: 'LC-02', parts: 2 }))).ship.scanner).toBeNull();
  });
});

describe('the income', () => {
  const pools = (edit: Partial<ShipState>): [command: number, energy: number] => {
    const { command, energy } = now(running((t) => income(t), ship((s) => Object.assign(s.ship, edit)))).ship;
    return [command, energy];
  };

  test.each([
    ['O1', 3],
    ['O4', 4],
    ['O8', 5],
  ])('IV-388 with %s as much command comes in as the card shows: %i', (objective, command) => {
    expect(pools({ objective })[0]).toBe(command);
  });

  test.each([
    ['TECH1', 5],
    ['TECH3', 9],
  ])('IV-391 with %s as much energy comes in as the card shows: %i', (tech, energy) => {
    expect(pools({ tech })[1]).toBe(energy);
  });

  test('EX-IV-60 IV-389 IV-390 RU-IV-64 the penalty cuts command to one and is gone', () => {
    const m = running(
      (t) => income(t),
      ship((s) => Object.assign(s.ship, { objective: 'O1', upgrades: ['UB2'], penalty: true })),
    );
    expect([now(m).ship.command, now(m).ship.penalty, now(m).ship.energy]).toEqual([1, false, 5]);
  });

  test('IV-392 morale changes what comes in', () => {
    expect(pools({ objective: 'O1', morale: 'verylow' })).toEqual([2, 4]);
    expect(pools({ objective: 'O1', morale: 'normal' })).toEqual([3, 5]);
  });

  test('IV-393 bridge upgrades change what comes in', () => {
    expect(pools({ objective: 'O1', upgrades: ['UB1'] })).toEqual([3, 6]);
    expect(pools({ objective: 'O1', upgrades: ['UB2'] })).toEqual([4, 5]);
  });
});
