import { describe, expect, test } from 'vitest';
import { isOpen } from '../walls.ts';
import { paladinDefense, paladinStrength } from './values.ts';
import { enterTile } from '../entering.ts';
import type { VastState } from '../../state.ts';
import {
  all,
  asked,
  begin,
  dragging,
  give,
  go,
  lay,
  layDark,
  now,
  offered,
  refused,
  running,
  say,
  tapping,
  told,
  uses,
  where,
  withFavor,
} from '../../vast.testing.ts';

describe('§9.6 Fury, Light and cards', () => {
  test('MM-217, MM-154 Fury pays for Strength or Defense', () => {
    const m = say(begin(), 'token:fury>stat:strength', 'token:fury>stat:strength', 'token:fury>stat:defense');
    expect(now(m).paladin.fury).toBe(0);
    expect([paladinStrength(now(m)), paladinDefense(now(m))]).toEqual([2, 1]);
    expect(told(m, 'furyChanged').map(({ to }) => to)).toEqual([2, 1, 0]);
  });

  test('FA-1, FA-2, FA-5 a favor that is paid with a token can be aimed by its card as well, and a wrong aim is explained alike', () => {
    const ways = (m: ReturnType<typeof begin>, option: string) =>
      m.open.flatMap(({ options }) => options).find(({ id }) => id === option)?.also;
    const m = begin();
    expect(ways(m, 'token:fury>stat:strength')).toEqual([dragging('card:vigor', 'stat:strength')]);
    expect(ways(m, 'token:light>space:4,7')).toEqual([dragging('card:illuminate', 'space:4,7')]);
    expect(ways(withFavor('pillarOfLight', (s) => void lay(s, '3,7', 'shrine-X-1')), 'figure:pillar>space:3,7')).toEqual([
      dragging('card:pillarOfLight', 'space:3,7'),
    ]);
    for (const [card, token, onto] of [['vigor', 'fury', 'space:4,7'], ['illuminate', 'light', 'space:1,1']] as const)
      expect(refused(m, dragging(`card:${card}`, onto))).toEqual(refused(m, dragging(`token:${token}`, onto)));
  });

  test('MM-761 what cannot be paid in full is not offered', () => {
    const m = begin((s) => {
      s.paladin.fury = 0;
      s.paladin.light = 0;
    });
    expect(asked(m)).toEqual(['paladin.action']);
    expect(refused(m, dragging('token:fury', 'stat:strength'))?.rule).toBe('MM-761');
    expect(refused(m, dragging('token:light', 'space:4,7'))?.rule).toBe('MM-761');
    expect(refused(m, tapping('card:disdain'))?.rule).toBe('MM-761');
    expect(uses(withFavor('pillarOfLight', (s) => void (s.paladin.light = 1)), 'figure:pillar')).toEqual([]);
  });

  test('MM-221, MM-005, MM-223 cards are played from hand for nothing, at any time of the phase, and stay', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'shrine-X-1');
      give(s, 'hand', 'beacon', 'armor');
    });
    say(m, 'card:beacon>board:paladin');
    go(m, '3,7');
    expect(asked(m)[0]).toBe('crusade.shrine');
    expect(paladinDefense(now(m))).toBe(0);
    say(m, 'card:armor>board:paladin');
    expect(asked(m)[0]).toBe('crusade.shrine');
    expect(paladinDefense(now(m))).toBe(1);
    expect(now(m).paladin).toMatchObject({ fury: 3, light: 3, favors: { hand: [] }, treasures: { hand: [], inPlay: ['armor'] } });
    expect(told(m, 'favorPlayed')).toEqual([{ fact: 'favorPlayed', card: 'beacon' }]);
    expect(told(m, 'treasurePlayed')).toEqual([{ fact: 'treasurePlayed', card: 'armor' }]);
    expect(refused(m, dragging('card:beacon', 'board:paladin'))?.rule).toBe('MM-221');
  });

  test('MM-222 but in no other phase', () => {
    const m = begin((s) => give(s, 'hand', 'armor'));
    say(m, 'end-turn');
    expect(now(m).phase.step).toBe('spawn');
    expect(all(m)).toEqual(['throw:spawn']);
    expect(refused(m, dragging('card:armor', 'board:paladin'))?.rule).toBe('MM-126');
  });

  test('MM-224 favors are used at any time of the phase, even in the middle of an action', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'pit-I-1');
      s.figures.casty = '3,7';
      s.paladin.cubes = { unassigned: 1, prepare: 0, sprint: 0, crusade: 0, supply: 4 };
    });
    go(m, '3,7');
    say(m, 'token:fury>stat:strength', 'token:fury>stat:strength', 'figure:casty');
    expect(where(m, 'casty')).toBeUndefined();
    expect(where(m)).toBe('3,7');
  });
});

describe('Vigor', () => {
  test('FA-1 Strength lasts until the end of the turn, Defense until the next Collect phase', () => {
    const m = say(begin(), 'token:fury>stat:strength', 'token:fury>stat:defense', 'end-turn');
    expect([paladinStrength(now(m)), paladinDefense(now(m))]).toEqual([0, 1]);
    const next = begin((s) => {
      s.phase = { step: 'collect' };
      s.paladin.vigor = { strength: 0, defense: 2 };
    });
    expect(paladinDefense(now(next))).toBe(0);
  });

  test('FA-1, MM-141 it breaches a wall of his tile, not an open edge and nothing towards the grounds', () => {
    const m = begin();
    expect(uses(m, 'token:fury')).toEqual(['stat:strength', 'stat:defense', 'edge:4,6|4,7']);
    say(m, 'token:fury>edge:4,6|4,7');
    expect(isOpen(now(m), '4,7', 'N')).toBe(true);
    expect(uses(m, 'token:fury')).toEqual(['stat:strength', 'stat:defense']);
    expect(refused(m, dragging('token:fury', 'edge:4,6|4,7'))?.rule).toBe('MM-143');
    expect(refused(m, dragging('token:fury', 'edge:4,3|4,4'))?.rule).toBe('FA-1');
  });
});

describe('Illuminate', () => {
  test('MM-225, FA-2 the spent light becomes a lamp on his tile or an adjacent one, walls ignored', () => {
    const m = begin((s) => layDark(s, '4,6', 'pit-I-1'));
    expect(uses(m, 'token:light').sort()).toEqual(['space:3,7', 'space:4,6', 'space:4,7', 'space:5,7']);
    say(m, 'token:light>space:4,6', 'token:light>space:4,6');
    expect(now(m).tokens['4,6']).toEqual({ lamp: 2 });
    expect(now(m).paladin.light).toBe(1);
    expect(refused(m, dragging('token:light', 'space:4,4'))?.rule).toBe('MM-024');
    expect(refused(m, dragging('token:light', 'space:1,1'))?.rule).toBe('MM-025');
  });

  test('MM-220, MM-781 lamps and Light share eight tokens; a removed lamp goes to the supply, not to his Light', () => {
    const m = running(
      function* (t) {
        yield* enterTile(t, 'casty', '3,7');
      },
      (s) => {
        s.paladin.light = 6;
        s.tokens = { '3,7': { lamp: 2 } };
      },
    );
    expect(now(m).paladin.light).toBe(6);
    expect(now(m).tokens['3,7']).toEqual({ lamp: 1 });
  });

  test('MM-219, MM-220 while lamps burn a hit may find no light token left', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'pit-I-1');
      s.figures.casty = '3,7';
      s.paladin.light = 2;
      s.tokens['4,4'] = { lamp: 6 };
      s.paladin.cubes.prepare = 2;
    });
    say(go(m, '3,7'), 'figure:casty');
    expect(now(m).paladin.light).toBe(2);
  });
});

describe('Disdain', () => {
  test('FA-3 no figure forces him this turn: attacks are voluntary and a miss does not send him back', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'pit-I-1');
      s.figures.casty = '3,7';
    });
    go(m, '3,7');
    expect(offered(m)).toEqual(['figure:casty']);
    say(m, 'card:disdain');
    expect(offered(m)).toEqual(['figure:casty', 'no-attack']);
    say(m, 'figure:casty');
    expect(where(m)).toBe('3,7');
    expect(uses(m, 'card:disdain')).toEqual([]);
    expect(refused(m, tapping('card:disdain'))?.rule).toBe('HD-08');
    say(m, 'end-turn');
    expect(now(m).paladin.turn.disdain).toBe(false);
  });
});

describe('Pillar of Light', () => {
  test('FA-5 between actions, on an adjacent tile without Skeletons; nobody enters it until he collects', () => {
    const m = withFavor('pillarOfLight', (s) => {
      layDark(s, '4,6', 'pit-I-1');
      s.figures.casty = '5,7';
      s.figures['poltergeist-1'] = '3,7';
    });
    expect(uses(m, 'figure:pillar').sort()).toEqual(['space:3,7', 'space:4,6']);
    expect(refused(m, dragging('figure:pillar', 'space:5,7'))?.rule).toBe('FA-5');
    say(m, 'figure:pillar>space:3,7');
    expect(now(m).paladin.light).toBe(4);
    expect(where(m, 'pillar')).toBe('3,7');
    expect(offered(m)).not.toContain('figure:paladin>space:3,7');
    expect(refused(m, dragging('figure:paladin', 'space:3,7'))?.rule).toBe('FA-5');
    expect(uses(m, 'figure:pillar')).toEqual([]);
    const later = begin((s) => {
      s.phase = { step: 'collect' };
      s.figures.pillar = '3,7';
    });
    expect(where(later, 'pillar')).toBeUndefined();
    expect(told(later, 'pillarLowered')).toHaveLength(1);
  });

  test('FA-5, FA-8 Pillar and Swift Zeal wait until no action is under way', () => {
    const m = withFavor('pillarOfLight', (s) => {
      give(s, 'inPlay', 'swiftZeal');
      lay(s, '3,7', 'pit-I-1');
    });
    expect(uses(m, 'figure:pillar').length + uses(m, 'card:swiftZeal').length).toBeGreaterThan(1);
    say(m, 'cubes:unassigned>box:crusade');
    expect([uses(m, 'figure:pillar'), uses(m, 'card:swiftZeal')]).toEqual([[], []]);
    expect(refused(m, dragging('figure:pillar', 'space:3,7'))?.rule).toBe('HD-08');
  });
});

describe('Judgment', () => {
  const field = (edit: (s: VastState) => void = () => {}) =>
    withFavor('judgment', (s) => {
      lay(s, '3,7', 'pit-I-1');
      lay(s, '2,7', 'pit-I-2');
      lay(s, '1,7', 'blood-I-1');
      s.figures.casty = '2,7';
      s.figures.stabby = '1,7';
      s.figures['poltergeist-1'] = '4,7';
      edit(s);
    });

  test('FA-6 attacks a figure on his tile or on a visible tile up to 2 spaces away, once per turn', () => {
    const m = field((s) => void (s.paladin.cubes.prepare = 2));
    expect(uses(m, 'card:judgment')).toEqual(['figure:casty', 'figure:poltergeist-1']);
    say(m, 'card:judgment>figure:casty');
    expect(where(m, 'casty')).toBeUndefined();
    expect(now(m).paladin).toMatchObject({ fury: 3, light: 7, turn: { judgment: true } });
    expect(uses(m, 'card:judgment')).toEqual([]);
    expect(refused(m, dragging('card:judgment', 'figure:poltergeist-1'))?.rule).toBe('HD-08');
  });

  test('FA-6 not through a Dark tile, not into a crypt or the grounds; a miss changes nothing', () => {
    const m = field((s) => {
      layDark(s, '3,7', 'pit-I-1');
      s.figures.slashy = 'S-W';
      s.figures.shooty = '4,6';
    });
    expect(uses(m, 'card:judgment')).toEqual(['figure:poltergeist-1']);
    say(m, 'card:judgment>figure:poltergeist-1');
    expect(where(m, 'poltergeist-1')).toBe('4,7');
    expect(where(m)).toBe('4,7');
    expect(now(m).paladin.turn.hitPoltergeist).toBe(false);
    const crypt = field((s) => void delete s.map['2,7']);
    expect(where(crypt, 'casty')).toBe('2,7');
    expect(uses(crypt, 'card:judgment')).toEqual(['figure:poltergeist-1']);
  });

  test('MM-605, FA-6 a poltergeist hit by Judgment gives Grit and spends the Fury of the turn', () => {
    const m = field((s) => void (s.paladin.cubes.prepare = 2));
    say(m, 'card:judgment>figure:poltergeist-1');
    expect(now(m).paladin.grit).toBe(3);
    say(m, 'end-turn');
    expect(now(m).paladin.fury).toBe(3);
  });
});
