import type { Text } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { freed, softened } from './freedText.ts';

const someText = (destroyed = false) => ({ destroyed, autoGenerateMipmaps: false, unload: vi.fn() });

test('a text that is taken off the table gives back its picture, unless it was destroyed before', () => {
  const [standing, gone] = [someText(), someText(true)];
  for (const text of [standing, gone]) freed(text as unknown as Text)();
  expect(standing.unload).toHaveBeenCalledOnce();
  expect(gone.unload).not.toHaveBeenCalled();
});

test('words that are shown small have mipmaps as long as they stand', () => {
  const text = someText();
  const release = softened(text as unknown as Text);
  expect(text.autoGenerateMipmaps).toBe(true);
  expect(text.unload).not.toHaveBeenCalled();
  release();
  expect(text.unload).toHaveBeenCalledOnce();
});
