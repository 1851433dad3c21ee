import { describe, expect, test } from 'vitest';
import { scoreStonesaga } from './score.ts';
import { change, equip, give, home, position, type Edit, type WantedPosition } from './stonesaga.testing.ts';

const score = (edit: Edit = () => {}, wanted: WantedPosition = {}): number => scoreStonesaga(position({ ...wanted, edit }), 'p1');
const tired: Edit = (s) => void (s.characters.c1.energy = 0);
const both = (...edits: Edit[]): Edit => (s) => edits.forEach((edit) => edit(s));

describe('the score', () => {
  test('is one for those who met the challenge and nought for those who did not', () => {
    expect(score((s) => void (s.ended = { winners: ['p1', 'p2'], why: '' }))).toBe(1);
    expect(score((s) => void (s.ended = { winners: [], why: '' }))).toBe(0);
  });

  test('stays between the two as long as nothing is decided', () => {
    for (const mix of ['seeds-1', 'seeds-4', 'endless-1', 'endless-4']) {
      const wretched: Edit = (s) => {
        for (const character of Object.values(s.characters)) character.health.injury.major = 5;
        s.tracks.unrest = 20;
        s.tracks.population = 0;
      };
      for (const edit of [() => {}, wretched]) {
        expect(score(edit, { mix })).toBeGreaterThan(0);
        expect(score(edit, { mix })).toBeLessThan(1);
      }
      expect(score(wretched, { mix })).toBeLessThan(score(() => {}, { mix }));
    }
  });

  test('counts goals, and the way to one', () => {
    const done = (...goals: ('G101' | 'G102')[]): Edit => (s) => void (s.completed = goals);
    expect(score(done('G102'))).toBeGreaterThan(score());
    expect(score(done('G101', 'G102'))).toBeGreaterThan(score(done('G102')));
    const processed = (count: number): Edit => (s) => void (s.goals.G109 = { count, tokens: {}, hexes: [] });
    expect(score(processed(1))).toBeGreaterThan(score(processed(0)));
    expect(score((s) => equip(s, 'c1', 'IT01', 'hand1'))).toBeGreaterThan(score());
  });

  test('likes food and water for the night, and a third meal more than a fourth', () => {
    const fed = (n: number): Edit => both(tired, (s) => { for (let i = 0; i < n; i++) give(s, 'c1', 'fish'); });
    const more = [1, 2, 3, 4].map((n) => score(fed(n), { mix: 'endless-2' }) - score(fed(n - 1), { mix: 'endless-2' }));
    expect(more[0]).toBeGreaterThan(more[1]!);
    expect(more[2]).toBeGreaterThan(more[3]!);
    expect(score(both(tired, (s) => give(s, 'c1', 'water')))).toBeGreaterThan(score(both(tired, (s) => give(s, 'c1', 'wood'))));
  });

  test('would rather have two fed than one fed twice', () => {
    const one: Edit = (s) => give(s, 'c1', 'fish', 'fish', 'water', 'water');
    const two: Edit = (s) => { give(s, 'c1', 'fish', 'water'); give(s, 'c2', 'fish', 'water'); };
    expect(score(two)).toBeGreaterThan(score(one));
  });

  test('draws the tired to a shelter with room, step by step', () => {
    const camp = (at: '0,0' | '1,0'): Edit => both(tired, (s) => {
      change(s, '0,0', { shelter: 1 });
      s.characters.c1.at = at;
      s.characters.c2.at = '0,1';
    });
    expect(score(camp('0,0'))).toBeGreaterThan(score(camp('1,0')));
    const taken: Edit = both(camp('0,0'), (s) => void (s.characters.c2.at = '0,0'));
    expect(score(taken)).toBeLessThan(score(camp('0,0')));
  });

  test('fears the third wound more than the first, and most for the weakest', () => {
    const hurt = (first: number, second: number): Edit => (s) => {
      s.characters.c1.health.injury.minor = first;
      s.characters.c2.health.injury.minor = second;
    };
    expect(score(hurt(0, 0)) - score(hurt(1, 0))).toBeLessThan(score(hurt(2, 0)) - score(hurt(3, 0)));
    expect(score(hurt(1, 1))).toBeGreaterThan(score(hurt(2, 0)));
    expect(score(hurt(5, 0))).toBeLessThan(score(hurt(4, 0)));
  });

  test('in Endless Mode counts a home, and a people that holds together', () => {
    const endless = (edit: Edit): number => score(edit, { mix: 'endless-2' });
    const before = endless(() => {});
    expect(endless(home)).toBeGreaterThan(before);
    expect(endless((s) => void (s.tracks.unrest = 12))).toBeLessThan(before);
    expect(endless((s) => void (s.goals.GA08 = { count: 0, tokens: { wood: 2 }, hexes: [] }))).toBeGreaterThan(before);
  });
});
