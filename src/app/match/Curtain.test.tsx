// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { noGuide } from '../../match/guides.ts';
import { show } from '../page.testing.ts';
import { Curtain } from './Curtain.tsx';
import type { Sitting } from './sitting.ts';

const sitting: Sitting = { guide: noGuide, people: { paladin: 'Ada', spider: 'Ben' }, automatic: { manor: 'easy' } };

test('the curtain says whose turn it is, and only they lift it', async () => {
  const lift = vi.fn();
  const page = await show(<Curtain sitting={sitting} awaited={['spider']} lift={lift} takeBack={null} />);
  expect(page.names('h2, button')).toEqual(['Ben is next', 'I am BenSpider']);
  expect(document.querySelector('dialog')!.open).toBe(true);
  await page.press('I am BenSpider');
  expect(lift.mock.calls).toEqual([['spider']]);
});

test('several people who are asked choose who takes the screen first', async () => {
  const lift = vi.fn();
  const page = await show(<Curtain sitting={sitting} awaited={['paladin', 'spider']} lift={lift} takeBack={null} />);
  expect(page.names('h2, button')).toEqual(['Who takes the screen?', 'I am AdaPaladin', 'I am BenSpider']);
  await page.press('I am BenSpider');
  expect(lift.mock.calls).toEqual([['spider']]);
});

test('what was pressed by mistake can be asked back from the curtain, and Esc does not lift it', async () => {
  const [lift, takeBack] = [vi.fn(), vi.fn()];
  const page = await show(<Curtain sitting={sitting} awaited={['spider']} lift={lift} takeBack={takeBack} />);
  const cancel = new Event('cancel', { cancelable: true });
  document.querySelector('dialog')!.dispatchEvent(cancel);
  expect([cancel.defaultPrevented, lift.mock.calls.length]).toEqual([true, 0]);
  await page.press('Wait: take back the last answer');
  expect(takeBack).toHaveBeenCalledOnce();
});
