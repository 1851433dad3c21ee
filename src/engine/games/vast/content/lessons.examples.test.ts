import { describe, expect, test } from 'vitest';
import { Match } from '../../../kernel/match.ts';
import { vast } from '../index.ts';
import { defenseOf } from '../rules/attack.ts';
import { paladinDefense, paladinStrength } from '../rules/paladin/values.ts';
import { squareDistance } from '../rules/spaces.ts';
import { isOpen, isWall } from '../rules/walls.ts';
import { networkOf } from '../rules/warlock/network.ts';
import { asked, now, offered, told, where, type VastMatch } from '../vast.testing.ts';
import { litTilesIn, taughtIn } from './lessons.testing.ts';
import type { SquareId } from './manor.ts';

/** What each example of the rulebook says, checked on the table of the lesson that teaches it. */
const after = (lesson: string, example: string): VastMatch => taughtIn(lesson, example);
const before = (lesson: string, example: string): VastMatch => taughtIn(lesson, example, 'before');

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

describe("The Skeletons' first turn", () => {
  test('EX-MM-12 the Paladin still defends with 2', () => {
    expect(paladinDefense(now(before('skeletons', 'EX-MM-12')))).toBe(2);
  });

  test('EX-MM-13 Shooty draws the Great Axe for nothing, on a Dark Armory', () => {
    const m = after('skeletons', 'EX-MM-13');
    expect(now(m).skeletons).toMatchObject({ stability: 2, gear: { hand: ['greatAxe'] } });
    expect([where(m, 'shooty'), now(m).map['2,2']!.lit]).toEqual(['2,2', false]);
  });

  test('EX-MM-14 Slashy draws the Bomb Bag on another', () => {
    const m = after('skeletons', 'EX-MM-14');
    expect([where(m, 'slashy'), now(m).skeletons.gear.hand]).toEqual(['6,6', ['greatAxe', 'bombBag']]);
  });

  test('EX-MM-15 the others see two backs, and of played cards the two favors', () => {
    const m = after('skeletons', 'EX-MM-15');
    for (const seat of ['paladin', 'spider', 'manor']) {
      expect(m.view(seat).skeletons.gear).toMatchObject({ hand: ['face-down', 'face-down'], inPlay: [] });
      expect(m.view(seat).paladin.favors.inPlay).toEqual(['vigor', 'illuminate']);
    }
  });

  test('EX-MM-16 nobody can be summoned for 2 Stability', () => {
    const m = before('skeletons', 'EX-MM-16');
    expect([now(m).skeletons.stability, offered(m, 'skeletons.summon')]).toEqual([2, ['no-summon']]);
  });

  test('EX-MM-17 the turn ends with 4', () => {
    expect(now(after('skeletons', 'EX-MM-17')).skeletons.stability).toBe(4);
  });
});

describe("The Spider's first turn", () => {
  test('EX-MM-18 no form is asked for: she is the Giant Spider with one card of each kind', () => {
    const m = before('spider', 'EX-MM-18');
    expect([asked(m)[0], now(m).spider!.form]).toEqual(['spider.act', 'giant']);
    expect([...now(m).spider!.powers.hand].sort()).toEqual(['eyes-1', 'fangs-1', 'webs-1']);
  });

  test('EX-MM-19 were somebody beside her, every card in hand could be Fangs', () => {
    const bites = (one: VastMatch) => offered(one, 'spider.cast').filter((id) => id.endsWith('>box:fangs'));
    const beset = (m: VastMatch): VastMatch => {
      const at = vast.copy(now(m));
      at.figures.casty = '3,4';
      at.phase = { step: 'spider.cast' };
      return new Match(vast, { ...m.save(), at, tail: [] });
    };
    expect(bites(before('spider', 'EX-MM-19'))).toEqual([]);
    expect(bites(beset(before('spider', 'EX-MM-19')))).toContain('card:webs-1>box:fangs');
    expect(bites(beset(before('spider', 'EX-MM-18')))).toEqual(expect.arrayContaining(['card:webs-1>box:fangs', 'card:eyes-1>box:fangs']));
  });

  test('EX-MM-20 Eyes on the Blood tile: a token on it, 1 Blood for her', () => {
    const m = after('spider', 'EX-MM-20');
    expect([now(m).map['4,3']!.lit, now(m).tokens['4,3'], now(m).spider!.blood]).toEqual([true, { blood: 1 }, 1]);
  });

  test('EX-MM-21 the same card reveals the Treasure tile to the right, and is spent', () => {
    const m = after('spider', 'EX-MM-21');
    expect(now(m).treasureMarkers).toEqual({ 'treasure-1': '5,4' });
    expect([...now(m).spider!.powers.hand].sort()).toEqual(['fangs-1', 'webs-1']);
  });

  test('EX-MM-22 two cards lay the Egg on the Blood tile, with Defense 2', () => {
    const m = after('spider', 'EX-MM-22');
    expect([where(m, 'egg-1'), defenseOf(now(m), 'egg-1'), now(m).spider!.powers.hand]).toEqual(['4,3', 2, []]);
  });

  test('EX-MM-23 she shares the tile with it and its blood stays', () => {
    const m = after('spider', 'EX-MM-23');
    expect([where(m, 'giant'), now(m).tokens['4,3'], now(m).spider!.blood]).toEqual(['4,3', { blood: 1 }, 1]);
    expect(offered(m, 'spider.blood').filter((id) => id.startsWith('token'))).toEqual([]);
  });

  test('EX-MM-24 nothing is discarded, three cards are drawn', () => {
    const m = after('spider', 'EX-MM-24');
    expect(now(m).spider!.powers.hand).toHaveLength(3);
    expect(told(m, 'powersDiscarded')).toEqual([]);
  });
});

describe("The Manor's first turn", () => {
  const at = (example: string) => after('manor', example);

  test('EX-MM-25 the Wraith on the Entrance', () => {
    expect(where(at('EX-MM-25'), 'wraith')).toBe('4,7');
  });

  test('EX-MM-26 three rooms revealed, two of which the reveals before had laid', () => {
    expect(now(before('manor', 'EX-MM-25')).map['5,6']).toBeUndefined();
    expect(litTilesIn(at('EX-MM-26'), '5,7', '5,6', '5,5')).toEqual(['shrine-X-1', 'poltergeist-X-1', 'blood-X-1']);
  });

  test('EX-MM-27 the poltergeist is sent to the Pit', () => {
    expect(where(at('EX-MM-27'), 'poltergeist-1')).toBe('4,4');
  });

  test('EX-MM-28 a token for the Blood tile, no Blood for anybody', () => {
    const m = at('EX-MM-28');
    expect([now(m).tokens['5,5'], now(m).spider!.blood]).toEqual([{ blood: 1 }, now(before('manor', 'EX-MM-28')).spider!.blood]);
  });

  test('EX-MM-29 one Seal, the Wraith at the end of the path, a poltergeist on the Shrine, the card discarded', () => {
    const m = at('EX-MM-29');
    expect([where(m, 'wraith'), where(m, 'poltergeist-2')]).toEqual(['5,5', '5,7']);
    expect(now(m).manor).toMatchObject({ seals: 1, rituals: { discard: ['threshold'] } });
  });

  test('EX-MM-30 a portent on Shift 1 Tile', () => {
    expect(now(at('EX-MM-30')).manor!.tracks.shift).toEqual({ omens: 0, portents: 1 });
  });

  test('EX-MM-31 one treasure on the Dark Armory, no card drawn', () => {
    const m = at('EX-MM-31');
    expect([now(m).treasureMarkers['treasure-2'], told(m, 'ritualsDrawn')]).toEqual(['6,2', []]);
  });

  test('EX-MM-32 the omens come back, the portent stays', () => {
    expect(now(at('EX-MM-32')).manor).toMatchObject({ unassignedOmens: 3, tracks: { reveal: { omens: 0 }, shift: { portents: 1 } } });
  });
});

describe("The Warlock's first turn", () => {
  const at = (example: string) => after('warlock-first', example);

  test('EX-MM-33 two poltergeists and a treasure are chained, the others are not; each bears a Curse', () => {
    const s = now(before('warlock-first', 'EX-MM-33'));
    expect(networkOf(s)).toEqual(['poltergeist-1', 'poltergeist-2', 'treasure-1']);
    expect(s.cursed).toEqual({ 'poltergeist-1': 1, 'poltergeist-2': 1, 'treasure-1': 1 });
    expect([s.figures['poltergeist-3'], s.treasureMarkers['treasure-2']]).toEqual(['5,7', '6,6']);
  });

  const ends = () => offered(before('warlock-first', 'EX-MM-34')).map((id) => id.replace('figure:warlock>space:', '') as SquareId);

  test('EX-MM-02 the room across the corner is two spaces away, and no sneak goes further', () => {
    expect(squareDistance('3,4', '4,5')).toBe(2);
    expect(Math.max(...ends().map((end) => squareDistance('3,4', end)))).toBe(2);
    expect(where(at('EX-MM-02'), 'warlock')).toBe('4,5');
  });

  test('EX-MM-34 he may end on Dark tiles, Pits and crypts, whoever is there', () => {
    const { map } = now(before('warlock-first', 'EX-MM-34'));
    expect(ends()).toEqual(expect.arrayContaining(['4,4', '4,5', '3,5', '2,4'])); // a Pit with a poltergeist, a Dark tile, crypts
    expect(ends().filter((end) => map[end]?.lit && !map[end].tile.startsWith('pit'))).toEqual([]);
    expect(ends()).not.toContain('4,3');
  });

  test('EX-MM-35 three figures around him, 2 Curses', () => {
    expect(now(before('warlock-first', 'EX-MM-35')).warlock!.curses).toBe(0);
    expect(now(at('EX-MM-35')).warlock!.curses).toBe(2);
  });

  test('EX-MM-36 the treasure to the upper left comes with 2 markers, his 2 Curses stay', () => {
    const m = at('EX-MM-36');
    expect([now(m).treasureMarkers['treasure-3'], now(m).cursed['treasure-3'], now(m).warlock!.curses]).toEqual(['3,4', 2, 2]);
  });

  test('EX-MM-37 three cubes, three actions, and the turn is over', () => {
    const m = at('EX-MM-37');
    expect(now(m).warlock!.cubes).toMatchObject({ unassigned: 0, sneak: 1, syphon: 1, conjure: 1 });
    expect(now(m).active).toBe('paladin');
  });
});

describe("The Warlock's second turn", () => {
  test('EX-MM-39 both Curses lie under the only piece of the network, which bears 4', () => {
    const s = now(before('warlock', 'EX-MM-39'));
    expect([networkOf(s), s.cursed['treasure-3'], s.warlock!.curses]).toEqual([['treasure-3'], 4, 0]);
  });

  test('EX-MM-40 dominated to the middle: a fourth cube, one step on the track, 6 spells in hand', () => {
    const s = now(before('warlock', 'EX-MM-40'));
    expect([s.treasureMarkers['treasure-3'], s.cursed['treasure-3']]).toEqual([undefined, undefined]);
    expect(s.warlock).toMatchObject({ dominated: [null, null, 'treasure-3', null, null], cubes: { supply: 1 }, spellsTrack: 2 });
    expect(s.warlock!.spells.hand).toHaveLength(6);
  });

  test('EX-MM-41 two spells played, four discarded', () => {
    const { inPlay, discard, hand } = now(after('warlock', 'EX-MM-41')).warlock!.spells;
    expect([inPlay.filter((card) => card !== 'expand'), discard.length, hand]).toEqual([['echo', 'fester'], 4, []]); // this mix begins with Expand
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

describe("The Manor's second turn", () => {
  const at = (example: string) => after('manor-second', example);

  test('EX-MM-51 a portent alone carries a tile up to 2 spaces', () => {
    const m = before('manor-second', 'EX-MM-51');
    expect(now(m).manor!.tracks.shift).toEqual({ omens: 0, portents: 1 });
    const ends = offered(m).filter((id) => id.startsWith('space:5,7>')).map((id) => id.split('>space:')[1] as SquareId);
    expect(ends).toContain('7,7');
    expect(Math.max(...ends.map((end) => squareDistance('5,7', end)))).toBe(2);
  });

  test('EX-MM-52 the Shrine in the corner with its poltergeist; the hole and the crypt above the corner filled', () => {
    expect(now(before('manor-second', 'EX-MM-52')).map['7,6']).toBeUndefined();
    const m = at('EX-MM-52');
    expect([where(m, 'poltergeist-2'), litTilesIn(m, '7,7')]).toEqual(['7,7', ['shrine-X-1']]);
    expect([now(m).map['5,7']!.lit, now(m).map['7,6']!.lit]).toEqual([false, false]);
  });

  test('EX-MM-53 the empty treasure room and the new Dark tile have changed places over 3 spaces', () => {
    const m = at('EX-MM-53');
    expect([squareDistance('5,4', '5,7'), litTilesIn(m, '5,7'), now(m).map['5,4']!.lit]).toEqual([3, ['treasure-L-1'], false]);
    expect([isOpen(now(m), '5,7', 'N'), isOpen(now(m), '5,7', 'W')]).toEqual([true, true]);
  });

  test('EX-MM-54 the new Dark tile comes too late for Reveal Tiles', () => {
    expect(asked(at('EX-MM-54'))).toEqual(['manor.swap']);
  });

  test('EX-MM-55 the ritual of 2 Seals makes 3', () => {
    const m = at('EX-MM-55');
    expect([now(m).manor!.seals, where(m, 'wraith'), where(m, 'poltergeist-3')]).toEqual([3, '3,7', '5,7']);
  });
});
