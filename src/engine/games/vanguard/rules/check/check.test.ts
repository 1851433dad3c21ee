import { describe, expect, test } from 'vitest';
import type { DieId } from '../../content/dice.ts';
import type { DiceCheck } from '../../content/types.ts';
import { asked, board, converter, offered, planet, running, say, setBoard, told, type Wanted } from '../../vanguard.testing.ts';
import { diceCheck } from './check.ts';

/** Faces by place: specialized dice show A A B C BAS ACC, basic ones BAS BAS BAS VAN ACC ACC. */
const check = (parts: Partial<DiceCheck>): DiceCheck => ({
  id: 'ridge',
  name: 'Test',
  source: 'sector',
  danger: [],
  special: [],
  ...parts,
});
const nothing = { effects: [], arrows: [] };
const red = { id: 'r', color: 'red' as const, need: [[]], ...nothing };
const dice = (...available: DieId[]) => ({ available, spent: [] });

interface Rolled extends Wanted {
  readonly card: DiceCheck;
  readonly own: readonly DieId[];
  readonly faces: readonly number[];
}
/** Recon rolls all of its dice; nobody assists unless told. */
const roll = ({ card, own, faces, edit, ...wanted }: Rolled) =>
  running((t) => diceCheck(t, 'recon', card), {
    ...wanted,
    rolls: faces,
    edit: (s) => {
      setBoard(s, 'recon', { ...dice(...own), crew: converter('red', 'STR') });
      s.boards.engineering!.sector = 5;
      edit?.(s);
    },
  });

describe('choosing and rolling dice', () => {
  test('IV-149 IV-151 EX-IV-35 IV-233 a check with no dice at all marks the red row', () => {
    const m = roll({ card: check({ rows: [red] }), own: [], faces: [] });
    expect(told(m, 'outcome').map(({ id }) => id)).toEqual(['r']);
  });

  test('IV-152 IV-154 EX-IV-24 IV-157 an assister gives one die; their injury dice stay, and the die comes back to their own spent pool', () => {
    const m = running((t) => diceCheck(t, 'recon', check({ rows: [red] })), {
      rolls: [1, 1],
      edit: (s) => {
        setBoard(s, 'recon', dice('green-specialized-1'));
        setBoard(s, 'engineering', { injuries: ['Wounded'] });
      },
    });
    say(m, 'all');
    expect(asked(m)).toContain('check.assist');
    say(m, 'die:blue-specialized-4');
    expect(told(m, 'rolled')[0]).toMatchObject({ injury: [], dice: [{ owner: 'recon' }, { owner: 'engineering' }] });
    expect(board(m, 'engineering').spent).toEqual(['blue-specialized-4']);
  });

  test('IV-155 EX-IV-06 somebody in another sector is not asked', () => {
    const m = roll({ card: check({ rows: [red] }), own: ['green-specialized-1'], faces: [1] });
    say(m, 'all');
    expect(told(m, 'outcome')).toHaveLength(1);
  });

  test('EX-IV-26 IV-153 a roller without dice may be helped by one', () => {
    const m = running((t) => diceCheck(t, 'recon', check({ rows: [red] })), { rolls: [1], edit: (s) => setBoard(s, 'recon', dice()) });
    say(m, 'die:blue-basic-4');
    expect(told(m, 'rolled')[0]!.dice).toHaveLength(1);
  });

  test('IV-156 IV-158 injury dice of the roller and the danger dice of the action join', () => {
    const m = roll({
      card: check({ danger: [{ table: 'A', count: 1 }], rows: [red] }),
      own: ['green-specialized-1'],
      faces: [1, 1, 1],
      edit: (s) => setBoard(s, 'recon', { injuries: ['Wounded'] }),
    });
    say(m, 'all');
    expect(told(m, 'rolled')[0]).toMatchObject({ injury: ['CLEAR'], danger: [{ table: 'A', side: 0 }] });
  });
});

describe('rows', () => {
  const rows = [
    { id: 'y', color: 'yellow' as const, need: [['SCN', 'SNS']] as const, ...nothing },
    { id: 'g', color: 'green' as const, need: [['SCN'], ['SNS']] as const, ...nothing },
    red,
  ];

  test('EX-IV-33 IV-229 IV-231 IV-232 IV-238 the first row that is met is marked, and the rest is spent in step 9', () => {
    const m = roll({ card: check({ rows }), own: ['blue-specialized-1', 'blue-basic-1'], faces: [1, 1] });
    say(m, 'all');
    expect(told(m, 'outcome').map(({ id }) => id)).toEqual(['g']);
    expect(board(m).spent.toSorted()).toEqual(['blue-basic-1', 'blue-specialized-1']);
    expect(planet(m).check).toBeNull();
  });

  test('EX-IV-40 IV-240 an arrow brings the next outcome too, every arrow, and the one that was reached first', () => {
    const given = (n: number) => [{ op: 'supply', n }] as const;
    const arrow = [
      { ...rows[0]!, effects: given(2), arrows: ['g', 'r'] },
      { ...rows[1]!, effects: given(3) },
      { ...red, effects: given(-1) },
    ];
    const m = roll({ card: check({ rows: arrow }), own: ['blue-specialized-1', 'green-specialized-1'], faces: [1, 3] });
    say(m, 'all');
    expect(told(m, 'outcome').map(({ id }) => id)).toEqual(['y', 'g', 'r']);
    expect(told(m, 'supplies').map(({ n }) => n)).toEqual([8, 11, 10]);
  });

  test('RU-IV-34 a row that needs VAN may be passed, one met by printed icons may not', () => {
    const m = roll({ card: check({ rows: [rows[1]!, red] }), own: ['blue-basic-1'], faces: [4] });
    say(m, 'all');
    expect(offered(m, 'check.row')).toContain('pass');
    say(m, 'pass');
    expect(told(m, 'outcome').map(({ id }) => id)).toEqual(['r']);
  });

  test('EX-IV-20 IV-189 IV-162 the roller converts a basic on the die of an assister, which goes to its owner', () => {
    const m = running((t) => diceCheck(t, 'recon', check({ rows: [{ ...rows[1]!, need: [['STR']] }, red] })), {
      rolls: [1],
      edit: (s) => setBoard(s, 'recon', { ...dice(), crew: converter('red', 'STR') }),
    });
    say(m, 'die:red-basic-4', 'dice:red-basic-4');
    expect(told(m, 'outcome').map(({ id }) => id)).toEqual(['g']);
    expect(board(m, 'engineering').spent).toEqual(['red-basic-4']);
  });

  test('EX-IV-21 IV-188 the convert of an assister does not count', () => {
    const m = running((t) => diceCheck(t, 'recon', check({ rows: [{ ...rows[1]!, need: [['MND']] }, red] })), {
      rolls: [1],
      edit: (s) => {
        setBoard(s, 'recon', { ...dice(), crew: converter('red', 'STR') });
        setBoard(s, 'engineering', { crew: converter('green', 'MND') });
      },
    });
    say(m, 'die:green-basic-4');
    expect(told(m, 'outcome').map(({ id }) => id)).toEqual(['r']);
  });
});

describe('combinations', () => {
  test('EX-IV-19 IV-173 IV-174 IV-243 the dice are spent, the card is discarded, and a conversion holds only while the die is spent', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['red-basic-1', 'blue-specialized-1', 'green-specialized-1'],
      faces: [1, 1, 3],
      edit: (s) => setBoard(s, 'recon', { hand: ['RC04:1'] }),
    });
    say(m, 'all');
    while (asked(m).includes('check.modify')) say(m, 'go-on');
    expect(offered(m, 'check.combine')[0]).toBe('card:RC04:1=blue-specialized-1+green-specialized-1');
    say(m, 'card:RC04:1=blue-specialized-1+green-specialized-1');
    expect(board(m).spent).toEqual(['blue-specialized-1', 'green-specialized-1']);
    while (asked(m).includes('lead.place')) say(m, offered(m, 'lead.place')[0]!);
    expect(board(m).deck.discard).toContain('RC04:1');
    expect(told(m, 'leadPlaced')).toHaveLength(2);
  });

  test('IV-193 accidents pay for none, so nothing is asked', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['red-basic-1', 'blue-basic-1'],
      faces: [5, 5],
      edit: (s) => setBoard(s, 'recon', { hand: ['SE05:1'] }),
    });
    say(m, 'all');
    while (asked(m).includes('check.modify')) say(m, 'go-on');
    expect(asked(m)).not.toContain('check.combine');
  });

  test('EX-IV-32 IV-171 IV-180 IV-176 IV-179 a combination of the global condition is used as often as other dice pay for it', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['green-specialized-1', 'green-specialized-2', 'green-basic-1'],
      faces: [3, 3, 1],
      edit: (s) => void (s.planet!.gc = 'GC1'),
    });
    say(m, 'all');
    expect(offered(m, 'check.combine')).toHaveLength(2);
    say(m, offered(m, 'check.combine')[0]!);
    expect(asked(m)).not.toContain('check.combine');
  });
});

test('IV-756 RU-IV-21 with all dice rolled, a forced spend takes one out of the roll', () => {
  const m = roll({
    card: check({ danger: [{ table: 'A', count: 1 }], rows: [red] }),
    own: ['green-specialized-1', 'green-specialized-2'],
    faces: [1, 1, 3],
  });
  say(m, 'all');
  expect(board(m).sacrificed).toHaveLength(1);
});
