// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../page.testing.ts';
import { useMatchShortcuts } from './useMatchShortcuts.ts';

const done: string[] = [];
const press = (key: string) => act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

function Match() {
  const [cards, setCards] = useState(true);
  const [drawer, setDrawer] = useState<'log' | 'none'>('log');
  useMatchShortcuts(
    { drawer, toggle: (which) => done.push(which), shut: () => setDrawer('none') },
    [{ open: cards, close: () => setCards(false) }],
    { undo: () => done.push('undo') },
  );
  return <p>{[cards && 'cards', drawer !== 'none' && drawer].filter(Boolean).join(' and ')}</p>;
}

test('Escape closes what lies open, the uppermost first, until nothing does', async () => {
  const page = await show(<Match />);
  expect(page.text()).toBe('cards and log');
  await press('Escape');
  expect(page.text()).toBe('log');
  await press('Escape');
  await press('Escape');
  expect(page.text()).toBe('');
  await page.leave();
});

test('letters open drawers and do what there is to do, and nothing else', async () => {
  const page = await show(<Match />);
  for (const key of ['b', 'u', 'p', 'h', 'r']) await press(key);
  expect(done).toEqual(['rules', 'undo']);
  await page.leave();
});
