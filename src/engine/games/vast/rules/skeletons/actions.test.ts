import { describe, expect, test } from 'vitest';
import { heardBy } from '../../../../kernel/table.ts';
import { put } from '../../full.testing.ts';
import { acting, acts } from './skeletons.testing.ts';
import type { VastState } from '../../state.ts';
import { all, asked, lay, layDark, now, offered, say, tapping, told, where, type VastMatch } from '../../vast.testing.ts';

const stability = (m: VastMatch): number => now(m).skeletons.stability;

describe('§10.3 STRIKE!!', () => {
  test('MM-254 for 1 Stability one enemy figure on its own space, of any kind', () => {
    const m = say(
      acting({ shooty: '4,7', casty: '4,7' }, (s) => put(s, { 'egg-1': '4,7', 'poltergeist-1': '4,7', wraith: '4,7', warlock: '4,7' })),
      'stay',
    );
    expect(offered(m).filter((id) => id.startsWith('figure:') && !id.includes('>'))).toEqual([
      'figure:paladin',
      'figure:poltergeist-1',
      'figure:egg-1',
    ]);
    say(m, 'figure:paladin');
    expect(told(m, 'attacked')).toHaveLength(1);
    expect(stability(m)).toBe(5);
  });

  test('MM-255, MM-256, RU-13 a forced STRIKE!! that cannot be paid sends it back; it has not attacked and its activation is over', () => {
    const m = acting({ shooty: '2,7', casty: 'N-M' }, (s) => void (s.skeletons.stability = 0));
    say(m, 'figure:shooty>space:4,7');
    expect(told(m, 'retreated')).toEqual([{ fact: 'retreated', figure: 'shooty', from: '4,7', to: '3,7' }]);
    expect(told(m, 'attacked')).toEqual([]);
    expect(told(m, 'spawned')).toEqual([]);
    expect(where(m, 'shooty')).toBe('3,7');
    expect(now(m).skeletons.march[0]).toBe('shooty');
    expect(acts(m)).toBe('casty');
  });

  test('MM-255 whoever spends the last Stability after walking in has to go back as well', () => {
    const m = acting({ slashy: '3,7' }, (s) => void (s.skeletons.stability = 1));
    say(m, 'figure:slashy>space:4,7', 'march:slashy');
    expect(offered(m)).toEqual(['fall-back']);
    expect(where(say(m, 'fall-back'), 'slashy')).toBe('3,7');
  });

  test('MM-255, MM-761 a voluntary STRIKE!! without Stability is not offered', () => {
    const m = say(acting({ shooty: '4,7', casty: 'N-M' }, (s) => void (s.skeletons.stability = 0)), 'stay');
    expect(acts(m)).toBe('casty');
  });

  test('MM-258 a hit on the Spider scatters her', () => {
    const m = acting({ shooty: '3,7', casty: '1,7', screamy: '2,6' }, (s) => {
      lay(s, '2,7', 'blood-X-1');
      put(s, { giant: '2,7' });
    });
    say(m, 'figure:shooty>space:2,7');
    expect(told(m, 'attacked')[0]).toMatchObject({ defender: 'giant', strength: 3, defense: 2, hit: true });
    expect(now(m).spider).toMatchObject({ form: 'spiderlings' });
    expect(now(m).spider!.boxed).toHaveLength(1);
  });

  test('MM-784, RU-36 of several forcing figures they choose one, and attack no other', () => {
    const m = say(
      acting({ shooty: '3,7' }, (s) => put(s, { giant: null, sorcerer: '4,7', 'spiderling-1': '4,7' })),
      'figure:shooty>space:4,7',
    );
    expect(asked(m)).toEqual(['skeleton.strike']);
    expect(offered(m)).toEqual(['figure:paladin', 'figure:sorcerer']);
    say(m, 'figure:sorcerer');
    expect(told(m, 'attacked')).toHaveLength(1);
    expect(now(m).paladin.health).toBe(7);
  });

  test('MM-785 an Egg that is hit goes; blood and webs on its tile stay', () => {
    const m = acting({ shooty: '2,7', casty: '1,7', screamy: '2,6' }, (s) => {
      lay(s, '2,7', 'blood-X-1');
      s.tokens['2,7'] = { blood: 1, web: 1 };
      put(s, { 'egg-1': '2,7' });
    });
    say(m, 'stay', 'figure:egg-1');
    expect(told(m, 'attacked')[0]).toMatchObject({ strength: 3, defense: 2, hit: true });
    expect(where(m, 'egg-1')).toBeUndefined();
    expect(now(m).tokens['2,7']).toEqual({ blood: 1, web: 1 });
  });

  test('MM-786 hitting a poltergeist gives them nothing', () => {
    const m = say(acting({ shooty: '3,7', casty: '1,7' }, (s) => put(s, { 'poltergeist-1': '2,7' })), 'figure:shooty>space:2,7');
    expect(where(m, 'poltergeist-1')).toBeUndefined();
    expect(stability(m)).toBe(5);
    expect(now(m).skeletons.gear.hand).toEqual([]);
  });

  test('RU-61 the fifth Spiderling in the box wins for the Paladin, or without him for the Skeletons', () => {
    const last = (s: VastState): void => {
      put(s, { giant: null, 'spiderling-5': '2,7' });
      s.spider!.form = 'spiderlings';
      s.spider!.boxed = ['spiderling-1', 'spiderling-2', 'spiderling-3', 'spiderling-4'];
      lay(s, '2,7', 'blood-X-1');
    };
    const standing = { shooty: '2,7', casty: '1,7', screamy: '2,6', slashy: '3,7' } as const;
    expect(say(acting(standing, last), 'stay', 'figure:spiderling-5').over?.winners).toEqual(['paladin']);
    expect(say(acting(standing, last, 'skeletons-spider'), 'stay', 'figure:spiderling-5').over?.winners).toEqual(['skeletons']);
  });
});

describe('§10.3 LOOT!!', () => {
  const laden = (s: VastState): void => void (s.treasureMarkers = { 'treasure-1': '2,6', 'treasure-2': '2,6', 'treasure-3': '6,6' });

  test('MM-259 one treasure of its tile goes back to the supply, for 2 Stability', () => {
    const m = say(acting({ shooty: '2,6' }, laden), 'stay');
    expect(offered(m).filter((id) => id.startsWith('treasure:'))).toEqual(['treasure:treasure-1', 'treasure:treasure-2']);
    say(m, 'treasure:treasure-2');
    expect(stability(m)).toBe(8);
    expect(now(m).treasureMarkers).toEqual({ 'treasure-1': '2,6', 'treasure-3': '6,6' });
  });

  test('MM-260, RU-14 once in the whole turn, whoever does it', () => {
    const m = say(acting({ shooty: '2,6', casty: '6,6' }, laden), 'stay', 'treasure:treasure-1', 'stay');
    expect(offered(m)).toContain('arm');
    expect(offered(m)).not.toContain('treasure:treasure-3');
    expect(m.whyNot('skeletons', tapping('treasure:treasure-3'))?.rule).toBe('MM-260');
    const first = say(acting({ shooty: '2,6' }, laden), 'stay');
    expect(first.whyNot('skeletons', tapping('treasure:treasure-3'))?.rule).toBe('MM-259');
  });
});

describe('§10.3 BREACH!!', () => {
  test('MM-261, MM-263 for 1 Stability a wall at its tile, but none that faces the grounds', () => {
    const m = say(acting({ shooty: '1,4' }, (s) => lay(s, '1,4', 'blood-L-1')), 'stay'); // walls above and towards the grounds
    expect(offered(m)).toEqual(['figure:shooty>edge:1,3|1,4', 'no-action']);
    say(m, 'figure:shooty>edge:1,3|1,4');
    expect(now(m).breaches).toEqual({ '1,3|1,4': true });
    expect(stability(m)).toBe(5);
    expect(told(m, 'tileLaid').map(({ at }) => at)).toContain('1,3');
  });

  test('MM-262 a wall that is printed on the neighbouring tile will do', () => {
    const m = say(acting({ shooty: '4,6' }, (s) => layDark(s, '4,6', 'blood-X-1')), 'stay');
    expect(offered(m)).toContain('figure:shooty>edge:4,6|4,7');
  });

  test('MM-261, MM-007 without Stability or without a breach in the supply it is not offered', () => {
    const corner = (s: VastState): void => lay(s, '1,4', 'blood-L-1');
    const poor = say(acting({ shooty: '1,4', casty: 'N-M' }, (s) => (corner(s), (s.skeletons.stability = 0))), 'stay');
    expect(acts(poor)).toBe('casty');
    const bare = acting({ shooty: '1,4' }, (s) => {
      corner(s);
      for (let row = 1; row <= 7; row++) s.breaches[`6,${row}|7,${row}`] = true;
      s.breaches['5,1|6,1'] = true;
    });
    expect(acts(say(bare, 'stay'))).toBe('stabby');
  });
});

describe('§10.3 TUNNEL!!', () => {
  /** Lit Pits on 3,7 and in the centre, a marked Dark tile on 2,6, and nobody else about. */
  const dug = (edit: (s: VastState) => void = () => {}) => (s: VastState): void => {
    lay(s, '3,7', 'pit-I-1');
    s.pitMarkers['2,6'] = true;
    put(s, { giant: '5,4', paladin: '5,7' });
    edit(s);
  };
  const ways = (m: VastMatch): string[] => offered(say(m, 'stay')).filter((id) => id.includes('>space:'));

  test('MM-264, MM-265 from a Pit to any other, a tile with a pit marker included', () => {
    expect(ways(acting({ shooty: '3,7' }, dug()))).toEqual(['figure:shooty>space:4,4', 'figure:shooty>space:2,6']);
    expect(ways(acting({ shooty: '2,6' }, dug()))).toEqual(['figure:shooty>space:4,4', 'figure:shooty>space:3,7']);
    const m = acting({ shooty: '3,7' }, dug());
    say(m, 'stay', 'figure:shooty>space:4,4');
    expect(where(m, 'shooty')).toBe('4,4');
    expect(stability(m)).toBe(6);
    expect(acts(m)).toBe('stabby');
  });

  test('MM-264, MM-774 not to a Pit with an enemy figure of any kind; other Skeletons do not mind', () => {
    for (const enemy of ['poltergeist-1', 'wraith', 'warlock', 'giant', 'egg-1', 'pillar'] as const)
      expect(ways(acting({ shooty: '3,7' }, dug((s) => void (s.figures[enemy] = '4,4'))))).toEqual(['figure:shooty>space:2,6']);
    expect(ways(acting({ shooty: '3,7', casty: '4,4' }, dug()))).toContain('figure:shooty>space:4,4');
  });

  test('MM-788 a Dark Pit without a marker is no Pit', () => {
    const dark = dug((s) => layDark(s, '3,4', 'pit-T-1'));
    expect(ways(acting({ shooty: '3,7' }, dark))).not.toContain('figure:shooty>space:3,4');
    expect(acts(say(acting({ shooty: '3,4' }, (s) => (dark(s), (s.skeletons.stability = 0))), 'stay'))).toBe('stabby');
  });

  test('MM-789 whoever comes out has not entered: tokens stay and nobody stops', () => {
    const m = acting({ shooty: '3,7' }, dug((s) => void (s.tokens['4,4'] = { lamp: 1, web: 1, blood: 1 })));
    say(m, 'stay', 'figure:shooty>space:4,4');
    expect(now(m).tokens['4,4']).toEqual({ lamp: 1, web: 1, blood: 1 });
    expect(told(m, 'stopped')).toEqual([]);
  });
});

describe('§10.3 ARM!!', () => {
  test('MM-266, MM-267 on an Armory, Lit or Dark, one gear card is drawn for nothing', () => {
    for (const lit of [false, true]) {
      const m = say(acting({ shooty: '2,6' }, (s) => void (s.map['2,6'] = { ...s.map['2,6']!, lit })), 'stay', 'arm');
      expect(now(m).skeletons.gear.hand).toHaveLength(1);
      expect(now(m).skeletons.gear.deck).toHaveLength(14);
      expect(stability(m)).toBe(6);
      expect(now(m).map['2,6']!.lit).toBe(lit);
    }
  });

  test('MM-266 nowhere else', () => {
    expect(all(say(acting({ shooty: '4,7' }), 'stay'))).not.toContain('arm');
  });

  test('MM-268 several Skeletons may do it in one turn', () => {
    const m = say(acting({ shooty: '2,6', screamy: '6,6' }, (s) => void (s.skeletons.stability = 0)), 'stay', 'arm', 'stay', 'arm');
    expect(now(m).skeletons.gear.hand).toHaveLength(2);
  });

  test('MM-011, MM-013 an empty deck is made from the discards; with nothing left there is nothing to draw', () => {
    const empty = (discard: VastState['skeletons']['gear']['discard']) => (s: VastState) =>
      void (s.skeletons.gear = { ...s.skeletons.gear, deck: [], discard });
    expect(now(say(acting({ shooty: '2,6' }, empty(['shield'])), 'stay', 'arm')).skeletons.gear.hand).toEqual(['shield']);
    expect(acts(say(acting({ shooty: '2,6' }, empty([])), 'stay'))).toBe('stabby');
  });

  test('MM-002 the others learn that gear was drawn, not which', () => {
    const m = say(acting({ shooty: '2,6' }), 'stay', 'arm');
    const [card] = now(m).skeletons.gear.hand;
    const heard = (seat: string) => heardBy(m.told, seat).filter(({ fact }) => fact === 'gearDrawn');
    expect(heard('skeletons')).toEqual([{ fact: 'gearDrawn', skeleton: 'shooty', card }]);
    expect(heard('paladin')).toEqual([{ fact: 'gearDrawn', skeleton: 'shooty', card: null }]);
    expect(heard('table')).toEqual(heard('paladin'));
  });
});

describe('MM-787 Only on a tile', () => {
  test('on a crypt or in the grounds there is neither LOOT!! nor BREACH!! nor TUNNEL!! nor ARM!!', () => {
    const bare = (s: VastState): void => void (s.treasureMarkers['treasure-1'] = '4,6');
    expect(acts(say(acting({ shooty: '4,6' }, bare), 'stay'))).toBe('stabby'); // a crypt at the wall of the Entrance
    expect(acts(say(acting({ shooty: 'W-S' }), 'stay'))).toBe('stabby');
  });
});
