import { describe, expect, test } from 'vitest';
import { all, asked, begin, board, offered, say, setBoard, type Edit } from '../vanguard.testing.ts';
import { check, roll } from './check/rolling.testing.ts';

const red = { id: 'r', color: 'red' as const, need: [[]], effects: [], arrows: [] };
const tired: Edit = (s) =>
  setBoard(s, 'recon', { available: ['red-basic-1', 'blue-basic-1'], spent: ['green-specialized-1', 'green-specialized-2'] });

describe('when somebody may exert', () => {
  test('IV-076 beside every question of the exploration: between two rounds, in a turn, and while a way is chosen', () => {
    const m = begin({
      edit: (s) => {
        tired(s);
        s.phase = { at: 'round' };
        s.planet!.turn = null;
      },
    });
    expect([asked(m).includes('round.start'), all(m).includes('exert:recon')]).toEqual([true, true]);
    say(m, 'crew:recon');
    expect([asked(m).includes('turn.action'), all(m).includes('exert:recon')]).toEqual([true, true]);
    say(m, 'travel');
    expect([asked(m).includes('travel.path'), all(m).includes('exert:recon')]).toEqual([true, true]);
  });

  test('IV-076 twice in a row, each time for a die', () => {
    const spent = ['green-specialized-1', 'green-specialized-2', 'green-basic-1', 'blue-basic-1', 'blue-basic-2', 'red-basic-1'] as const;
    const m = begin({ edit: (s) => setBoard(s, 'recon', { available: ['red-basic-2'], spent }) });
    say(m, 'exert:recon', 'die:red-basic-2', 'die:blue-basic-1', 'die:blue-basic-2', 'die:red-basic-1', 'die:green-basic-1');
    expect([board(m).sacrificed, board(m).spent]).toEqual([['red-basic-2'], ['green-specialized-2']]);
    say(m, 'exert:recon', 'die:red-basic-1');
    expect([board(m).sacrificed, board(m).spent]).toEqual([['red-basic-2', 'red-basic-1'], []]);
  });
});

describe('what it costs', () => {
  test('IV-085 dice on the board, in the spent pool and in the roll pool are counted together', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: [],
      faces: [1, 1],
      edit: (s) =>
        setBoard(s, 'recon', { available: ['green-specialized-1', 'green-specialized-2', 'red-basic-1'], spent: ['blue-basic-1'] }),
    });
    say(m, 'die:green-specialized-1', 'die:green-specialized-2', 'exert:recon');
    expect(asked(m)).toContain('sacrifice.die');
    say(m, 'die:red-basic-1');
    expect([board(m).sacrificed, board(m).injuries]).toEqual([['red-basic-1'], []]);
  });

  test('IV-087 an injury die is no section die: with it and three of those the price is Exhausted', () => {
    const m = begin({
      edit: (s) =>
        setBoard(s, 'recon', { available: ['red-basic-1'], spent: ['green-specialized-1', 'blue-basic-1'], injuries: ['Wounded'] }),
    });
    say(m, 'exert:recon');
    expect(asked(m)).not.toContain('sacrifice.die');
    say(m, offered(m, 'injury.column')[0]!);
    expect([board(m).sacrificed, board(m).injuries.map(({ name }) => name)]).toEqual([[], ['Wounded', 'Exhausted']]);
  });
});
