import { describe, expect, test } from 'vitest';
import { events } from '../../content/decks/events.ts';
import { leads } from '../../content/decks/leads.ts';
import { planetOf, poiOf, threatOf } from '../../content/find.ts';
import { deckNames } from '../../content/vocabulary.ts';
import { asked, now, planet, running, told, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import type { PlanetRecord, VanguardState } from '../../state.ts';
import { launching } from './aboard.testing.ts';
import { layBoard, recordOf } from './planetBoard.ts';

const lay = (s: VanguardState, id: string): void =>
  layBoard({ state: s, tell() {}, tellOnly() {}, roll: () => 1, pick: (from) => from[0]!, shuffle() {}, fence() {} }, id);

describe('a planet that lies on the table when another is landed on', () => {
  const written: PlanetRecord = {
    planet: 'cinder-orchard',
    landingCard: null,
    pois: { 3: ['P11', 'P12'], 5: ['P16', 'P15'] },
    finished: [5],
    uniques: [13, 33],
    threats: [{ id: 'T04', sectors: [4, 9, 2] }],
  };
  const orchard: Edit = (s) => {
    lay(s, 'cinder-orchard');
    Object.assign(s.planet!, { over: 'liftoff', uniques: [13, 33], pois: { 3: ['P11', 'P12'], 5: ['P16', 'P15'] } });
    s.planet!.threats = { T04: { time: 1, standees: threatOf('T04').standees.map((one, at) => ({ ...one, sector: [4, 9, 2][at]! })) } };
  };

  test('IV-521 IV-522 IV-523 IV-524 IV-525 IV-526 IV-527 IV-528 its sheet says how it is left, in place of an older one', () => {
    expect([poiOf('P11').icons.includes('FINAL'), poiOf('P16').icons.includes('FINAL')]).toEqual([false, true]);
    const m = launching((s) => {
      orchard(s);
      s.ship.records['cinder-orchard'] = { ...recordOf(s.planet!), uniques: [], pois: {} };
    });
    until(m, () => asked(m).includes('launch.small'));
    expect(now(m).ship.records).toEqual({ 'cinder-orchard': written });
  });

  test('IV-529 IV-530 IV-531 its cards and standees are cleared away before the team is formed', () => {
    const m = launching(orchard);
    expect([asked(m), now(m).planet, m.view('p1').planet]).toEqual([['launch.goes'], null, null]);
    until(m, () => asked(m).includes('launch.small'));
    expect([planet(m).id, Object.keys(planet(m).threats)]).toEqual(['halcyon-shelf', []]);
  });

  const sheet: PlanetRecord = { ...written, planet: 'halcyon-shelf', pois: { 3: ['P32'] }, finished: [3], uniques: [34], threats: [] };

  test('IV-519 with nothing on the table nothing is recorded or thrown away', () => {
    const m = launching((s) => void (s.ship.records = { 'halcyon-shelf': sheet, 'cinder-orchard': written }));
    until(m, () => asked(m).includes('launch.small'));
    expect(now(m).ship.records).toEqual({ 'halcyon-shelf': sheet, 'cinder-orchard': written });
    expect(planet(m).pois).toEqual({ 3: ['P32'] });
  });

  test('IV-520 with this very planet open nothing is recorded, and its board stays', () => {
    const m = launching((s) => {
      lay(s, 'halcyon-shelf');
      Object.assign(s.planet!, { over: 'liftoff', pois: { 4: ['P34'] } });
    });
    expect(now(m).planet?.pois).toEqual({ 4: ['P34'] });
    until(m, () => asked(m).includes('launch.small'));
    expect([now(m).ship.records, planet(m).pois]).toEqual([{}, { 4: ['P34'] }]);
  });
});

describe('the planet board', () => {
  const laid = (edit: Edit, id = 'halcyon-shelf'): VanguardMatch => running((t) => layBoard(t, id), { edit });

  test('IV-564 IV-565 without a record its uniques lie there, the last listed on top, but for those that are home', () => {
    const m = laid((s) => void (s.planet = null), 'cinder-orchard');
    expect(planet(m).uniques).toEqual([13, 6, 5, 33]);
    const again = laid((s) => {
      s.planet = null;
      s.ship.uniques = [6];
    }, 'cinder-orchard');
    expect(planet(again).uniques).toEqual([13, 5, 33]);
  });

  test('IV-567 missions and global condition as they are listed for how things stand', () => {
    const choir = (edit: Edit): (string | boolean | null)[] => {
      const m = laid((s) => {
        s.planet = null;
        edit(s);
      }, 'hollow-choir');
      return [...planet(m).missions.flatMap(({ id, revealed }) => [id, revealed]), planet(m).gc];
    };
    expect(choir(() => {})).toEqual(['M11', false, 'GC9']);
    expect(choir((s) => void s.flags.push('choir.score', 'choir.loud'))).toEqual(['GC10']);
    expect(planetOf('eye-of-the-void').planet.missions).toEqual([{ id: 'M01', revealed: true }]);
    const eye = laid((s) => void (s.planet = null), 'eye-of-the-void');
    expect([planet(eye).missions, planet(eye).gc]).toEqual([[{ id: 'M01', revealed: true }], null]);
  });

  test('IV-568 the bag holds all twenty leads', () => {
    const m = laid((s) => void s.planet!.leads.bag.splice(0, 9));
    expect([planet(m).leads.bag.toSorted(), planet(m).leads.bag.length]).toEqual([leads.map(({ id }) => id).toSorted(), 20]);
  });

  test('IV-569 each discovery deck is shuffled by itself', () => {
    let before = {} as VanguardState['discoveries'];
    const m = laid((s) => void (before = structuredClone(s.discoveries)));
    for (const deck of deckNames) {
      expect(now(m).discoveries[deck]).not.toEqual(before[deck]);
      expect(now(m).discoveries[deck].toSorted()).toEqual(before[deck].toSorted());
    }
  });

  test('IV-570 IV-571 IV-572 the whole event deck is fetched and shuffled, and the injuries lie there for all to see', () => {
    const m = laid((s) => {
      s.events = { cards: [], discard: [] };
      s.injuries.Wounded = 7;
    });
    const printed = events.map(({ id }) => id);
    expect(now(m).events.cards).not.toEqual(printed);
    expect([now(m).events.cards.toSorted(), now(m).events.discard]).toEqual([printed.toSorted(), []]);
    expect(m.view('p1').injuries).toMatchObject({ Wounded: 7, Burned: 3 });
  });

  test('IV-562 IV-563 IV-566 IV-751 with a record: its cards, uniques and threats as they were, and nothing is triggered', () => {
    const m = laid((s) => {
      s.planet = null;
      s.ship.records['halcyon-shelf'] = {
        planet: 'halcyon-shelf',
        landingCard: null,
        pois: { 3: ['P32', 'P31'] },
        finished: [3],
        uniques: [34],
        threats: [{ id: 'T02', sectors: [9] }, { id: 'T04', sectors: [3, 8, 1] }],
      };
    });
    const { pois, uniques, threats, missions, gc } = planet(m);
    expect([pois, uniques]).toEqual([{ 3: ['P32', 'P31'] }, [34]]);
    expect(threats.T04!.standees).toEqual([3, 8, 1].map((sector, at) => ({ sector, primary: at === 0 })));
    expect(threats.T02!.standees).toEqual([{ sector: 9, primary: true }]);
    expect([told(m, 'logRead'), told(m, 'poiPlaced'), told(m, 'threatPlaced')]).toEqual([[], [], []]);
    expect([missions.map(({ id }) => id), gc]).toEqual([['M05'], 'GC1']);
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
});
