import { describe, expect, test } from 'vitest';
import { all, asked, begin, now, say, setBoard, told, type Edit } from '../vanguard.testing.ts';
import { askingOf, keyOf } from './windows.ts';

/** Recon of p1 ends a turn; Engineering of p2 could exert before the event. */
const tired: Edit = (s) => {
  setBoard(s, 'engineering', { available: ['blue-basic-1', 'red-basic-1'], spent: ['blue-specialized-1', 'blue-specialized-2'] });
  setBoard(s, 'recon', { deck: ['RC01:1'] });
  s.planet!.turn!.actions = 1;
};
const set = (m: ReturnType<typeof begin>, seat: string, option: string): void => m.answer({ seat, ask: 'house.windows', option });

describe('ask me, remind me, leave me alone', () => {
  test('a power is known by one name, whoever holds which copy', () => {
    expect(keyOf('exert:recon')).toBe('exert');
    expect(keyOf('use:recon:card:RC05:1')).toBe('card:RC05');
    expect(keyOf('use:science:skill:CR29')).toBe('skill:CR29');
  });

  test('as usual nobody is stopped for what can be done at any time, and it lies beside the next question', () => {
    const m = begin({ edit: tired });
    say(m, 'prepare', 'draw');
    expect(asked(m)).not.toContain('event.resolve');
    expect(all(m)).toContain('exert:engineering');
  });

  test('IV-080 who wants to be asked is asked before the event; the others may join in and are not waited for', () => {
    const m = begin({ edit: tired });
    set(m, 'p2', 'window:exert=ask');
    say(m, 'prepare', 'draw');
    expect(m.open.map(({ seat, ask }) => `${seat} ${ask}`)).toEqual([
      'p2 event.resolve',
      'p1 event.resolve.use',
      'p2 event.resolve.use',
    ]);
    say(m, 'exert:engineering');
    expect(asked(m)).toContain('sacrifice.die');
    expect(told(m, 'eventDrawn')).toEqual([]);
  });

  test('a window closes when everybody it opened for has gone on', () => {
    const m = begin({
      edit: (s) => {
        tired(s);
        setBoard(s, 'recon', { available: ['red-basic-1', 'blue-basic-1'], spent: ['green-specialized-1', 'green-specialized-2'] });
      },
    });
    set(m, 'p1', 'window:exert=ask');
    set(m, 'p2', 'window:exert=ask');
    say(m, 'prepare', 'draw');
    expect(m.open.filter(({ ask }) => ask === 'event.resolve').map(({ seat }) => seat)).toEqual(['p1', 'p2']);
    m.answer({ seat: 'p1', ask: 'event.resolve', option: 'go-on' });
    expect(m.open.map(({ seat }) => seat)).toEqual(['p2', 'p2']);
    m.answer({ seat: 'p2', ask: 'event.resolve', option: 'go-on' });
    expect(asked(m)).not.toContain('event.resolve');
    expect(told(m, 'eventDrawn')).toHaveLength(1);
  });

  test('a power that is left alone is offered nowhere until it is set otherwise', () => {
    const m = begin({ edit: tired });
    set(m, 'p2', 'window:exert=leave');
    expect(all(m)).not.toContain('exert:engineering');
    expect(told(m, 'windowSet')).toEqual([{ fact: 'windowSet', seat: 'p2', power: 'exert', asking: 'leave' }]);
    set(m, 'p2', 'window:exert=remind');
    expect(all(m)).toContain('exert:engineering');
  });

  test('what answers one moment asks as usual, and a seat sees all its powers with their settings', () => {
    const m = begin({ edit: tired });
    expect(askingOf(now(m), 'p1', { id: 'use:recon:card:RC01:1', when: 'event' })).toBe('ask');
    expect(m.view('p2').windows.p2).toContainEqual({ key: 'exert', label: 'Exert', asking: 'remind' });
  });
});
