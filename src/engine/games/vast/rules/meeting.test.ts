import { describe, expect, test } from 'vitest';
import { full, put } from '../full.testing.ts';
import { haunting } from './manor/manor.testing.ts';
import { acting, lastPath } from './skeletons/skeletons.testing.ts';
import { become, hold, layOpen, spiderTurn } from './spider/spider.testing.ts';
import type { VastState } from '../state.ts';
import { all, asked, go, lay, now, offered, prepare, refused, say, tapping, told, where } from '../vast.testing.ts';

const takingActions = (edit: (s: VastState) => void) =>
  full('five', (s) => {
    for (const id of s.skeletons.march) delete s.figures[id];
    put(s, { giant: '2,2' });
    s.phase = { step: 'actions' };
    edit(s);
  });

describe('§1.5 Empty', () => {
  const spots = ['4,3', '5,4', '4,5', '3,4', '3,7', '5,7'] as const;

  test('MM-026, RU-09 figures, tokens, treasures and pit markers make a tile non-empty; markers on its edges do not', () => {
    const m = haunting('draw', {}, (s) => {
      put(s, { 'poltergeist-1': '4,3' });
      s.tokens['5,4'] = { web: 1 };
      s.treasureMarkers = { 'treasure-1': '4,5' };
      s.pitMarkers['3,4'] = true;
      lay(s, '2,7', 'pit-D-1', 0); // a wall beside 3,7 that a breach can lie on
      s.breaches['2,7|3,7'] = true;
      s.forceWalls['4,7|5,7'] = true;
    });
    const offers = offered(m, 'manor.treasure');
    expect(spots.filter((square) => offers.includes(`space:${square}`))).toEqual(['3,7', '5,7']);
  });

  test.each<[string, (s: VastState) => void, boolean]>([
    ['nothing', () => {}, true],
    ['a breach', (s) => void (s.breaches['3,4|4,4'] = true), true],
    ['a figure', (s) => put(s, { casty: '3,4' }), false],
    ['a token', (s) => void (s.tokens['3,4'] = { skulls: 1 }), false],
    ['a treasure', (s) => void (s.treasureMarkers = { 'treasure-1': '3,4' }), false],
    ['a pit marker', (s) => void (s.pitMarkers['3,4'] = true), false],
  ])('MM-026, RU-09 with %s on it a Lit tile is empty for the Sorcerer’s veil, or not', (_, edit, veiled) => {
    const m = spiderTurn((s) => {
      lay(s, '3,4', 'treasure-T-1', 0);
      become(s, 'sorcerer', '4,4');
      edit(s);
    });
    expect(all(m).includes('card:eyes-1>box:veil')).toBe(veiled);
  });
});

describe('§6 The Wraith and the Warlock', () => {
  test.each(['wraith', 'warlock'] as const)('MM-127 the %s forces nobody: the Paladin crusades in and has nobody to attack', (figure) => {
    const m = takingActions((s) => {
      lay(s, '3,7', 'pit-I-1');
      put(s, { wraith: '2,6', warlock: '1,1' });
      s.figures[figure] = '3,7';
    });
    if (figure === 'warlock') go(m, '3,7'); // MM-477 he flees as soon as somebody comes
    else go(prepare(m, 2), '3,7');
    while (m.open[0]?.seat === 'warlock') say(m, offered(m)[0]!);
    expect(where(m)).toBe('3,7');
    expect(asked(m)).not.toContain('crusade.attack');
    expect(told(m, 'attacked')).toEqual([]);
    expect(asked(m)[0]).toBe('paladin.action');
  });

  test.each(['wraith', 'warlock'] as const)(
    'MM-127 the %s on his own tile is not offered to an attack, and the refusal says why',
    (figure) => {
      const m = takingActions((s) => {
        put(s, { wraith: '2,6', warlock: '1,1', 'poltergeist-1': '4,7' });
        s.figures[figure] = '4,7';
      });
      say(m, 'cubes:unassigned>box:crusade', 'space:4,7');
      expect(offered(m, 'crusade.attack')).toEqual(['figure:poltergeist-1', 'no-attack']);
      expect(refused(m, tapping(`figure:${figure}`))?.rule).toBe('MM-127');
    },
  );

  test('MM-127 Skeletons pass the Wraith and cannot STRIKE!! it', () => {
    const m = acting({ shooty: '3,7' }, (s) => put(s, { wraith: '2,7', warlock: '6,1', paladin: '6,7' }));
    say(m, 'figure:shooty>space:2,7');
    expect(told(m, 'attacked')).toEqual([]);
    expect(asked(m)).toEqual(['skeleton.move']);
    say(m, 'stay');
    expect(all(m)).not.toContain('figure:wraith');
  });

  test('MM-127, RU-16 Fangs find neither of them', () => {
    const m = spiderTurn((s) => {
      layOpen(s, '4,3');
      become(s, 'giant', '4,4');
      hold(s, 'fangs-1');
      put(s, { wraith: '4,3', warlock: '4,3', paladin: '4,7', 'poltergeist-1': '4,3' });
    }, 'spider.cast', 'five');
    expect(all(m).filter((id) => id.startsWith('card:fangs-1>figure:'))).toEqual(['card:fangs-1>figure:poltergeist-1']);
    say(m, 'card:fangs-1>box:fangs');
    expect(all(m).filter((id) => /wraith|warlock/.test(id))).toEqual([]);
  });
});

describe('§14 The key actions', () => {
  test('MM-522 a step to a crypt or a grounds space is one step like any other', () => {
    const away = (s: VastState): void => put(s, { paladin: '6,7', wraith: '6,1', giant: '6,2' });
    const m = acting({ shooty: '2,6' }, away);
    say(m, 'figure:shooty>space:1,6'); // a crypt
    expect(where(m, 'shooty')).toBe('1,6');
    say(m, 'figure:shooty>space:W-S'); // the grounds
    expect(lastPath(m)).toEqual(['1,6', 'W-S']);
    // Two of five spaces are used: three more are left along the hedge, and a fourth is not.
    expect(all(m)).toContain('figure:shooty>space:N-W');
    expect(all(m)).not.toContain('figure:shooty>space:N-M');
    // Only roles that may: the Paladin beside the same crypt is refused.
    const paladin = takingActions((s) => (lay(s, '3,7', 'blood-X-1'), put(s, { paladin: '3,7' })));
    expect(now(paladin).map['3,6']).toBeUndefined();
    expect(refused(paladin, { kind: 'drag', from: 'figure:paladin', onto: 'space:3,6' })?.rule).toBe('MM-082');
  });

  test.each([[0, 1], [1, 2], [2, 3], [4, 5]])('MM-527 with %i blood tokens on its tile an Egg has Defense %i', (blood, defense) => {
    const m = takingActions((s) => {
      put(s, { 'egg-1': '4,7' });
      s.tokens = { ...(blood > 0 && { '4,7': { blood } }), '3,7': { blood: 3 } };
    });
    say(m, 'cubes:unassigned>box:crusade', 'space:4,7', 'figure:egg-1');
    expect(told(m, 'attacked')[0]).toMatchObject({ defender: 'egg-1', defense });
  });
});
