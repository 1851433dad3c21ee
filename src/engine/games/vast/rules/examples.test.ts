import { describe, expect, test } from 'vitest';
import { paladinDefense, paladinStrength } from './paladin/values.ts';
import { isOpen, isWall } from './walls.ts';
import type { VastState } from '../state.ts';
import { all, asked, begin, give, go, lay, layDark, now, offered, prepare, say, told, where, type VastMatch } from '../vast.testing.ts';

describe('Worked examples: general', () => {
  test('EX-MM-01 with Strength 2 he moves in on one Skeleton, has to attack, and hits (on a journey it falls instead of respawning)', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'pit-I-1');
      s.figures.casty = '3,7';
      s.paladin.cubes.prepare = 2;
    });
    go(m, '3,7');
    expect(offered(m)).toEqual(['figure:casty']);
    say(m, 'figure:casty');
    expect(told(m, 'attacked')[0]).toMatchObject({ strength: 2, defense: 1, hit: true });
    expect(where(m, 'casty')).toBeUndefined();
    expect(now(m).skeletons.off.casty).toBe('side');
  });
});

describe('Worked examples: round 1', () => {
  const first = (): VastMatch => begin((s) => layDark(s, '3,7', 'poltergeist-I-1'));
  const revealed = (): VastMatch => go(first(), '3,7');

  test('EX-MM-04 one cube on crusade takes him left from the Entrance; two remain and the tile is revealed', () => {
    const m = say(first(), 'cubes:unassigned>box:crusade', 'figure:paladin>space:3,7');
    expect(now(m).paladin.cubes).toMatchObject({ unassigned: 2, crusade: 1 });
    expect(where(m)).toBe('3,7');
    expect(now(m).map['3,7']!.lit).toBe(true);
  });

  test('EX-MM-05 the corridor opens to the Entrance and to the left, where one Dark tile is laid', () => {
    const m = revealed();
    expect([isOpen(now(m), '3,7', 'E'), isOpen(now(m), '3,7', 'W'), isWall(now(m), '3,7', 'N')]).toEqual([true, true, true]);
    expect(told(m, 'tileLaid').map(({ at }) => at)).toEqual(['2,7']);
  });

  test('EX-MM-06 that reveal brings Grit from 0 to 2', () => {
    expect(now(revealed()).paladin.grit).toBe(2);
  });

  test('EX-MM-07 a poltergeist stands on the tile with him and the attack step follows', () => {
    const m = revealed();
    expect(where(m, 'poltergeist-1')).toBe('3,7');
    expect(asked(m)[0]).toBe('crusade.attack');
  });

  test('EX-MM-08 one prepare would only tie; the second makes Strength and Defense 2 and the attack hits', () => {
    const tie = say(prepare(revealed()), 'figure:poltergeist-1');
    expect(told(tie, 'attacked')[0]).toMatchObject({ strength: 1, defense: 1, hit: false });
    const m = prepare(revealed(), 2);
    expect([paladinStrength(now(m)), paladinDefense(now(m))]).toEqual([2, 2]);
    say(m, 'figure:poltergeist-1');
    expect(told(m, 'attacked')[0]!.hit).toBe(true);
  });

  test('EX-MM-09 the hit brings Grit from 2 to 5 (on a journey the poltergeist is kept, not returned to the supply)', () => {
    const m = say(prepare(revealed(), 2), 'figure:poltergeist-1');
    expect(now(m).paladin.grit).toBe(5);
    expect(where(m, 'poltergeist-1')).toBeUndefined();
    expect(now(m).journey!.caught).toEqual(['poltergeist-1']);
  });

  test('EX-MM-10 the hit raises Light by 1', () => {
    const m = prepare(revealed(), 2);
    const { light } = now(m).paladin;
    expect(now(say(m, 'figure:poltergeist-1')).paladin.light).toBe(light + 1);
  });

  test('EX-MM-11 one crusade and two prepares use three cubes; the turn ends (on a journey the poltergeist hit costs the Fury)', () => {
    const m = say(prepare(revealed(), 2), 'figure:poltergeist-1');
    expect(now(m).paladin.cubes.unassigned).toBe(0);
    expect(offered(m)).toEqual(['end-turn']);
    expect(now(say(m, 'end-turn')).paladin.fury).toBe(3);
    const spared = say(prepare(revealed(), 2), 'no-attack', 'end-turn');
    expect(now(spared).paladin.fury).toBe(4);
  });
});

/** Where the first round of the example left him: on the corridor at 3,7 with 5 Grit. */
const secondRound = (edit: (s: VastState) => void = () => {}): VastMatch =>
  begin((s) => {
    lay(s, '3,7', 'poltergeist-I-1');
    layDark(s, '2,7', 'treasure-D-1');
    s.figures.paladin = '3,7';
    s.paladin.grit = 5;
    s.paladin.fury = 4;
    s.paladin.light = 4;
    give(s, 'deck', 'halo');
    edit(s);
  });

describe('Worked examples: round 2', () => {
  test('EX-MM-42 he reveals a Treasure tile with three walls: Grit 7 and a fourth cube at once', () => {
    const m = go(secondRound(), '2,7');
    expect(now(m).paladin.grit).toBe(7);
    expect(now(m).paladin.cubes).toEqual({ unassigned: 3, prepare: 0, sprint: 0, crusade: 1, supply: 3 });
    expect(['N', 'S', 'W'].map((side) => isWall(now(m), '2,7', side as 'N'))).toEqual([true, true, true]);
  });

  test('EX-MM-43 the marker goes and a card is drawn (without a Manor player one card, nothing discarded)', () => {
    const m = go(secondRound(), '2,7');
    expect(now(m).treasureMarkers).toEqual({});
    expect(all(m)).toEqual(['card:halo>hand:paladin', 'card:halo>dial:grit']);
    expect(now(m).paladin.treasures).toMatchObject({ drawn: ['halo'], discard: [] });
  });

  test('EX-MM-44 returning the card to the box brings Grit from 7 to 12', () => {
    expect(now(say(go(secondRound(), '2,7'), 'card:halo>dial:grit')).paladin.grit).toBe(12);
  });

  const breached = (): VastMatch => say(go(secondRound(), '2,7'), 'card:halo>dial:grit', 'token:fury>edge:2,6|2,7');

  test('EX-MM-45 1 Fury breaches the wall towards the Dark Armory, and he can crusade in', () => {
    const m = breached();
    expect(now(m).paladin.fury).toBe(3);
    expect(now(m).breaches).toEqual({ '2,6|2,7': true });
    expect(offered(m)).toContain('figure:paladin>space:2,6');
  });

  const inArmory = (): VastMatch => {
    const m = say(go(breached(), '2,6'), 'space:2,6@3');
    return say(m, offered(m, 'favor.keep')[0]!);
  };

  test('EX-MM-46 the Armory brings Grit to 14, past 13: he draws three favors and keeps one', () => {
    const m = say(go(breached(), '2,6'), 'space:2,6@3');
    expect(now(m).paladin.grit).toBe(14);
    expect(offered(m, 'favor.keep')).toHaveLength(3);
    say(m, offered(m, 'favor.keep')[0]!);
    expect(now(m).paladin.favors.hand).toHaveLength(1);
    expect(now(m).paladin.favors.discard).toHaveLength(2);
  });

  test('EX-MM-47 its wall may point left, the entry stays open, and Dark tiles fill 2,5 and 3,6', () => {
    const m = go(breached(), '2,6');
    expect(offered(m, 'reveal.orient')).toContain('space:2,6@3');
    const done = inArmory();
    expect(isWall(now(done), '2,6', 'W')).toBe(true);
    expect(isOpen(now(done), '2,6', 'S')).toBe(true);
    expect(told(done, 'tileLaid').map(({ at }) => at)).toEqual(expect.arrayContaining(['2,5', '3,6']));
    expect(now(done).map['1,6']).toBeUndefined();
  });

  const inPit = (): VastMatch => go(pitAbove(), '2,5');
  /** The Pit of the example is laid under the Dark side before he goes there. */
  const pitAbove = (): VastMatch =>
    begin((s) => {
      Object.assign(s, now(inArmory()));
      layDark(s, '2,5', 'pit-D-1');
    });

  test('EX-MM-48 a Pit with three walls at 2,5: Grit 16 and nothing else (on a journey Stability rises)', () => {
    const m = inPit();
    expect(now(m).paladin.grit).toBe(16);
    expect(asked(m)[0]).toBe('paladin.action');
    expect(told(m, 'tileLaid')).toEqual([]);
    expect(now(m).tokens['2,5']).toBeUndefined();
    expect(told(m, 'stabilityChanged')).toEqual([{ fact: 'stabilityChanged', by: 1, to: 1 }]);
  });

  test('EX-MM-49 1 Light puts a lamp on the Armory below; a tile across the wall would do as well', () => {
    const m = inPit();
    say(m, 'token:light>space:2,6');
    expect(now(m).tokens['2,6']).toEqual({ lamp: 1 });
    expect(now(m).paladin.light).toBe(3);
    const walled = begin((s) => {
      Object.assign(s, now(inPit()));
      layDark(s, '2,4', 'blood-I-1');
    });
    expect(isWall(now(walled), '2,5', 'N')).toBe(true);
    expect(all(walled)).toContain('token:light>space:2,4');
  });

  test('EX-MM-50 the last cube prepares; three crusades and one prepare are four cubes, and Fury rises at the end', () => {
    const m = prepare(inPit());
    expect([paladinStrength(now(m)), paladinDefense(now(m))]).toEqual([1, 1]);
    expect(now(m).paladin.cubes).toMatchObject({ unassigned: 0, crusade: 3, prepare: 1 });
    const { fury } = now(m).paladin;
    expect(now(say(m, 'end-turn')).paladin.fury).toBe(fury + 1);
  });
});
