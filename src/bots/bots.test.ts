import { describe, expect, test } from 'vitest';
import { begin } from '../engine/kernel/begin.ts';
import { entropyFrom, picker, type Chance } from '../engine/kernel/chance.ts';
import { button } from '../engine/kernel/option.ts';
import { boundary, choose, compose, type Rule } from '../engine/kernel/rule.ts';
import type { GameRules } from '../engine/kernel/rules.ts';
import type { Table } from '../engine/kernel/table.ts';
import { botAnswer, strengthNamed, strengths, thinker, type Strength } from './bot.ts';
import { randomAnswer } from './random.ts';

interface Lanes extends Chance {
  points: number;
  steps: number;
  sown: boolean;
  hidden: number;
}

/**
 * Four lanes, eight times. `low` pays 1 at once, `high` pays 2 after a word more, `sow` costs 1 and lets the next lane be `reap`,
 * which pays 6; `blind` pays what only the state knows.
 */
function* walk(t: Table<Lanes, string>): Rule {
  while (t.state.steps < 8) {
    const lane = yield* choose('p1', 'lane', 'Which lane?', t.state.sown ? [...lanes, button('reap', 'reap', 'reap')] : lanes);
    t.state.steps += 1;
    t.state.sown = lane === 'sow';
    if (lane === 'low') t.state.points += 1;
    if (lane === 'sow') t.state.points -= 1;
    if (lane === 'reap') t.state.points += 6;
    if (lane === 'blind') t.state.points += t.state.hidden;
    if (lane === 'draft') t.state.points += (yield* compose<number>('p1', 'draft', 'How much?', { form: null, check: () => null }));
    if (lane === 'high') {
      yield* choose('p1', 'wait', 'Wait.', [button('on', 'Go on', null), button('off', 'Turn back', null)]);
      t.state.points += 2;
    }
    yield* boundary();
  }
}

const lanes = ['low', 'high', 'sow', 'blind', 'draft'].map((word) => button(word, word, word));

const lanesGame = (hidden: number): GameRules<Lanes, string, { points: number }> => ({
  name: 'lanes', title: 'Lanes', edition: 1, editions: [], settings: [],
  mixes: [{ id: 'one', title: 'One', seats: ['p1'], about: '' }],
  setup: ({ chance }) => ({ chance: [...chance], points: 0, steps: 0, sown: false, hidden }),
  play: walk,
  copy: (state) => ({ ...state, chance: [...state.chance] }),
  view: ({ points }) => ({ points }),
  imagine: (state, _seat, pick) => void (state.hidden = pick(2)),
  over: ({ steps }) => (steps < 8 ? null : { winners: ['p1'], why: 'The end.' }),
  whyNot: () => null,
  score: ({ points }) => points / 100,
});

const started = (hidden = 0) => begin(lanesGame(hidden), { chance: entropyFrom(1) });
const first = (strength: Strength, seed: number, hidden = 0) => botAnswer(started(hidden), 'p1', { strength, pick: picker(seed) })?.option;

function played(strength: Strength, seed: number, hidden = 0): { points: number; options: string[] } {
  const match = started(hidden);
  const pick = picker(seed);
  while (match.open.length > 0) {
    const answer = botAnswer(match, 'p1', { strength, pick });
    if (!answer) break;
    match.answer(answer);
  }
  return { points: match.peek().points, options: match.answers.map(({ option }) => option) };
}

describe('bots', () => {
  test('take a step for what it pays when it is done', () => {
    for (const seed of [1, 2, 3, 4, 5]) expect(first('usual', seed)).toBe('high');
  });

  test('give something up for what it pays later in the turn, when they are strong', () => {
    for (const seed of [1, 2, 3, 4, 5]) expect(first('strong', seed)).toBe('sow');
    expect(played('strong', 1).points).toBeGreaterThan(played('usual', 1).points);
  });

  test('do not know what their seat does not know', () => {
    // The hidden lane really pays nine; imagined, it pays nought or one.
    for (const strength of strengths)
      for (const seed of [1, 2, 3]) expect(played(strength, seed, 9).options).toEqual(played(strength, seed, 0).options);
  });

  test('leave the match as it was, dice included', () => {
    const match = started();
    const before = match.hash();
    for (const strength of strengths) botAnswer(match, 'p1', { strength, pick: picker(1) });
    expect(match.hash()).toBe(before);
    expect(match.answers).toHaveLength(0);
  });

  test('think the same with the same seed', () => {
    for (const strength of strengths) expect(played(strength, 7)).toEqual(played(strength, 7));
  });

  test('follow their plan without a second thought, and drop it when it was not followed', () => {
    const match = started();
    match.answer(botAnswer(match, 'p1', { strength: 'strong', pick: picker(1) })!);
    const unasked = (): number => {
      throw new Error('a plan needs no luck');
    };
    expect(botAnswer(match, 'p1', { strength: 'strong', pick: unasked })?.option).toBe('reap');
    match.answer({ seat: 'p1', ask: 'lane', option: 'low' });
    expect(() => botAnswer(match, 'p1', { strength: 'strong', pick: unasked })).toThrow('needs no luck');
  });

  test('never choose their way into a question that wants a draft', () => {
    const match = started();
    for (const strength of ['easy', 'usual', 'strong'] as const) expect(played(strength, 1).options).not.toContain('draft');
    match.answer({ seat: 'p1', ask: 'lane', option: 'draft' });
    expect(botAnswer(match, 'p1', { strength: 'usual', pick: picker(1) })).toBeUndefined();
    expect(randomAnswer(match.open, picker(1))).toBeUndefined();
    expect(randomAnswer(match.open, picker(1), () => 5)).toEqual({ seat: 'p1', ask: 'draft', option: 'composed', draft: 5 });
  });

  test('answer nothing for a seat that is not asked', () => {
    expect(botAnswer(started(), 'p2', { strength: 'usual', pick: picker(1) })).toBeUndefined();
  });

  test('say how far their thought has come, and end with the answer', () => {
    const thought = thinker(started(), 'p1', { strength: 'strong', pick: picker(3) });
    const seen: number[] = [];
    let step = thought.next();
    for (; !step.done; step = thought.next()) seen.push(step.value);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(Math.max(...seen)).toBeLessThanOrEqual(1);
    expect(step.value).toEqual(botAnswer(started(), 'p1', { strength: 'strong', pick: picker(3) }));
  });

  test('stop when the clock says so, with an answer all the same', () => {
    let now = 0;
    let looks = 0;
    const limit = { millis: 50, clock: () => ((looks += 1), (now += 10)) };
    expect(botAnswer(started(), 'p1', { strength: 'strong', pick: picker(1), limit })).toBeDefined();
    expect(looks).toBeLessThan(20);
  });

  test('go by the names that people type', () => {
    expect(['bot', 'random', 'easy', 'usual', 'strong', 'clever'].map(strengthNamed)).toEqual([
      'usual',
      'random',
      'easy',
      'usual',
      'strong',
      undefined,
    ]);
  });
});

/** Thirty doors in a ring, each a little nearer to the warmth than none at all, and one way out into the cold. */
function* ring(t: Table<Lanes, string>): Rule {
  for (;;) {
    const door = yield* choose<number | null>('p1', 'door', 'Which door?', [...doors, button('out', 'Out', null)]);
    if (door === null) {
      t.state.steps = 8;
      return;
    }
    t.state.points = door;
    yield* boundary();
  }
}

const doors = Array.from({ length: 30 }, (_, k) => button(`door-${k}`, `Door ${k}`, k % 7));

test.each(['easy', 'usual', 'strong'] as const)('%s: a bot that goes round in circles finds its way out', (strength) => {
  const match = begin(
    { ...lanesGame(0), play: ring, score: ({ points, steps }) => (steps < 8 ? 0.5 + points / 20 : 0) },
    { chance: entropyFrom(1) },
  );
  let answers = 0;
  for (const pick = picker(1); match.open.length > 0 && answers < 2_000; answers++)
    match.answer(botAnswer(match, 'p1', { strength, pick })!);
  expect(match.open).toEqual([]);
});
