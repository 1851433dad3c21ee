import { describe, expect, test } from 'vitest';
import type { DieId } from '../../content/dice.ts';
import type { DiceCheck } from '../../content/types.ts';
import {
  all, asked, begin, board, converter, now, offered, planet, running, say, setBoard, told, until, type Edit, type VanguardMatch,
} from '../../vanguard.testing.ts';
import { resolve } from '../effects/resolve.ts';
import { diceCheck } from './check.ts';

/** Worked cases of dice checks, each with its own numbers. Specialized dice show A A B C BAS ACC, basic ones BAS BAS BAS VAN ACC ACC. */

const nothing = { effects: [], arrows: [] };
const red = { id: 'r', color: 'red' as const, need: [[]], ...nothing };
const plain = { id: 'wreck', name: 'Test', source: 'sector', danger: [], special: [] } as const;
const check = (parts: Partial<DiceCheck>): DiceCheck => ({ ...plain, ...parts });
const outcomes = (m: VanguardMatch): string[] => told(m, 'outcome').map(({ id }) => id);

/** Recon rolls all of its dice alone, with a convert of red basics to STR. */
const roll = (card: DiceCheck, own: readonly DieId[], faces: readonly number[], edit: Edit = () => {}): VanguardMatch => {
  const m = running((t) => diceCheck(t, 'recon', card), {
    rolls: faces,
    edit: (s) => {
      setBoard(s, 'recon', { available: own, spent: [], crew: converter('red', 'STR') });
      s.boards.engineering!.sector = 5;
      edit(s);
    },
  });
  say(m, 'all');
  return m;
};

describe('combinations', () => {
  const card = check({ special: [[{ need: [['STR']], effects: [{ op: 'success', n: 1 }] }]], rows: [red] });
  const holding: Edit = (s) => setBoard(s, 'recon', { hand: ['SE17:1'] });

  test('EX-IV-19 a converted red basic and a blue CMP pay for STR and CMP: both dice are spent and the card is discarded', () => {
    const m = roll(card, ['red-basic-1', 'blue-specialized-1'], [1, 3], holding);
    until(m, () => asked(m).includes('check.combine'));
    expect(offered(m, 'check.combine')[0]).toBe('card:SE17:1=red-basic-1+blue-specialized-1');
    say(m, 'card:SE17:1=red-basic-1+blue-specialized-1');
    until(m, () => outcomes(m).length > 0);
    expect(board(m).deck.discard).toEqual(['SE17:1']);
    expect(planet(m).success).toBe(0);
  });

  test('EX-IV-19 IV-185 a red die that was not spent on it still shows a basic in step 7: nothing takes it by itself', () => {
    const m = roll(card, ['red-basic-1', 'blue-specialized-1'], [1, 3], holding);
    until(m, () => asked(m).includes('check.combine'));
    say(m, offered(m, 'check.combine').at(-1)!);
    until(m, () => asked(m).includes('check.extra'));
    expect([told(m, 'specialEffect'), offered(m, 'check.extra')[0]]).toEqual([[], 'dice:red-basic-1']);
  });

  test('EX-IV-32 IV-180 TRK, SNS, TRK and VAN pay twice for TRK and SNS, with four different dice', () => {
    const m = running((t) => diceCheck(t, 'recon', check({ rows: [red] })), {
      planet: 'cinder-orchard',
      rolls: [1, 3, 1, 4],
      edit: (s) => {
        const own: DieId[] = ['green-specialized-1', 'green-specialized-2', 'green-specialized-3', 'green-basic-1'];
        setBoard(s, 'recon', { available: own, spent: [] });
        s.boards.engineering!.sector = 5;
        s.planet!.gc = 'GC3';
      },
    });
    say(m, 'all');
    for (let used = 0; used < 2; used++) {
      until(m, () => asked(m).includes('check.combine'));
      say(m, offered(m, 'check.combine')[0]!);
    }
    until(m, () => outcomes(m).length > 0);
    expect(told(m, 'combination')).toHaveLength(2);
    expect(new Set(told(m, 'combination').flatMap(({ dice }) => dice)).size).toBe(4);
  });
});

describe('assisting', () => {
  test('EX-IV-24 two injury dice of an assister stay on their board, and the die goes to their own spent pool', () => {
    const m = running((t) => diceCheck(t, 'recon', check({ rows: [red] })), {
      rolls: [1, 1],
      edit: (s) => {
        setBoard(s, 'recon', { available: ['green-specialized-1'], spent: [] });
        setBoard(s, 'engineering', { injuries: ['Wounded', 'Burned'] });
      },
    });
    say(m, 'all', 'die:blue-specialized-4');
    until(m, () => outcomes(m).length > 0);
    expect(told(m, 'rolled')[0]!.injury).toEqual([]);
    const { columns, spent } = board(m, 'engineering');
    expect([columns.red.injury, columns.blue.injury, columns.green.injury]).toEqual([true, true, false]);
    expect([spent, board(m).spent]).toEqual([['blue-specialized-4'], ['green-specialized-1']]);
  });

  test('EX-IV-25 each of two assisters plays one card for the roller, and each card goes to its own discard pile', () => {
    const m = running((t) => diceCheck(t, 'recon', check({ rows: [red] })), {
      mix: 'mission-3',
      team: ['recon', 'science', 'engineering'],
      rolls: [6, 6],
      edit: (s) => {
        setBoard(s, 'recon', { available: ['blue-specialized-1', 'blue-specialized-2'], spent: [] });
        setBoard(s, 'science', { hand: ['EN01:3'] });
        setBoard(s, 'engineering', { hand: ['EN01:1', 'EN01:2'] });
      },
    });
    say(m, 'all');
    until(m, () => all(m).includes('use:engineering:card:EN01:1'));
    say(m, 'use:engineering:card:EN01:1');
    until(m, () => board(m, 'engineering').deck.discard.length > 0);
    expect(all(m)).not.toContain('use:engineering:card:EN01:2');
    say(m, 'use:science:card:EN01:3');
    expect(m.open.find(({ ask }) => ask === 'check.turn')!.seat).toBe(now(m).players.recon);
    until(m, () => board(m, 'science').deck.discard.length > 0);
    const discarded = (['engineering', 'science', 'recon'] as const).map((who) => board(m, who).deck.discard);
    expect(discarded).toEqual([['EN01:1'], ['EN01:3'], []]);
    expect(told(m, 'dieTurned').map(({ die }) => die).toSorted()).toEqual(['blue-specialized-1', 'blue-specialized-2']);
  });
});

describe('tracks', () => {
  const green = { id: 'g', color: 'green' as const, length: 3, effects: [{ op: 'success' as const, n: 1 }], arrows: [] };
  const bad = { id: 'r', color: 'red' as const, length: 3, effects: [{ op: 'supply' as const, n: -1 }], arrows: [] };

  test('EX-IV-36 four steps on an empty track of three end on the third space, and its outcome comes once', () => {
    const card = check({ special: [[{ need: [['TRK']], effects: [{ op: 'progress', track: 'g', n: 1 }] }]], tracks: [green, bad] });
    const m = roll(card, ['green-specialized-1', 'green-specialized-2', 'green-specialized-3', 'green-specialized-4'], [1, 1, 1, 1]);
    expect([planet(m).success, planet(m).markers['wreck.g']]).toEqual([1, undefined]);
    expect(outcomes(m)).toEqual(['g']);
  });

  test('EX-IV-37 the marker leaves the leftmost space, a second step back does nothing, the next one forward puts it there again', () => {
    const effects = [
      { need: [['TRK']] as const, effects: [{ op: 'reduce' as const, track: 'r', n: 1 }] },
      { need: [['ACC']] as const, effects: [{ op: 'progress' as const, track: 'r', n: 1 }] },
    ];
    const card = check({ special: [effects], tracks: [green, bad] });
    const at = (own: readonly DieId[], faces: readonly number[]): number | undefined =>
      planet(roll(card, own, faces, (s) => void (s.planet!.markers['wreck.r'] = 1))).markers['wreck.r'];
    expect(at(['green-specialized-1'], [1])).toBeUndefined();
    expect(at(['green-specialized-1', 'green-specialized-2'], [1, 1])).toBeUndefined();
    expect(at(['green-specialized-1', 'green-specialized-2', 'green-specialized-3'], [1, 1, 6])).toBe(1);
  });
});

describe('injury dice', () => {
  test('EX-IV-46 three PAIN on Burned and Fractured: one on each card, the third on neither, and all return to different columns', () => {
    const m = roll(check({ rows: [red] }), ['green-specialized-1', 'red-basic-1'], [1, 1, 3, 3, 3], (s) => {
      setBoard(s, 'recon', { injuries: ['Burned', 'Fractured', 'Suit Breach'] });
      // The third die stays on the board although its card is gone.
      s.boards.recon!.injuries.pop();
    });
    until(m, () => m.open.length === 0);
    expect(told(m, 'injuryDie').map(({ injury }) => injury)).toEqual(['Burned', 'Fractured', null]);
    expect(Object.values(board(m).columns).map(({ injury }) => injury)).toEqual([true, true, true]);
  });

  test('EX-IV-48 without its card an injury die stays on the board and is rolled, and matches the cards that are left', () => {
    const away = { op: 'flipInjury', n: 1, of: ['Burned'], remove: true } as const;
    const remove = running((t) => resolve(t, { who: 'recon', source: 'test' }, [away]), {
      edit: (s) => setBoard(s, 'recon', { injuries: ['Burned', 'Wounded'] }),
    });
    until(remove, () => remove.open.length === 0);
    expect(board(remove).injuries.map(({ name }) => name)).toEqual(['Wounded']);
    expect([board(remove).columns.red.injury, board(remove).columns.blue.injury]).toEqual([true, true]);
    const m = roll(check({ rows: [red] }), ['red-basic-1'], [1, 3, 6], (s) => {
      setBoard(s, 'recon', { injuries: ['Burned', 'Wounded'] });
      s.boards.recon!.injuries.shift();
    });
    until(m, () => m.open.length === 0);
    expect(told(m, 'injuryDie').map(({ injury }) => injury)).toEqual([null, 'Wounded']);
  });
});

test('EX-IV-57 whoever is with the secondary standee cannot use the action of a threat, and is not hit where it stands', () => {
  const standees = [
    { sector: 5, primary: true },
    { sector: 2, primary: false },
  ];
  const where = (sector: number): Edit => (s) => {
    s.boards.recon!.sector = sector;
    s.planet!.threats.T02 = { time: 0, standees };
  };
  const action = (sector: number): boolean => all(begin({ edit: where(sector) })).some((id) => id === 'action:strider');
  expect([action(5), action(2)]).toEqual([true, false]);
  const woundsIn = (sector: number): number => {
    const hit = { op: 'gainInjury', injury: 'Wounded', who: 'sector', at: 'T02' } as const;
    const m = running((t) => resolve(t, { who: 'engineering', source: 'test' }, [hit]), { edit: where(sector) });
    until(m, () => m.open.length === 0);
    return board(m).injuries.length;
  };
  expect([woundsIn(5), woundsIn(2)]).toEqual([1, 0]);
});
