// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inlineEngine } from '../../match/engine.ts';
import { guideOf } from '../../match/guides.ts';
import { rulesOf } from '../../play/games.ts';
import { openLocalPlay, type LocalPlay } from '../../play/localPlay.ts';
import type { AnyGameTable } from '../../table/contract.ts';
import type { TableInputs } from '../../table/stage/inputs.ts';
import { show } from '../page.testing.ts';
import { changeShell } from '../settings/settingsStore.ts';
import type { AnyOpenMatch } from './any.ts';
import { PlayScreen } from './PlayScreen.tsx';

const said: string[] = [];
let given: TableInputs;
vi.mock('../../table/sound/index.ts', () => ({
  createMixer: () => ({ startAmbience: () => {}, setVolume: () => {}, dispose: () => {}, say: (text: string) => void said.push(text) }),
}));
vi.mock('../../table/Table.tsx', () => ({ Table: (inputs: TableInputs) => ((given = inputs), null) }));
vi.mock('../keeping.ts', () => ({
  start: vi.fn(),
  campaigns: {},
  saves: { storage: { trouble: { subscribe: () => () => {}, snapshot: () => null } }, picture: async () => {} },
}));

/** A game that has a word for every fact: its name. */
const words = new Proxy(
  {},
  {
    getOwnPropertyDescriptor: (_, name) => ({ configurable: true, enumerable: true, value: name }),
    get: (_, name) => () => `[${String(name)}]`,
  },
);
const table = { words, course: [], pace: () => 0 } as unknown as AnyGameTable;
let play: LocalPlay;
let page: Awaited<ReturnType<typeof show>>;

beforeEach(async () => {
  said.length = 0;
  changeShell({ aloud: true, warn: false });
  play = await openLocalPlay({ game: 'vast', engine: () => inlineEngine(rulesOf), wish: { mix: 'paladin-spider', seed: 5 } });
  const header = { id: 'm', game: 'vast', title: 'Two', mix: 'paladin-spider', options: {}, startedAt: 0 };
  const match = { id: 'm', header, play, flush: async () => {}, close: async () => {} } as unknown as AnyOpenMatch;
  const opened = { match, table, art: { scale: 1 } as TableInputs['art'], unpainted: null, lesson: null, guide: await guideOf('vast') };
  page = await show(<PlayScreen opened={opened} />);
  if (!document.querySelector('ol.log')) await page.press('Log');
});
afterEach(async () => {
  await page.leave();
  play.close();
});

const soon = (check: () => void) =>
  vi.waitFor(async () => (await act(async () => new Promise((done) => setTimeout(done, 20))), check()), 5000);
const bracketed = (text: string | null | undefined): string => (text ?? '').match(/\[\w+\]/g)?.join('') ?? '';
const captions = (): string => document.querySelector('[role="log"]')!.textContent ?? '';
const lastOfLog = (): string => bracketed([...document.querySelectorAll('ol.log li button')].at(-1)?.textContent);
const inWords = (facts: TableInputs['facts']): string => facts.map(({ fact }) => `[${fact}]`).join('');
const seen = (facts: number) => act(async () => given.onSeen!(given.moment, facts));

async function endTurn(): Promise<void> {
  const before = given.moment;
  await act(async () => document.querySelector<HTMLElement>('#actions [data-option="end-turn"]')!.click());
  await soon(() => expect(given.moment).toBeGreaterThan(before));
  expect(given.facts.length).toBeGreaterThan(1);
}

test('log, captions and voice wait for the table, fact by fact, and then the question is read', async () => {
  const [heard, logged] = [bracketed(captions()), lastOfLog()];
  await endTurn();
  expect([captions(), lastOfLog(), said]).toEqual([heard, logged, []]);
  await seen(1);
  const first = inWords(given.facts.slice(0, 1));
  expect([captions(), lastOfLog(), said]).toEqual([first, first, [first]]);
  await seen(given.facts.length);
  const all = inWords(given.facts);
  expect([bracketed(captions()), lastOfLog(), bracketed(said.join(''))]).toEqual([all, all, all]);
  expect(captions().length).toBeGreaterThan(all.length);
});

test('in a replay the caption waits as well, and a jump tells what led there', async () => {
  await endTurn();
  await seen(given.facts.length);
  const told = inWords(given.facts);
  const caption = (): string => bracketed(document.querySelector('.replay-bar .caption')?.textContent);
  await act(async () => [...document.querySelectorAll<HTMLElement>('ol.log li button')][0]!.click());
  await soon(() => expect(document.querySelector('.replay-bar')).not.toBeNull());
  expect(caption()).not.toBe(told);
  said.length = 0;
  await page.press('One answer on');
  await soon(() => expect(given.facts.length).toBeGreaterThan(1));
  expect(given.change).toBe('answered');
  expect([caption(), said]).not.toContain(told);
  await seen(given.facts.length);
  expect(caption()).toBe(told);
  expect(bracketed(said.join(''))).toBe(told);
});
