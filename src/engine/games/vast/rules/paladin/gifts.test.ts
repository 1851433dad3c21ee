import { describe, expect, test } from 'vitest';
import { gainGrit } from './grit.ts';
import type { VastState } from '../../state.ts';
import {
  all, announced, asked, begin, fullGame, give, go, isSecond, lay, now, offered, pressing, refused, running, say,
} from '../../vast.testing.ts';

describe('Step 3, Shrine', () => {
  const onShrine = (edit: (s: VastState) => void = () => {}) =>
    say(
      begin((s) => {
        lay(s, '4,7', 'shrine-X-1');
        edit(s);
      }),
      'cubes:unassigned>box:crusade',
      'space:4,7',
    );

  test('MM-188 one of the benefits, or none', () => {
    const m = onShrine();
    expect(offered(m)).toEqual(['shrine:fury', 'shrine:light', 'shrine:exchange', 'shrine:decline']);
    say(m, 'shrine:decline');
    expect(now(m).paladin).toMatchObject({ fury: 3, light: 3 });
    expect(asked(m)[0]).toBe('paladin.action');
  });

  test('MM-189 1 Fury', () => {
    expect(now(say(onShrine(), 'shrine:fury')).paladin.fury).toBe(4);
  });

  test('MM-190, MM-219, MM-220 1 Light, but never more tokens than there are', () => {
    expect(now(say(onShrine(), 'shrine:light')).paladin.light).toBe(4);
    const lamps = onShrine((s) => {
      s.paladin.light = 5;
      s.tokens['4,4'] = { lamp: 3 };
    });
    expect(now(say(lamps, 'shrine:light')).paladin.light).toBe(5);
    expect(now(say(onShrine((s) => void (s.paladin.light = 8)), 'shrine:light')).paladin.light).toBe(8);
  });

  test('MM-191, MM-192 discard a favor that is neither Vigor nor Illuminate, draw three, keep one', () => {
    const m = onShrine((s) => {
      give(s, 'hand', 'beacon');
      give(s, 'deck', 'judgment', 'swiftZeal', 'mendingPrayer');
    });
    say(m, 'shrine:exchange');
    expect(asked(m)).toEqual(['favor.discard']);
    expect(offered(m)).toEqual(['card:beacon', 'card:disdain']);
    say(m, 'card:disdain');
    expect(offered(m, 'favor.keep')).toEqual(['card:mendingPrayer', 'card:swiftZeal', 'card:judgment']);
    expect(m.view('paladin').paladin.favors.drawn).toEqual(['mendingPrayer', 'swiftZeal', 'judgment']);
    expect(m.view('table').paladin.favors.drawn).toEqual(['face-down', 'face-down', 'face-down']);
    say(m, 'card:judgment');
    const { hand, inPlay, discard, drawn } = now(m).paladin.favors;
    expect(hand).toEqual(['beacon', 'judgment']);
    expect(inPlay).toEqual(['vigor', 'illuminate']);
    expect([...discard].sort()).toEqual(['disdain', 'mendingPrayer', 'swiftZeal']);
    expect(drawn).toEqual([]);
  });

  test('MM-191, MM-192 the exchange says whether it asks what goes, or at once what stays', () => {
    const two = onShrine((s) => give(s, 'hand', 'beacon'));
    expect(announced(two, 'shrine:exchange')).toBe('which one goes');
    expect(isSecond(say(two, 'shrine:exchange'))).toBe(true);
    const one = onShrine();
    expect(announced(one, 'shrine:exchange')).toBe('which one stays');
    expect(asked(say(one, 'shrine:exchange'))[0]).toBe('favor.keep');
    expect(isSecond(one)).toBe(true);
    const last = onShrine((s) => void Object.assign(s.paladin.favors, { deck: [], discard: [] }));
    expect(announced(last, 'shrine:exchange')).toBeUndefined();
    expect(asked(say(last, 'shrine:exchange'))).not.toContain('favor.keep');
  });

  test('MM-193 without another favor there is nothing to exchange', () => {
    const m = onShrine((s) => give(s, 'discard', 'disdain'));
    expect(offered(m)).toEqual(['shrine:fury', 'shrine:light', 'shrine:decline']);
    expect(refused(m, pressing('shrine:exchange'))?.rule).toBe('MM-193');
  });

  test('MM-194 the same Shrine again in every crusade, once in each', () => {
    const m = onShrine();
    say(m, 'shrine:fury');
    expect(asked(m)[0]).toBe('paladin.action');
    say(m, 'cubes:unassigned>box:crusade', 'space:4,7', 'shrine:fury');
    expect(now(m).paladin.fury).toBe(5);
  });
});

describe('Step 4, treasures', () => {
  const onTreasure = (edit: (s: VastState) => void = () => {}) =>
    go(
      begin((s) => {
        lay(s, '3,7', 'pit-I-1');
        s.treasureMarkers['treasure-4'] = '3,7';
        give(s, 'deck', 'halo');
        edit(s);
      }),
      '3,7',
    );

  test('MM-195, MM-197, MM-607 every marker on his tile draws one card, one after the other', () => {
    const m = onTreasure((s) => {
      s.treasureMarkers['treasure-7'] = '3,7';
      s.treasureMarkers['treasure-1'] = '4,4';
      give(s, 'deck', 'armor', 'pilgrimBoots');
    });
    expect(all(m)).toEqual(['card:pilgrimBoots>hand:paladin', 'card:pilgrimBoots>dial:grit']);
    say(m, 'card:pilgrimBoots>hand:paladin');
    expect(all(m)).toEqual(['card:armor>hand:paladin', 'card:armor>dial:grit']);
    say(m, 'card:armor>dial:grit');
    expect(now(m).treasureMarkers).toEqual({ 'treasure-1': '4,4' });
    expect(now(m).paladin.treasures).toMatchObject({ hand: ['pilgrimBoots'], box: ['armor'] });
  });

  test('MM-198 he may keep the card in hand, unseen by others', () => {
    const m = say(onTreasure(), 'card:halo>hand:paladin');
    expect(now(m).paladin.treasures.hand).toEqual(['halo']);
    expect(m.view('table').paladin.treasures.hand).toEqual(['face-down']);
    expect(m.told.filter(({ fact }) => fact.fact === 'treasureDrawn').map(({ seat }) => seat)).toEqual(['paladin']);
  });

  test('MM-199 or return it to the box for 5 Grit', () => {
    const m = say(onTreasure(), 'card:halo>dial:grit');
    expect(now(m).paladin).toMatchObject({ grit: 5, treasures: { box: ['halo'], hand: [] } });
  });

  test('MM-200 with no card left anywhere he gains 5 Grit', () => {
    const m = onTreasure((s) => give(s, 'box', ...s.paladin.treasures.deck));
    expect(asked(m)[0]).toBe('paladin.action');
    expect(now(m).paladin.grit).toBe(5);
    const shuffled = onTreasure((s) => {
      give(s, 'box', ...s.paladin.treasures.deck);
      give(s, 'discard', 'armor');
    });
    expect(all(shuffled)).toContain('card:armor>hand:paladin');
  });

  test('treasure Grit may pass a threshold in the middle of the step', () => {
    const m = onTreasure((s) => {
      s.paladin.grit = 10;
      s.treasureMarkers['treasure-7'] = '3,7';
    });
    say(m, 'card:halo>dial:grit');
    expect(asked(m)).toEqual(['favor.keep']);
    say(m, offered(m)[0]!);
    expect(asked(m)).toEqual(['treasure.keep']);
  });

  test('MM-204 Grit is kept on its dial, in the full game as on a journey', () => {
    expect(now(running((t) => gainGrit(t, 4), fullGame)).paladin.grit).toBe(4);
  });
});
