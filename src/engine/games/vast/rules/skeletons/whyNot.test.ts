import { describe, expect, test } from 'vitest';
import { picker } from '../../../../kernel/chance.ts';
import type { Gesture } from '../../../../kernel/option.ts';
import { gearIds } from '../../content/gear.ts';
import { full, put } from '../../full.testing.ts';
import { figuresOnMap, skeletonIds } from '../figures.ts';
import { squares } from '../spaces.ts';
import { acting, gearUp, turnOf } from './skeletons.testing.ts';
import { dragging, lay, now, pressing, say, tapping, type VastMatch } from '../../vast.testing.ts';

const rule = (m: VastMatch, gesture: Gesture): string | undefined => m.whyNot('skeletons', gesture)?.rule;

describe('Refusals of the Skeletons', () => {
  test('MM-064, MM-126, MM-236, MM-245, MM-247, MM-248, MM-269, FA-5 movement', () => {
    const m = acting({ shooty: '3,7', casty: 'N-M' }, (s) => {
      lay(s, '3,7', 'pit-I-1');
      s.figures.pillar = '2,7';
    });
    expect(rule(m, dragging('figure:casty', 'space:3,1'))).toBe('MM-245');
    expect(rule(m, dragging('figure:screamy', 'space:3,1'))).toBe('MM-064');
    expect(rule(m, dragging('figure:paladin', 'space:3,7'))).toBe('MM-126');
    expect(rule(m, dragging('figure:shooty', 'space:2,7'))).toBe('FA-5');
    expect(rule(m, dragging('figure:shooty', 'space:3,6'))).toBe('MM-236');
    expect(rule(m, dragging('figure:shooty', 'space:7,1'))).toBe('MM-247');
    expect(rule(m, dragging('figure:shooty', 'space:4,7'))).toBeUndefined();
    expect(rule(m, tapping('figure:paladin'))).toBe('MM-248');
    expect(rule(m, { kind: 'throw', dice: 'spawn', count: 1 })).toBe('MM-269');
  });

  test('MM-143, MM-249, MM-254, MM-259, MM-261, MM-264, MM-266, HD-10 actions', () => {
    const m = say(acting({ stabby: '1,4' }, (s) => lay(s, '1,4', 'blood-L-1')), 'stay');
    expect(rule(m, dragging('figure:stabby', 'space:2,4'))).toBe('MM-249');
    expect(rule(m, dragging('figure:stabby', 'space:4,4'))).toBe('MM-264');
    expect(rule(m, dragging('figure:stabby', 'edge:1,4|1,5'))).toBe('MM-143');
    expect(rule(m, dragging('figure:stabby', 'edge:4,6|4,7'))).toBe('MM-261');
    expect(rule(m, tapping('figure:paladin'))).toBe('MM-254');
    expect(rule(m, tapping('treasure:treasure-1'))).toBe('MM-259');
    expect(rule(m, pressing('arm'))).toBe('MM-266');
    expect(rule(m, pressing('dig'))).toBe('HD-10');
  });

  test('MM-276, MM-292, MM-295, MM-761, RU-56 abilities and gear', () => {
    const m = acting({ slashy: '3,7', casty: 'N-M' }, (s) => {
      s.skeletons.stability = 0;
      gearUp(s, 'hand', 'shield');
      gearUp(s, 'inPlay', 'grappleChain', 'bombBag');
    });
    expect(rule(m, tapping('march:slashy'))).toBe('MM-761');
    expect(rule(m, dragging('token:skulls', 'space:3,6'))).toBe('MM-276');
    expect(rule(m, dragging('march:screamy', 'figure:slashy'))).toBe('MM-276');
    expect(rule(m, dragging('card:shield', 'march:casty'))).toBe('MM-295');
    expect(rule(m, dragging('card:bombBag', 'edge:4,6|4,7'))).toBe('RU-56');
    expect(rule(m, dragging('card:grappleChain', 'edge:3,6|3,7'))).toBe('MM-761');
    const rich = say(acting({ slashy: '3,7' }), 'march:slashy');
    expect(rule(rich, tapping('march:slashy'))).toBe('MM-292');
  });

  test('MM-072, MM-253, MM-761, MM-784 a forced attack, summoning, and other turns', () => {
    const m = say(acting({ slashy: '3,7' }, (s) => put(s, { 'egg-1': '4,7' })), 'figure:slashy>space:4,7');
    expect(rule(m, tapping('figure:egg-1'))).toBe('MM-784');
    expect(rule(m, pressing('no-action'))).toBe('MM-253');
    const poor = turnOf({ casty: 'W-M' }, (s) => {
      s.phase = { step: 'skeletons.summon' };
      gearUp(s, 'hand', 'shield');
    });
    expect(rule(poor, { kind: 'throw', dice: 'spawn', count: 1 })).toBe('MM-761');
    expect(rule(full('five', (s) => void (s.phase = { step: 'actions' })), dragging('figure:casty', 'space:1,1'))).toBe('MM-072');
  });

  test('whatever they try in a game, there is a reason and a sentence', () => {
    const m = full('skeletons-spider', (s) => {
      s.round = 0;
      gearUp(s, 'hand', 'shield', 'bombBag', 'greatAxe');
    }, 3);
    const pick = picker(7);
    for (let i = 0; i < 300 && !m.over; i++) {
      const from = [...skeletonIds.map((id) => `figure:${id}`), ...gearIds.map((id) => `card:${id}`), 'token:skulls', 'march:screamy'];
      const onto = [
        ...squares.map((id) => `space:${id}`),
        'space:W-M',
        'edge:3,7|4,7',
        'march:casty',
        ...figuresOnMap(now(m)).map((id) => `figure:${id}`),
      ];
      const gesture = dragging(from[pick(from.length)]!, onto[pick(onto.length)]!);
      const refusal = m.whyNot('skeletons', gesture);
      const offered = m.open.some(
        ({ seat, options }) =>
          seat === 'skeletons' && options.some(({ id }) => id === `${gesture.kind === 'drag' ? `${gesture.from}>${gesture.onto}` : ''}`),
      );
      expect(refusal === null).toBe(offered);
      if (refusal) expect(refusal.why).toMatch(/^[A-Z].*[.!?]$/);
      const decision = m.open[pick(m.open.length)]!;
      m.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[pick(decision.options.length)]!.id });
    }
  });
});
