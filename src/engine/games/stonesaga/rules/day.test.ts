import { describe, expect, test } from 'vitest';
import type { journeyIds } from '../content/journey.ts';
import { resolve } from './effects/resolve.ts';
import { crossing } from './places.ts';
import { flee } from './moving.ts';
import { randomHex } from './randomising.ts';
import type { Hex } from '../../../pieces/hexGrid.ts';
import {
  all,
  asked,
  begin,
  board,
  change,
  dragging,
  equip,
  give,
  now,
  offered,
  outpost,
  position,
  refused,
  rigged,
  running,
  say,
  told,
  type Edit,
  type WantedPosition,
} from '../stonesaga.testing.ts';

/** The Journey deck with one card on top of the others. */
const top = (s: Parameters<Edit>[0], card: (typeof journeyIds)[number]): void => void (s.journey = { cards: ['JA06', card], discard: [] });
const alone = (wanted: WantedPosition = {}) => begin({ mix: 'seeds-1', ...wanted });

describe('turns', () => {
  test('SS-200, SS-202, SS-203 whoever likes takes the next turn, and the one after it', () => {
    const m = begin();
    expect(m.open.filter(({ ask }) => ask === 'day.turn').map(({ seat }) => seat)).toEqual(['p1', 'p2']);
    say(m, 'gather-water:c2', 'gather-water:c2', 'gather-water:c1');
    expect(told(m, 'actionTaken').map(({ who }) => who)).toEqual(['c2', 'c2', 'c1']);
  });
  test('SS-201, SS-204 after passing no action is left, and the night comes when all have passed', () => {
    const m = say(begin(), 'pass:c1');
    expect(all(m)).not.toContain('gather-water:c1');
    expect(now(m).phase.step).toBe('day');
    expect(now(say(m, 'pass:c2')).phase.step).toMatch(/^night/);
  });
  test('SS-205 SS-207 SS-208 food and water are shared beside actions, for no action and no energy; materials are not', () => {
    const m = begin((s) => give(s, 'c1', 'fish', 'water', 'wood'));
    say(m, 'res:c1:fish>board:c2');
    expect(board(m, 'c2').bag).toEqual({ fish: 1 });
    expect(board(m)).toMatchObject({ energy: 5, passed: false });
    expect(all(m)).not.toContain('res:c1:wood>board:c2');
    expect(refused(m, dragging('res:c1:wood', 'board:c2'))?.rule).toBe('SS-208');
    expect(all(begin((s) => { give(s, 'c1', 'fish'); s.characters.c2.at = '1,0'; }))).not.toContain('res:c1:fish>board:c2');
  });
  test('SS-210 SS-212 SS-213 SS-384 SS-385 basic actions anywhere, feature actions where the feature is', () => {
    const m = alone({ edit: (s) => { s.characters.c1.at = '1,0'; give(s, 'c1', 'wood', 'feather'); } });
    const ids = offered(m, 'day.turn');
    expect(ids).toEqual(
      expect.arrayContaining(['mini:c1>hex:0,0', 'craft:c1', 'pass:c1', 'fish:c1:lake', 'forage:c1:prairie', 'gather-water:c1']),
    );
    expect(ids.filter((id) => id.startsWith('mine:') || id.startsWith('prepare-shelter'))).toEqual([]);
  });
  test('SS-214 the eight basic actions', () => {
    const m = begin((s) => {
      for (const who of ['c1', 'c2'] as const) s.characters[who].at = '1,0';
      s.characters.c2.health.injury.major = 5;
      give(s, 'c1', 'sunstone', 'sunstone', 'wood', 'wood', 'fiber', 'fiber');
      equip(s, 'c1', 'IT05', 'hand1');
      s.outposts['outpost-1'] = outpost();
      s.culture.designs = ['dryingRack'];
    });
    expect(offered(m, 'day.turn')).toEqual(
      expect.arrayContaining(['mini:c1>hex:0,0', 'pack:c1', 'energy:c1>board:c2', 'process:c1', 'craft:c1', 'energy:c1>zone:1,0/B']),
    );
    const home = begin((s) => {
      s.outposts['outpost-1'] = outpost();
      s.culture.designs = ['dryingRack'];
      give(s, 'c1', 'wood', 'wood', 'fiber', 'fiber');
    });
    expect(offered(home, 'day.turn')).toEqual(expect.arrayContaining(['board:c1>board:c2', 'design:dryingRack>outpost:outpost-1/c1']));
  });
});

describe('beside actions', () => {
  test('SS-206 in the middle of an action nothing is shared', () => {
    const m = begin((s) => { give(s, 'c1', 'fish'); give(s, 'c2', 'water'); });
    expect(all(m)).toEqual(expect.arrayContaining(['res:c1:fish>board:c2', 'res:c2:water>board:c1']));
    say(m, 'fish:c1:lake');
    expect(all(m).filter((id) => id.includes('>board:'))).toEqual([]);
    say(m, 'throw:d6', 'done');
    expect(all(m)).toContain('res:c1:fish>board:c2');
  });
  test('R-SS-99 whoever has passed may still share, and be shared with', () => {
    const m = say(begin((s) => { give(s, 'c1', 'fish'); give(s, 'c2', 'water'); }), 'pass:c1');
    expect(all(m)).toEqual(expect.arrayContaining(['res:c1:fish>board:c2', 'res:c2:water>board:c1', 'board:c2>board:c1']));
  });
});

describe('moving', () => {
  test('SS-216, SS-217, SS-165, EX-SS-09: to a hex that shares an edge, at no cost to begin with', () => {
    const m = alone({ edit: (s) => top(s, 'JA06') });
    expect(offered(m, 'day.turn').filter((id) => id.startsWith('mini'))).toEqual(['mini:c1>hex:1,0', 'mini:c1>hex:0,1']);
    say(m, 'mini:c1>hex:1,0');
    expect(board(m)).toMatchObject({ at: '1,0', energy: 5 });
    expect(refused(alone(), dragging('mini:c1', 'hex:5,5'))?.rule).toBe('SS-216');
  });
  test('SS-162, SS-218, SS-219, EX-SS-13: an unexplored hex is turned up and entered', () => {
    const m = alone({ edit: (s) => { change(s, '1,0', { explored: false }); top(s, 'JA06'); } });
    say(m, 'mini:c1>hex:1,0');
    expect(m.told.map(({ fact }) => fact.fact).filter((one) => one === 'hexRevealed' || one === 'moved')).toEqual(['hexRevealed', 'moved']);
    expect(m.canUndo).toBe(false);
    expect(board(m).at).toBe('1,0');
  });
  test('SS-218 a hex that has been turned up is seen for good: nobody takes that back alone', () => {
    const m = running(
      (t) => resolve(t, 'c1', [{ do: 'reveal' }]),
      { mix: 'seeds-1', edit: (s) => { for (const hex of ['1,0', '0,1'] as const) change(s, hex, { explored: false }); } },
    );
    say(m, 'hex:1,0');
    expect(told(m, 'hexRevealed')).toMatchObject([{ at: '1,0', hex: 'VV04' }]);
    expect(m.canUndo).toBe(false);
  });
  test('SS-220, SS-222, SS-224, SS-226, SS-229, SS-230: every move draws a card, which goes to the discard pile', () => {
    const m = say(alone({ edit: (s) => top(s, 'JA03') }), 'mini:c1>hex:1,0');
    expect(asked(m)).toEqual(['card.choice']);
    expect(m.view('table').scene).toMatchObject({ kind: 'card', card: 'JA03' });
    say(m, 'walk-on');
    expect(now(m).journey.discard).toEqual(['JA03']);
  });
  test('SS-221 an empty deck is made from its discard pile', () => {
    const m = say(alone({ edit: (s) => void (s.journey = { cards: [], discard: ['JA06'] }) }), 'mini:c1>hex:1,0');
    expect(told(m, 'deckShuffled')).toEqual([{ fact: 'deckShuffled', deck: 'journey' }]);
    expect(told(m, 'journeyDrawn')[0]).toMatchObject({ card: 'JA06' });
  });
  test('SS-225, SS-227, SS-228, EX-SS-15: what the card needs is looked for in the hex that was entered', () => {
    const met = say(alone({ edit: (s) => top(s, 'JA01') }), 'mini:c1>hex:0,1'); // the forest
    expect(told(met, 'journeyDrawn')[0]).toMatchObject({ card: 'JA01', met: true });
    expect(told(met, 'arduousJourney')).toEqual([]);
    const not = say(alone({ edit: (s) => top(s, 'JA01') }), 'mini:c1>hex:1,0'); // no forest there
    expect(told(not, 'journeyDrawn')[0]).toMatchObject({ met: false });
    expect(told(not, 'arduousJourney')).toHaveLength(1);
    expect(now(not).journey.discard).toEqual(['JA01']);
  });
});

describe('arduous journeys', () => {
  test('SS-232 SS-235 EX-SS-14 a chasm along the whole shared edge costs one energy', () => {
    const m = alone({ hexes: ['VV06', 'VV01', 'VV04'], edit: (s) => { top(s, 'JA01'); s.characters.c1.at = '1,0'; } });
    expect(crossing(position({ hexes: ['VV06', 'VV01', 'VV04'] }), '1,0', 3)).toEqual({ passage: 'obstructed', by: ['chasm'] });
    say(m, 'mini:c1>hex:0,0');
    expect(told(m, 'arduousJourney')).toEqual([{ fact: 'arduousJourney', who: 'c1', obstructed: true }]);
    expect(board(m).energy).toBe(4);
  });
  test('SS-233 SS-234 on either hex, and only if the whole edge is covered', () => {
    const at = (hexes: WantedPosition['hexes'], from: Hex, direction: 0 | 1 | 2 | 3 | 4 | 5) =>
      crossing(position({ hexes: hexes! }), from, direction);
    expect(at(['VV06', 'VV01', 'VV04'], '0,0', 0)).toEqual({ passage: 'obstructed', by: ['chasm'] }); // covered on the far side
    expect(at(['VV06', 'VV01', 'VV04'], '1,0', 3)).toEqual({ passage: 'obstructed', by: ['chasm'] }); // and on the near one
    expect(at(['VV05', 'VV01', 'VV04'], '0,0', 0)).toEqual({ passage: 'obstructed', by: ['river', 'chasm'] });
    // VV09 has a river in the zone of this edge, but not along the whole of it.
    expect(at(['VV06', 'VV09', 'VV04'], '0,0', 0)).toEqual({ passage: 'free', by: [] });
  });
  test('SS-238 a card whose requirement is met brings no Arduous Journey, however covered the edge', () => {
    const m = say(
      alone({
        hexes: ['VV03', 'VV01', 'VV04'],
        edit: (s) => {
          top(s, 'JA01');
          s.characters.c1.at = '1,0';
        },
      }),
      'mini:c1>hex:0,0',
    );
    expect(told(m, 'journeyDrawn')[0]).toMatchObject({ card: 'JA01', met: true });
    expect(told(m, 'arduousJourney')).toEqual([]);
    expect(board(m).energy).toBe(5);
  });
  test('SS-236 without energy it is an injury', () => {
    const m = alone({
      hexes: ['VV06', 'VV01', 'VV04'],
      edit: (s) => {
        top(s, 'JA01');
        s.characters.c1.at = '1,0';
        s.characters.c1.energy = 0;
      },
    });
    expect(board(say(m, 'mini:c1>hex:0,0')).health.injury.minor).toBe(1);
  });
  test('SS-237 an open path costs nothing', () => {
    const m = say(alone({ edit: (s) => top(s, 'JA01') }), 'mini:c1>hex:1,0');
    expect(told(m, 'arduousJourney')[0]!.obstructed).toBe(false);
    expect(board(m).energy).toBe(5);
  });
  test('SS-239 SC-213 SC-214 SC-215 SC-216 SC-217 R-SS-96 overlays decide instead of features: free, obstructed or closed, by what the list of overlays says', () => {
    const path = (zones: object) => {
      const s = position({ hexes: ['VV06', 'VV01', 'VV04'] });
      change(s, '1,0', { zones: zones as never });
      return crossing(s, '1,0', 3).passage;
    };
    expect(path({ C: 'OP01' })).toBe('free');
    expect(path({ C: 'RE01' })).toBe('obstructed');
    expect(path({ C: 'GL02' })).toBe('impassable');
    expect(path({ A: 'OP01' })).toBe('obstructed');
  });
  test('SS-223 nobody crosses an impassable edge', () => {
    const m = alone({ edit: (s) => change(s, '1,0', { whole: 'GL01' }) });
    expect(all(m)).not.toContain('mini:c1>hex:1,0');
    expect(refused(m, dragging('mini:c1', 'hex:1,0'))?.rule).toBe('SS-223');
  });
  test('a power or an item may take the loss away', () => {
    const m = alone({
      mix: 'endless-1',
      hexes: ['VV06', 'VV01', 'VV04'],
      edit: (s) => {
        top(s, 'JA01');
        s.characters.c1.at = '1,0';
        s.characters.c1.power = 'MA04';
        equip(s, 'c1', 'IT26', 'hand1');
      },
    });
    say(m, 'mini:c1>hex:0,0');
    expect(offered(m)).toEqual(['item:item-110', 'power:c1', 'lose']);
    say(m, 'power:c1');
    expect(board(m)).toMatchObject({ energy: 5, powerReady: false });
  });
});

describe('fleeing and chance', () => {
  test('SC-001 SC-002 SC-003 SC-004 SS-510 a neighbour by the die, no card, no loss over a covered edge', () => {
    const fled = (face: number) => running((t) => flee(t, 'c1'), { mix: 'seeds-1', hexes: ['VV05', 'VV01', 'VV04'] }, [face]);
    expect([1, 3, 4, 6].map((face) => board(fled(face)).at)).toEqual(['1,0', '1,0', '0,1', '0,1']);
    expect(board(fled(1)).energy).toBe(5); // over river and chasm
    expect([...told(fled(1), 'journeyDrawn'), ...told(fled(1), 'arduousJourney')]).toEqual([]);
    expect(asked(fled(1))).toEqual([]);
  });
  test('SC-005, SC-079, SC-081, SC-082, SC-085, EX-SC-09: a mystery in the hex is confronted; without a match it is one lore', () => {
    // to 1,0; omen cloud, the challenge has sun
    const m = running((t) => flee(t, 'c1'), { mix: 'seeds-1', edit: (s) => change(s, '1,0', { mysteries: 1 }) }, [1, 1]);
    expect(told(m, 'mysteryConfronted')).toEqual([{ fact: 'mysteryConfronted', who: 'c1', at: '1,0', omen: 'cloud', matched: false }]);
    expect(now(m).tracks.lore).toBe(1);
    expect(now(m).map['1,0']!.mysteries).toBe(0);
  });
  test('SC-083, SC-084 with a match only the chart counts', () => {
    const m = running(
      (t) => flee(t, 'c1'),
      {
        mix: 'seeds-1',
        edit: (s) => {
          change(s, '1,0', { mysteries: 1 });
          s.characters.c1.energy = 2;
        },
      },
      [1, 5],
    );
    expect(board(m)).toMatchObject({ energy: 3, bag: { root: 2 } });
    expect(now(m).tracks.lore).toBe(0);
  });
  test('SC-670 after a move the players choose what comes first', () => {
    const m = say(alone({ edit: (s) => { top(s, 'JA06'); change(s, '1,0', { mysteries: 1 }); } }), 'mini:c1>hex:1,0');
    expect(offered(m)).toEqual(['deck:journey', 'hex:1,0']);
    say(m, 'hex:1,0');
    expect(m.told.map(({ fact }) => fact.fact).filter((one) => one === 'mysteryConfronted' || one === 'journeyDrawn')).toEqual([
      'mysteryConfronted',
      'journeyDrawn',
    ]);
  });
  test('SC-590 SC-591 SC-592 SC-593 SC-594 the die table: two, three, four, five and six hexes', () => {
    const pick = (count: number, ...rolls: number[]): number => {
      const hexes = Array.from({ length: count }, (_, i) => `${i},0` as Hex);
      let got = -1;
      running((t) => void (got = hexes.indexOf(randomHex(t, hexes))), {}, rolls);
      return got;
    };
    expect([1, 3, 4, 6].map((face) => pick(2, face))).toEqual([0, 0, 1, 1]);
    expect([1, 2, 3, 4, 5, 6].map((face) => pick(3, face))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(pick(4, 5, 6, 4)).toBe(3);
    expect(pick(5, 6, 5)).toBe(4);
    expect(pick(6, 6)).toBe(5);
    expect(pick(1)).toBe(0);
  });
  test('SC-595, EX-SC-48: seven or more go by trays first', () => {
    const spread = (s: Parameters<Edit>[0]): Hex[] => [0, 1, 2].flatMap((tray) => Array.from({ length: tray === 2 ? 1 : 3 }, (_, i) => {
      const hex = `${tray * 10 + i},9` as Hex;
      s.map[hex] = { ...s.map['0,0']!, tray };
      return hex;
    }));
    let got = '';
    running((t) => void (got = randomHex(t, spread(t.state))), {}, [5]);
    expect(got).toBe('20,9');
    running((t) => void (got = randomHex(t, spread(t.state))), {}, [1, 3]);
    expect(got).toBe('1,9');
  });
});

describe('water and shelter', () => {
  test('SS-391 SS-392 SS-393 SS-394 SC-075 one energy, two water, no depletion and no surcharge', () => {
    const m = say(alone({ edit: (s) => change(s, '0,0', { depletion: 2 }) }), 'gather-water:c1');
    expect(board(m)).toMatchObject({ energy: 4, bag: { water: 2 } });
    expect(now(m).map['0,0']!.depletion).toBe(2);
  });
  test('SS-390 at a lake, a river or a wetland, and nowhere else', () => {
    const water = (hexes: WantedPosition['hexes']) => all(alone({ hexes: hexes! })).includes('gather-water:c1');
    expect([
      water(['VV04', 'VV01', 'VV03']),
      water(['VV09', 'VV01', 'VV03']),
      water(['VV03', 'VV01', 'VV04']),
      water(['VV06', 'VV01', 'VV03']),
    ]).toEqual([true, true, true, false]);
  });
  test('SS-395 SS-396 SS-397 SS-398 SS-399 SS-402 SC-054 SC-055 SC-057 EX-SS-31 EX-SS-32 EX-SC-05 in a cave, for one energy: a shelter for one, then for two, then no more; the hex is not depleted', () => {
    const m = say(alone(), 'prepare-shelter:c1');
    expect(now(m).map['0,0']!.shelter).toBe(1);
    say(m, 'prepare-shelter:c1');
    expect(now(m).map['0,0']).toMatchObject({ shelter: 2, depletion: 0 });
    expect(all(m)).not.toContain('prepare-shelter:c1');
    expect(board(m).energy).toBe(3);
    expect(all(alone({ edit: (s) => void (s.characters.c1.at = '1,0') }))).not.toContain('prepare-shelter:c1');
  });
});

describe('exchange', () => {
  const both: Edit = (s) => { give(s, 'c1', 'wood', 'fish'); give(s, 'c2', 'bone'); equip(s, 'c2', 'IT30', 'pouch1'); };
  test('SS-240 SS-242 SS-243 one energy of who begins; each gift is offered, and taken or not', () => {
    const m = say(begin(both), 'board:c1>board:c2', 'res:c1:wood>board:c2');
    expect(m.open.map(({ seat, ask }) => `${seat} ${ask}`)).toEqual(['p2 exchange.accept']);
    say(m, 'accept', 'item:item-120>board:c1', 'decline', 'item:item-120>board:c1', 'accept', 'done');
    expect(board(m)).toMatchObject({ energy: 4, bag: { fish: 1 } });
    expect(board(m, 'c2')).toMatchObject({ energy: 5, bag: { wood: 1, bone: 1 }, items: {} });
    expect(Object.values(board(m).items)).toEqual([{ item: 'IT30', slot: 'pouch1', packed: false, stored: {} }]);
  });
  test('SS-245 tokens stay on an item that changes hands, unless it comes to lie packed', () => {
    const loaded: Edit = (s) => {
      both(s);
      s.characters.c2.items['item-120'] = { ...s.characters.c2.items['item-120']!, stored: { water: 2 } };
    };
    const m = say(begin(loaded), 'board:c1>board:c2', 'item:item-120>board:c1', 'accept', 'done');
    expect(board(m).items['item-120']).toMatchObject({ packed: false, stored: { water: 2 } });
    const full = say(
      begin((s) => {
        loaded(s);
        for (const n of [1, 2, 3, 4] as const) equip(s, 'c1', 'IT19', `pouch${n}`);
      }),
      'board:c1>board:c2',
      'item:item-120>board:c1',
      'accept',
    );
    expect(asked(full)).toEqual(['item.room']);
    expect(offered(full)).not.toContain('pack-new');
  });
  test('SS-246, SS-247 at an outpost it is free, and still an action', () => {
    const m = begin((s) => {
      both(s);
      s.characters.c1.energy = 0;
      s.outposts['outpost-1'] = outpost();
    });
    expect(offered(m, 'day.turn')).toContain('board:c1>board:c2');
    expect(told(say(m, 'board:c1>board:c2', 'done'), 'actionTaken')).toHaveLength(1);
  });
  test('SS-241 not with somebody elsewhere', () => {
    const m = begin((s) => { both(s); s.characters.c2.at = '1,0'; });
    expect(all(m)).not.toContain('board:c1>board:c2');
    expect(refused(m, dragging('board:c1', 'board:c2'))?.rule).toBe('SS-241');
  });
});

test('SS-387 SS-388 SS-389 SC-065 SC-066 SC-067 SC-068 SC-072 SC-073 SC-074 EX-SC-07 a depleted hex costs one or two energy more, by the token that lay there before; mining makes it minor, then major, then changes nothing', () => {
  const cost = (depletion: 0 | 1 | 2) => {
    const { match } = rigged([], { mix: 'seeds-1', edit: (s) => change(s, '0,0', { depletion }) });
    say(match, 'mine:c1:chasm');
    return [5 - board(match).energy, now(match).map['0,0']!.depletion];
  };
  expect([cost(0), cost(1), cost(2)]).toEqual([[2, 1], [3, 2], [4, 2]]);
});
