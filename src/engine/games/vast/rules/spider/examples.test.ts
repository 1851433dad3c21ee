import { expect, test } from 'vitest';
import { full, put } from '../../full.testing.ts';
import { asked, layDark, now, offered, say, where, type VastMatch } from '../../vast.testing.ts';
import { handOf } from './spider.testing.ts';

/** Round 1 of the worked example, from the beginning of the Spider's first turn. */
const firstTurn = (): VastMatch =>
  full('five', (s) => {
    s.active = 'spider';
    s.phase = { step: 'spider.form' };
    layDark(s, '4,3', 'blood-X-1');
    layDark(s, '5,4', 'treasure-D-1');
    put(s, { paladin: '3,7' });
  });

const eyes = (): VastMatch => say(firstTurn(), 'card:eyes-1>space:4,3');
const bothEyes = (): VastMatch => say(eyes(), 'space:5,4');
const egg = (): VastMatch => say(bothEyes(), 'card:webs-1>box:egg', 'space:4,3');

test('EX-MM-18 her first turn skips the form phase, with one card of each kind in hand', () => {
  const m = firstTurn();
  expect(asked(m)[0]).toBe('spider.act');
  expect(now(m).spider!.form).toBe('giant');
  expect([...handOf(now(m))].sort()).toEqual(['eyes-1', 'fangs-1', 'webs-1']);
});

test('EX-MM-19 Webs and Eyes may each be played as Fangs', () => {
  const m = full('five', (s) => {
    s.active = 'spider';
    s.phase = { step: 'spider.cast' };
    put(s, { casty: '4,3' });
  });
  expect(offered(m, 'spider.cast')).toEqual(expect.arrayContaining(['card:webs-1>box:fangs', 'card:eyes-1>box:fangs']));
});

test('EX-MM-20 Eyes on the Blood tile above: a token on it and 1 Blood for her', () => {
  const m = eyes();
  expect(now(m).map['4,3']).toMatchObject({ tile: 'blood-X-1', lit: true });
  expect(now(m).tokens).toEqual({ '4,3': { blood: 1 } });
  expect(now(m).spider!.blood).toBe(1);
});

test('EX-MM-21 the second use of the card reveals the Treasure tile to the right', () => {
  const m = bothEyes();
  expect(now(m).treasureMarkers).toEqual({ 'treasure-1': '5,4' });
  expect([...handOf(now(m))].sort()).toEqual(['fangs-1', 'webs-1']);
  expect(asked(m)[0]).toBe('spider.act');
});

test('EX-MM-22 two cards lay an Egg on the Blood tile, with Defense 2', () => {
  const m = egg();
  expect(handOf(now(m))).toEqual([]);
  expect(where(m, 'egg-1')).toBe('4,3');
  const attacked = full('five', (s) => {
    Object.assign(s.figures, now(m).figures, { paladin: '4,3' });
    s.tokens = now(m).tokens;
    s.map = now(m).map;
    s.stack = now(m).stack;
    s.phase = { step: 'actions' };
  });
  say(attacked, 'cubes:unassigned>box:crusade', 'space:4,3');
  expect(attacked.open[0]!.options.map(({ label }) => label)).toContain('Attack the Egg: Strength 0 against Defense 2, a miss');
});

test('EX-MM-23 sharing the tile with the Egg, she cannot take its blood', () => {
  const m = say(egg(), 'figure:giant>space:4,3');
  expect([where(m, 'giant'), where(m, 'egg-1')]).toEqual(['4,3', '4,3']);
  expect(offered(m, 'spider.blood')).toEqual(['blood:always']);
});

test('EX-MM-24 with an empty hand and Spirit 3 she discards nothing and holds 3 cards', () => {
  const m = say(egg(), 'end-turn');
  expect(handOf(now(m))).toHaveLength(3);
  expect(m.told.some(({ fact }) => fact.fact === 'powersDiscarded')).toBe(false);
});
