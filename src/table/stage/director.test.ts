import { beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '../../match/play.ts';
import { Director, stepsOf, type Update } from './director.ts';

interface Fact {
  readonly fact: string;
  readonly ms: number;
}

/** A stage without a clock: time passes when the test says so. */
function stage() {
  const log: string[] = [];
  let words = '';
  let timers: { at: number; then: () => void }[] = [];
  let now = 0;
  let rolling: (() => void) | null = null;
  const director = new Director<string, Fact>({
    pace: ({ ms }) => ms,
    tell: (facts) => {
      log.push(facts.map(({ fact }) => fact).join('+'));
      if (facts.some(({ fact }) => fact === 'rolled')) return new Promise<void>((done) => (rolling = done));
      return undefined;
    },
    cut: () => log.push('cut'),
    show: ({ view }, how) => log.push(`${how} ${view}`),
    seen: ({ view, facts }, n) => void (words = `${view}: ${facts.slice(0, n).map(({ fact }) => fact).join(' ')}`),
    after: (ms, then) => {
      const timer = { at: now + ms, then };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
    changed: (busy) => log.push(busy ? 'busy' : 'free'),
  });
  return {
    log,
    director,
    words: () => words,
    landed: () => rolling?.(),
    pass(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { then } of due) then();
    },
  };
}

const told = (view: string, facts: readonly Fact[], change: Change = 'answered'): Update<string, Fact> => ({
  view,
  facts,
  change,
  questions: [],
  moment: 1,
});
const fact = (name: string, ms: number): Fact => ({ fact: name, ms });

let s: ReturnType<typeof stage>;
beforeEach(() => (s = stage()));

describe('the director', () => {
  test('tells facts in order, each with its time, and then shows the view', () => {
    s.director.arrive(told('after', [fact('a', 100), fact('b', 200)]));
    expect(s.log).toEqual(['busy', 'a']);
    s.pass(99);
    expect(s.log).toHaveLength(2);
    s.pass(1);
    expect(s.log).toEqual(['busy', 'a', 'b']);
    s.pass(200);
    expect(s.log).toEqual(['busy', 'a', 'b', 'glide after', 'free']);
    expect(s.director.busy).toBe(false);
  });

  test('shows a view without facts at once', () => {
    s.director.arrive(told('after', []));
    expect(s.log).toEqual(['glide after', 'free']);
  });

  test('keeps the order of several answers', () => {
    s.director.arrive(told('one', [fact('a', 50)]));
    s.director.arrive(told('two', [fact('b', 50)]));
    s.pass(50);
    s.pass(50);
    expect(s.log).toEqual(['busy', 'a', 'glide one', 'b', 'glide two', 'free']);
  });

  test('skips to the latest view, and nothing of the old scene follows', () => {
    s.director.arrive(told('one', [fact('a', 50), fact('x', 50)]));
    s.director.arrive(told('two', [fact('b', 50)]));
    s.director.skip();
    s.pass(1000);
    expect(s.log).toEqual(['busy', 'a', 'cut', 'free', 'glide two']);
  });

  test.each(['opened', 'undone', 'rebuilt'] as const)('jumps when the table is %s', (change) => {
    s.director.arrive(told('one', [fact('a', 50)]));
    s.director.arrive(told('now', [fact('never', 50)], change));
    s.pass(1000);
    expect(s.log).toEqual(['busy', 'a', 'cut', 'free', 'jump now']);
  });

  test('waits for dice that roll longer than their time', async () => {
    s.director.arrive(told('after', [fact('rolled', 100)]));
    s.pass(100);
    await Promise.resolve();
    expect(s.log).toEqual(['busy', 'rolled']);
    s.landed();
    await new Promise((done) => setTimeout(done));
    expect(s.log).toEqual(['busy', 'rolled', 'glide after', 'free']);
  });

  test('lets words follow each fact, and those of a throw when the dice lie', async () => {
    s.director.arrive(told('after', [fact('a', 100), fact('taken', 0), fact('rolled', 100), fact('hit', 50)]));
    expect(s.words()).toBe('after: a');
    s.pass(100);
    expect(s.log.at(-1)).toBe('taken+rolled');
    expect(s.words()).toBe('after: a');
    s.pass(100);
    await new Promise((done) => setTimeout(done));
    expect(s.words()).toBe('after: a');
    s.landed();
    await new Promise((done) => setTimeout(done));
    expect(s.words()).toBe('after: a taken rolled hit');
  });

  test('lets words follow a throw as soon as it lies, before its time is up', async () => {
    s.director.arrive(told('after', [fact('rolled', 100)]));
    s.landed();
    await new Promise((done) => setTimeout(done));
    expect(s.words()).toBe('after: rolled');
    expect(s.log).toEqual(['busy', 'rolled']);
  });

  test('lets all words follow at once when somebody skips, and none of the dice that were cut off', async () => {
    s.director.arrive(told('one', [fact('rolled', 50)]));
    s.director.arrive(told('two', [fact('b', 50)]));
    s.director.skip();
    expect(s.words()).toBe('two: b');
    s.landed();
    await new Promise((done) => setTimeout(done));
    expect(s.words()).toBe('two: b');
  });

  test('reports an update without facts, so that what is asked next can be said', () => {
    s.director.arrive(told('after', []));
    expect(s.words()).toBe('after: ');
  });

  test('is quicker at a higher speed', () => {
    s.director.speed = 4;
    s.director.arrive(told('after', [fact('a', 100)]));
    s.pass(25);
    expect(s.log.at(-2)).toBe('glide after');
  });
});

test('facts without time of their own join the next one that has some', () => {
  const facts = [fact('a', 0), fact('b', 10), fact('c', 0)];
  expect(stepsOf(facts, ({ ms }) => ms).map(({ facts: f, ms }) => [f.map((x) => x.fact).join(''), ms])).toEqual([
    ['ab', 10],
    ['c', 0],
  ]);
});
