// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { BotRun } from '../../match/botRun.ts';
import { noGuide } from '../../match/guides.ts';
import { show } from '../page.testing.ts';
import { BotBar } from './BotBar.tsx';
import type { Sitting } from './sitting.ts';

const sitting: Sitting = { guide: noGuide, people: { paladin: 'Ada' }, automatic: { spider: 'usual' } };
const bots = () => new BotRun(() => 'spider', () => new Promise(() => {}), vi.fn());

test('a bot that takes its time says so, with how far it has come', async () => {
  const run = bots();
  const page = await show(<BotBar bots={run} sitting={sitting} seat="spider" mine />);
  expect(page.text()).toContain('Spider moves.');
  await act(async () => run.thinks({ seat: 'spider', done: 0.25, ms: 600 }));
  expect(page.text()).toContain('Spider thinks …');
  expect(document.querySelector('progress')!.getAttribute('value')).toBe('0.25');
});

test('bots are stopped, sent on, and hurried', async () => {
  const run = bots();
  const page = await show(<BotBar bots={run} sitting={sitting} seat="spider" mine />);
  await page.press('Pause');
  expect(run.snapshot().mode).toBe('paused');
  await page.press('Go on');
  expect(run.snapshot().mode).toBe('run');
  await page.press('Skip to my turn');
  expect(run.snapshot().mode).toBe('skip');
  expect(page.text()).toContain('Hurrying on');
});
