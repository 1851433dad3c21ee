import { describe, expect, test } from 'vitest';
import { events } from '../../content/decks/events.ts';
import { planetOf } from '../../content/find.ts';
import { asked, now, running, told, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { dice, launching } from './aboard.testing.ts';
import { layBoard, recordOf } from './planetBoard.ts';

describe('the planet board', () => {
  const laid = (edit: Edit): VanguardMatch => running((t) => layBoard(t, 'halcyon-shelf'), { edit });

  test('IV-564 IV-567 IV-568 IV-569 IV-570 IV-571 IV-572 without a record: its uniques, missions, condition, leads, and shuffled decks', () => {
    const m = laid((s) => void (s.planet = null));
    const p = now(m).planet!;
    expect(p.uniques).toEqual(planetOf('halcyon-shelf').planet.uniques);
    expect([p.missions.map(({ id }) => id), p.gc, p.leads.bag.length]).toEqual([['M05'], 'GC1', 20]);
    const printed = events.map(({ id }) => id);
    expect(now(m).events.cards).not.toEqual(printed);
    expect(now(m).events.cards.toSorted()).toEqual(printed.toSorted());
    expect(now(m).injuries.Wounded).toBeGreaterThan(0);
  });

  test('IV-562 IV-563 IV-566 IV-751 with a record: its cards, uniques and threats as they were, and nothing is triggered', () => {
    const m = laid((s) => {
      s.planet = null;
      s.ship.records['halcyon-shelf'] = {
        planet: 'halcyon-shelf',
        landingCard: null,
        pois: { 3: ['P32'] },
        finished: [3],
        uniques: [34],
        threats: [{ id: 'T02', sectors: [9] }],
      };
    });
    const p = now(m).planet!;
    expect([p.pois, p.uniques, p.threats.T02!.standees[0]!.sector]).toEqual([{ 3: ['P32'] }, [34], 9]);
    expect([told(m, 'logRead'), told(m, 'poiPlaced')]).toEqual([[], []]);
    expect(p.missions.map(({ id }) => id)).toEqual(['M05']);
  });

  test('IV-750 IV-752 IV-753 IV-758 a board that still lies open stays: no unique again, no tracks, no time, no mission that is done', () => {
    const m = laid((s) => {
      s.planet!.uniques = [34];
      s.planet!.markers = { 'wreck.g': 2 };
      s.planet!.tokens = { P37: 1 };
      s.planet!.threats = { T02: { time: 3, standees: [{ sector: 5, primary: true }] } };
      s.story.done.M05 = 1;
      s.ship.records['halcyon-shelf'] = recordOf({ ...s.planet!, uniques: [7, 34] });
    });
    const p = now(m).planet!;
    expect([p.uniques, p.markers, p.tokens, p.missions]).toEqual([[34], {}, {}, []]);
    expect(p.threats.T02).toEqual({ time: 0, standees: [{ sector: 5, primary: true }] });
  });

  test('IV-519 IV-520 IV-521 IV-522 IV-523 IV-524 IV-525 IV-526 IV-527 IV-528 IV-529 IV-530 IV-531 another planet’s board is recorded and put away', () => {
    const old: Edit = (s) => {
      layBoard({ state: s, tell() {}, tellOnly() {}, roll: () => 1, pick: (from) => from[0]!, shuffle() {}, fence() {} }, 'cinder-orchard');
      s.planet!.over = 'liftoff';
      s.planet!.pois = { 3: ['P12', 'P11'] };
      s.planet!.threats = { T02: { time: 1, standees: [{ sector: 4, primary: true }] } };
      s.ship.records['cinder-orchard'] = { ...recordOf(s.planet!), uniques: [] };
    };
    const m = launching((s) => {
      old(s);
      dice(s, 6);
    });
    until(m, () => asked(m).includes('launch.small'));
    const record = now(m).ship.records['cinder-orchard']!;
    expect(record).toMatchObject({ planet: 'cinder-orchard', pois: { 3: ['P12', 'P11'] }, threats: [{ id: 'T02', sectors: [4] }] });
    expect(record.uniques.length).toBeGreaterThan(0);
    expect(now(m).planet!.id).toBe('halcyon-shelf');
    const same = launching((s) => {
      layBoard({ state: s, tell() {}, tellOnly() {}, roll: () => 1, pick: (from) => from[0]!, shuffle() {}, fence() {} }, 'halcyon-shelf');
      s.planet!.over = 'liftoff';
    });
    expect(now(same).ship.records).toEqual({});
  });
});
