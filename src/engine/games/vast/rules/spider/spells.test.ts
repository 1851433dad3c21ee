import { describe, expect, test } from 'vitest';
import { put } from '../../full.testing.ts';
import type { VastState } from '../../state.ts';
import { all, asked, lay, now, offered, say, told, where, type VastMatch } from '../../vast.testing.ts';
import { become, corridor, handOf, hold, layOpen, onto, spiderTurn } from './spider.testing.ts';

const boxes = (m: VastMatch) => [...new Set(all(m).flatMap((id) => id.match(/>box:(.*)$/)?.[1] ?? []))].sort();
const why = (m: VastMatch, from: string, target: string) => m.whyNot('spider', { kind: 'drag', from, onto: target })?.rule;
const sorcerer = (edit: (s: VastState) => void = () => {}) => spiderTurn((s) => (corridor(s), become(s, 'sorcerer', '1,4'), edit(s)));

test('MM-379 a spell tied to a form is cast in no other', () => {
  const all5 = (s: VastState) => {
    s.spider!.blood = 2;
    put(s, { 'egg-1': '3,4' });
    s.treasureMarkers = { 'treasure-1': '1,4' };
  };
  const spells = (m: VastMatch) => boxes(m).filter((box) => ['veil', 'tend', 'egg', 'legs', 'loot'].includes(box));
  expect(spells(sorcerer(all5))).toEqual(['legs', 'tend', 'veil']);
  expect(spells(spiderTurn((s) => (corridor(s), become(s, 'giant', '1,4'), all5(s))))).toEqual(['egg', 'legs']);
  const swarm = spiderTurn((s) => (corridor(s), become(s, 'spiderlings', '1,4'), all5(s)));
  expect(spells(swarm)).toEqual(['legs', 'loot']);
  expect(why(swarm, 'card:eyes-1', 'box:veil')).toBe('MM-379');
});

describe('Veil', () => {
  test('MM-363 turns an empty, visible, Lit tile Dark for one card', () => {
    const m = sorcerer((s) => {
      put(s, { paladin: '3,4' });
      s.tokens = { '5,4': { web: 1 } };
      s.treasureMarkers = { 'treasure-1': '6,4' };
      s.pitMarkers = { '7,4': true };
    });
    say(m, 'card:eyes-1>box:veil');
    expect(offered(m, 'spider.cast.veil')).toEqual(['space:2,4', 'space:4,4']);
    say(m, 'space:2,4');
    expect(now(m).map['2,4']).toMatchObject({ lit: false });
    expect(handOf(now(m))).toEqual(['fangs-1', 'webs-1']);
    expect(told(m, 'tileVeiled')).toEqual([{ fact: 'tileVeiled', at: '2,4' }]);
  });

  test('MM-363, RU-09 not her own tile, not a Dark one; an edge marker makes no tile full', () => {
    const m = spiderTurn((s) => {
      become(s, 'sorcerer', '4,4');
      lay(s, '4,3', 'treasure-T-1', 2);
      s.breaches = { '4,3|4,4': true };
    });
    say(m, 'card:eyes-1>box:veil');
    expect(now(m).map['4,3']).toMatchObject({ lit: false }); // the only one, so nothing was asked
  });

  test('MM-364 a wall at the edge of the tile hides it', () => {
    const m = spiderTurn((s) => (become(s, 'sorcerer', '4,4'), lay(s, '4,3', 'treasure-T-1', 2)));
    expect(boxes(m)).not.toContain('veil');
    expect(why(m, 'card:eyes-1', 'box:veil')).toBe('MM-363');
  });

  test('MM-365, MM-147 breaches and force walls at the tile go', () => {
    const m = sorcerer((s) => {
      lay(s, '2,4', 'treasure-T-1', 1); // its wall towards 3,4
      s.breaches = { '2,4|3,4': true };
      s.forceWalls = { '4,4|5,4': true };
    });
    say(m, 'card:eyes-1>box:veil', 'space:2,4');
    expect(now(m).breaches).toEqual({});
    expect(now(m).forceWalls).toEqual({ '4,4|5,4': true });
    const walled = say(sorcerer((s) => void (s.forceWalls = { '2,4|3,4': true })), 'card:eyes-1>box:veil');
    expect(now(walled).map['2,4']).toMatchObject({ lit: false });
    expect(now(walled).forceWalls).toEqual({});
  });

  test('RU-38 the Entrance is fixed unless the table says otherwise', () => {
    const near = (fixed: boolean) =>
      spiderTurn((s) => {
        lay(s, '3,7', 'shrine-X-1');
        become(s, 'sorcerer', '3,7');
        put(s, { paladin: '2,2' });
        s.houseRules.entranceFixed = fixed;
      });
    expect(boxes(near(true))).not.toContain('veil');
    expect(now(say(near(false), 'card:eyes-1>box:veil')).map['4,7']).toMatchObject({ lit: false });
  });

  test('MM-111 a veiled Blood tile bleeds again when it is revealed', () => {
    const m = sorcerer();
    say(m, 'card:webs-1>box:veil', 'space:3,4', 'card:eyes-1>space:3,4');
    expect(now(m).tokens['3,4']).toEqual({ blood: 1 });
  });
});

describe('Tend', () => {
  test('MM-366 for 1 Blood every tile with an Egg gets a token, each tile once', () => {
    const m = sorcerer((s) => {
      s.spider!.blood = 2;
      put(s, { 'egg-1': '3,4', 'egg-2': '3,4', 'egg-3': '6,4' });
    });
    say(m, 'token:blood>box:tend');
    expect(now(m).tokens).toEqual({ '3,4': { blood: 1 }, '6,4': { blood: 1 } });
    expect(now(m).spider).toMatchObject({ blood: 1, powers: { hand: ['eyes-1', 'fangs-1', 'webs-1'] } });
  });

  test('MM-761 not without Blood or Eggs', () => {
    expect(boxes(sorcerer((s) => put(s, { 'egg-1': '3,4' })))).not.toContain('tend');
    expect(boxes(sorcerer((s) => void (s.spider!.blood = 3)))).not.toContain('tend');
  });

  test('MM-396, RU-01 with one token left she says which Egg gets it', () => {
    const m = sorcerer((s) => {
      s.spider!.blood = 1;
      s.tokens = { '7,4': { blood: 14 } };
      put(s, { 'egg-1': '3,4', 'egg-2': '6,4' });
    });
    say(m, 'token:blood>box:tend');
    expect(offered(m, 'spider.cast.tend')).toEqual(['space:3,4', 'space:6,4']);
    say(m, 'space:6,4');
    expect(now(m).tokens).toEqual({ '7,4': { blood: 14 }, '6,4': { blood: 1 } });
  });
});

describe('Lay Egg', () => {
  test('MM-367, MM-368, MM-369 two cards for the first, one for the second, no third', () => {
    const m = spiderTurn((s) => hold(s, 'eyes-1', 'eyes-2', 'fangs-1', 'webs-1', 'webs-2'));
    say(m, 'card:eyes-1>box:egg');
    expect(offered(m, 'spider.cast.egg.card')).toEqual(['card:eyes-2', 'card:fangs-1', 'card:webs-1', 'card:webs-2']);
    say(m, 'card:webs-1', 'space:4,4');
    expect(where(m, 'egg-1')).toBe('4,4');
    expect(handOf(now(m))).toEqual(['eyes-2', 'fangs-1', 'webs-2']);
    say(m, 'card:eyes-2>box:egg', 'space:4,3');
    expect(where(m, 'egg-2')).toBe('4,3');
    expect(handOf(now(m))).toEqual(['fangs-1', 'webs-2']);
    expect(boxes(m)).not.toContain('egg');
    expect(why(m, 'card:fangs-1', 'box:egg')).toBe('MM-369');
  });

  test('MM-367 with one card the first Egg cannot be paid', () => {
    const m = spiderTurn((s) => hold(s, 'webs-1'));
    expect(boxes(m)).not.toContain('egg');
    expect(why(m, 'card:webs-1', 'box:egg')).toBe('MM-367');
  });

  test('MM-367 on her own tile or on a visible one beside it, not behind a wall and not on a crypt', () => {
    const m = spiderTurn((s) => (hold(s, 'eyes-1', 'eyes-2'), lay(s, '4,3', 'treasure-T-1', 2), void delete s.map['3,4']));
    say(m, 'card:eyes-1>box:egg');
    expect(offered(m, 'spider.cast.egg')).toEqual(['space:4,4', 'space:5,4', 'space:4,5']);
  });

  test('MM-370 three Eggs in all', () => {
    const m = spiderTurn((s) => put(s, { 'egg-1': '4,3', 'egg-2': '4,3', 'egg-3': '5,4' }));
    expect(boxes(m)).not.toContain('egg');
    expect(why(m, 'card:eyes-1', 'box:egg')).toBe('MM-370');
  });
});

describe('hatching', () => {
  test('MM-387, MM-388, MM-389, MM-390 the sixth token hatches the Egg: 2 Terror, the blood goes, the webs stay', () => {
    const m = sorcerer((s) => {
      s.spider!.blood = 1;
      s.tokens = { '3,4': { web: 3, blood: 2 } };
      put(s, { 'egg-1': '3,4' });
    });
    say(m, 'token:blood>box:tend');
    expect(now(m)).toMatchObject({ terror: 2, tokens: { '3,4': { web: 3 } } });
    expect(where(m, 'egg-1')).toBeUndefined();
    expect(now(m).tokens['3,4']!.blood).toBeUndefined();
  });

  test('MM-387 five tokens are not enough, and a web can be the sixth', () => {
    const m = spiderTurn((s) => {
      s.tokens = { '4,3': { web: 1, blood: 3 } };
      put(s, { 'egg-1': '4,3' });
    });
    say(m, 'card:webs-1>space:4,3');
    expect(where(m, 'egg-1')).toBe('4,3');
    say(m, 'space:4,3');
    expect(where(m, 'egg-1')).toBeUndefined();
    expect(now(m).terror).toBe(2);
  });

  test('MM-387 an Egg laid on a tile that is ready hatches at once', () => {
    const m = spiderTurn((s) => void (s.tokens = { '4,3': { web: 3, blood: 3 } }));
    say(m, 'card:eyes-1>box:egg', 'card:webs-1', 'space:4,3');
    expect(now(m)).toMatchObject({ terror: 2, tokens: { '4,3': { web: 3 } } });
  });

  test('RU-46 of two Eggs on a tile one hatches and the other stays', () => {
    const m = sorcerer((s) => {
      s.spider!.blood = 1;
      s.tokens = { '3,4': { blood: 5 } };
      put(s, { 'egg-1': '3,4', 'egg-2': '3,4' });
    });
    say(m, 'token:blood>box:tend');
    expect([where(m, 'egg-1'), where(m, 'egg-2')]).toEqual([undefined, '3,4']);
    expect(now(m).tokens).toEqual({});
  });
});

describe('Loot', () => {
  const looting = (count: number) =>
    spiderTurn((s) => {
      corridor(s);
      become(s, 'spiderlings', '1,4', '2,4');
      for (let i = 1; i <= count; i++) s.treasureMarkers[`treasure-${i}`] = i % 2 ? '1,4' : '2,4';
      s.treasureMarkers['treasure-10'] = '7,4';
    });

  test('MM-374, MM-375, MM-376, MM-377, MM-378 all treasures under Spiderlings go, and the more the worse', () => {
    const terror = [1, 2, 3, 4, 5, 6].map((count) => {
      const m = say(looting(count), 'card:eyes-1>box:loot');
      expect(now(m).treasureMarkers).toEqual({ 'treasure-10': '7,4' });
      return now(m).terror;
    });
    expect(terror).toEqual([0, 1, 2, 2, 3, 3]);
  });

  test('MM-375 with none there is nothing to loot', () => {
    expect(boxes(looting(0))).not.toContain('loot');
  });
});

describe('Expand in her hands', () => {
  const expanding = (edit: (s: VastState) => void = () => {}) => spiderTurn((s) => ((s.spider!.expand = true), edit(s)));

  test('HD-13, RU-28 once per turn, for one card, a Dark tile on a crypt around her', () => {
    const m = expanding();
    const tile = now(m).stack.at(-1)!;
    say(m, 'card:eyes-1>box:expand');
    expect(offered(m, 'spider.cast.expand')).toEqual(['space:3,3', 'space:5,3', 'space:3,5', 'space:5,5']);
    say(m, 'space:3,3');
    expect(now(m).map['3,3']).toEqual({ tile, lit: false, turn: 0 });
    expect(boxes(m)).not.toContain('expand');
    expect(why(m, 'card:webs-1', 'box:expand')).toBe('HD-13');
  });

  test('HD-13 around any of her Spiderlings, and it ends a movement like every spell', () => {
    const m = expanding((s) => (corridor(s), become(s, 'spiderlings', '1,4', '7,4')));
    say(m, 'figure:spiderling-1>space:2,4', 'card:eyes-1>box:expand');
    expect(offered(m, 'spider.cast.expand')).toContain('space:7,3');
    say(m, 'space:7,3');
    expect(onto(offered(m, 'spider.act'), 'figure:spiderling-1')).toEqual([]);
  });

  test('MM-557 only where the mix lends it, and not with an empty stack', () => {
    expect(boxes(spiderTurn())).not.toContain('expand');
    expect(boxes(expanding((s) => void (s.stack = [])))).not.toContain('expand');
  });
});

test('MM-391 Eggs are not hers to move', () => {
  const m = spiderTurn((s) => (layOpen(s, '4,3'), put(s, { 'egg-1': '4,4' })));
  expect(all(m).some((id) => id.startsWith('figure:egg'))).toBe(false);
  expect(why(m, 'figure:egg-1', 'space:4,3')).toBe('MM-126');
  expect(asked(m)[0]).toBe('spider.act');
});
