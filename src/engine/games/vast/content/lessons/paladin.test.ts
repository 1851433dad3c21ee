import { describe, expect, test } from 'vitest';
import { paladinDefense, paladinStrength } from '../../rules/paladin/values.ts';
import { squareDistance } from '../../rules/spaces.ts';
import { isOpen, isWall } from '../../rules/walls.ts';
import { asked, now, offered, told, where } from '../../vast.testing.ts';
import { after, before } from '../lessons.testing.ts';

/** What the examples of the rulebook say, checked on the table of the lesson that teaches them. */
describe("The Paladin's first turn", () => {
  const at = (example: string) => after('paladin-first', example);

  test('EX-MM-04 the crusade to the left takes one cube of three, and the tile is revealed', () => {
    const m = at('EX-MM-04');
    expect(now(m).paladin.cubes).toMatchObject({ unassigned: 2, crusade: 1 });
    expect([where(m), now(m).map['3,7']!.lit]).toEqual(['3,7', true]);
  });

  test('EX-MM-05 the corridor joins the Entrance and opens to the left, where one Dark tile is put', () => {
    const m = at('EX-MM-05');
    expect([isOpen(now(m), '3,7', 'E'), isOpen(now(m), '3,7', 'W'), isWall(now(m), '3,7', 'N')]).toEqual([true, true, true]);
    expect(told(m, 'tileLaid').map((fact) => fact.at)).toEqual(['2,7']);
  });

  test('EX-MM-06 Grit 2', () => {
    expect(now(at('EX-MM-06')).paladin.grit).toBe(2);
  });

  test('EX-MM-07 a poltergeist with him, and the attack to come', () => {
    const m = at('EX-MM-07');
    expect([where(m, 'poltergeist-1'), asked(m)[0]]).toEqual(['3,7', 'crusade.attack']);
  });

  test('EX-MM-08 two prepares: Strength and Defense 2, and a hit', () => {
    const m = at('EX-MM-08');
    expect([paladinStrength(now(m)), paladinDefense(now(m))]).toEqual([2, 2]);
    expect(told(m, 'attacked')).toEqual([expect.objectContaining({ strength: 2, defense: 1, hit: true })]);
  });

  test('EX-MM-09 the poltergeist is back in the supply, Grit 5', () => {
    const m = at('EX-MM-09');
    expect([where(m, 'poltergeist-1'), now(m).paladin.grit]).toEqual([undefined, 5]);
  });

  test('EX-MM-10 Light 4', () => {
    expect(now(at('EX-MM-10')).paladin.light).toBe(4);
  });

  test('EX-MM-11 no cube is left, and Fury rises by 1', () => {
    const m = at('EX-MM-11');
    expect(now(m).paladin).toMatchObject({ fury: 4, cubes: { unassigned: 0, crusade: 1, prepare: 2 } });
    expect(now(m).active).toBe('skeletons');
  });
});

describe('Near and far', () => {
  test('EX-MM-01 with Strength 2 he moves in on a Skeleton, has to attack, and it comes back on a Spawn', () => {
    expect(offered(before('near-and-far', 'EX-MM-01'))).toEqual(['figure:slashy']);
    const m = after('near-and-far', 'EX-MM-01');
    expect(told(m, 'attacked').at(-1)).toMatchObject({ defender: 'slashy', strength: 2, defense: 1, hit: true });
    expect(now(m).skeletons.march[0]).toBe('slashy');
    expect(where(m, 'slashy')).toBe(told(m, 'spawned').at(-1)!.at);
  });

  test('EX-MM-03 of two Skeletons on Dark tiles in a line the nearer can be judged, the farther cannot', () => {
    const targets = offered(before('near-and-far', 'EX-MM-03'), 'paladin.powers').filter((id) => id.startsWith('card:judgment>'));
    expect(targets).toContain('card:judgment>figure:casty');
    expect(targets).not.toContain('card:judgment>figure:screamy');
    expect(squareDistance('4,5', '2,5')).toBe(2); // near enough, were it not for the dark between
    expect(now(after('near-and-far', 'EX-MM-03')).paladin).toMatchObject({ fury: 1, light: 4 });
  });

  test('EX-MM-38 the cursed poltergeist below the Warlock is destroyed: his Spells track reaches a symbol, 3 spells are drawn', () => {
    const m = after('near-and-far', 'EX-MM-38');
    expect([where(m, 'warlock'), where(m, 'poltergeist-1')]).toEqual(['6,4', undefined]);
    expect(now(m).warlock!.spellsTrack).toBe(1);
    expect(now(m).warlock!.spells.hand).toHaveLength(3);
    expect(m.view('paladin').warlock!.spells.hand).toEqual(['face-down', 'face-down', 'face-down']);
  });
});

describe("The Paladin's second turn", () => {
  const at = (example: string) => after('paladin', example);

  test('EX-MM-42 three walls, Grit 7, a fourth cube at once', () => {
    const m = at('EX-MM-42');
    expect(now(m).paladin).toMatchObject({ grit: 7, cubes: { unassigned: 3, crusade: 1 } });
    expect((['N', 'S', 'W'] as const).map((side) => isWall(now(m), '2,7', side))).toEqual([true, true, true]);
  });

  test('EX-MM-43 of two treasures the Manor has given one, the other is discarded', () => {
    const { drawn, discard } = now(at('EX-MM-43')).paladin.treasures;
    expect([...drawn, ...discard].sort()).toEqual(['armor', 'halo']);
    expect([drawn.length, now(at('EX-MM-43')).treasureMarkers]).toEqual([1, { 'treasure-1': '5,4', 'treasure-2': '6,2' }]);
  });

  test('EX-MM-44 back in the box for 5 Grit: 12', () => {
    expect(now(at('EX-MM-44')).paladin).toMatchObject({ grit: 12, treasures: { hand: [], box: [expect.any(String)] } });
  });

  test('EX-MM-45 for 1 Fury a breach, through which he can crusade', () => {
    const m = at('EX-MM-45');
    expect([now(m).breaches, now(m).paladin.fury]).toEqual([{ '2,6|2,7': true }, 3]);
    expect(offered(m)).toContain('figure:paladin>space:2,6');
  });

  test('EX-MM-46 Grit 14: of three favors one is kept', () => {
    expect(offered(before('paladin', 'EX-MM-46'), 'favor.keep')).toHaveLength(3);
    const { grit, favors } = now(at('EX-MM-46')).paladin;
    expect([grit, favors.hand.length, favors.discard.length]).toEqual([14, 1, 2]);
  });

  test('EX-MM-47 the wall of the Armory to the left, the entry open, Dark tiles above and to the right', () => {
    const m = at('EX-MM-47');
    expect([isWall(now(m), '2,6', 'W'), isOpen(now(m), '2,6', 'S')]).toEqual([true, true]);
    expect(told(m, 'tileLaid').map((fact) => fact.at)).toEqual(['2,5', '3,6']);
  });

  test('EX-MM-48 a Pit with three walls: Grit 16 and nothing else', () => {
    const m = at('EX-MM-48');
    expect([now(m).paladin.grit, where(m), now(m).map['2,5']]).toEqual([16, '2,5', { tile: 'pit-D-1', lit: true, turn: 0 }]);
    expect(told(m, 'tileLaid')).toHaveLength(2);
  });

  test('EX-MM-49 a lamp on the Armory for 1 Light', () => {
    const m = at('EX-MM-49');
    expect([now(m).tokens['2,6'], now(m).paladin.light]).toEqual([{ lamp: 1 }, 3]);
  });

  test('EX-MM-50 four cubes spent, Strength and Defense 1, and 1 more Fury', () => {
    const m = at('EX-MM-50');
    expect([paladinStrength(now(m)), paladinDefense(now(m)), now(m).paladin.fury]).toEqual([1, 1, 4]);
    expect(now(m).paladin.cubes).toMatchObject({ unassigned: 0, crusade: 3, prepare: 1 });
  });
});
