import { describe, expect, test } from 'vitest';
import { canBeAttacked, defenseOf, strike, takeHit } from './attack.ts';
import { forces } from './forcing.ts';
import type { VastState } from '../state.ts';
import {
  asked,
  begin,
  fullGame,
  go,
  lay,
  layDark,
  now,
  offered,
  position,
  pressing,
  prepare,
  refused,
  running,
  say,
  tapping,
  told,
  where,
} from '../vast.testing.ts';

/** Casty stands on a Lit corridor to the left of the Paladin. */
const besideCasty = (edit: (s: VastState) => void = () => {}) =>
  begin((s) => {
    lay(s, '3,7', 'pit-I-1');
    s.figures.casty = '3,7';
    edit(s);
  });

describe('§6 Attacking', () => {
  test('MM-112, MM-176 he may attack enemy figures on his own space, and only there', () => {
    const m = besideCasty((s) => {
      s.figures.paladin = '3,7';
      s.figures.stabby = '4,7';
    });
    say(m, 'cubes:unassigned>box:crusade', 'space:3,7');
    expect(offered(m)).toEqual(['figure:casty', 'no-attack']);
    expect(refused(m, tapping('figure:stabby'))?.rule).toBe('MM-112');
  });

  test('MM-113, MM-177 entering the tile of a forcing figure forces the attack', () => {
    const m = go(besideCasty(), '3,7');
    expect(asked(m)[0]).toBe('crusade.attack');
    expect(offered(m)).toEqual(['figure:casty']);
    expect(refused(m, pressing('no-attack'))?.rule).toBe('MM-113');
  });

  test('MM-114, MM-115, MM-116 Strength is compared with Defense: greater hits, equal or less misses', () => {
    const against = (strength: number, others: number): boolean => {
      let hit = false;
      running(
        (t) => void (hit = strike(t, 'paladin', 'casty', strength)),
        (s) => {
          s.figures.casty = '3,7';
          if (others > 0) s.figures.stabby = '3,7';
        },
      );
      return hit;
    };
    expect([0, 1, 2].map((strength) => against(strength, 0))).toEqual([false, false, true]);
    expect([1, 2, 3].map((strength) => against(strength, 1))).toEqual([false, false, true]);
  });

  test('MM-114 no die is rolled: the same attack always ends the same', () => {
    const m = prepare(go(besideCasty(), '3,7'), 2);
    const chance = now(m).chance;
    say(m, 'figure:casty');
    expect(now(m).chance).toEqual(chance);
    expect(told(m, 'attacked')).toEqual([{ fact: 'attacked', attacker: 'paladin', defender: 'casty', strength: 2, defense: 1, hit: true }]);
  });

  test('MM-117 a hit removes the figure from the map', () => {
    expect(where(say(prepare(go(besideCasty(), '3,7'), 2), 'figure:casty'), 'casty')).toBeUndefined();
    const full = running(
      (t) => takeHit(t, 'poltergeist-1', 'paladin'),
      (s) => {
        fullGame(s);
        s.figures['poltergeist-1'] = '3,7';
      },
    );
    expect(where(full, 'poltergeist-1')).toBeUndefined();
  });

  test('MM-118, MM-180, MM-185 a hit triggers what both roles list: the Skeleton falls, the Paladin gains Light', () => {
    const m = say(prepare(go(besideCasty(), '3,7'), 2), 'figure:casty');
    expect(now(m).skeletons.off.casty).toBe('side');
    expect(now(m).paladin.light).toBe(4);
  });

  test('MM-119, MM-120, RU-39 a forced attack that misses leaves the defender and sends the attacker back', () => {
    const m = say(go(besideCasty(), '3,7'), 'figure:casty');
    expect(where(m, 'casty')).toBe('3,7');
    expect(where(m)).toBe('4,7');
    expect(told(m, 'retreated')).toEqual([{ fact: 'retreated', figure: 'paladin', from: '3,7', to: '4,7' }]);
  });

  test('MM-121, MM-778 a miss in an attack that nobody forced leaves him where he is', () => {
    const m = besideCasty((s) => void (s.figures.paladin = '3,7'));
    say(m, 'cubes:unassigned>box:crusade', 'space:3,7', 'figure:casty');
    expect(where(m)).toBe('3,7');
    expect(told(m, 'retreated')).toEqual([]);
  });

  test('MM-778, RU-35 a poltergeist that his own reveal brings does not force him', () => {
    const m = go(begin((s) => layDark(s, '3,7', 'poltergeist-I-1')), '3,7');
    expect(offered(m)).toEqual(['figure:poltergeist-1', 'no-attack']);
    say(m, 'figure:poltergeist-1');
    expect(where(m)).toBe('3,7');
    expect(where(m, 'poltergeist-1')).toBe('3,7');
  });

  test('MM-122, MM-528, MM-524 a Skeleton is defended by every Skeleton on its space, be it tile, crypt or grounds', () => {
    for (const space of ['3,7', '1,1', 'W-S'] as const) {
      const s = position((p) => {
        p.figures.casty = space;
        p.figures.stabby = space;
        p.figures.slashy = '4,4';
      });
      expect([defenseOf(s, 'casty'), defenseOf(s, 'slashy')]).toEqual([2, 1]);
    }
  });

  test('MM-123, MM-526 a poltergeist has Defense 1', () => {
    const at = (terror: number, edit: (s: VastState) => void = () => {}) =>
      defenseOf(
        position((s) => {
          s.terror = terror;
          s.figures['poltergeist-1'] = '3,7';
          edit(s);
        }),
        'poltergeist-1',
      );
    expect(at(0)).toBe(1);
    expect(at(8, fullGame)).toBe(1);
    expect(at(8)).toBe(3);
  });

  test('MM-124 a poltergeist never attacks', () => {
    const m = begin((s) => {
      s.figures['poltergeist-1'] = '4,7';
      for (const skeleton of s.skeletons.march) s.skeletons.off[skeleton] = 'side';
    });
    say(m, 'end-turn');
    expect(told(m, 'attacked')).toEqual([]);
    expect(now(m).paladin.health).toBe(7);
  });

  test('MM-125, MM-628 a poltergeist forces whoever enters its tile, but no Skeleton of a journey', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'pit-I-1');
      s.figures['poltergeist-4'] = '3,7';
    });
    expect(offered(go(m, '3,7'))).toEqual(['figure:poltergeist-4']);
    const full = position(fullGame);
    expect(forces(full, 'poltergeist-1', 'casty')).toBe(true);
    expect(forces(position(), 'poltergeist-1', 'casty')).toBe(false);
  });

  test('MM-027, MM-774 everybody is an enemy of a poltergeist; Skeletons are none of each other', () => {
    expect(canBeAttacked('poltergeist-1', 'paladin')).toBe(true);
    expect(canBeAttacked('poltergeist-1', 'casty')).toBe(true);
    expect(canBeAttacked('stabby', 'casty')).toBe(false);
    expect(canBeAttacked('pillar', 'casty')).toBe(false);
  });

  test('MM-150, MM-151, MM-152 the Paladin stays when he is hit; a Skeleton costs him 1 Health, anybody else none', () => {
    const hitBy = (attacker: 'casty' | 'poltergeist-1') => running((t) => takeHit(t, 'paladin', attacker));
    expect(now(hitBy('casty')).paladin.health).toBe(6);
    expect(where(hitBy('casty'))).toBe('4,7');
    expect(now(hitBy('poltergeist-1')).paladin.health).toBe(7);
  });
});
