import { describe, expect, test } from 'vitest';
import { put } from '../../full.testing.ts';
import type { VastState } from '../../state.ts';
import { all, asked, lay, layDark, now, offered, say, told, where, type VastMatch } from '../../vast.testing.ts';
import { become, corridor, hold, layOpen, onto, spiderTurn } from './spider.testing.ts';

const boxes = (m: VastMatch, card: string) =>
  onto(all(m), `card:${card}`)
    .filter((id) => id.startsWith('box:'))
    .map((id) => id.slice('box:'.length));
const why = (m: VastMatch, from: string, target: string) => m.whyNot('spider', { kind: 'drag', from, onto: target })?.rule;

/** Somebody to bite, a Dark tile and room for a web, wherever she is. */
const busy = (s: VastState) => (corridor(s), put(s, { casty: '3,4' }), layDark(s, '2,4', 'pit-T-1'));

describe('which card is what', () => {
  test('MM-359, MM-362 as Sorcerer any card is Eyes, and always what it is', () => {
    const m = spiderTurn((s) => (busy(s), become(s, 'sorcerer', '3,4')));
    const kinds = (card: string) => boxes(m, card).filter((box) => ['eyes', 'fangs', 'webs'].includes(box));
    expect([kinds('eyes-1'), kinds('fangs-1'), kinds('webs-1')]).toEqual([['eyes'], ['eyes', 'fangs'], ['eyes', 'webs']]);
    expect(why(m, 'card:eyes-1', 'box:webs')).toBe('MM-362');
  });

  test('MM-360 as Giant Spider any card is Fangs', () => {
    const m = spiderTurn((s) => (busy(s), become(s, 'giant', '2,4'), layDark(s, '1,4', 'pit-T-2')));
    const kinds = (card: string) => boxes(m, card).filter((box) => ['eyes', 'fangs', 'webs'].includes(box));
    expect([kinds('eyes-1'), kinds('fangs-1'), kinds('webs-1')]).toEqual([['eyes', 'fangs'], ['fangs'], ['fangs', 'webs']]);
  });

  test('MM-361 as Spiderlings any card is Webs', () => {
    const m = spiderTurn((s) => (busy(s), become(s, 'spiderlings', '2,4', '3,4')));
    const kinds = (card: string) => boxes(m, card).filter((box) => ['eyes', 'fangs', 'webs'].includes(box));
    expect([kinds('eyes-1'), kinds('fangs-1'), kinds('webs-1')]).toEqual([['eyes', 'webs'], ['fangs', 'webs'], ['webs']]);
  });

  test('MM-345, MM-005 a played card is discarded, and everybody hears as what it was played', () => {
    const m = say(spiderTurn((s) => (busy(s), become(s, 'giant', '2,4'))), 'card:webs-1>box:fangs');
    expect(now(m).spider!.powers).toMatchObject({ hand: ['eyes-1', 'fangs-1'], discard: ['webs-1'] });
    expect(told(m, 'powerPlayed')).toEqual([{ fact: 'powerPlayed', card: 'webs-1', as: 'fangs' }]);
  });
});

describe('how each form uses a card', () => {
  test('MM-354, MM-792 the Sorcerer affects one visible tile, her own included', () => {
    const m = spiderTurn((s) => (corridor(s), become(s, 'sorcerer', '1,4')));
    expect(onto(offered(m, 'spider.cast'), 'card:webs-1').filter((id) => id.startsWith('space:'))).toEqual(
      ['1,4', '2,4', '3,4', '4,4', '5,4', '6,4', '7,4'].map((at) => `space:${at}`),
    );
    say(m, 'card:webs-1>space:7,4');
    expect(now(m).tokens).toEqual({ '7,4': { web: 1 } });
    expect(asked(m)[0]).toBe('spider.act');
  });

  test('MM-354, MM-773 a wall at the near edge hides a tile from the Sorcerer', () => {
    const m = spiderTurn((s) => (lay(s, '4,3', 'treasure-T-1', 2), become(s, 'sorcerer', '4,4')));
    expect(onto(offered(m, 'spider.cast'), 'card:webs-1')).not.toContain('space:4,3');
  });

  test('MM-355, MM-356, RU-17 the Giant Spider uses a card twice, on one tile or two, through walls', () => {
    const m = spiderTurn((s) => lay(s, '4,3', 'treasure-D-1', 2));
    say(m, 'card:webs-1>space:4,3', 'space:4,3');
    expect(now(m).tokens).toEqual({ '4,3': { web: 2 } });
    const two = say(spiderTurn(), 'card:webs-1>box:webs', 'space:4,3', 'space:5,4');
    expect(now(two).tokens).toEqual({ '4,3': { web: 1 }, '5,4': { web: 1 } });
  });

  test('MM-791 the Giant Spider cannot affect her own tile', () => {
    expect(onto(offered(spiderTurn(), 'spider.cast'), 'card:webs-1')).not.toContain('space:4,4');
  });

  test('MM-357, MM-358 Spiderlings affect every tile of theirs, once each', () => {
    const m = say(spiderTurn((s) => (corridor(s), become(s, 'spiderlings', '1,4', '1,4', '3,4'))), 'card:fangs-1>box:webs');
    expect(now(m).tokens).toEqual({ '1,4': { web: 1 }, '3,4': { web: 1 } });
  });

  test('MM-357, RU-01 with too few webs she says who gets one', () => {
    const m = spiderTurn(
      (s) => (
        corridor(s),
        become(s, 'spiderlings', '1,4', '3,4'),
        void (s.tokens = { '5,4': { web: 3 }, '6,4': { web: 3 }, '7,4': { web: 3 } })
      ),
    );
    say(m, 'card:webs-1>box:webs');
    expect(offered(m, 'spider.cast.webs')).toEqual(['space:1,4', 'space:3,4']);
    say(m, 'space:3,4');
    expect(now(m).tokens['3,4']).toEqual({ web: 1 });
    expect(now(m).tokens['1,4']).toBeUndefined();
  });
});

describe('Eyes', () => {
  test('MM-346, MM-349 reveals a tile, which she orients', () => {
    const m = say(spiderTurn((s) => layDark(s, '4,3', 'pit-T-1')), 'card:eyes-1>space:4,3');
    expect(m.open[0]).toMatchObject({ seat: 'spider', ask: 'reveal.orient' });
    expect(offered(m)).toEqual(['space:4,3@0', 'space:4,3@1', 'space:4,3@3']); // never the wall towards the Lit Pit
    say(m, 'space:4,3@0');
    expect(now(m).map['4,3']).toMatchObject({ lit: true });
  });

  test('MM-347, MM-348, MM-105 a Blood tile gives her 1 Blood besides the token on it', () => {
    const m = say(
      spiderTurn((s) => (layDark(s, '4,3', 'blood-X-1'), layDark(s, '5,4', 'shrine-X-1'))),
      'card:eyes-1>space:4,3',
      'space:5,4',
    );
    expect(now(m).spider!.blood).toBe(1);
    expect(now(m).tokens['4,3']).toEqual({ blood: 1 });
  });

  test('MM-175 nobody gains Grit by it, and RU-64 the second use may find nothing', () => {
    const m = spiderTurn((s) => (layOpen(s, '3,4', '5,4', '4,5'), layDark(s, '4,3', 'pit-I-1')));
    say(m, 'card:eyes-1>space:4,3');
    expect(asked(m)[0]).toBe('spider.act');
    expect(now(m).paladin.grit).toBe(0);
  });

  test('RU-64 where a use may fall on a tile it does nothing to, she can let it go', () => {
    const lit = spiderTurn((s) => (layOpen(s, '3,4'), layDark(s, '4,3', 'shrine-X-2')));
    say(lit, 'card:eyes-1>space:4,3');
    expect(offered(lit, 'spider.cast.eyes')).toContain('let-go');
    const dark = spiderTurn((s) => layDark(s, '4,3', 'shrine-X-2'));
    expect(offered(say(dark, 'card:webs-1>space:4,3'), 'spider.cast.webs')).not.toContain('let-go');
  });

  test('MM-357 Spiderlings reveal all their Dark tiles in an order of their choice', () => {
    const m = spiderTurn(
      (s) => (layDark(s, '4,3', 'shrine-X-1'), layDark(s, '5,4', 'shrine-X-2'), become(s, 'spiderlings', '4,3', '5,4', '4,4')),
    );
    say(m, 'card:eyes-1>box:eyes');
    expect(offered(m, 'spider.cast.eyes')).toEqual(['space:4,3', 'space:5,4']);
    say(m, 'space:5,4');
    expect([now(m).map['4,3']!.lit, now(m).map['5,4']!.lit]).toEqual([true, true]);
  });
});

describe('Fangs', () => {
  test('MM-306, MM-319, MM-350 a bite hits whatever the Defense and gives 1 Blood', () => {
    const m = spiderTurn((s) => {
      put(s, { paladin: '4,3' });
      s.paladin.cubes.prepare = 6;
    });
    say(m, 'card:fangs-1>figure:paladin', 'let-go');
    expect(now(m).spider!.blood).toBe(1);
    expect(told(m, 'bitten')).toEqual([{ fact: 'bitten', attacker: 'giant', defender: 'paladin' }]);
  });

  test('MM-152, RU-41 the Paladin loses no Health and stays', () => {
    const m = say(spiderTurn((s) => put(s, { paladin: '4,3' })), 'card:fangs-1>figure:paladin', 'figure:paladin');
    expect(now(m).paladin.health).toBe(7);
    expect(where(m)).toBe('4,3');
    expect(now(m).spider!.blood).toBe(2); // RU-17 twice on the same tile
  });

  test('MM-794, MM-237 a bitten Skeleton is removed and comes back; a poltergeist goes to the supply', () => {
    const m = say(spiderTurn((s) => put(s, { casty: '4,3', 'poltergeist-1': '5,4' })), 'card:fangs-1>figure:casty', 'figure:poltergeist-1');
    expect(where(m, 'casty')).not.toBe('4,3');
    expect(told(m, 'spawned')).toMatchObject([{ skeleton: 'casty' }]);
    expect(where(m, 'poltergeist-1')).toBeUndefined();
    expect(now(m).spider!.blood).toBe(2);
  });

  test('MM-351, RU-16 no target, no Blood; the Wraith, the Warlock, the pillar and her own Eggs are none', () => {
    const m = spiderTurn((s) => put(s, { wraith: '4,3', warlock: '5,4', pillar: '4,5', 'egg-1': '3,4' }));
    expect(boxes(m, 'fangs-1')).not.toContain('fangs');
    expect(why(m, 'card:fangs-1', 'box:fangs')).toBe('RU-64');
  });

  test('RU-16 one attack on each affected tile', () => {
    const m = spiderTurn(
      (s) => (corridor(s), become(s, 'spiderlings', '1,4', '3,4'), put(s, { paladin: '1,4', 'poltergeist-1': '1,4', casty: '3,4' })),
    );
    say(m, 'card:fangs-1>box:fangs', 'figure:paladin');
    expect(offered(m, 'spider.cast.fangs')).toEqual(['figure:casty', 'let-go']);
    say(m, 'figure:casty');
    expect(now(m).spider!.blood).toBe(2);
    expect(where(m, 'poltergeist-1')).toBe('1,4');
  });

  test('MM-793 nobody on a crypt or in the grounds can be bitten', () => {
    const m = spiderTurn((s) => (lay(s, '4,1', 'shrine-X-1'), become(s, 'sorcerer', '4,1'), put(s, { casty: 'N-M', slashy: '4,2' })));
    expect(boxes(m, 'fangs-1')).not.toContain('fangs');
  });
});

describe('Webs', () => {
  test('MM-352, MM-353 at most three on a tile', () => {
    const m = spiderTurn((s) => void (s.tokens = { '4,3': { web: 2 } }));
    say(m, 'card:webs-1>space:4,3');
    expect(offered(m, 'spider.cast.webs')).not.toContain('space:4,3');
    expect(now(m).tokens['4,3']).toEqual({ web: 3 });
  });

  test('MM-006, RU-64 ten webs in all, and then no card spins', () => {
    const m = spiderTurn((s) => {
      s.tokens = { '3,7': { web: 3 }, '5,7': { web: 3 }, '4,7': { web: 3 }, '2,2': { web: 1 } };
    });
    expect(boxes(m, 'webs-1')).not.toContain('webs');
  });
});

test('hidden cards are offered to their holder only', () => {
  const m = spiderTurn((s) => hold(s, 'eyes-2', 'webs-3'));
  expect(m.open.filter(({ seat }) => seat !== 'spider')).toEqual([]);
});
