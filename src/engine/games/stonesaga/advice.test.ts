import { describe, expect, test } from 'vitest';
import { advice } from './advice.ts';
import { askAdvice, goalAdvice } from './content/adviceWords.ts';
import { challenges } from './content/challenges.ts';
import type { Face } from './content/materials.ts';
import { stonesaga } from './index.ts';
import { likeliest } from '../../../bots/bot.ts';
import { randomAnswer } from '../../../bots/random.ts';
import { picker } from '../../kernel/chance.ts';
import type { Answer } from '../../kernel/rule.ts';
import { runs } from '../../testing/runs.testing.ts';
import { begin, change, draftAnything, fresh, give, now, say, told, type Edit, type StonesagaMatch } from './stonesaga.testing.ts';

const heard = (m: StonesagaMatch) => advice(stonesaga.view(m.peek(), 'table'), m.open);

/** Two days of somebody who does what the advice points at, and else the likeliest of the hint, as a page shows both. */
function obeyed(mix: string, seed: number): StonesagaMatch {
  const m = fresh(mix, {}, seed);
  for (let i = 0; i < 900 && now(m).day < 3 && m.open.length > 0; i++) {
    const { seat } = m.open.find(({ kind }) => kind !== 'power') ?? m.open[0]!;
    const own = m.open.filter((one) => one.seat === seat).toSorted((a, b) => Number(a.kind === 'power') - Number(b.kind === 'power'));
    const point = advice(stonesaga.view(m.peek(), 'table'), own)?.point[0];
    const meant = own.find(({ options }) => options.some(({ id }) => id === point));
    m.answer(meant ? { seat, ask: meant.ask, option: point! } : likeliestOf(m, seat, seed));
  }
  return m;
}

function likeliestOf(m: StonesagaMatch, seat: string, seed: number): Answer {
  const thought = likeliest(m, seat, 1, { strength: 'easy', pick: picker(seed) });
  for (;;) {
    const { done, value } = thought.next();
    if (done) return value[0] ?? randomAnswer(m.open.filter((one) => one.seat === seat), picker(seed), draftAnything)!;
  }
}

describe('the introduction teaches', () => {
  test('there is a word for every goal of the challenge', () => {
    const { goals, aside } = challenges.CI01;
    expect(Object.keys(goalAdvice).sort()).toEqual([...goals, ...aside].sort());
  });

  test('the first day begins with the water at hand, and points at what is offered', () => {
    const first = heard(begin({ mix: 'seeds-1' }))!;
    expect(first.title).toBe('Water for the night');
    expect(first.point).toEqual(['gather-water:c1']);
    const next = heard(begin({ mix: 'seeds-1', edit: (s) => give(s, 'c1', 'water') }))!;
    expect(next.title).toBe('Learn to Fish');
    expect(next.point).toEqual(['fish:c1:lake']);
  });

  test('where a goal cannot be met it shows the way', () => {
    const away = heard(begin({ mix: 'seeds-1', hexes: ['VV06', 'VV04', 'VV03'], edit: (s) => give(s, 'c1', 'fish') }))!;
    expect(away.title).toBe('Water for the night');
    expect(away.point.length).toBeGreaterThan(0);
    expect(away.point.filter((id) => !id.startsWith('mini:c1>hex:'))).toEqual([]);
  });

  test('whoever has too little energy for a goal is not sent to walk for it', () => {
    const edit: Edit = (s) => {
      give(s, 'c1', 'fish', 'water');
      s.characters.c1.energy = 1;
      change(s, '0,0', { shelter: 1 });
    };
    const weak = heard(begin({ mix: 'seeds-1', edit }))!;
    expect(weak.title).not.toBe('Learn to Forage');
  });

  test('whoever is tired is sent to sleep', () => {
    const tired = heard(begin({ mix: 'seeds-1', edit: (s) => void (s.characters.c1.energy = 0) }));
    expect(tired?.point).toContain('pass:c1');
  });

  test('whoever has enough for two gives to those who stand beside them without, and not to others', () => {
    const edit: Edit = (s) => {
      give(s, 'c1', 'fish', 'fish', 'water', 'water');
      change(s, '0,0', { shelter: 1 });
    };
    const shares = (more: Edit) => heard(begin({ mix: 'seeds-2', edit: (s) => (edit(s), more(s)) }))!.point;
    expect(shares(() => {})).toEqual(['res:c1:water>board:c2']);
    expect(shares((s) => give(s, 'c2', 'water'))).toEqual(['res:c1:fish>board:c2']);
    expect(shares((s) => give(s, 'c2', 'water', 'fish')).filter((id) => id.startsWith('res:'))).toEqual([]);
    expect(shares((s) => void (s.characters.c2.at = '1,0')).filter((id) => id.startsWith('res:'))).toEqual([]);
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

  test('costs are quoted as the stones show them, and nothing is said to be final', () => {
    const m = begin({ mix: 'seeds-1' });
    const water = m.open.flatMap(({ options }) => options).find(({ id }) => id === 'gather-water:c1')!;
    expect(heard(m)!.say).toContain(water.cost);
    for (const { say: words } of Object.values(goalAdvice)) expect(words).not.toMatch(/\d (of the )?energy/);
    for (const words of Object.values(askAdvice)) expect(words).not.toContain('undone');
  });

  test('nobody is told to give away what they need, not even for a goal that is made with things of the bag', () => {
    const edit: Edit = (s) => {
      s.goals.G110 = { count: 0, tokens: {}, hexes: [] };
      for (const who of ['c1', 'c2'] as const) give(s, who, 'fish', 'water');
      s.characters.c1.energy = 0;
      change(s, '0,0', { shelter: 1 });
    };
    expect(heard(begin({ mix: 'seeds-2', edit }))!.point).toEqual(['pass:c1']);
  });

  test('whoever has enough gets more for those who stand there and have too little', () => {
    const edit: Edit = (s) => {
      give(s, 'c1', 'fish', 'water');
      change(s, '0,0', { shelter: 1 });
    };
    const shares = (more: Edit) => heard(begin({ mix: 'seeds-2', edit: (s) => (edit(s), more(s)) }))!;
    expect(shares(() => {})).toMatchObject({ title: 'Water for the night', point: ['gather-water:c1'] });
    expect(shares((s) => give(s, 'c2', 'water'))).toMatchObject({ title: 'Food for the night', point: ['fish:c1:lake'] });
    expect(shares((s) => give(s, 'c2', 'water', 'fish')).title).not.toMatch(/for the night/);
  });

  test('whoever must give something up keeps the last meal and the last water', () => {
    const asked = (...held: Face[]) => {
      const view = stonesaga.view(begin({ mix: 'seeds-1', edit: (s) => give(s, 'c1', ...held) }).peek(), 'table');
      const options = [...new Set(held)].map((face) => ({ id: `res:c1:${face}` }));
      return advice(view, [{ seat: 'p1', ask: 'card.discard', options }])!.point;
    };
    expect(asked('fish', 'water', 'wood')).toEqual(['res:c1:wood']);
    expect(asked('fish', 'water', 'water')).toEqual(['res:c1:water']);
    expect(asked('fish', 'fish', 'water')).toEqual(['res:c1:fish']);
  });

  test('nobody walks for food who has no energy to gather it there', () => {
    const edit: Edit = (s) => {
      give(s, 'c1', 'water');
      s.characters.c1.energy = 1;
      change(s, '0,0', { shelter: 1 });
    };
    expect(heard(begin({ mix: 'seeds-1', edit }))!.title).not.toBe('Food for the night');
  });

  test.each([['seeds-1'], ['seeds-2'], ['seeds-3'], ['seeds-4']])(
    'whoever does what it says, and else what the hint says, never thirsts and never goes hungry: %s, two days and nights',
    (mix) => {
      const slept = [];
      for (let seed = 1; seed <= runs(4); seed++) {
        const m = obeyed(mix, seed);
        expect([seed, now(m).day]).toEqual([seed, 3]);
        slept.push(...told(m, 'slept'));
      }
      expect(slept.filter(({ fed, watered }) => !fed || !watered)).toEqual([]);
    },
    60_000,
  );

  test('Endless Mode is for those who know', () => expect(heard(begin({ mix: 'endless-1' }))).toBeNull());
});
