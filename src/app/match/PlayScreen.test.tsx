// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { inlineEngine } from '../../match/engine.ts';
import { guideOf } from '../../match/guides.ts';
import { rulesOf } from '../../play/games.ts';
import { rulebookOf } from '../../play/rulebooks.ts';
import { openLocalPlay, type LocalPlay, type Opening } from '../../play/localPlay.ts';
import { show } from '../page.testing.ts';
import { changeShell } from '../settings/settingsStore.ts';
import type { AnyOpenMatch } from './any.ts';
import { PlayScreen } from './PlayScreen.tsx';

vi.mock('../../table/sound/index.ts', () => ({
  createMixer: () => ({ startAmbience: () => {}, setVolume: () => {}, dispose: () => {}, say: () => {} }),
}));
vi.mock('../../table/Table.tsx', () => ({ Table: () => null }));
vi.mock('../keeping.ts', () => ({
  start: vi.fn(),
  campaigns: {},
  saves: { storage: { trouble: { subscribe: () => () => {}, snapshot: () => null } }, picture: async () => {} },
}));

await rulebookOf('vast'); // a long book: read before anybody waits for a page of it
changeShell({ warn: false });
let play: LocalPlay;
let leave: () => Promise<void>;
afterEach(async () => {
  await leave();
  play.close();
});

/** A match as it is played where nothing can be drawn: from its list of actions. */
async function seat(more: Partial<Opening>) {
  play = await openLocalPlay({ game: 'vast', engine: () => inlineEngine(rulesOf), wish: { mix: 'paladin-spider', seed: 5 }, ...more });
  const header = { id: 'm', game: 'vast', title: 'Two', mix: 'paladin-spider', options: {}, startedAt: 0 };
  const match = {
    id: 'm',
    header,
    play,
    reseat: (a, p) => play.reseat(a, p),
    rename: async () => {},
    flush: async () => {},
    close: async () => {},
  } as AnyOpenMatch;
  const guide = await guideOf('vast');
  const page = await show(<PlayScreen opened={{ match, table: null, art: null, unpainted: null, lesson: null, guide }} />);
  leave = page.leave;
  return page;
}
const offered = (): string[] => [...document.querySelectorAll<HTMLElement>('#actions [data-option]')].map((one) => one.dataset['option']!);
const answer = (option: string) => act(async () => document.querySelector<HTMLElement>(`#actions [data-option="${option}"]`)!.click());
const soon = (check: () => void) =>
  vi.waitFor(async () => (await act(async () => new Promise((done) => setTimeout(done, 20))), check()), 5000);

const herCards = /(eyes|fangs|webs)-\d/;

test('behind the curtain the page knows nothing of a hand, and its owner finds it again', async () => {
  const page = await seat({ people: { paladin: 'Ada', spider: 'Ben' } });
  expect(page.text()).toContain('Take an action');
  expect(document.body.innerHTML).not.toMatch(herCards);
  await answer('end-turn');
  await soon(() => expect(page.names('dialog.curtain h2')).toEqual(['Ben is next']));
  expect(document.body.innerHTML).not.toMatch(herCards);
  expect(offered()).toEqual([]);
  await page.press('I am BenThe Spider');
  await soon(() => expect(offered().join()).toMatch(herCards));
  expect(document.querySelector('dialog.curtain')).toBeNull();
  await answer('end-turn');
  await soon(() => expect(offered()).toContain('cubes:unassigned>box:crusade'));
  expect(document.body.innerHTML).not.toMatch(herCards);
});

test('against a bot nobody draws a curtain, and the bar shows whose turn it is', async () => {
  const page = await seat({ people: { spider: 'Ben' }, automatic: { paladin: 'random' } });
  await act(async () => play.bots.pause());
  await soon(() => expect(page.text()).toContain('waits for you'));
  expect(page.names('.turn-chip strong')).toEqual(['The Paladin']);
  await page.press('Go on');
  await page.press('Skip to my turn');
  await soon(() => expect(offered().join()).toMatch(herCards));
  expect(document.querySelector('dialog.curtain')).toBeNull();
  expect(page.text()).toContain('Ben · ');
});

test('undo past another person asks everybody by name', async () => {
  const page = await seat({ people: { paladin: 'Ada', spider: 'Ben' } });
  await answer('end-turn');
  await soon(() => expect(page.names('dialog.curtain h2')).toEqual(['Ben is next']));
  await page.press('Wait: take back the last answer');
  await page.press('Ben agrees');
  await soon(() => expect(offered()).toContain('end-turn'));
  expect(page.names('.turn-chip strong')).toEqual(['The Paladin']);
});

test('what was taken back is put back until something else is answered', async () => {
  const page = await seat({ people: { paladin: 'Ada' }, automatic: { spider: 'random' } });
  const redo = () => page.names('.top-bar button').includes('Redo: put back what was taken back');
  const first = play.archive().log.length;
  await answer(offered()[0]!);
  await soon(() => expect(play.archive().log.length).toBe(first + 1));
  const { length } = play.archive().log;
  await page.press('Undo: take back the last answer');
  await soon(() => expect(play.archive().log.length).toBeLessThan(length));
  await page.press('Redo: put back what was taken back');
  await soon(() => expect(play.archive().log).toHaveLength(length));
  await soon(() => expect(redo()).toBe(false));
});

test('roles and rules open beside the match', async () => {
  const page = await seat({ people: { paladin: 'Ada' }, automatic: { spider: 'random' } });
  await page.press('Rules and roles');
  expect(page.names('#rules article h3')).toEqual(['The Paladin']);
  await page.press('MM-169');
  await soon(() => expect(document.querySelector('#rules [aria-current]')?.textContent).toMatch(/^MM-169/));
});

test('before a turn is ended with something left, the page asks once, and never again for those who say so', async () => {
  changeShell({ warn: true });
  const page = await seat({ people: { paladin: 'Ada' }, automatic: { spider: 'random' } });
  const { length } = play.archive().log;
  await answer('end-turn');
  expect(page.text()).toContain('3 hero cubes are not spent.');
  await page.press('Go back');
  expect(play.archive().log).toHaveLength(length);
  await answer('end-turn');
  await act(async () => document.querySelector<HTMLElement>('dialog input[type="checkbox"]')!.click());
  const buttons = [...document.querySelectorAll<HTMLElement>('dialog button')];
  await act(async () => buttons.find((one) => one.textContent === 'End your turn')!.click());
  await soon(() => expect(play.archive().log.length).toBeGreaterThan(length));
  const stored = JSON.parse(localStorage.getItem('lantern-table.settings')!) as { shell: { warn: boolean } };
  expect(stored.shell.warn).toBe(false);
});
