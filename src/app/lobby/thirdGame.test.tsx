// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { games } from '../../match/games.ts';
import { tables } from '../../table/games/list.ts';
import { manifest as harbour } from '../../table/testing/harbour/manifest.ts';
import { offered, ShelfContext, type Shelf } from '../games.ts';
import { show } from '../page.testing.ts';
import { GamePage } from './GamePage.tsx';
import { Lobby } from './Lobby.tsx';

/** The list with one line more, and the table's folder beside it. */
const shelf: Shelf = {
  games: { ...games, harbour: () => import('../../engine/testing/harbour/manifest.ts') },
  tables: { ...tables, harbour },
};

const soon = (check: () => void) =>
  vi.waitFor(async () => (await act(async () => new Promise((done) => setTimeout(done, 20))), check()), 10_000);

const on = (node: ReactNode) => <ShelfContext value={shelf}>{node}</ShelfContext>;

test('a third game stands on the shelf with how many and its first lesson as soon as it is in the list', async () => {
  const page = await show(on(<Lobby />));
  await soon(() => expect(page.names('.shelf .box-face')).toContain('Harbour'));
  const box = document.querySelector('.box[data-game="harbour"]')!;
  await soon(() => expect(box.textContent).toContain('Never played? Learn in ten minutes'));
  expect(box.querySelector('.box-facts')!.textContent).toMatch(/^1.*3\splayers$/);
  expect(box.querySelector('a')!.getAttribute('href')).toBe('#/game/harbour');
  await page.leave();
});

test('its page has its mixes and chairs, its journey, its campaign and its lessons, each at its address', async () => {
  const page = await show(on(<GamePage game="harbour" part={null} />));
  await soon(() => expect(page.text()).toContain('Quays, crates and sealed letters'));
  expect(page.names('#lid-title')).toEqual(['Harbour']);
  expect([...document.querySelectorAll('.parts a')].map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['A bay of harbours', '#/game/harbour/two'],
    ['One harbour', '#/game/harbour/alone'],
    ['Campaign', '#/game/harbour/campaign'],
    ['Lessons', '#/game/harbour/lessons'],
  ]);
  await soon(() => expect(page.names('.new-game h2')).toEqual(['A bay of harbours']));
  expect([...document.querySelectorAll('.mixes strong')].map((one) => one.textContent)).toEqual(['Two harbours', 'Three harbours']);
  expect(page.names('.seat-row .role-mark').length).toBe(2);
  expect(document.querySelector('.seat-row [data-seat="p1"] path')).not.toBeNull();
  await page.render(on(<GamePage game="harbour" part="alone" />));
  await soon(() => expect(page.names('.new-journey h2')).toEqual(['One harbour']));
  await page.render(on(<GamePage game="harbour" part="campaign" />));
  await soon(() => expect(page.text()).toContain('Three seasons of one harbour.'));
  await page.render(on(<GamePage game="harbour" part="lessons" />));
  await soon(() => expect(page.names('.lesson-card').length).toBeGreaterThan(0));
  await page.render(on(<GamePage game="harbour" part={null} />));
  await soon(() => expect(page.names('.lesson-card').length).toBeGreaterThan(0)); // the part that was used last
  await page.leave();
});

test('a game with rules and no table is not offered here', () => {
  expect(offered({ games: shelf.games, tables })).not.toContain('harbour');
  expect(offered(shelf)).toEqual([...offered({ games, tables }), 'harbour']);
});
