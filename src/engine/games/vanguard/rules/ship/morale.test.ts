import { describe, expect, test } from 'vitest';
import { sections } from '../../content/vocabulary.ts';
import type { VanguardState } from '../../state.ts';
import { asked, now, offered, running, say, told, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { dice, ship } from './aboard.testing.ts';
import { changeMorale } from './morale.ts';

/** Morale is changed by so much, once for each number. */
const changed = (changes: readonly number[], edit: Edit): VanguardMatch =>
  running(function* (t) {
    for (const n of changes) yield* changeMorale(t, n);
  }, ship(edit));
const owned = (m: VanguardMatch): number[] => sections.map((section) => now(m).sections[section].dice.length);

test('IV-404 IV-405 morale is one of its levels and moves one step at a time, up or down', () => {
  const levels = (changes: readonly number[], from: VanguardState['ship']['morale']) => {
    const m = changed(changes, (s) => void (s.ship.morale = from));
    expect(now(m).ship.morale).toBe(told(m, 'morale').at(-1)!.level);
    return told(m, 'morale').map(({ level }) => level);
  };
  expect(levels([-1], 'normal')).toEqual(['low']);
  expect(levels([-1, -1, -1], 'high')).toEqual(['normal', 'low', 'verylow']);
  expect(levels([1, 1, 1], 'verylow')).toEqual(['low', 'normal', 'high']);
});

test('EX-IV-62 IV-406 nothing rises above high', () => {
  const m = changed([1], (s) => void (s.ship.morale = 'high'));
  expect([now(m).ship.morale, told(m, 'morale')]).toEqual(['high', []]);
});

describe('below very low', () => {
  const despair = (changes: readonly number[], edit: Edit): VanguardMatch =>
    changed(changes, (s) => {
      s.ship.morale = 'verylow';
      edit(s);
    });

  test('EX-IV-61 IV-407 IV-409 IV-410 IV-411 IV-412 the sections pay in dice, then in success', () => {
    const m = despair([-1, -1, -1], (s) => {
      dice(s, 5);
      s.ship.success = 3;
    });
    until(m, () => m.open.length === 0);
    expect(owned(m)).toEqual([4, 4, 4, 4]);
    expect([now(m).ship.success, now(m).ship.morale]).toEqual([0, 'verylow']);
  });

  test('IV-407 the die of each section lies in the box', () => {
    const before = now(despair([], () => {}));
    const m = despair([-1], () => {});
    until(m, () => m.open.length === 0);
    expect(owned(m)).toEqual([5, 5, 5, 5]);
    const given = sections.map((section) => before.sections[section].dice.filter((die) => !now(m).sections[section].dice.includes(die)));
    expect(now(m).box.toSorted()).toEqual([...before.box, ...given.flat()].toSorted());
  });

  test('IV-408 whoever runs a section says which of its dice goes', () => {
    const m = despair([-1], (s) => void (s.players = { recon: 'p1', security: 'p1', science: 'p2', engineering: 'p1' }));
    until(m, () => m.open[0]?.seat === 'p2');
    expect([asked(m), m.open.map(({ seat }) => seat)]).toEqual([['dice.return'], ['p2']]);
    const dieOf = (option: string): string => option.slice('die:'.length);
    const [first, second] = offered(m, 'dice.return').map(dieOf);
    expect(now(m).sections.science.dice).toEqual(expect.arrayContaining([first, second]));
    say(m, `die:${second}`);
    expect(now(m).sections.science.dice).toContain(first);
    expect(now(m).sections.science.dice).not.toContain(second);
  });

  test('IV-410 IV-411 with one section at four dice no section loses one; two success go instead, and no more', () => {
    const m = despair([-1], (s) => {
      dice(s, 5);
      s.box.push(s.sections.science.dice.pop()!);
      s.ship.success = 5;
    });
    until(m, () => m.open.length === 0);
    expect(sections.map((section) => [section, now(m).sections[section].dice.length])).toEqual(
      sections.map((section) => [section, section === 'science' ? 4 : 5]),
    );
    expect(now(m).ship.success).toBe(3);
  });

  test('IV-755 a die that very low morale takes comes from the compartment first', () => {
    const before = now(despair([], () => {})).sections.recon.dice.length;
    const m = despair([-1], () => {});
    until(m, () => m.open.length === 0);
    expect(now(m).sections.recon.dice.length).toBe(before - 1);
  });
});
