import { describe, expect, test } from 'vitest';
import type { DieId } from '../../content/dice.ts';
import type { DiceCheck } from '../../content/types.ts';
import { asked, board, converter, now, offered, planet, running, say, setBoard, told, type Wanted } from '../../vanguard.testing.ts';
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

  test('EX-IV-40 IV-240 an arrow brings the next outcome too', () => {
    const arrow = [{ ...rows[0]!, arrows: ['g'] }, rows[1]!, red];
    const m = roll({ card: check({ rows: arrow }), own: ['blue-specialized-1', 'green-specialized-1'], faces: [1, 3] });
    say(m, 'all');
    expect(told(m, 'outcome').map(({ id }) => id)).toEqual(['y', 'g']);
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

describe('special effects and tracks', () => {
  const green = { id: 'g', color: 'green' as const, length: 3, effects: [{ op: 'success' as const, n: 1 }], arrows: [] };
  const bad = { id: 'r', color: 'red' as const, length: 3, effects: [{ op: 'supply' as const, n: -1 }], arrows: [] };
  const wreck = (special: DiceCheck['special']): DiceCheck => check({ id: 'wreck', source: 'sector', special, tracks: [green, bad] });

  test('EX-IV-36 IV-222 IV-223 IV-224 IV-146 IV-236 four steps on a track of three end on it, and its outcome comes once', () => {
    const m = roll({
      card: wreck([[{ need: [['TRK']], effects: [{ op: 'progress', track: 'g', n: 1 }] }]]),
      own: ['green-specialized-1', 'green-specialized-2', 'green-specialized-3'],
      faces: [1, 1, 1],
      edit: (s) => void (s.planet!.markers['wreck.g'] = 1),
    });
    say(m, 'all');
    expect(planet(m).success).toBe(1);
    expect(planet(m).markers['wreck.g']).toBeUndefined();
  });

  test('EX-IV-37 IV-225 IV-226 a marker on the leftmost space is discarded, and reducing again does nothing', () => {
    const m = roll({
      card: wreck([[{ need: [['TRK']], effects: [{ op: 'reduce', track: 'r', n: 1 }] }]]),
      own: ['green-specialized-1', 'green-specialized-2'],
      faces: [1, 1],
      edit: (s) => void (s.planet!.markers['wreck.r'] = 1),
    });
    say(m, 'all');
    expect(planet(m).markers['wreck.r']).toBeUndefined();
  });

  test('IV-757 IV-735 IV-145 IV-237 a marker that goes to the end and back again brings nothing', () => {
    const m = roll({
      card: wreck([
        [
          { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
          { need: [['TRK']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
        ],
      ]),
      own: ['green-basic-1', 'green-specialized-1'],
      faces: [5, 1],
      edit: (s) => void (s.planet!.markers['wreck.r'] = 2),
    });
    say(m, 'all');
    expect([planet(m).markers['wreck.r'], planet(m).supplies]).toEqual([2, 6]);
  });

  test('EX-IV-28 IV-209 IV-214 the first effect takes the die with both its icons', () => {
    const m = roll({
      card: wreck([
        [
          { need: [['STR']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
          { need: [['GRD']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
        ],
      ]),
      own: ['red-universal-1'],
      faces: [1],
      edit: (s) => void (s.planet!.markers['wreck.r'] = 2),
    });
    say(m, 'all');
    expect(planet(m).markers).toMatchObject({ 'wreck.g': 1, 'wreck.r': 2 });
  });

  test('EX-IV-29 IV-213 IV-211 two accidents move the red track twice, and nobody is asked', () => {
    const m = roll({
      card: wreck([[{ need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] }]]),
      own: ['green-basic-1', 'blue-basic-1'],
      faces: [5, 5],
    });
    say(m, 'all');
    expect(planet(m).markers['wreck.r']).toBe(2);
  });

  test('EX-IV-30 IV-215 IV-216 the global condition takes its dice first', () => {
    const m = roll({
      card: wreck([[{ need: [['GRD']], effects: [{ op: 'progress', track: 'g', n: 1 }] }]]),
      own: ['red-specialized-1'],
      faces: [3],
      edit: (s) => void (s.planet!.gc = 'GC2'),
    });
    say(m, 'all');
    expect(planet(m).markers['wreck.g']).toBeUndefined();
    expect(told(m, 'specialEffect')).toHaveLength(1);
  });

  test('EX-IV-39 IV-217 IV-218 an immediate outcome ends the check: dice spent, outcome applied, nothing after it', () => {
    const m = roll({
      card: wreck([
        [{ need: [['ACC']], effects: [{ op: 'outcome', row: 'r' }] }],
        [{ need: [['SCN']], effects: [{ op: 'success', n: 3 }] }],
      ]),
      own: ['green-basic-1', 'blue-specialized-1'],
      faces: [1, 5],
    });
    say(m, 'all');
    expect([planet(m).supplies, planet(m).success, board(m).spent.length]).toEqual([5, 0, 2]);
  });

  test('EX-IV-38 IV-235 IV-297 RU-IV-33 the upper outcome replaces the card, and the lower one is gone with it', () => {
    const m = running(
      (t) =>
        diceCheck(t, 'recon', {
          ...check({ id: 'wreck', source: 'poi', special: [] }),
          tracks: [{ ...green, effects: [{ op: 'setPoi', poi: 'P32' }] }, bad],
        }),
      {
        rolls: [1],
        edit: (s) => {
          s.boards.recon!.sector = 3;
          setBoard(s, 'recon', dice('green-specialized-1'));
          Object.assign(s.planet!.markers, { 'wreck.g': 3, 'wreck.r': 3 });
        },
      },
    );
    say(m, 'all');
    while (m.open.length > 0) say(m, m.open[0]!.options.at(-1)!.id);
    expect(now(m).planet!.supplies).toBe(6);
    expect(planet(m).pois[3]![0]).toBe('P32');
  });
});

describe('injury dice', () => {
  test('EX-IV-46 IV-196 IV-197 IV-198 IV-199 IV-200 IV-201 IV-204 IV-207 each card takes one die, and all dice come back to different columns', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['green-specialized-1', 'red-basic-1'],
      faces: [1, 1, 3, 3, 3],
      edit: (s) => setBoard(s, 'recon', { injuries: ['Burned', 'Concussed', 'Wounded'] }),
    });
    say(m, 'all');
    while (m.open.length > 0) say(m, m.open[0]!.options[0]!.id);
    expect(told(m, 'injuryDie').map(({ injury }) => injury)).toEqual(['Burned', 'Concussed', null]);
    expect(Object.values(board(m).columns).every(({ injury }) => injury)).toBe(true);
  });

  test('IV-355 EX-IV-48 a card that lies facedown takes no die', () => {
    const m = roll({
      card: check({ rows: [red] }),
      own: ['red-basic-1'],
      faces: [1, 3],
      edit: (s) => {
        setBoard(s, 'recon', { injuries: ['Burned'] });
        s.boards.recon!.injuries[0]!.down = true;
      },
    });
    say(m, 'all');
    expect(told(m, 'injuryDie')[0]!.injury).toBeNull();
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
});
