import { describe, expect, test } from 'vitest';
import { all, begin, board, planet, plainCheck, running, say, setBoard, until } from '../vanguard.testing.ts';
import { diceCheck } from './check/check.ts';
import { gainInjury } from './injuries.ts';

describe('cards and things that care for people', () => {
  test('SC12 turns an injury card facedown and takes the injury die of the same person', () => {
    const m = begin({ edit: (s) => setBoard(s, 'recon', { hand: ['SC12:1'], injuries: ['Burned'] }) });
    say(m, 'use:recon:card:SC12:1');
    until(m, () => board(m).deck.discard.length > 0);
    expect(board(m).injuries).toEqual([{ name: 'Burned', down: true }]);
    expect(board(m).columns.red.injury).toBe(false);
  });

  test('SE13 spares somebody else in the sector an injury for two of the own dice', () => {
    const m = running((t) => gainInjury(t, 'recon', 'Burned'), { edit: (s) => setBoard(s, 'engineering', { hand: ['SE13:1'] }) });
    say(m, 'use:engineering:card:SE13:1');
    until(m, () => m.open.length === 0);
    expect([board(m).injuries, board(m, 'engineering').spent.length]).toEqual([[], 2]);
    const apart = running((t) => gainInjury(t, 'recon', 'Burned'), {
      edit: (s) => {
        setBoard(s, 'engineering', { hand: ['SE13:1'] });
        s.boards.engineering!.sector = 5;
      },
    });
    expect(all(apart)).not.toContain('use:engineering:card:SE13:1');
  });

  test('IV-359 an injury that comes while somebody reacts to another counts: the one that waited is the fourth', () => {
    const m = running((t) => gainInjury(t, 'recon', 'Burned'), {
      edit: (s) => {
        setBoard(s, 'recon', { available: [], spent: ['green-basic-1', 'red-basic-1'], injuries: ['Wounded', 'Wounded'] });
        setBoard(s, 'engineering', { hand: ['SC08:1'] });
      },
    });
    say(m, 'use:engineering:card:SC08:1', 'exert:recon');
    until(m, () => m.open.length === 0);
    expect([board(m).injuries.map(({ name }) => name), planet(m).over]).toEqual([['Wounded', 'Wounded', 'Exhausted'], 'evac']);
  });

  test('the folding splint turns a wound or a fracture facedown, no burn, once in an exploration', () => {
    const m = begin({
      edit: (s) => {
        setBoard(s, 'recon', { injuries: ['Burned', 'Wounded', 'Fractured'] });
        s.boards.recon!.equipment = ['folding-splint'];
      },
    });
    say(m, 'use:recon:equipment:folding-splint');
    until(m, () => board(m).injuries.some(({ down }) => down));
    expect(board(m).injuries.map(({ down }) => down).filter(Boolean)).toHaveLength(1);
    expect(board(m).injuries[0]).toEqual({ name: 'Burned', down: false });
    expect(all(m)).not.toContain('use:recon:equipment:folding-splint');
  });

  test('SC24 keeps a red row from being applied for two dice', () => {
    const card = { ...plainCheck, rows: [{ ...plainCheck.rows![0]!, effects: [{ op: 'supply', n: -1 } as const] }] };
    const rolled = (uses: boolean): number => {
      const m = running((t) => diceCheck(t, 'recon', card), {
        rolls: [1],
        edit: (s) => {
          setBoard(s, 'recon', { available: ['green-specialized-1', 'blue-basic-1', 'red-basic-1'], spent: [], hand: ['SC24:1'] });
          s.boards.engineering!.sector = 5;
        },
      });
      say(m, 'die:green-specialized-1', 'roll');
      until(m, () => all(m).includes('use:recon:card:SC24:1') || m.open.length === 0);
      if (uses) say(m, 'use:recon:card:SC24:1');
      until(m, () => m.open.length === 0);
      if (uses) expect(board(m).spent).toHaveLength(3);
      return planet(m).supplies;
    };
    expect([rolled(true), rolled(false)]).toEqual([6, 5]);
  });
});
