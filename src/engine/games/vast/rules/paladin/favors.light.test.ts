import { describe, expect, test } from 'vitest';
import { gainHealth } from './health.ts';
import { all, dragging, lay, layDark, now, prepare, refused, running, say, uses, where, withFavor } from '../../vast.testing.ts';

describe('Mending Prayer, Swift Zeal, Beacon', () => {
  test('FA-7 gains 1 Health up to what he began with, or 3 Grit, once per turn', () => {
    const hurt = withFavor('mendingPrayer', (s) => void (s.paladin.health = 5));
    expect(uses(hurt, 'card:mendingPrayer')).toEqual(['track:health', 'dial:grit']);
    say(hurt, 'card:mendingPrayer>track:health');
    expect(now(hurt).paladin).toMatchObject({ health: 6, light: 3 });
    expect(uses(hurt, 'card:mendingPrayer')).toEqual([]);
    const whole = withFavor('mendingPrayer');
    expect(uses(whole, 'card:mendingPrayer')).toEqual(['dial:grit']);
    expect(refused(whole, dragging('card:mendingPrayer', 'track:health'))?.rule).toBe('FA-7');
    expect(now(say(whole, 'card:mendingPrayer>dial:grit')).paladin.grit).toBe(3);
    const weak = withFavor('mendingPrayer', (s) => {
      s.journey!.startHealth = 5;
      s.paladin.health = 5;
    });
    expect(uses(weak, 'card:mendingPrayer')).toEqual(['dial:grit']);
    const healed = running(
      (t) => gainHealth(t, 3),
      (s) => {
        s.journey!.startHealth = 5;
        s.paladin.health = 4;
      },
    );
    expect(now(healed).paladin.health).toBe(5);
  });

  test('FA-8 moves 1 space like a sprint without a cube, at most twice per turn', () => {
    const m = withFavor('swiftZeal', (s) => {
      lay(s, '3,7', 'pit-I-1');
      lay(s, '2,7', 'pit-I-2');
    });
    expect(uses(m, 'card:swiftZeal')).toEqual(['space:3,7']);
    expect(refused(m, dragging('card:swiftZeal', 'space:5,7'))?.rule).toBe('MM-164');
    say(m, 'card:swiftZeal>space:3,7', 'card:swiftZeal>space:2,7');
    expect(where(m)).toBe('2,7');
    expect(now(m).paladin.cubes.unassigned).toBe(3);
    expect(uses(m, 'card:swiftZeal')).toEqual([]);
    expect(now(m).paladin.light).toBe(4);
  });

  test('FA-9 reveals a Dark tile beyond an open edge, joined to his own, for 1 Grit, once per turn', () => {
    const m = withFavor('beacon', (s) => {
      layDark(s, '3,7', 'treasure-D-1');
      lay(s, '2,7', 'pit-I-2'); // another Lit neighbour, which it must not join instead
      layDark(s, '4,6', 'pit-I-1');
    });
    expect(uses(m, 'card:beacon').sort()).toEqual(['space:3,7', 'space:5,7']);
    expect(refused(m, dragging('card:beacon', 'space:4,6'))?.rule).toBe('FA-9');
    say(m, 'card:beacon>space:3,7');
    expect(now(m).map['3,7']).toEqual({ tile: 'treasure-D-1', lit: true, turn: 3 });
    expect(now(m).paladin).toMatchObject({ grit: 1, light: 5 });
    expect(where(m)).toBe('4,7');
    expect(uses(m, 'card:beacon')).toEqual([]);
    const dark = withFavor('beacon', (s) => {
      layDark(s, '3,7', 'shrine-X-1');
      s.figures.paladin = '3,7';
      layDark(s, '2,7', 'pit-I-1');
    });
    expect(uses(dark, 'card:beacon')).toEqual([]);
  });

  test('MM-600, FA-9 a Pit that Beacon reveals raises Stability too', () => {
    const m = withFavor('beacon', (s) => layDark(s, '3,7', 'pit-I-1'));
    say(m, 'card:beacon>space:3,7');
    expect(now(m).skeletons.stability).toBe(1);
  });

  test('FA-4 Radiant Lamps asks for nothing and offers nothing', () => {
    const m = withFavor('radiantLamps');
    expect(all(m).filter((id) => id.includes('radiantLamps'))).toEqual([]);
    expect(prepare(m).open[0]!.ask).toBe('paladin.action');
  });
});
