// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../page.testing.ts';
import { useAwake } from './useAwake.ts';

const Screen = () => <p>{useAwake()}</p>;
const hide = (hidden: boolean) =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') });
    document.dispatchEvent(new Event('visibilitychange'));
  });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.restoreAllMocks();
});

const giveLock = (request: () => Promise<unknown>): void =>
  void Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });

test('a screen is kept awake where the browser can, asked again when it is seen again, and let go with the page', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  giveLock(request);
  const page = await show(<Screen />);
  expect(page.text()).toBe('locked');
  await hide(true);
  expect(request).toHaveBeenCalledTimes(1);
  await hide(false);
  expect(request).toHaveBeenCalledTimes(2);
  await page.leave();
  expect(release).toHaveBeenCalled();
});

test('where the browser refuses, people are advised to set it so', async () => {
  giveLock(() => Promise.reject(new Error('no battery')));
  const page = await show(<Screen />);
  expect(page.text()).toBe('advice');
  await page.leave();
});

test('without https a silent video loops after the first tap, and ends with the page', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  Object.assign(HTMLCanvasElement.prototype, { captureStream: () => new MediaStream() });
  const page = await show(<Screen />);
  expect(page.text()).toBe('advice');
  await act(async () => void document.dispatchEvent(new Event('pointerdown')));
  expect(play).toHaveBeenCalledTimes(1);
  expect(page.text()).toBe('video');
  await page.leave();
  expect(pause).toHaveBeenCalled();
});
