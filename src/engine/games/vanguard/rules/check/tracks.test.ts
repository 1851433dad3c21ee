import { describe, expect, test } from 'vitest';
import { planet, say, told, until, type Edit } from '../../vanguard.testing.ts';
import { check, outcomes, roll } from './rolling.testing.ts';

describe('tracks', () => {
  /** The green track of Open the Wreck: three spaces, and at its end a success. */
  const track = { id: 'g', color: 'green' as const, length: 3, effects: [{ op: 'success', n: 1 }] as const, arrows: [] };
  const special = [[{ need: [['SCN']] as const, effects: [{ op: 'progress', track: 'g', n: 1 }] as const }]];

  const nearEnd: Edit = (s) => void (s.planet!.markers = { 'wreck.g': 2 });

  test('IV-208 IV-210 IV-227 IV-147 the dice are spent, the marker moves, and on its last space its outcome comes', () => {
    const m = roll({ card: check({ id: 'wreck', special, tracks: [track] }), own: ['blue-specialized-1'], faces: [1], edit: nearEnd });
    say(m, 'all');
    until(m, () => planet(m).check === null);
    expect(told(m, 'specialEffect')[0]).toMatchObject({ dice: ['blue-specialized-1'] });
    expect([planet(m).success, outcomes(m)]).toEqual([1, ['g']]);
  });

  test('IV-228 with a track no row is marked', () => {
    const m = roll({ card: check({ id: 'wreck', special, tracks: [track] }), own: ['blue-specialized-1'], faces: [1] });
    say(m, 'all');
    until(m, () => planet(m).check === null);
    expect([outcomes(m), planet(m).markers]).toEqual([[], { 'wreck.g': 1 }]);
  });

  test('IV-722 a progress icon moves the marker of its own track, and nobody is asked which', () => {
    const card = check({
      id: 'wreck',
      special: [
        [
          { need: [['SCN']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
          { need: [['CMP']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        ],
      ],
      tracks: [track, { ...track, id: 'r', color: 'red' }],
    });
    const m = say(roll({ card, own: ['blue-specialized-1', 'blue-specialized-2'], faces: [3, 3] }), 'all');
    expect([m.open, planet(m).check, planet(m).markers]).toEqual([[], null, { 'wreck.r': 2 }]);
  });

  test('IV-723 a reduction moves the marker back', () => {
    const m = roll({
      card: check({
        id: 'wreck',
        special: [[{ need: [['SCN']], effects: [{ op: 'reduce', track: 'g', n: 1 }] }]],
        tracks: [track],
      }),
      own: ['blue-specialized-1'],
      faces: [1],
      edit: (s) => void (s.planet!.markers = { 'wreck.g': 2 }),
    });
    say(m, 'all');
    until(m, () => planet(m).check === null);
    expect(planet(m).markers).toEqual({ 'wreck.g': 1 });
  });

  test('IV-736 IV-721 an immediate outcome ends the check, and a full track waits for the next one', () => {
    const card = check({
      id: 'wreck',
      special: [
        [
          { need: [['SCN']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
          { need: [['CMP']], effects: [{ op: 'outcome', row: 'r' }] },
        ],
      ],
      tracks: [track, { id: 'r', color: 'red', length: 5, effects: [{ op: 'supply', n: -1 }], arrows: [] }],
    });
    const m = roll({ card, own: ['blue-specialized-1', 'blue-specialized-2'], faces: [1, 3], edit: nearEnd });
    say(m, 'all');
    until(m, () => planet(m).check === null);
    expect([planet(m).supplies, planet(m).success, planet(m).markers]).toEqual([5, 0, { 'wreck.g': 3 }]);
    const later = roll({ card, own: [], faces: [], edit: (s) => void (s.planet!.markers = { 'wreck.g': 3 }) });
    until(later, () => planet(later).check === null);
    expect([planet(later).success, planet(later).markers]).toEqual([1, {}]);
  });
});
