import { describe, expect, test, vi } from 'vitest';
import { entropyFrom } from '../engine/kernel/chance.ts';
import type { Answer } from '../engine/kernel/rule.ts';
import { harbour } from '../engine/testing/harbour/index.ts';
import { BotRun } from './botRun.ts';
import { Machine } from './machine.ts';
import { MatchHost } from './matchHost.ts';
import { screenOf } from './playing.testing.ts';
import type { Policy } from './policy.ts';
import { thinkThrough, type Pace } from './thinking.ts';

const chance = entropyFrom(1);
let now = 0;
const pace: Pace = { slice: 10, timeout: 1000, notice: 350, clock: () => now, yieldToEventLoop: () => Promise.resolve() };

function* saying(answer: Answer | undefined, steps = 0, each = 0): ReturnType<Policy> {
  for (let step = 1; step <= steps; step++) {
    now += each;
    yield step / steps;
  }
  return answer;
}
const quay = (number: number): Answer => ({ seat: 'p1', ask: 'setup.quay', option: `quay:${number}` });

function seated(policy: Policy, report = vi.fn()) {
  const host = MatchHost.begin(harbour, { mix: 'two', chance }, () => machine.changed());
  host.automatic.set('p1', policy);
  const machine: Machine = new Machine(host, 1, pace, report);
  machine.changed();
  return { host, machine, report };
}

describe('the machine', () => {
  test('answers for its seats, and for nobody else', async () => {
    const { host, machine } = seated(() => saying(quay(9)));
    expect(await machine.move()).toEqual({ by: 'p1', trouble: null });
    expect(host.seen(screenOf('table')).view.quays['quay:9']).toBe('p1');
    expect(host.seen(screenOf('p2')).waiting).toEqual(['p2']);
    expect(await machine.move()).toEqual({ by: null, trouble: null });
  });

  test.each<[string, Policy]>([
    ['throws', () => (function* (): ReturnType<Policy> { throw new Error('dizzy'); })()],
    ['thinks for ever', () => saying(quay(1), 1e9, 7)],
    ['has no answer', () => saying(undefined)],
    ['answers nonsense', () => saying(quay(99))],
  ])('plays on plainly when a bot %s, and says so', async (_how, policy) => {
    const { host, machine } = seated(policy);
    const { by, trouble } = await machine.move();
    expect([by, trouble]).toEqual(['p1', expect.any(String)]);
    expect(Object.values(host.seen(screenOf('table')).view.quays).filter(Boolean)).toEqual(['p1']);
  });

  test('forgets a thought about a match that somebody has changed meanwhile', async () => {
    const { host, machine } = seated(() => saying(quay(3), 50, 11));
    const moving = machine.move();
    host.choose(quay(5));
    expect(await moving).toEqual({ by: null, trouble: null });
    expect(host.seen(screenOf('table')).view.quays).toMatchObject({ 'quay:5': 'p1' });
  });

  test('tells how far a long thought has come, and when it is over', async () => {
    const { machine, report } = seated(() => saying(quay(3), 10, 100));
    await machine.move();
    expect(report.mock.calls[0]).toEqual([{ seat: 'p1', done: 0.4, ms: 400 }]);
    const short = seated(() => saying(quay(3), 10, 10));
    await short.machine.move();
    expect(short.report).not.toHaveBeenCalled();
  });
});

test('a thought lets others speak after every slice', async () => {
  const yieldToEventLoop = vi.fn(() => Promise.resolve());
  await thinkThrough(() => saying(quay(1), 20, 4), () => true, () => {}, { ...pace, yieldToEventLoop });
  expect(yieldToEventLoop.mock.calls.length).toBeGreaterThanOrEqual(6);
});

describe('a run of bots', () => {
  function run(turns: number) {
    let left = turns;
    const move = vi.fn(async () => ((left -= 1), { by: 'bot', trouble: null }));
    const rested = vi.fn();
    return { bots: new BotRun(() => (left > 0 ? 'bot' : null), move, rested), move, rested, left: () => left };
  }

  test('waits for the table before each answer', async () => {
    const { bots, move } = run(3);
    const shown: (() => void)[] = [];
    bots.pace(() => new Promise((done) => shown.push(done)));
    bots.kick();
    expect(move).not.toHaveBeenCalled();
    shown[0]!();
    await vi.waitFor(() => expect(move).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(shown).toHaveLength(2));
    expect(move).toHaveBeenCalledTimes(1);
  });

  test('stops when it is told to, and goes on again', async () => {
    const { bots, left } = run(3);
    bots.pace(() => new Promise((done) => setTimeout(done, 5)));
    bots.kick();
    bots.pause();
    await new Promise((done) => setTimeout(done, 20));
    expect([left(), bots.snapshot().mode]).toEqual([3, 'paused']);
    bots.go();
    await vi.waitFor(() => expect(left()).toBe(0));
  });

  test('is hurried until a person is asked, and then takes its time again', async () => {
    const { bots, left, rested } = run(50);
    bots.pace(() => new Promise(() => {}));
    bots.kick();
    bots.skip();
    await vi.waitFor(() => expect(left()).toBe(0));
    await vi.waitFor(() => expect(bots.snapshot().mode).toBe('run'));
    expect(rested).toHaveBeenCalled();
  });

  test('halts where nothing can be answered, and says why', async () => {
    const bots = new BotRun(() => 'bot', () => Promise.reject(new Error('a rule broke')), () => {});
    bots.kick();
    await vi.waitFor(() => expect(bots.snapshot()).toMatchObject({ mode: 'paused', trouble: { seat: null, why: 'a rule broke' } }));
  });
});
