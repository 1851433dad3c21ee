import { describe, expect, test } from 'vitest';
import { begin, now, position, type Edit } from '../vanguard.testing.ts';
import { findRoute, type Goal } from './route.ts';

const stopsOf = (planet: string, from: number, goal: Goal, edit: Edit = () => {}): string[] | null => {
  const s = position({ planet, edit });
  return findRoute(s, s.planet!, from, goal)?.stops.map(({ deed, sector }) => `${deed.check.id}@${sector}`) ?? null;
};
const done = (mission: string): Goal => ({ gains: [`done:${mission}`], but: null });

describe('the way of a careful crew', () => {
  test('leads through the action that opens a door to the action behind it', () => {
    expect(stopsOf('eye-of-the-void', 1, done('M01'))).toEqual(['eye-door@3', 'eye-decode@6']);
  });

  test('follows what is told in logs: the pier is raised, or climbed down into, before its clock is read', () => {
    const lit: Edit = (s) => {
      s.flags.push('quay.lit');
      s.planet!.missions = [{ id: 'M09', revealed: true }];
    };
    expect(stopsOf('sundered-quay', 1, done('M09'), lit)).toEqual(['ballast@7', 'clock@9']);
    const inside: Edit = (s) => {
      lit(s);
      s.flags.push('quay.room');
    };
    expect(stopsOf('sundered-quay', 1, done('M09'), inside)).toEqual(['clock@9']);
  });

  test('knows that arriving somewhere turns a mission up', () => {
    const hidden: Edit = (s) => void (s.planet!.missions = [{ id: 'M10', revealed: false }]);
    expect(stopsOf('the-fallow', 1, done('M10'), hidden)!.at(-1)).toBe('fal-ledger@9');
  });

  test('goes and sees where nothing that is known brings about what is lacking', () => {
    const hidden: Edit = (s) => void (s.planet!.missions = [{ id: 'M13', revealed: false }]);
    expect(stopsOf('switch-house', 1, done('M13'), hidden)).toBeNull();
    expect(stopsOf('switch-house', 1, { gains: ['done:M13'], but: null, blind: true }, hidden)!.at(-1)).toBe('wakehall@7');
  });

  test('waits for the tide where a way home is shut, and only there', () => {
    expect(stopsOf('sundered-quay', 5, { sector: 3 })).toEqual(['turn-ebb@5']);
    expect(stopsOf('sundered-quay', 5, { sector: 3 }, (s) => void (s.planet!.gc = 'GC6'))).toEqual([]);
  });

  test('prepares what the wished ending needs before the lamp is warm', () => {
    const line: Edit = (s) => {
      s.flags.push('house.hall', 'house.line');
      s.planet!.missions = [{ id: 'M15', revealed: true }];
    };
    expect(stopsOf('switch-house', 1, done('M15'), line)).toEqual(['warmlamp@9']);
    const asked: Goal = { gains: ['done:M15'], but: { flag: 'house.reply' } };
    expect(stopsOf('switch-house', 1, asked, line)).toEqual(['reply@7', 'warmlamp@9']);
  });
});

test('who is done and home with everybody lifts off, and stays while somebody is still out', () => {
  const finished: Edit = (s) => Object.assign(s.planet!, { missions: [], completed: ['M05'] });
  const sensible = (edit: Edit): string[] => {
    const m = begin({ edit });
    const decision = m.open.find(({ ask }) => ask === 'turn.action')!;
    return m.sensible(decision).map(({ id }) => id);
  };
  expect(sensible(finished)).toEqual(['lift-off']);
  const apart: Edit = (s) => {
    finished(s);
    s.boards.engineering!.sector = 5;
  };
  expect(sensible(apart)).not.toContain('lift-off');
  expect(now(begin({ edit: apart })).planet!.over).toBeNull();
});
