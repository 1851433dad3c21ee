import { describe, expect, test } from 'vitest';
import type { SkeletonId } from '../../content/values.ts';
import type { VastState } from '../../state.ts';
import { begin, now, say, told, where, type VastMatch } from '../../vast.testing.ts';
import { marching, stand } from './solo.testing.ts';

/** A spawn phase with these Skeletons off the map. */
const spawning = (off: Partial<Record<SkeletonId, 'side' | 'standing'>>, edit: (s: VastState) => void = () => {}): VastMatch =>
  begin((s) => {
    stand(s, {});
    s.skeletons.march = Object.keys(off) as SkeletonId[];
    s.skeletons.off = off;
    s.phase = { step: 'spawn' };
    edit(s);
  });

const diceAsked = (m: VastMatch): number => {
  const gesture = m.open[0]!.options[0]!.gesture;
  return gesture.kind === 'throw' ? gesture.count : 0;
};

describe('§17.4 Spawn phase', () => {
  test('MM-631, RU-60 Rush stands up that many from left to right before anybody rolls', () => {
    const m = spawning({ casty: 'standing', shooty: 'side', slashy: 'side', stabby: 'side' }, (s) => void (s.skeletons.stability = 7));
    expect(told(m, 'skeletonStoodUp').map(({ skeleton }) => skeleton)).toEqual(['shooty', 'slashy']);
    expect(diceAsked(m)).toBe(3);
    say(m, 'throw:spawn');
    expect(where(m, 'stabby')).toBeUndefined();
    expect(now(m).skeletons.off).toEqual({ stabby: 'standing' });
  });

  test('MM-632 each one that stands rolls and is placed on its Spawn', () => {
    const m = say(spawning({ casty: 'standing', shooty: 'standing' }), 'throw:spawn');
    const rolled = told(m, 'spawnRolled')[0]!.rolls.map(({ skeleton, face }) => [skeleton, face]);
    expect(told(m, 'spawned').map(({ skeleton, spawn }) => [skeleton, spawn])).toEqual(rolled);
    expect(now(m).skeletons.off).toEqual({});
  });

  test('MM-633, RU-76 a Spawn that borders the pillar is rolled again', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const m = begin((s) => {
        stand(s, {});
        s.skeletons.march = ['casty', 'shooty', 'slashy'];
        s.skeletons.off = { casty: 'standing', shooty: 'standing', slashy: 'standing' };
        s.phase = { step: 'spawn' };
        s.figures.pillar = '7,1'; // beside the Spawns 4 and 5
      }, seed);
      while (m.open[0]!.ask === 'spawn.throw') say(m, 'throw:spawn');
      const again = told(m, 'spawnRolled').flatMap(({ rolls }) => rolls.filter((roll) => roll.again));
      for (const { face } of again) expect([4, 5]).toContain(face);
      for (const { spawn } of told(m, 'spawned')) expect([4, 5]).not.toContain(spawn);
      if (again.length > 0) return;
    }
    throw new Error('no die showed 4 or 5 in twenty throws of three');
  });

  test('MM-634 those still on their side get up last, and spawn in the next phase', () => {
    const m = spawning({ casty: 'side', shooty: 'side' });
    expect(told(m, 'spawnRolled')).toEqual([]);
    expect(now(m)).toMatchObject({ round: 2, skeletons: { off: { casty: 'standing', shooty: 'standing' } } });
    say(m, 'end-turn');
    expect(diceAsked(m)).toBe(2);
  });

  test('MM-634 one that struck waits a whole round', () => {
    const m = marching({ casty: '3,7' });
    expect(now(m)).toMatchObject({ round: 2, skeletons: { off: { casty: 'standing' } } });
    expect(where(m, 'casty')).toBeUndefined();
  });

  test('people who roll real dice tap in what they show', () => {
    const m = spawning({ casty: 'standing', shooty: 'standing' }, (s) => void (s.journey!.ownDice = true));
    expect(() => m.answer({ seat: 'paladin', ask: 'spawn.throw', option: 'composed', draft: [7, 1] })).toThrow(/No face/);
    m.answer({ seat: 'paladin', ask: 'spawn.throw', option: 'composed', draft: [6, 1] });
    expect([where(m, 'casty'), where(m, 'shooty')]).toEqual(['N-W', 'W-S']);
  });
});
