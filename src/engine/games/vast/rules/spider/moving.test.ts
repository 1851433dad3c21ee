import { describe, expect, test } from 'vitest';
import { runningFull, put } from '../../full.testing.ts';
import { quietWays } from '../paths.ts';
import type { SquareId } from '../../content/manor.ts';
import type { VastState } from '../../state.ts';
import { all, asked, lay, layDark, now, offered, say, told, where } from '../../vast.testing.ts';
import { become, corridor, hold, layOpen, onto, spiderTurn } from './spider.testing.ts';

/** A tile north of the centre that is walled towards it and on both sides, and an open one behind. */
function cell(s: VastState): void {
  lay(s, '4,3', 'treasure-D-1', 2);
  lay(s, '4,2', 'shrine-X-1');
}

const moves = (m: ReturnType<typeof spiderTurn>, figure: string) =>
  onto(offered(m, 'spider.act'), `figure:${figure}`).map((id) => id.slice('space:'.length));

describe('how far', () => {
  test('MM-341 MM-342 MM-343 two spaces, three, or four', () => {
    const at = (form: 'sorcerer' | 'giant' | 'spiderlings') => spiderTurn((s) => (corridor(s), become(s, form, '1,4')));
    expect(moves(at('sorcerer'), 'sorcerer')).toEqual(['2,4', '3,4']);
    expect(moves(at('giant'), 'giant')).toEqual(['2,4', '3,4', '4,4']);
    expect(moves(at('spiderlings'), 'spiderling-1')).toEqual(['4,3', '2,4', '3,4', '4,4', '5,4', '4,5']);
  });

  test('MM-342 what she has moved counts for the whole turn', () => {
    const m = spiderTurn((s) => (corridor(s), become(s, 'giant', '1,4')));
    say(m, 'figure:giant>space:3,4');
    expect(moves(m, 'giant')).toEqual(['2,4', '4,4']);
    say(m, 'figure:giant>space:4,4');
    expect(offered(m, 'spider.act')).toEqual(['end-turn']);
    expect(told(m, 'moved').map(({ path }) => path)).toEqual([['1,4', '2,4', '3,4'], ['3,4', '4,4']]);
  });

  test('MM-344 no crypts, no grounds', () => {
    const m = spiderTurn((s) => (lay(s, '1,1', 'shrine-X-1'), become(s, 'spiderlings', '1,1')));
    expect(offered(m, 'spider.act')).toEqual(['end-turn']);
  });
});

describe('walls', () => {
  test('MM-308, MM-790 the Giant Spider crosses one wall per turn, moving or with Legs', () => {
    const m = spiderTurn(cell);
    expect(moves(m, 'giant')).toContain('4,2');
    say(m, 'figure:giant>space:4,3');
    expect(moves(m, 'giant')).toEqual(['4,2']);
    say(m, 'card:eyes-1>box:legs');
    expect(offered(m, 'spider.cast.legs')).toEqual(['figure:giant>space:4,2']);
  });

  test('MM-790 a wall crossed with Legs is the wall of this turn', () => {
    const m = say(spiderTurn(cell), 'card:eyes-1>box:legs', 'figure:giant>space:4,3');
    expect(now(m).spider!.turn).toMatchObject({ crossedWall: true, moved: {} });
    expect(moves(m, 'giant')).toEqual(['4,2']);
  });

  test('MM-309 Spiderlings cross as many as they like', () => {
    const m = spiderTurn((s) => (cell(s), become(s, 'spiderlings', '4,4')));
    say(m, 'figure:spiderling-1>space:4,3', 'figure:spiderling-1>space:4,4', 'figure:spiderling-1>space:4,3');
    expect(where(m, 'spiderling-1')).toBe('4,3');
  });

  test('MM-310 the Sorcerer crosses none', () => {
    const m = spiderTurn((s) => (cell(s), become(s, 'sorcerer', '4,4')));
    expect(moves(m, 'sorcerer')).not.toContain('4,3');
    expect(m.whyNot('spider', { kind: 'drag', from: 'figure:sorcerer', onto: 'space:4,3' })?.rule).toBe('MM-310');
  });
});

describe('on the way', () => {
  test('MM-307 enemy figures neither force her nor stop her', () => {
    const m = spiderTurn((s) => (corridor(s), become(s, 'giant', '1,4'), put(s, { paladin: '2,4', casty: '2,4', 'poltergeist-1': '2,4' })));
    say(m, 'figure:giant>space:3,4');
    expect(told(m, 'bitten')).toEqual([]);
    say(m, 'figure:giant>space:2,4');
    expect(asked(m)[0]).toBe('spider.act');
    expect(where(m, 'giant')).toBe('2,4');
  });

  test('MM-386, MM-087 her webs do not stop her and stay', () => {
    const m = spiderTurn((s) => (corridor(s), become(s, 'giant', '1,4'), void (s.tokens = { '2,4': { web: 2 } })));
    say(m, 'figure:giant>space:4,4');
    expect(where(m, 'giant')).toBe('4,4');
    expect(now(m).tokens).toEqual({ '2,4': { web: 2 } });
  });

  test('MM-228, MM-281 lamps and skulls go, and what lies behind them needs a second gesture', () => {
    const m = spiderTurn((s) => (corridor(s), become(s, 'giant', '1,4'), void (s.tokens = { '2,4': { lamp: 2, skulls: 1 } })));
    expect(moves(m, 'giant')).toEqual(['2,4']);
    say(m, 'figure:giant>space:2,4');
    expect(now(m).tokens).toEqual({ '2,4': { lamp: 1 } });
    say(m, 'figure:giant>space:4,4');
    expect(where(m, 'giant')).toBe('4,4');
  });

  test('MM-796, MM-393 blood on the way may be taken in the middle of a Spiderling\'s movement', () => {
    const m = spiderTurn((s) => (corridor(s), become(s, 'spiderlings', '1,4'), void (s.tokens = { '2,4': { blood: 1 } })));
    say(m, 'figure:spiderling-1>space:2,4', 'blood:2,4', 'figure:spiderling-1>space:5,4');
    expect(now(m)).toMatchObject({ spider: { blood: 1 }, tokens: {} });
    expect(where(m, 'spiderling-1')).toBe('5,4');
  });
});

describe('moving and casting', () => {
  test('MM-337, MM-338 the larger forms cast between two spaces', () => {
    const m = spiderTurn((s) => (corridor(s), become(s, 'giant', '1,4')));
    say(m, 'figure:giant>space:2,4', 'card:webs-1>space:1,4', 'space:3,4', 'figure:giant>space:4,4');
    expect(now(m).tokens).toEqual({ '1,4': { web: 1 }, '3,4': { web: 1 } });
    expect(where(m, 'giant')).toBe('4,4');
  });

  test('MM-339 a Spiderling finishes before the next one moves', () => {
    const m = spiderTurn((s) => (corridor(s), become(s, 'spiderlings', '1,4', '1,4')));
    say(m, 'figure:spiderling-1>space:2,4');
    expect(moves(m, 'spiderling-1')).toContain('5,4');
    expect(moves(m, 'spiderling-1')).not.toContain('6,4');
    say(m, 'figure:spiderling-2>space:2,4');
    expect(moves(m, 'spiderling-1')).toEqual([]);
    expect(m.whyNot('spider', { kind: 'drag', from: 'figure:spiderling-1', onto: 'space:3,4' })?.rule).toBe('MM-339');
    expect(moves(m, 'spiderling-2')).not.toEqual([]);
  });

  test('MM-340 casting is not done during a movement: it ends it', () => {
    const m = spiderTurn((s) => (corridor(s), become(s, 'spiderlings', '1,4', '1,4')));
    say(m, 'figure:spiderling-1>space:2,4', 'card:webs-1>box:webs');
    expect(moves(m, 'spiderling-1')).toEqual([]);
    expect(moves(m, 'spiderling-2')).toContain('5,4');
  });
});

describe('Legs', () => {
  test('MM-371, MM-373 one extra space per card, as often as she likes', () => {
    const m = spiderTurn((s) => (corridor(s), become(s, 'sorcerer', '1,4')));
    say(
      m,
      'figure:sorcerer>space:3,4',
      'card:eyes-1>box:legs',
      'figure:sorcerer>space:4,4',
      'card:webs-1>box:legs',
      'figure:sorcerer>space:5,4',
    );
    expect(where(m, 'sorcerer')).toBe('5,4');
    expect(now(m).spider!.powers.hand).toEqual(['fangs-1']);
  });

  test('MM-372, MM-795, RU-69 each Spiderling steps once or stays, in her order, and each step is an entry', () => {
    const m = spiderTurn((s) => (corridor(s), become(s, 'spiderlings', '1,4', '1,4', '3,4'), void (s.tokens = { '2,4': { lamp: 1 } })));
    say(m, 'card:eyes-1>box:legs');
    expect(offered(m, 'spider.cast.legs')).not.toContain('let-go');
    say(m, 'figure:spiderling-3>space:2,4');
    expect(now(m).tokens).toEqual({});
    expect(onto(offered(m, 'spider.cast.legs'), 'figure:spiderling-3')).toEqual([]);
    expect(offered(m, 'spider.cast.legs')).toEqual(['figure:spiderling-1>space:2,4', 'figure:spiderling-2>space:2,4', 'let-go']);
    say(m, 'figure:spiderling-1>space:2,4', 'let-go');
    expect(moves(m, 'spiderling-1')).toContain('6,4');
  });

  test('MM-542 the Matriarch has none', () => {
    const m = spiderTurn((s) => void (s.houseRules.noLegs = true));
    expect(all(m).some((id) => id.endsWith('>box:legs'))).toBe(false);
    expect(m.whyNot('spider', { kind: 'drag', from: 'card:eyes-1', onto: 'box:legs' })?.rule).toBe('MM-542');
  });
});

describe('leaving', () => {
  const atDoor = (terror: number, edit: (s: VastState) => void = () => {}) =>
    spiderTurn((s) => {
      put(s, { paladin: '2,2' });
      become(s, 'giant', '4,7');
      s.terror = terror;
      edit(s);
    });

  test('MM-304, MM-797 with 12 Terror one space out of the tile at the staircase wins', () => {
    const m = say(atDoor(12), 'figure:giant>space:stairs');
    expect(m.over?.winners).toEqual(['spider']);
    expect(told(m, 'spiderLeft')).toEqual([{ fact: 'spiderLeft', figure: 'giant' }]);
  });

  test('MM-305 before that it cannot be done', () => {
    const m = atDoor(11);
    expect(all(m)).not.toContain('figure:giant>space:stairs');
    expect(m.whyNot('spider', { kind: 'drag', from: 'figure:giant', onto: 'space:stairs' })?.rule).toBe('MM-305');
  });

  test('MM-305 nor with Legs, which are of no use where there is no other way', () => {
    const shutIn = (terror: number) =>
      atDoor(terror, (s) => {
        for (const at of ['3,7', '5,7', '4,6'] as const) delete s.map[at];
      });
    expect([11, 12].map((terror) => all(shutIn(terror)).includes('card:eyes-1>box:legs'))).toEqual([false, true]);
  });

  test('MM-540, MM-809 a lowered goal changes the win check only', () => {
    expect(say(atDoor(8, (s) => void (s.goals.terror = 8)), 'figure:giant>space:stairs').over?.winners).toEqual(['spider']);
  });

  test('MM-797 it takes a space of movement, which Legs gives too', () => {
    const m = atDoor(12, (s) => void (s.spider!.turn.moved = { giant: 3 }));
    expect(offered(m, 'spider.act')).toEqual(['end-turn']);
    say(m, 'card:eyes-1>box:legs', 'figure:giant>space:stairs');
    expect(m.over?.winners).toEqual(['spider']);
  });

  test('MM-797 from farther off in one gesture, if the spaces suffice', () => {
    const from = (at: SquareId) =>
      atDoor(12, (s) => (layDark(s, '2,7', 'shrine-X-1'), layDark(s, '1,7', 'shrine-X-2'), become(s, 'giant', at)));
    expect(all(from('2,7'))).toContain('figure:giant>space:stairs');
    expect(all(from('1,7'))).not.toContain('figure:giant>space:stairs');
    expect(say(from('2,7'), 'figure:giant>space:stairs').over?.winners).toEqual(['spider']);
  });

  test('RU-37 one Spiderling is enough', () => {
    const m = atDoor(12, (s) => become(s, 'spiderlings', '4,4', '4,7'));
    expect(say(m, 'figure:spiderling-2>space:stairs').over?.winners).toEqual(['spider']);
  });

  test('RU-38 a wall at the staircase stops the Sorcerer, not the Giant Spider with a wall to spare', () => {
    const walled = (form: 'sorcerer' | 'giant', crossedWall = false) =>
      atDoor(12, (s) => (lay(s, '4,7', 'treasure-T-1', 2), become(s, form, '4,7'), void (s.spider!.turn.crossedWall = crossedWall)));
    expect(all(walled('giant'))).toContain('figure:giant>space:stairs');
    expect(all(walled('giant', true))).not.toContain('figure:giant>space:stairs');
    expect(all(walled('sorcerer'))).not.toContain('figure:sorcerer>space:stairs');
  });
});

describe('quiet ways', () => {
  const ways = (edit: (s: VastState) => void, walls: 0 | 1 | 'any' = 1, steps = 3) => {
    let found: ReturnType<typeof quietWays> | undefined;
    runningFull((t) => void (found = quietWays(t.state, 'giant', { steps, walls })), 'five', (s) => (cell(s), edit(s)));
    return found!;
  };

  test('the shortest way, and of two equally short ones the one over fewer walls', () => {
    const found = ways((s) => layOpen(s, '5,4', '5,3', '5,2'));
    expect(found.to('4,3')).toEqual({ path: ['4,4', '4,3'], walls: 1 });
    expect(found.to('5,3')).toEqual({ path: ['4,4', '5,4', '5,3'], walls: 0 });
    expect(found.ends).not.toContain('4,4');
  });

  test('a space where somebody would flee can be an end, but not a passage', () => {
    const found = ways((s) => (corridor(s), put(s, { giant: '1,4', warlock: '2,4' })));
    expect(found.ends).toEqual(['2,4']);
  });
});

test('the hand on a card chooses nothing for her: without cards only moves are left', () => {
  const m = spiderTurn((s) => hold(s));
  expect(asked(m)).toEqual(['spider.act', 'spider.blood']);
});
