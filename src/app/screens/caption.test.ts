import { expect, test } from 'vitest';
import type { LogLine } from '../../table/lines.ts';
import { captionsOf } from './caption.ts';

const line = (text: string, times = 1): LogLine => ({ text, times, mark: false });

test('a caption holds the newest sentences that fit, in their order', () => {
  const lines = [line('The lamp went out.'), line('The miller rolled 2.', 3), line('A door opened.')];
  expect(captionsOf(lines)).toEqual(['The lamp went out. The miller rolled 2. (3 times) A door opened.']);
  expect(captionsOf(lines, 46)).toEqual(['The miller rolled 2. (3 times) A door opened.']);
  expect(captionsOf(lines, 20)).toEqual(['A door opened.']);
  expect(captionsOf([])).toEqual([]);
});

test('one long sentence is cut at a word and goes on in the next caption, and nothing of it is dropped', () => {
  const text = 'The miller walked through the hall and down the stairs to the cellar, where a light was burning.';
  const captions = captionsOf([line('Before.'), line(text)], 40);
  expect(captions[0]).toBe('The miller walked through the hall and…');
  for (const caption of captions) expect(caption.length).toBeLessThanOrEqual(40);
  expect(captions.map((one) => one.replaceAll('…', '')).join(' ')).toBe(text);
});

test('a word that is longer than a caption is cut all the same', () => {
  const captions = captionsOf([line('a'.repeat(50))], 20);
  expect(captions.map((one) => one.replaceAll('…', '')).join('')).toBe('a'.repeat(50));
});
