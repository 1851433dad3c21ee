import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../kernel/rule.ts';
import type { RoleMixId } from '../../content/mixes.ts';
import { put, runningFull } from '../../full.testing.ts';
import { takeHit } from '../attack.ts';
import { spiderlingIds } from '../figures.ts';
import type { FigureId, Vast, VastState } from '../../state.ts';
import { asked, lay, now, offered, say, told, where, type VastMatch } from '../../vast.testing.ts';
import { become, layOpen, paladinTurn, spiderTurn } from './spider.testing.ts';

/** The Paladin on the tile below the centre, with this much Strength and two cubes to act. */
const hunting = (strength: number, edit: (s: VastState) => void = () => {}, mix?: RoleMixId) =>
  paladinTurn((s) => {
    layOpen(s, '4,5', '3,4', '5,4', '4,3');
    put(s, { paladin: '4,5' });
    s.paladin.cubes = { unassigned: 2, prepare: strength, sprint: 0, crusade: 0, supply: 5 - strength };
    edit(s);
  }, mix);

const hitBy = (attacker: FigureId, defender: FigureId, edit: (s: VastState) => void = () => {}, mix: RoleMixId = 'five') =>
  runningFull((t: Vast): Rule => takeHit(t, defender, attacker), mix, edit);

const crusadeIn = (m: VastMatch) => say(m, 'figure:paladin>space:4,4');
const stay = (m: VastMatch, at = '4,5') => say(m, 'cubes:unassigned>box:crusade', `space:${at}`);
const onMap = (m: VastMatch) => spiderlingIds.flatMap((id) => where(m, id) ?? []);

describe('Shapeshifter', () => {
  test('MM-311, MM-203 a Spiderling that is hit goes to the box, and that is a hit on the Spider', () => {
    const m = hunting(3, (s) => become(s, 'spiderlings', '4,4', '4,3'));
    crusadeIn(m);
    say(m, 'figure:spiderling-1');
    expect(now(m).spider).toMatchObject({ boxed: ['spiderling-1'], form: 'spiderlings' });
    expect(onMap(m)).toEqual(['4,3']);
    expect(now(m).paladin.turn.hitSpider).toBe(true);
  });

  test('MM-181, MM-312, MM-313, MM-314, MM-315, MM-316 a hit Giant Spider loses one Spiderling and scatters into the others', () => {
    const m = hunting(3);
    crusadeIn(m);
    say(m, 'figure:giant');
    expect(m.open[0]).toMatchObject({ seat: 'spider', ask: 'spider.scatter' });
    expect(offered(m)).toEqual(['4,3', '5,4', '4,5', '3,4'].map((at) => `figure:spiderling-2>space:${at}`));
    say(m, 'figure:spiderling-2>space:4,5');
    expect(where(m, 'spiderling-3')).toBe('4,4'); // RU-15 the tile of the old figure, the only one beside 4,5
    say(m, 'figure:spiderling-4>space:3,4');
    expect(where(m, 'spiderling-5')).toBe('4,4'); // again the only one
    expect(now(m).spider).toMatchObject({ boxed: ['spiderling-1'], form: 'spiderlings' });
    expect(where(m, 'giant')).toBeUndefined();
    expect(onMap(m)).toEqual(['4,5', '4,4', '3,4', '4,4']);
  });

  test('MM-312, MM-258 the Sorcerer too, and by a Skeleton as well', () => {
    const m = hitBy('casty', 'sorcerer', (s) => become(s, 'sorcerer', '4,4'));
    say(m, 'figure:spiderling-2>space:5,4');
    expect(now(m).spider!.boxed).toHaveLength(1);
    expect(where(m, 'sorcerer')).toBeUndefined();
  });

  test('RU-15 Dark and occupied tiles will do, and placing is no entry', () => {
    const m = hitBy('paladin', 'giant', (s) => (put(s, { paladin: '4,3', casty: '5,4' }), void (s.tokens = { '4,3': { lamp: 1 } })));
    say(m, 'figure:spiderling-2>space:4,3');
    expect(now(m).tokens).toEqual({ '4,3': { lamp: 1 } });
  });

  test('MM-798 with no tile beside her they all stay on hers', () => {
    const m = hitBy('paladin', 'giant', (s) => (['4,3', '5,4', '4,5', '3,4'] as const).forEach((at) => delete s.map[at]));
    expect(onMap(m)).toEqual(['4,4', '4,4', '4,4', '4,4']);
  });

  test('RU-27, MM-543 the Demon Queen stays whole and is put on an adjacent tile', () => {
    const m = hitBy('paladin', 'giant', (s) => void (s.houseRules.alwaysGiant = true));
    expect(offered(m, 'spider.scatter')).toContain('figure:giant>space:4,3');
    say(m, 'figure:giant>space:4,3');
    expect(now(m).spider).toMatchObject({ form: 'giant', boxed: ['spiderling-1'] });
    expect(where(m, 'giant')).toBe('4,3');
    expect(onMap(m)).toEqual([]);
  });

  test('RU-68, RU-48 Spiderlings on one tile may all be attacked, those that just came as well', () => {
    const m = hunting(3);
    crusadeIn(m);
    say(m, 'figure:giant', 'figure:spiderling-2>space:4,5', 'figure:spiderling-4>space:3,4');
    expect(offered(m, 'crusade.attack')).toEqual(['figure:spiderling-3', 'figure:spiderling-5', 'no-attack']);
    say(m, 'figure:spiderling-3', 'figure:spiderling-5');
    expect(now(m).spider!.boxed).toHaveLength(3);
    expect(now(m).paladin.light).toBe(6); // MM-185 three hits
  });
});

describe('forcing and Defense', () => {
  test('MM-318 the Giant Spider and the Sorcerer force the Paladin', () => {
    for (const form of ['giant', 'sorcerer'] as const) {
      const m = crusadeIn(hunting(3, (s) => become(s, form, '4,4')));
      expect(offered(m, 'crusade.attack')).toEqual([`figure:${form}`]);
    }
  });

  test('MM-317, MM-178 Spiderlings and Eggs force nobody', () => {
    const m = crusadeIn(hunting(3, (s) => (become(s, 'spiderlings', '4,4'), put(s, { 'egg-1': '4,4' }))));
    expect(offered(m, 'crusade.attack')).toEqual(['figure:spiderling-1', 'figure:egg-1', 'no-attack']);
  });

  test('MM-320, MM-321 Strength 2 misses her at Defense 2, and he has to go back', () => {
    const m = say(crusadeIn(hunting(2)), 'figure:giant');
    expect(where(m)).toBe('4,5');
    expect(now(m).spider!.boxed).toEqual([]);
    const later = say(crusadeIn(hunting(3, (s) => void (s.terror = 7))), 'figure:giant');
    expect(told(later, 'attacked')).toMatchObject([{ strength: 3, defense: 3, hit: false }]);
  });

  test('MM-202, MM-201 a miss leaves him the Fury of the turn, a hit does not', () => {
    const fury = (strength: number) => {
      const m = say(crusadeIn(hunting(strength, (s) => become(s, 'spiderlings', '4,4'), 'paladin-spider')), 'figure:spiderling-1');
      return now(say(m, 'end-turn')).paladin.fury;
    };
    expect([fury(2), fury(3)]).toEqual([4, 3]);
  });
});

describe('Eggs', () => {
  const nest = (strength: number) =>
    hunting(strength, (s) => {
      s.tokens = { '4,5': { blood: 2, web: 3 } };
      put(s, { 'egg-1': '4,5' });
    });

  test('MM-322, MM-323, MM-324 an Egg has Defense 1 and 1 more for each blood token, webs or not', () => {
    const m = stay(nest(3));
    expect(m.open[0]!.options[0]!.label).toContain('Defense 3');
    say(m, 'figure:egg-1');
    expect(where(m, 'egg-1')).toBe('4,5');
  });

  test('MM-182, MM-183, MM-780, RU-07 hitting one gives 5 Grit and spills the blood; the webs stay', () => {
    const m = say(stay(nest(4)), 'figure:egg-1');
    expect(where(m, 'egg-1')).toBeUndefined();
    expect(now(m)).toMatchObject({ tokens: { '4,5': { web: 3 } }, paladin: { grit: 5, light: 4 } });
    expect(now(m).tokens['4,5']!.blood).toBeUndefined();
  });

  test('MM-203 an Egg is not the Spider', () => {
    expect(now(say(stay(nest(4)), 'figure:egg-1')).paladin.turn.hitSpider).toBe(false);
  });

  test('MM-785 a Skeleton that hits one leaves the blood', () => {
    const m = hitBy('casty', 'egg-1', (s) => (put(s, { 'egg-1': '5,4' }), void (s.tokens = { '5,4': { blood: 2, web: 1 } })));
    expect(where(m, 'egg-1')).toBeUndefined();
    expect(now(m).tokens).toEqual({ '5,4': { blood: 2, web: 1 } });
  });
});

describe('the fifth Spiderling', () => {
  const last = (attacker: FigureId, mix: RoleMixId) =>
    hitBy(attacker, 'spiderling-5', (s) => {
      s.spider!.boxed = spiderlingIds.slice(0, 4);
      become(s, 'spiderlings', '4,4');
      put(s, { 'spiderling-1': null, 'spiderling-5': '4,4' });
    }, mix);

  test('MM-149 the Paladin wins, RU-61 whoever made the hit', () => {
    expect(last('paladin', 'five').over?.winners).toEqual(['paladin']);
    expect(last('casty', 'paladin-skeletons-spider').over?.winners).toEqual(['paladin']);
  });

  test('RU-61, MM-566 without a Paladin the Skeletons win', () => {
    expect(last('casty', 'skeletons-spider').over?.winners).toEqual(['skeletons']);
  });

  test('MM-312 a hit on the Giant Spider with one Spiderling left ends the game too', () => {
    const m = hitBy('paladin', 'giant', (s) => void (s.spider!.boxed = spiderlingIds.slice(0, 4)));
    expect(m.over?.winners).toEqual(['paladin']);
  });

  test('MM-532 boxed from the start count', () => {
    const m = hitBy('paladin', 'spiderling-3', (s) => {
      s.spider!.boxed = ['spiderling-1', 'spiderling-2', 'spiderling-4', 'spiderling-5'];
      put(s, { giant: null, 'spiderling-3': '4,4' });
      s.spider!.form = 'spiderlings';
    });
    expect(m.over?.winners).toEqual(['paladin']);
  });
});

test('MM-392, MM-391 an Egg stands where it was laid', () => {
  const m = say(
    spiderTurn((s) => lay(s, '4,3', 'shrine-X-1')),
    'card:eyes-1>box:egg',
    'card:webs-1',
    'space:4,3',
    'figure:giant>space:4,3',
    'end-turn',
  );
  expect(where(m, 'egg-1')).toBe('4,3');
  expect(asked(m)[0]).toBe('paladin.action');
});
