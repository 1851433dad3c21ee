import { describe, expect, test } from 'vitest';
import { advice } from './advice.ts';
import { goalAdvice } from './content/adviceWords.ts';
import { challenges } from './content/challenges.ts';
import { stonesaga } from './index.ts';
import { randomAnswer } from '../../../bots/random.ts';
import { picker } from '../../kernel/chance.ts';
import { begin, draftAnything, fresh, give, say, type StonesagaMatch } from './stonesaga.testing.ts';

const heard = (m: StonesagaMatch) => advice(stonesaga.view(m.peek(), 'table'), m.open);

describe('the introduction teaches', () => {
  test('there is a word for every goal of the challenge', () => {
    const { goals, aside } = challenges.CI01;
    expect(Object.keys(goalAdvice).sort()).toEqual([...goals, ...aside].sort());
  });

  test('the first day begins with the water at hand, and points at what is offered', () => {
    const first = heard(begin({ mix: 'seeds-1' }))!;
    expect(first.title).toBe('Learn to Fish');
    expect(first.point).toEqual(['fish:c1:lake']);
  });

  test('where a goal cannot be met it shows the way', () => {
    const away = heard(begin({ mix: 'seeds-1', hexes: ['VV06', 'VV04', 'VV03'] }))!;
    expect(away.title).toBe('Learn to Fish');
    expect(away.point).toEqual(['mini:c1>hex:1,0', 'mini:c1>hex:0,1']);
  });

  test('whoever is tired is sent to sleep', () => {
    const tired = heard(begin({ mix: 'seeds-1', edit: (s) => void (s.characters.c1.energy = 0) }));
    expect(tired?.point).toContain('pass:c1');
  });

  test('in the middle of an action it explains the question', () => {
    const m = say(begin({ mix: 'seeds-1', edit: (s) => give(s, 'c1', 'wood', 'fiber', 'bone') }), 'craft:c1');
    expect(heard(m)?.say).toContain('first material');
  });

  test('everything it points at is on offer, through whole games at random', () => {
    const pick = picker(7);
    const m = fresh('seeds-2', {}, 11);
    for (let i = 0; i < 400 && m.open.length > 0; i++) {
      const words = heard(m);
      const offered = m.open.flatMap(({ options }) => options.map(({ id }) => id));
      expect(words?.point.filter((id) => !offered.includes(id)) ?? []).toEqual([]);
      m.answer(randomAnswer(m.open, pick, draftAnything)!);
    }
  });

  test('Endless Mode is for those who know', () => expect(heard(begin({ mix: 'endless-1' }))).toBeNull());
});
