import { describe, expect, test } from 'vitest';
import { sections, type Section } from '../../content/vocabulary.ts';
import type { VanguardState } from '../../state.ts';
import { asked, board, now, offered, position, running, say, told, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { dice, ship } from './aboard.testing.ts';
import { changeMorale } from './morale.ts';

const onBoard = (m: VanguardMatch, who: Section): string[] => Object.values(board(m, who).columns).flatMap((column) => column.dice);

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
  expect(levels([-2], 'high')).toEqual(['normal', 'low']);
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

  test('IV-755 whoever is on a planet gives a die of the compartment, and one of the board where none is left', () => {
    const m = running((t) => changeMorale(t, -1), {
      edit: (s) => {
        s.ship.morale = 'verylow';
        s.sections.recon.dice.push(s.boards.recon!.columns.red.dice.pop()!);
      },
    });
    const [kept] = position().boards.recon!.columns.red.dice;
    until(m, () => asked(m).includes('dice.return') && m.open[0]!.options.every(({ id }) => id.includes('-4')));
    expect([now(m).sections.recon.dice, now(m).box.includes(kept!)]).toEqual([[], true]);
    const open = offered(m, 'dice.return').map((id) => id.slice('die:'.length));
    expect(open.every((die) => onBoard(m, 'engineering').includes(die))).toBe(true);
  });

  test('IV-755 a die that very low morale takes comes from the compartment first', () => {
    const before = now(despair([], () => {})).sections.recon.dice.length;
    const m = despair([-1], () => {});
    until(m, () => m.open.length === 0);
    expect(now(m).sections.recon.dice.length).toBe(before - 1);
  });
});

test('IV-724 what an installed upgrade does has its price in energy, and is not offered without it', () => {
  const spared = (energy: number): VanguardMatch =>
    changed([-1], (s) => Object.assign(s.ship, { morale: 'normal', energy, upgrades: ['UB6'], moraleSpared: false }));
  const m = say(spared(3), 'pay');
  expect([now(m).ship.morale, now(m).ship.energy]).toEqual(['normal', 1]);
  const poor = spared(1);
  expect([poor.open, now(poor).ship.morale, now(poor).ship.energy]).toEqual([[], 'low', 1]);
});
