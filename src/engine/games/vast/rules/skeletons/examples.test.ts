import { describe, expect, test } from 'vitest';
import { paladinDefense } from '../paladin/values.ts';
import { acting, acts, turnOf } from './skeletons.testing.ts';
import { asked, now, say, told, where } from '../../vast.testing.ts';

/** The turn of the rulebook's first round: Shooty and Slashy go for gear. EX-MM-01 stands with Undead. */
const firstTurn = () =>
  turnOf({ shooty: 'N-W', slashy: 'N-E' }, (s) => {
    s.paladin.cubes = { ...s.paladin.cubes, unassigned: 0, prepare: 2, crusade: 1 };
    s.skeletons.gear.deck = [...new Set([...s.skeletons.gear.deck, 'bombBag' as const, 'greatAxe' as const].toReversed())].toReversed();
  });

describe('Worked examples, round 1, Skeletons', () => {
  test('EX-MM-12 two cubes on prepare still defend: 2 misses, 3 hits', () => {
    const m = firstTurn();
    expect(paladinDefense(now(m))).toBe(2);
    const blow = (others: Parameters<typeof acting>[0]) =>
      told(say(acting({ shooty: '3,7', ...others }, (s) => void (s.paladin.cubes.prepare = 2)), 'figure:shooty>space:4,7'), 'attacked')[0];
    expect(blow({})).toMatchObject({ strength: 1, hit: false });
    expect(blow({ casty: '5,7' })).toMatchObject({ strength: 2, hit: false });
    expect(blow({ casty: '5,7', screamy: '4,6' })).toMatchObject({ strength: 3, hit: true });
  });

  test('EX-MM-13 Shooty arms herself on a Dark Armory for nothing', () => {
    const m = say(firstTurn(), 'figure:shooty>space:2,2', 'stay', 'arm');
    expect(now(m).skeletons.gear.hand).toEqual(['greatAxe']);
    expect(now(m).skeletons.stability).toBe(2);
    expect(now(m).map['2,2']!.lit).toBe(false);
  });

  test('EX-MM-14 then Slashy does the same on another', () => {
    const m = say(firstTurn(), 'figure:shooty>space:2,2', 'stay', 'arm');
    expect(acts(m)).toBe('slashy');
    say(m, 'figure:slashy>space:6,2', 'stay', 'arm');
    expect(now(m).skeletons.gear.hand).toEqual(['greatAxe', 'bombBag']);
  });

  test('EX-MM-15 the others see two backs, and of played cards only Vigor and Illuminate', () => {
    const m = say(firstTurn(), 'figure:shooty>space:2,2', 'stay', 'arm', 'figure:slashy>space:6,2', 'stay', 'arm');
    for (const seat of ['paladin', 'spider', 'manor', 'warlock', 'table']) {
      const view = m.view(seat);
      expect(view.skeletons.gear.hand).toEqual(['face-down', 'face-down']);
      expect(view.skeletons.gear.inPlay).toEqual([]);
      expect(view.paladin.favors.inPlay).toEqual(['vigor', 'illuminate']);
    }
    expect(m.view('skeletons').skeletons.gear.hand).toEqual(['greatAxe', 'bombBag']);
  });

  test('EX-MM-16, EX-MM-17 with 2 Stability nobody is summoned; the turn ends with 4', () => {
    const m = say(firstTurn(), 'figure:shooty>space:2,2', 'stay', 'arm', 'figure:slashy>space:6,2', 'stay', 'arm');
    expect(asked(m)).toEqual(['skeletons.summon', 'skeletons.powers']);
    expect(m.open[0]!.options.map(({ id }) => id)).toEqual(['no-summon']);
    say(m, 'no-summon');
    expect(now(m).skeletons.stability).toBe(4);
    expect(where(m, 'casty')).toBeUndefined();
  });
});
