import { describe, expect, test } from 'vitest';
import { entropyFrom } from '../../../../kernel/chance.ts';
import { roleMixes, type RoleMixId } from '../../content/mixes.ts';
import { ritualIds, rituals, trackIds, tracks } from '../../content/rituals.ts';
import { Ritual } from '../../content/schema.ts';
import { full, fullState, put } from '../../full.testing.ts';
import { haunting, targetsOf } from './manor.testing.ts';
import { setUpFull } from '../../setupFull.ts';
import { all, asked, lay, now, say, told, where } from '../../vast.testing.ts';

const setUp = (manor: string, mix: RoleMixId = 'five', seed = 1) =>
  setUpFull({ mix, seats: roleMixes[mix].roles, options: { manor }, chance: entropyFrom(seed) });

describe('§2.3, HD-06 How the Manor begins', () => {
  test('HD-06 three omens, six portents, no Seals and empty tracks', () => {
    const { manor } = fullState();
    expect(manor).toMatchObject({ seals: 0, unassignedOmens: 3, portentsLeft: 6 });
    for (const id of trackIds) expect(manor!.tracks[id]).toEqual({ omens: 0, portents: 0 });
  });

  test('MM-070, HD-06 five rituals in hand before anything is drawn', () => {
    const { hand, deck } = fullState().manor!.rituals;
    expect(hand).toHaveLength(5);
    expect([...hand, ...deck].sort()).toEqual([...ritualIds].sort());
  });

  test('MM-068, MM-069, MM-399 the Wraith enters on the first turn, on any tile without figures, Lit or Dark', () => {
    const m = haunting('enter', {}, (s) => put(s, { wraith: null, giant: '4,4', paladin: '3,7' }));
    expect(asked(m)).toEqual(['manor.enter']);
    const spaces = targetsOf(m, 'figure:wraith');
    expect(spaces).toContain('space:4,7');
    expect(spaces).toContain('space:4,3');
    expect(spaces).not.toContain('space:4,4');
    expect(spaces).not.toContain('space:3,7');
    expect(spaces).not.toContain('space:1,1');
    expect(spaces).toHaveLength(10);
    say(m, 'figure:wraith>space:4,3');
    expect(where(m, 'wraith')).toBe('4,3');
    expect(told(m, 'moved')).toEqual([]);
    // It is there before the first power is prepared.
    expect(asked(m)).toEqual(['manor.assign']);
  });

  test('MM-068 nothing is asked of the Manor before the Wraith has entered', () => {
    const m = full('no-warlock', (s) => put(s, { wraith: null }));
    while (!asked(m).some((ask) => ask.startsWith('manor.'))) say(m, all(m)[0]!);
    expect(asked(m)).toEqual(['manor.enter']);
  });

  test('MM-068 on later turns it is where it was', () => {
    const m = haunting('enter', {}, (s) => put(s, { wraith: '4,3' }));
    expect(asked(m)).toEqual(['manor.assign']);
    expect(where(m, 'wraith')).toBe('4,3');
  });
});

describe('HD-11 The ritual cards', () => {
  test('six are worth 1 Seal, four 2 and three 3; MM-451 only those worth 1 carry a portent, one for each track', () => {
    for (const card of Object.values(rituals)) expect(Ritual.parse(card)).toEqual(card);
    const worth = (seals: number) => ritualIds.filter((id) => rituals[id].seals === seals);
    expect([1, 2, 3].map((seals) => worth(seals).length)).toEqual([6, 4, 3]);
    expect(worth(1).map((id) => rituals[id].portent).sort()).toEqual([...trackIds].sort());
    expect([...worth(2), ...worth(3)].every((id) => rituals[id].portent === null)).toBe(true);
  });

  test('the poltergeist never comes to the end tile', () => {
    for (const { steps, poltergeist } of Object.values(rituals)) expect(poltergeist).toBeLessThan(steps.length);
  });

  test('HD-06 what the tracks give for one, two and three cubes', () => {
    expect(Object.fromEntries(trackIds.map((id) => [id, tracks[id].values.slice(1)]))).toEqual({
      reveal: [1, 2, 3], shift: [2, 4, 6], swap: [1, 2, 3], walls: [1, 2, 3], wraith: [3, 5, 7], draw: [1, 2, 3],
    });
  });
});

describe('§15, §16 Variants and mixes', () => {
  test('MM-544, MM-545 Shack and Villa need fewer Seals and change nothing else', () => {
    expect([setUp('shack').goals.seals, setUp('villa').goals.seals, setUp('usual').goals.seals]).toEqual([11, 13, 14]);
    expect({ ...setUp('shack'), goals: null }).toEqual({ ...setUp('usual'), goals: null });
  });

  test.each([
    ['keep', 3, 10],
    ['castle', 1, 7],
  ] as const)('MM-546, MM-547 %s: no rituals worth %i, gone before the opening hand is drawn', (variant, seals, left) => {
    for (let seed = 1; seed <= 10; seed++) {
      const { hand, deck, box } = setUp(variant, 'five', seed).manor!.rituals;
      expect([...hand, ...deck]).toHaveLength(left);
      expect([...hand, ...deck].every((id) => rituals[id].seals !== seals)).toBe(true);
      expect(box.every((id) => rituals[id].seals === seals)).toBe(true);
      expect(hand).toHaveLength(5);
    }
  });

  test('MM-561, MM-575 in mixes of three the Manor begins with 3 Seals', () => {
    expect([
      setUp('usual', 'paladin-spider-manor').manor!.seals,
      setUp('usual', 'skeletons-spider-manor').manor!.seals,
      setUp('usual', 'no-warlock').manor!.seals,
    ]).toEqual([3, 3, 0]);
  });

  test('the Manor plays without a Paladin, too', () => {
    const m = haunting('assign', {}, (s) => lay(s, '4,5', 'shrine-X-1'), 'skeletons-spider-manor');
    say(m, 'omens:unassigned>track:reveal', 'done:assign', 'space:4,3');
    expect(now(m).map['4,3']!.lit).toBe(true);
  });
});
