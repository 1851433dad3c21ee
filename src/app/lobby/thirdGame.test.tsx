// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { games } from '../../match/games.ts';
import { tables } from '../../table/games/list.ts';
import { manifest as harbour } from '../../table/testing/harbour/manifest.ts';
import { offered, ShelfContext, type Shelf } from '../games.ts';
import { show } from '../page.testing.ts';
import { Lobby } from './Lobby.tsx';

/** The list with one line more, and the table's folder beside it. */
const shelf: Shelf = {
  games: { ...games, harbour: () => import('../../engine/testing/harbour/manifest.ts') },
  tables: { ...tables, harbour },
};

const soon = (check: () => void) =>
  vi.waitFor(async () => (await act(async () => new Promise((done) => setTimeout(done, 20))), check()), 10_000);

test('a third game stands in the lobby with its mixes, lessons and campaign as soon as it is in the list', async () => {
  const page = await show(
    <ShelfContext value={shelf}>
      <Lobby />
    </ShelfContext>,
  );
  await soon(() => expect(page.names('.shelf .box')).toContain('Harbour'));
  await page.press('Harbour');
  await soon(() => expect(page.text()).toContain('Quays, crates and sealed letters'));
  expect(page.names('#lid-title')).toEqual(['Harbour']);
  expect(page.names('.new-game h2')).toEqual(['A bay of harbours']);
  expect([...document.querySelectorAll('.mixes strong')].map((one) => one.textContent)).toEqual(['Two harbours', 'Three harbours']);
  expect(page.names('.new-journey h2')).toEqual(['One harbour']);
  expect(page.text()).toContain('Learn: a guided first turn');
  await soon(() => expect(page.text()).toContain('Three seasons of one harbour.'));
  expect(page.names('.seat-row .role-mark').length).toBe(2);
  expect(document.querySelector('.seat-row [data-seat="p1"] path')).not.toBeNull();
  await page.leave();
});

test('a game with rules and no table is not offered here', () => {
  expect(offered({ games: shelf.games, tables })).not.toContain('harbour');
  expect(offered(shelf)).toEqual([...offered({ games, tables }), 'harbour']);
});
