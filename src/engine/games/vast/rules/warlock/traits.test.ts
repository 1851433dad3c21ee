import { describe, expect, test } from 'vitest';
import { heardBy } from '../../../../kernel/table.ts';
import { dominationTrack } from '../../content/spells.ts';
import { full, put, runningFull } from '../../full.testing.ts';
import { canBeAttacked } from '../attack.ts';
import { moveAlong } from '../entering.ts';
import { layFromStack } from '../fill.ts';
import { placePoltergeist } from '../reveal.ts';
import { squares } from '../spaces.ts';
import { takeTreasure } from '../treasureMarkers.ts';
import type { VastState } from '../../state.ts';
import { asked, go, lay, now, prepare, say, told, where, type VastMatch } from '../../vast.testing.ts';
import { acting, alone, hex, learn, paladinActs, sneakEndsOffered, warlockIn } from './warlock.testing.ts';

describe('§13.1 Winning', () => {
  const four = (s: VastState): void => {
    s.warlock!.curses = 0;
    s.warlock!.dominated = ['poltergeist-5', 'poltergeist-6', 'treasure-5', 'treasure-6', null];
    put(s, { 'poltergeist-1': '2,3' });
    hex(s, { 'poltergeist-1': 6 });
  };

  test('MM-467 the fifth dominated piece wins at once, poltergeists and treasures mixed', () => {
    const m = warlockIn('warlock.curse', four);
    expect(m.over).toBeNull();
    expect(say(m, 'figure:poltergeist-1>dominated:4').over).toEqual({ winners: ['warlock'], why: expect.stringContaining('5 pieces') });
  });

  test('MM-467 four are not enough', () => {
    const m = warlockIn('warlock.curse', (s) => {
      four(s);
      s.warlock!.dominated[0] = null;
    });
    expect(say(m, 'figure:poltergeist-1>dominated:4').over).toBeNull();
  });

  test('MM-548, MM-809 a Charlatan wins with four', () => {
    const m = warlockIn('warlock.curse', (s) => {
      four(s);
      s.warlock!.dominated[0] = null;
      s.goals.dominated = 4;
    });
    expect(say(m, 'figure:poltergeist-1>dominated:0').over?.winners).toEqual(['warlock']);
  });
});

describe('§13.1 Where he goes', () => {
  test('MM-468, MM-469 he enters crypts, never the grounds', () => {
    const m = acting((s) => put(s, { warlock: '1,4' }));
    expect(sneakEndsOffered(m)).toContain('1,5');
    expect(sneakEndsOffered(m).filter((id) => id.includes('-'))).toEqual([]);
    expect(where(say(m, 'figure:warlock>space:1,5'), 'warlock')).toBe('1,5');
  });

  test('MM-470 walls do not stop him', () => {
    const m = acting((s) => {
      put(s, { warlock: '3,4', giant: '7,1' });
      lay(s, '3,4', 'pit-D-1', 3); // its only open side is east
      lay(s, '2,4', 'pit-I-1', 0);
    });
    expect(told(say(m, 'figure:warlock>space:2,4'), 'moved')[0]).toMatchObject({ figure: 'warlock', path: ['3,4', '2,4'], by: 'sneak' });
  });

  test('MM-471, MM-479 nobody attacks him, and he attacks nobody', () => {
    for (const attacker of ['paladin', 'casty', 'giant', 'spiderling-1'] as const) expect(canBeAttacked('warlock', attacker)).toBe(false);
    const shared = paladinActs((s) => put(s, { warlock: '4,7' }));
    say(shared, 'cubes:unassigned>box:crusade', 'space:4,7');
    expect(asked(shared)).not.toContain('crusade.attack');
    const m = acting((s) => put(s, { 'poltergeist-1': '3,4', casty: '3,4' }));
    say(m, 'figure:warlock>space:3,4');
    expect(told(m, 'attacked')).toEqual([]);
    expect(where(m, 'warlock')).toBe('3,4');
  });

  test('MM-472, MM-473 webs and lamps neither stop him nor leave', () => {
    const tokens = { '3,4': { web: 2, lamp: 1, blood: 1 }, '2,3': { web: 1 } } as const;
    const m = acting((s) => {
      s.tokens = { ...tokens };
      lay(s, '2,3', 'blood-X-1');
      put(s, { warlock: '2,2' });
    });
    say(m, 'figure:warlock>space:2,4', 'figure:warlock>space:3,4');
    expect(now(m).tokens).toEqual(tokens);
    expect(told(m, 'stopped')).toEqual([]);
  });
});

describe('§13.1 Hexomancer', () => {
  const beside = (s: VastState): void => {
    lay(s, '3,7', 'blood-X-1');
    put(s, { 'poltergeist-1': '3,7' });
  };
  const hit = (edit: (s: VastState) => void): VastMatch =>
    say(go(prepare(paladinActs((s) => {
      beside(s);
      edit(s);
    }), 2), '3,7'), 'figure:poltergeist-1');

  test('MM-474, MM-475 a removed piece with curses advances the Spells track by one, however many there were', () => {
    const m = hit((s) => hex(s, { 'poltergeist-1': 3 }));
    expect(now(m).figures['poltergeist-1']).toBeUndefined();
    expect(now(m).warlock!.spellsTrack).toBe(1);
    expect(told(m, 'spellsAdvanced')).toHaveLength(1);
    expect(now(hit(() => {})).warlock!.spellsTrack).toBe(0);
  });

  test('MM-474 a looted treasure counts as well', () => {
    const m = runningFull((t) => takeTreasure(t, 'treasure-1'), 'five', (s) => {
      s.treasureMarkers = { 'treasure-1': '3,4' };
      hex(s, { 'treasure-1': 1 });
    });
    expect(now(m).warlock!.spellsTrack).toBe(1);
  });

  test('RU-51 the markers go back to the supply', () => {
    const m = hit((s) => hex(s, { 'poltergeist-1': 3 }));
    expect(now(m).cursed).toEqual({});
    expect(now(m).warlock!.curses).toBe(3);
  });

  test('SP-08 Echo gives a Curse on other turns, also when the track has come to its end', () => {
    const m = hit((s) => {
      hex(s, { 'poltergeist-1': 3 });
      learn(s, 'inPlay', 'echo');
      s.warlock!.spellsTrack = 12;
    });
    expect(now(m).warlock).toMatchObject({ curses: 4, spellsTrack: 12 });
  });

  test('SP-08 but not on his own turn', () => {
    const m = warlockIn('warlock.curse', (s) => {
      learn(s, 'inPlay', 'echo');
      s.warlock!.curses = 0;
      put(s, { 'poltergeist-1': '2,3' });
      hex(s, { 'poltergeist-1': 3 });
    });
    say(m, 'figure:poltergeist-1>dominated:0');
    expect(now(m).warlock).toMatchObject({ curses: 0, spellsTrack: 1 });
  });
});

describe('§13.1 Skittish', () => {
  const met = (edit: (s: VastState) => void = () => {}) =>
    go(paladinActs((s) => {
      lay(s, '3,7', 'blood-X-1');
      put(s, { warlock: '3,7' });
      edit(s);
    }), '3,7');

  test('MM-476, MM-776 he flees to one of the nearest hiding places two or more spaces away, and decides a tie himself', () => {
    const m = met();
    expect(m.open).toHaveLength(1);
    expect(m.open[0]).toMatchObject({ seat: 'warlock', ask: 'warlock.flee' });
    expect(sneakEndsOffered(m, 'warlock.flee')).toEqual(['1,7', '2,6', '3,5', '4,6', '5,7']);
    say(m, 'figure:warlock>space:2,6');
    expect(where(m, 'warlock')).toBe('2,6');
    expect(told(m, 'warlockFled')).toEqual([{ fact: 'warlockFled', from: '3,7', to: '2,6' }]);
    expect(m.open[0]!.seat).toBe('paladin');
  });

  test('MM-476 Lit tiles that are no Pits do not hide him, Pits do, and the closest comes first', () => {
    const light = (s: VastState) => {
      for (const square of squares) s.map[square] = { tile: 'blood-X-1', lit: true, turn: 0 };
    };
    expect(where(met((s) => {
      light(s);
      s.map['6,5'] = { tile: 'pit-X-1', lit: true, turn: 0 };
      s.map['7,1'] = { tile: 'blood-X-1', lit: false, turn: 0 };
    }), 'warlock')).toBe('6,5');
    expect(where(met((s) => {
      light(s);
      s.pitMarkers['1,1'] = true;
    }), 'warlock')).toBe('1,1');
  });

  test('RU-21 with nowhere to go he stays, and pays all the same', () => {
    const m = met((s) => {
      for (const square of squares) s.map[square] = { tile: 'blood-X-1', lit: true, turn: 0 };
      s.map['2,7'] = { tile: 'blood-X-1', lit: false, turn: 0 }; // next to him is not far enough
    });
    expect(where(m, 'warlock')).toBe('3,7');
    expect(now(m).warlock).toMatchObject({ curses: 2, spellsTrack: 1 });
  });

  test('RU-21 whoever stands on the refuge does not matter', () => {
    expect(sneakEndsOffered(met((s) => put(s, { 'poltergeist-1': '2,6', casty: '1,7' })), 'warlock.flee')).toContain('2,6');
  });

  test('MM-477, MM-478 he loses half of his Curses, rounded down, and the Spells track advances by one', () => {
    const left = (curses: number) => now(say(met((s) => void (s.warlock!.curses = curses)), 'figure:warlock>space:2,6')).warlock!;
    expect([0, 1, 2, 5, 8].map((curses) => left(curses).curses)).toEqual([0, 1, 1, 3, 4]);
    expect(left(0).spellsTrack).toBe(1);
    expect(left(0).spells.hand).toHaveLength(3);
  });

  test('MM-495, RU-73 with the fifth space covered he loses 1 at most', () => {
    const left = (curses: number): number => now(say(met((s) => {
      s.warlock!.curses = curses;
      s.warlock!.dominated[4] = 'poltergeist-9';
    }), 'figure:warlock>space:2,6')).warlock!.curses;
    expect(dominationTrack[4].needs).toBe(6);
    expect([0, 1, 2, 9].map(left)).toEqual([0, 1, 1, 8]);
  });

  test('RU-21 the Wraith chases him too; a poltergeist that is placed and a tile that is laid do not', () => {
    const at = (s: VastState): void => {
      alone(s);
      put(s, { wraith: '3,4' });
    };
    const chased = runningFull(function* (t) {
      yield* moveAlong(t, 'wraith', ['3,4', '2,4'], 'drift');
    }, 'five', at);
    expect(asked(chased)).toEqual(['warlock.flee']);
    const calm = runningFull((t) => {
      layFromStack(t, '2,4');
      placePoltergeist(t, '2,4');
    }, 'five', at);
    expect(where(calm, 'warlock')).toBe('2,4');
    expect(told(calm, 'warlockFled')).toEqual([]);
  });

  test('MM-805 going into an enemy\'s space frightens nobody', () => {
    const m = acting((s) => put(s, { giant: '3,4' }));
    say(m, 'figure:warlock>space:3,4');
    expect(where(m, 'warlock')).toBe('3,4');
    expect(now(m).warlock!.curses).toBe(3);
    expect(told(m, 'warlockFled')).toEqual([]);
  });

  test('MM-762, RU-65 he is gone before anything else happens on the tile', () => {
    const m = met((s) => {
      s.tokens['3,7'] = { web: 1 };
    });
    expect(now(m).tokens['3,7']).toEqual({ web: 1 });
    say(m, 'figure:warlock>space:2,6');
    expect(now(m).tokens['3,7']).toBeUndefined();
  });

  test('MM-516 what he draws is told to nobody else', () => {
    const m = say(met(), 'figure:warlock>space:2,6');
    const cards = now(m).warlock!.spells.hand;
    expect(heardBy(m.told, 'warlock')).toContainEqual({ fact: 'spellsDrawn', count: 3, cards });
    expect(heardBy(m.told, 'paladin')).toContainEqual({ fact: 'spellsDrawn', count: 3, cards: [] });
    expect(m.view('paladin').warlock!.spells.hand).toEqual(['face-down', 'face-down', 'face-down']);
    expect(m.view('warlock').warlock!.spells.hand).toEqual(cards);
  });
});

test('a game without the Warlock has nobody to flee and nothing to advance', () => {
  const m = full('no-warlock', (s) => {
    s.phase = { step: 'actions' };
    for (const skeleton of s.skeletons.march) delete s.figures[skeleton];
    lay(s, '3,7', 'blood-X-1');
    put(s, { 'poltergeist-1': '3,7' });
  });
  say(go(prepare(m, 2), '3,7'), 'figure:poltergeist-1');
  expect(now(m).figures['poltergeist-1']).toBeUndefined();
  expect(now(m).warlock).toBeNull();
  expect(told(m, 'spellsAdvanced')).toEqual([]);
});
