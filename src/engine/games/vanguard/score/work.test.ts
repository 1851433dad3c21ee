import { expect, test } from 'vitest';
import type { DieId } from '../content/dice.ts';
import { begin, position, setBoard, type Edit } from '../vanguard.testing.ts';
import { workLeft } from './work.ts';

const workOn = (planet: string, edit: Edit): string | undefined => {
  const s = position({ planet, edit });
  return workLeft(s, s.planet!)?.check.id;
};

test('a route is remembered for crews whom the same flags have opened the same ways, not for as many flags', () => {
  const quay = (...flags: readonly string[]): string | undefined =>
    workOn('sundered-quay', (s) => {
      s.flags = [...flags];
      s.planet!.missions = [{ id: 'M09', revealed: true }];
    });
  expect([quay('quay.lit', 'quay.room'), quay('quay.lit', 'ship.begun'), quay('quay.lit', 'quay.room')]).toEqual([
    'clock',
    'ballast',
    'clock',
  ]);
});

test('a route is remembered for the ending that it prepares, not for every ending', () => {
  const house = (morale: 'high' | 'normal'): string | undefined =>
    workOn('switch-house', (s) => {
      s.flags = ['house.hall', 'house.line'];
      s.ship.uniques = [1, 2, 3, 4];
      s.ship.morale = morale;
      s.planet!.missions = [{ id: 'M15', revealed: true }];
    });
  expect([house('high'), house('normal'), house('high')]).toEqual(['reply', 'mast', 'reply']);
});

test('who stands at the work with few dice rests first, and who cannot rest works with the dice there are', () => {
  const weighed = (spent: readonly DieId[]): readonly string[] => {
    const m = begin({
      edit: (s) => {
        s.planet!.missions = [{ id: 'M05', revealed: true }];
        for (const who of ['recon', 'engineering'] as const) s.boards[who]!.sector = 7;
        setBoard(s, 'recon', { available: ['blue-specialized-1', 'blue-specialized-2', 'blue-specialized-3'], spent });
      },
    });
    return m.sensible(m.open.find(({ ask }) => ask === 'turn.action')!).map(({ id }) => id);
  };
  expect(weighed(['green-basic-1', 'green-basic-2', 'red-basic-1'])).toEqual(['rest']);
  expect(weighed(['green-basic-1'])).toEqual(['action:relay']);
});
