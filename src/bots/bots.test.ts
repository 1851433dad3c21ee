import { describe, expect, test } from 'vitest';
import { begin } from '../engine/kernel/begin.ts';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { button } from '../engine/kernel/option.ts';
import { choose, compose, type Rule } from '../engine/kernel/rule.ts';
import type { Chance } from '../engine/kernel/chance.ts';
import type { GameRules } from '../engine/kernel/rules.ts';
import type { Table } from '../engine/kernel/table.ts';
import { answerOf, botAnswer, strengthNamed, strengths, thinker, type Strength } from './bot.ts';
import { greedy } from './greedy.ts';
import { playout, ponder } from './playouts.ts';
import { randomAnswer } from './random.ts';

interface Lanes extends Chance {
  points: number;
  steps: number;
  hidden: number;
}

/** Three lanes, eight times. `low` pays 1 at once, `high` pays 3 two steps later, `blind` pays what only the state knows. */
function* walk(t: Table<Lanes, string>): Rule {
  while (t.state.steps < 8) {
    const lane = yield* choose('p1', 'lane', 'Which lane?', lanes);
    t.state.steps += 1;
    if (lane === 'low') t.state.points += 1;
    if (lane === 'blind') t.state.points += t.state.hidden;
    if (lane === 'draft') t.state.points += (yield* compose<number>('p1', 'draft', 'How much?', { form: null, check: () => null }));
    if (lane !== 'high') continue;
    yield* choose('p1', 'wait', 'Wait.', [button('on', 'Go on', null)]);
    t.state.points += 3;
  }
}

const lanes = ['low', 'high', 'blind', 'draft'].map((word) => button(word, word, word));

const lanesGame = (hidden: number): GameRules<Lanes, string, { points: number }> => ({
  name: 'lanes', title: 'Lanes', edition: 1, editions: [], settings: [],
  mixes: [{ id: 'one', title: 'One', seats: ['p1'], about: '' }],
  setup: ({ chance }) => ({ chance: [...chance], points: 0, steps: 0, hidden }),
  play: walk,
  copy: (state) => ({ ...state, chance: [...state.chance] }),
  view: ({ points }) => ({ points }),
  imagine: (state, _seat, pick) => void (state.hidden = pick(2)),
  over: ({ steps }) => (steps < 8 ? null : { winners: ['p1'], why: 'The end.' }),
  whyNot: () => null,
  score: ({ points }) => points / 100,
});

const started = (hidden = 0) => begin(lanesGame(hidden), { chance: entropyFrom(1) });

function played(strength: Strength, seed: number): number {
  const match = started();
  const pick = picker(seed);
  while (match.open.length > 0) {
    const answer = botAnswer(match, 'p1', { strength, pick });
    if (!answer) break;
    match.answer(answer);
  }
  return match.peek().points;
}

describe('bots', () => {
  test('see no further than the next position when they are easy', () => {
    expect(greedy(started(), 'p1', 40, picker(2))?.option).toBe('low');
  });

  test('find what pays later by playing on', () => {
    for (const seed of [1, 2, 3, 4, 5]) expect(answerOf(ponder(started(), 'p1', { playouts: 200, depth: 4 }, picker(seed)))?.option).toBe('high');
  });

  test('do not know what their seat does not know', () => {
    // The hidden lane really pays nine; imagined, it pays nought or one.
    for (const seed of [1, 2, 3]) expect(answerOf(ponder(started(9), 'p1', { playouts: 200, depth: 2 }, picker(seed)))?.option).not.toBe('blind');
  });

  test('leave the match as it was, dice included', () => {
    const match = started();
    const before = match.hash();
    for (const strength of strengths) botAnswer(match, 'p1', { strength, pick: picker(1) });
    expect(match.hash()).toBe(before);
    expect(match.answers).toHaveLength(0);
  });

  test('think the same with the same seed', () => {
    const think = (seed: number) => botAnswer(started(), 'p1', { strength: 'usual', pick: picker(seed) });
    expect(think(7)).toEqual(think(7));
  });

  test('never choose their way into a question that wants a draft', () => {
    const match = started();
    expect(playout(match, 'p1', { seat: 'p1', ask: 'lane', option: 'draft' }, 9, picker(1))).toBeLessThan(0);
    for (const strength of ['easy', 'usual'] as const) expect(botAnswer(match, 'p1', { strength, pick: picker(1) })?.option).not.toBe('draft');
    match.answer({ seat: 'p1', ask: 'lane', option: 'draft' });
    expect(botAnswer(match, 'p1', { strength: 'usual', pick: picker(1) })).toBeUndefined();
    expect(randomAnswer(match.open, picker(1))).toBeUndefined();
    expect(randomAnswer(match.open, picker(1), () => 5)).toEqual({ seat: 'p1', ask: 'draft', option: 'composed', draft: 5 });
  });

  test('answer nothing for a seat that is not asked', () => {
    expect(botAnswer(started(), 'p2', { strength: 'usual', pick: picker(1) })).toBeUndefined();
  });

  test('say how far their thought has come, and end with the answer', () => {
    const thought = thinker(started(), 'p1', { strength: 'usual', pick: picker(3) });
    const seen: number[] = [];
    let step = thought.next();
    for (; !step.done; step = thought.next()) seen.push(step.value);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(Math.max(...seen)).toBeLessThanOrEqual(1);
    expect(step.value).toEqual(botAnswer(started(), 'p1', { strength: 'usual', pick: picker(3) }));
  });

  test('go by the names that people type', () => {
    expect(['bot', 'random', 'easy', 'usual', 'strong', 'clever'].map(strengthNamed)).toEqual(['usual', 'random', 'easy', 'usual', 'strong', undefined]);
  });

  test('stop when the clock says so', () => {
    let now = 0;
    let looks = 0;
    const limit = { millis: 50, clock: () => ((looks += 1), (now += 10)) };
    answerOf(ponder(started(), 'p1', { playouts: 1_000_000, depth: 10, limit }, picker(1)));
    expect(looks).toBeLessThan(20);
  });

  test('play better the stronger they are', () => {
    const mean = (strength: Strength) => [1, 2, 3, 4, 5, 6].reduce((sum, seed) => sum + played(strength, seed), 0) / 6;
    expect(mean('easy')).toBeGreaterThan(mean('random'));
    expect(mean('usual')).toBeGreaterThan(mean('easy'));
  });
});
