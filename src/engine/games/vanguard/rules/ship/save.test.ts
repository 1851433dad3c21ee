import { describe, expect, test } from 'vitest';
import { events } from '../../content/decks/events.ts';
import { deckNames } from '../../content/vocabulary.ts';
import { asked, now, running, say, told, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { back, pageOf, ship } from './aboard.testing.ts';
import { resume, savePoint } from './save.ts';

describe('saving', () => {
  const saved = (edit: Edit): VanguardMatch => {
    const m = running((t) => savePoint(t), ship((s) => {
      s.logs = [];
      edit(s);
    }));
    until(m, () => asked(m).includes('save.stop'));
    return say(m, 'save');
  };
  const open: Edit = (s) => {
    s.events = { cards: ['E01'], discard: ['E02', 'E03'] };
    s.ship.scanner = { card: 'LC-03', parts: 1 };
  };

  test('IV-687 IV-688 IV-689 IV-690 IV-691 IV-692 IV-693 IV-694 IV-695 IV-696 IV-697 IV-701 the board is written on its sheet and put away', () => {
    const m = back((t) => savePoint(t), (s) => {
      open(s);
      s.phase = { at: 'page', page: 39, step: 0 };
      s.planet!.pois = { 3: ['P32', 'P31'] };
      s.planet!.threats = { T02: { time: 0, standees: [{ sector: 4, primary: true }] } };
      s.planet!.uniques = [34];
    });
    until(m, () => asked(m).includes('save.stop'));
    say(m, 'save');
    expect(now(m).planet).toBeNull();
    expect(now(m).ship.records['halcyon-shelf']).toEqual({
      planet: 'halcyon-shelf',
      landingCard: 'LC-03',
      pois: { 3: ['P32', 'P31'] },
      finished: [3],
      uniques: [34],
      threats: [{ id: 'T02', sectors: [4] }],
    });
  });

  test('IV-687 IV-689 IV-691 IV-717 an older sheet is thrown away, and the new one has the card in the scanner and the sectors that are finished', () => {
    const m = back((t) => savePoint(t), (s) => {
      s.phase = { at: 'page', page: 39, step: 0 };
      s.ship.scanner = { card: 'LC-02', parts: 0 };
      s.ship.records['halcyon-shelf'] = { planet: 'halcyon-shelf', landingCard: null, pois: {}, finished: [], uniques: [9], threats: [] };
      Object.assign(s.planet!, { pois: { 3: ['P32', 'P31'], 4: ['P34'] }, uniques: [34] });
    });
    until(m, () => asked(m).includes('save.stop'));
    say(m, 'save');
    expect(now(m).ship.records['halcyon-shelf']).toMatchObject({ landingCard: 'LC-02', finished: [3], uniques: [34] });
  });

  test('IV-374 IV-685 whoever flies on comes to page 2 with the board as it lies; whoever saves comes back on page 1', () => {
    const after = (answer: string): VanguardMatch => {
      const m = back((t) => savePoint(t), (s) => void (s.phase = { at: 'page', page: 39, step: 0 }));
      until(m, () => asked(m).includes('save.stop'));
      return say(m, answer);
    };
    const [on, saved] = [after('on'), after('save')];
    expect([pageOf(on), now(on).planet?.id, now(on).ship.records]).toEqual([2, 'halcyon-shelf', {}]);
    expect([pageOf(saved), now(saved).planet]).toEqual([1, null]);
  });

  test('IV-376 IV-377 IV-378 IV-379 what lay in the bag comes back into its pools, and the bag is empty', () => {
    const m = running((t) => resume(t), ship((s) => {
      Object.assign(s.ship, { energy: 0, command: 0, success: 0, penalty: false });
      s.ship.bag = { energy: 2, command: 1, success: 3, penalty: true };
    }));
    const { energy, command, success, penalty, bag } = now(m).ship;
    expect({ energy, command, success, penalty }).toEqual({ energy: 2, command: 1, success: 3, penalty: true });
    expect(bag).toEqual({ energy: 0, command: 0, success: 0, penalty: false });
  });

  test('IV-703 the decks of discoveries and of injuries stay whole', () => {
    const begun = now(running(() => {}, ship()));
    const m = saved(() => {});
    for (const deck of deckNames) expect(now(m).discoveries[deck].toSorted()).toEqual(begun.discoveries[deck].toSorted());
    expect(now(m).injuries).toEqual(begun.injuries);
  });

  test('IV-686 a planet whose landing card is gone is not recorded', () => {
    const m = back((t) => savePoint(t), (s) => {
      s.phase = { at: 'page', page: 39, step: 0 };
      s.ship.gone = ['LC-03'];
    });
    until(m, () => asked(m).includes('save.stop'));
    say(m, 'save');
    expect(now(m).ship.records).toEqual({});
  });

  test('IV-698 IV-699 IV-703 IV-704 crew and scanner wait, events are whole again, and page 1 is where it goes on', () => {
    const m = saved(open);
    expect(now(m).events.cards).toHaveLength(3);
    expect(now(m).ship.scanner).toEqual({ card: 'LC-03', parts: 1 });
    expect(Object.values(now(m).crew).every(({ place }) => place === 'available')).toBe(true);
    expect([pageOf(m), told(m, 'saved')]).toEqual([1, [{ fact: 'saved' }]]);
  });

  test('IV-702 the discarded events are shuffled back into the deck', () => {
    const ids = events.map(({ id }) => id);
    const [left, used] = [ids.slice(0, 20), ids.slice(20)];
    const { cards, discard } = now(saved((s) => void (s.events = { cards: [...left], discard: [...used] }))).events;
    expect([cards.toSorted(), discard]).toEqual([ids.toSorted(), []]);
    for (const laid of [[...left, ...used], [...used, ...left]]) expect(cards).not.toEqual(laid);
  });

  test('IV-700 success, command and energy go into the bag, and none of them stays in its pool', () => {
    const { energy, command, success, bag } = now(saved((s) => Object.assign(s.ship, { energy: 2, command: 1, success: 3 }))).ship;
    expect([energy, command, success, bag]).toEqual([0, 0, 0, { energy: 2, command: 1, success: 3, penalty: false }]);
  });
});
