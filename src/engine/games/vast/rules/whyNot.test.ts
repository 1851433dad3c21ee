import { describe, expect, test } from 'vitest';
import { picker } from '../../../kernel/chance.ts';
import { begin, dragging, give, lay, pressing, refused, say, tapping } from '../vast.testing.ts';
import { squares } from './spaces.ts';

describe('Every refused gesture names its rule', () => {
  test('what is on offer is not refused', () => {
    const m = begin();
    for (const { options } of m.open) for (const { gesture } of options) expect(refused(m, gesture)).toBeNull();
  });

  test('MM-159 MM-409 ending early says what is lost, and is never what a page holds out first', () => {
    const m = begin();
    const end = m.open[0]!.options.find(({ id }) => id === 'end-turn')!;
    expect([end.declines, end.loses]).toEqual([true, '3 hero cubes are not spent']);
    say(m, 'cubes:unassigned>box:prepare');
    expect(m.open[0]!.options.find(({ id }) => id === 'end-turn')!.loses).toBe('2 hero cubes are not spent');
  });

  test('MM-016 MM-126 a piece that cannot be lifted says whose it is, and what is asked', () => {
    const m = begin();
    const { prompt } = m.open[0]!;
    expect(m.whyNot('paladin', { kind: 'lift', thing: 'figure:casty' })).toEqual({
      rule: 'MM-126',
      why: `That figure is not yours to move. ${prompt}`,
    });
    expect(m.whyNot('paladin', { kind: 'lift', thing: 'token:stability' })?.why).toContain(prompt);
  });

  test('moves in a crusade', () => {
    const m = begin((s) => lay(s, '4,6', 'pit-I-1', 1));
    say(m, 'cubes:unassigned>box:crusade');
    expect(refused(m, dragging('figure:paladin', 'space:4,6'))?.rule).toBe('MM-081');
    expect(refused(m, dragging('figure:paladin', 'space:4,7'))?.rule).toBe('MM-169');
    expect(refused(m, dragging('cubes:unassigned', 'box:sprint'))?.rule).toBe('MM-159');
    expect(refused(m, tapping('figure:casty'))?.rule).toBe('MM-126');
  });

  test('while a tile is turned nothing else is done', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'blood-T-1', 0, false);
    });
    say(m, 'figure:paladin>space:3,7');
    expect(m.open[0]!.ask).toBe('reveal.orient');
    expect(refused(m, { kind: 'turn', thing: 'space:3,7', to: 1 })?.rule).toBe('MM-094');
    expect(refused(m, dragging('figure:paladin', 'space:4,7'))?.rule).toBe('MM-159');
    expect(refused(m, pressing('end-turn'))?.rule).toBe('MM-159');
  });

  test('favors and treasures that are not in play, used up, or work by themselves', () => {
    const m = begin((s) => {
      give(s, 'inPlay', 'halo', 'radiantLamps', 'mendingPrayer');
      s.paladin.turn.mendingPrayer = true;
    });
    expect(refused(m, dragging('card:beacon', 'space:3,7'))?.rule).toBe('MM-224');
    expect(refused(m, dragging('card:mendingPrayer', 'dial:grit'))?.rule).toBe('HD-08');
    expect(refused(m, tapping('card:radiantLamps'))?.rule).toBe('FA-4');
    expect(refused(m, tapping('card:halo'))?.rule).toBe('HD-09');
    expect(refused(m, dragging('card:masonsPick', 'edge:4,6|4,7'))?.rule).toBe('MM-223');
    expect(refused(m, dragging('figure:casty', 'space:3,7'))?.rule).toBe('MM-126');
    expect(refused(m, tapping('space:3,7'))?.rule).toBe('MM-169');
    expect(refused(m, dragging('token:fury', 'space:3,7'))?.rule).toBe('FA-1');
  });

  test('no breach is left', () => {
    const m = begin((s) => {
      for (let i = 1; i <= 7; i++) s.breaches[`${i},1|${i},2`] = true;
      s.breaches['1,2|1,3'] = true;
    });
    expect(refused(m, dragging('token:fury', 'edge:4,6|4,7'))?.rule).toBe('MM-007');
  });

  test('when the game is over, and when somebody else decides', () => {
    const m = begin((s) => void (s.ended = { winners: [], why: '' }));
    expect(refused(m, pressing('end-turn'))?.rule).toBe('MM-074');
    expect(begin().whyNot('manor', pressing('end-turn'))?.rule).toBe('MM-072');
  });

  test('whatever is tried on a board in play, there is a reason and a sentence', () => {
    const pick = picker(7);
    const things = [
      'figure:paladin',
      'figure:pillar',
      'figure:casty',
      'cubes:unassigned',
      'token:fury',
      'token:light',
      'card:beacon',
      'card:armor',
      'card:nonsense',
      'felt',
    ];
    const places = [
      ...squares.map((square) => `space:${square}`),
      'space:W-S',
      'box:prepare',
      'edge:4,6|4,7',
      'edge:1,1|W-N',
      'dial:grit',
      'board:paladin',
      'stat:strength',
      'felt',
    ];
    for (let seed = 1; seed <= 5; seed++) {
      const m = begin(undefined, seed);
      for (let i = 0; i < 40 && !m.over; i++) {
        const decision = m.open[pick(m.open.length)]!;
        say(m, decision.options[pick(decision.options.length)]!.id);
        for (let tries = 0; tries < 5; tries++) {
          const gesture = pick(2)
            ? dragging(things[pick(things.length)]!, places[pick(places.length)]!)
            : tapping(things[pick(things.length)]!);
          const taken = m.open.some(({ options }) => options.some((option) => JSON.stringify(option.gesture) === JSON.stringify(gesture)));
          const refusal = refused(m, gesture);
          if (taken) expect(refusal).toBeNull();
          else expect(refusal?.why).toMatch(/\.$/);
        }
      }
    }
  });
});
