import { expect, test } from 'vitest';
import { PictureStore, type StoreLimits } from './pictureStore.ts';

/** A store whose loads end when the test says so, with a clock that the test turns. */
function opened(sizes: Record<string, number>, limits: Partial<StoreLimits> = {}) {
  const [log, waiting] = [[] as string[], new Map<string, (ok: boolean) => void>()];
  let [now, alarms] = [0, [] as { at: number; then: () => void }[]];
  const store = new PictureStore<string>(
    {
      bytes: (key) => sizes[key]!,
      load: (key) => new Promise((done, fail) => waiting.set(key, (ok) => (ok ? done(key) : fail(new Error('lost'))))),
      show: (key) => log.push(`+${key}`),
      free: (key) => log.push(`-${key}`),
    },
    { budget: 100, idle: 1000, atOnce: 4, ...limits },
    {
      now: () => now,
      after: (ms, then) => {
        const alarm = { at: now + ms, then };
        alarms.push(alarm);
        return () => (alarms = alarms.filter((one) => one !== alarm));
      },
    },
  );
  return {
    store,
    log,
    asked: () => [...waiting.keys()],
    come: async (key: string, ok = true) => {
      waiting.get(key)!(ok);
      waiting.delete(key);
      await new Promise((done) => setTimeout(done));
    },
    pass: (ms: number) => {
      now += ms;
      const due = alarms.filter(({ at }) => at <= now);
      alarms = alarms.filter(({ at }) => at > now);
      for (const { then } of due) then();
    },
  };
}

test('a picture is fetched once, however many draw it, and shown when it comes', async () => {
  const { store, log, asked, come } = opened({ hill: 40 });
  store.hold('hill');
  store.hold('hill');
  expect(asked()).toEqual(['hill']);
  expect(store.figures).toEqual({ bytes: 40, highest: 40, missing: 1 });
  await come('hill');
  expect(log).toEqual(['+hill']);
  expect(store.figures.missing).toBe(0);
});

test('what was let go first makes room, and what is drawn never does', async () => {
  const { store, log, asked, come, pass } = opened({ hill: 40, lake: 30, wood: 30, cave: 50 });
  const [hill, lake] = [store.hold('hill'), store.hold('lake')];
  store.hold('wood');
  for (const key of ['hill', 'lake', 'wood']) await come(key);
  lake();
  pass(10);
  hill();
  store.hold('cave');
  expect(log.slice(3)).toEqual(['-lake', '-hill']); // both must go for 50 more, the one that was let go first goes first
  expect(asked()).toEqual(['cave']);
  await come('cave');
  expect(store.figures).toEqual({ bytes: 80, highest: 100, missing: 0 });
});

test('a picture that does not fit beside what is drawn waits until something is let go', async () => {
  const { store, log, asked, come } = opened({ hill: 60, cave: 50 });
  const hill = store.hold('hill');
  await come('hill');
  store.hold('cave');
  expect(asked()).toEqual([]);
  expect(store.figures).toEqual({ bytes: 60, highest: 60, missing: 1 });
  await store.settled(); // nothing more can come now
  hill();
  expect(log).toEqual(['+hill', '-hill']);
  expect(asked()).toEqual(['cave']);
});

test('the budget counts what is on its way', () => {
  const { store, asked } = opened({ hill: 60, lake: 60 });
  store.hold('hill');
  store.hold('lake');
  expect(asked()).toEqual(['hill']);
  expect(store.figures.highest).toBe(60);
});

test('a hint takes free room only, and comes after what is drawn', async () => {
  const { store, asked, come, log } = opened({ hill: 60, lake: 30, cave: 50, wood: 10 }, { atOnce: 1 });
  const hill = store.hold('hill');
  store.hint('wood');
  store.hold('lake');
  await come('hill');
  expect(asked()).toEqual(['lake']);
  await come('lake');
  expect(asked()).toEqual(['wood']);
  await come('wood');
  hill();
  store.hint('cave');
  expect(log).not.toContain('-hill');
  expect(asked()).toEqual([]);
});

test('what nobody has drawn for a while is given back', async () => {
  const { store, log, come, pass } = opened({ hill: 40, lake: 40 });
  const [hill, lake] = [store.hold('hill'), store.hold('lake')];
  await come('hill');
  await come('lake');
  hill();
  pass(600);
  lake();
  pass(400);
  expect(log.slice(2)).toEqual(['-hill']);
  pass(1000);
  expect(log.slice(2)).toEqual(['-hill', '-lake']);
  expect(store.figures.bytes).toBe(0);
});

test('what is drawn again in time stays', async () => {
  const { store, log, come, pass } = opened({ hill: 40 });
  const hill = store.hold('hill');
  await come('hill');
  hill();
  pass(900);
  store.hold('hill');
  pass(5000);
  expect(log).toEqual(['+hill']);
});

test('a picture that is lost on its way costs nothing, and is asked for again by the next who draws it', async () => {
  const { store, asked, come } = opened({ hill: 40 });
  store.hold('hill');
  await come('hill', false);
  expect(store.figures).toMatchObject({ bytes: 0, missing: 1 });
  store.hold('hill');
  expect(asked()).toEqual(['hill']);
});

test('settled waits for everything that can come', async () => {
  const { store, come } = opened({ hill: 40 });
  let settled = false;
  store.hold('hill');
  void store.settled().then(() => (settled = true));
  await Promise.resolve();
  expect(settled).toBe(false);
  await come('hill');
  expect(settled).toBe(true);
});

test('a closed store gives back what it has, and what comes late', async () => {
  const { store, log, come } = opened({ hill: 40, lake: 40 });
  store.hold('hill');
  store.hold('lake');
  await come('hill');
  store.close();
  await come('lake');
  expect(log).toEqual(['+hill', '-hill', '-lake']);
  expect(store.figures.bytes).toBe(0);
});
