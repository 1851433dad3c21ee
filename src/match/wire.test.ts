import { afterEach, describe, expect, test, vi } from 'vitest';
import { openLocalPlay } from '../play/localPlay.ts';
import { RequestShape } from './messages.ts';
import { engineOverWire, testEngine, words } from './playing.testing.ts';
import { remoteEngine, serve, type Port } from './wire.ts';
import { matchLockName, holdMatch, OpenElsewhere } from '../play/matchLock.ts';

afterEach(() => void vi.useRealTimers());

/** A far end that takes letters and never writes back. */
const silence = (): Port => ({ postMessage: () => {}, addEventListener: () => {} });

describe('messages', () => {
  test('of a wrong shape are refused before any rule sees them', async () => {
    const engine = testEngine();
    for (const request of [
      null,
      {},
      { do: 'dance' },
      { do: 'choose', screen: 'here', answer: { seat: 'me' } },
      { do: 'undo', agreed: 'yes' },
      { do: 'choose', screen: 'here', answer: { seat: 'me', ask: 'say', option: 'yes', cheat: 1 } },
    ])
      await expect(engine.ask(request as never)).rejects.toMatchObject({ name: 'Refused', code: 'bad-message' });
    await expect(engine.ask({ do: 'undo', agreed: true })).rejects.toMatchObject({ code: 'not-open' });
  });

  test('carry drafts of any depth', () => {
    const composing = (draft: unknown) => ({ do: 'choose', screen: 'here', answer: { seat: 'a', ask: 'b', option: 'composed', draft } });
    expect(RequestShape.safeParse(composing([{ x: [1, null, 'y'] }])).success).toBe(true);
    expect(RequestShape.safeParse(composing(() => 1)).success).toBe(false);
  });

  test('that are not ours are left alone', async () => {
    const heard: ((event: { data: unknown }) => void)[] = [];
    const posted = vi.fn();
    serve({ postMessage: posted, addEventListener: (_type, listener) => void heard.push(listener) }, testEngine());
    for (const data of [null, 'hello', { id: 'x', request: {} }, { source: 'react-devtools' }]) heard[0]!({ data });
    await Promise.resolve();
    expect(posted).not.toHaveBeenCalled();
  });

  test('find their own answers even if many are on their way', async () => {
    const play = await openLocalPlay({ game: 'fragile', engine: engineOverWire, wish: { seed: 1 } });
    const answers = await Promise.all([
      play.whyNot({ kind: 'tap', on: 'moon' }),
      play.whyNot({ kind: 'button', word: 'yes' }),
      words(play, 'yes'),
      play.undo(false),
      play.undo(false),
    ]);
    expect(answers).toEqual([{ rule: 'FR-1', why: expect.any(String) }, null, undefined, true, false]);
    play.close();
  });
});

describe('rules that never come back', () => {
  test('are given up, and every pending request hears why', async () => {
    vi.useFakeTimers();
    const end = vi.fn();
    const lost = vi.fn();
    const engine = remoteEngine(silence(), end);
    engine.onLost(lost);
    const asked = [engine.ask({ do: 'undo', agreed: true }), engine.ask({ do: 'snapshot', screen: 'here' })].map((one) =>
      one.catch((error: Error) => error.message),
    );
    await vi.advanceTimersByTimeAsync(60_001);
    for (const why of await Promise.all(asked)) expect(why).toContain('did not answer in time');
    expect([end.mock.calls.length, lost.mock.calls.length]).toEqual([1, 1]);
    await expect(engine.ask({ do: 'snapshot', screen: 'here' })).rejects.toThrow('closed');
  });

  test('cost a match the answer that stopped them, and nothing else', async () => {
    type Stoppable = ReturnType<typeof remoteEngine>;
    const engines: Stoppable[] = [];
    const stoppable = (): Stoppable => {
      const engine = engineOverWire() as Stoppable;
      engines.push(engine);
      return engine;
    };
    const play = await openLocalPlay<{ said: string[] }>({ game: 'fragile', engine: stoppable, wish: { seed: 1 } });
    await words(play, 'yes', 'rest', 'yes');
    const pending = words(play, 'yes').catch((error: Error) => error.message);
    engines[0]!.lose('The rules have stopped working.');
    expect(await pending).toBe('The rules have stopped working.');
    await vi.waitFor(() => expect(play.snapshot().change).toBe('rebuilt'));
    expect(play.snapshot().view.said).toEqual(['yes', 'rest', 'yes']);
    await words(play, 'roll');
    expect(play.snapshot().view.said).toHaveLength(4);
    play.close();
  });
});

describe('a match open in two tabs', () => {
  const locks = () => {
    const held = new Set<string>();
    return {
      request: async (name: string, _options: unknown, work: (lock: object | null) => unknown) => {
        if (held.has(name)) return work(null);
        held.add(name);
        await work({ name });
        held.delete(name);
      },
    } as unknown as LockManager;
  };

  test('is refused by the second, until the first has closed it', async () => {
    const manager = locks();
    const release = await holdMatch('m1', manager);
    await expect(holdMatch('m1', manager)).rejects.toBeInstanceOf(OpenElsewhere);
    (await holdMatch('m2', manager))();
    release();
    await new Promise((done) => setTimeout(done));
    (await holdMatch('m1', manager))();
    expect(matchLockName('m1')).toContain('m1');
  });

  test('cannot be noticed where there are no locks, and that stops nobody', async () => {
    expect(await holdMatch('m1', undefined)).toBeTypeOf('function');
    const forbidding = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as LockManager;
    expect(await holdMatch('m1', forbidding)).toBeTypeOf('function');
  });
});
