import { expect, test } from 'vitest';
import type { LogLine } from '../../table/lines.ts';
import { captionOf } from './caption.ts';

const line = (text: string, times = 1): LogLine => ({ text, times, mark: false });

test('a caption holds the newest sentences that fit, in their order', () => {
  const lines = [line('The lamp went out.'), line('The miller rolled 2.', 3), line('A door opened.')];
  expect(captionOf(lines)).toBe('The lamp went out. The miller rolled 2. (3 times) A door opened.');
  expect(captionOf(lines, 46)).toBe('The miller rolled 2. (3 times) A door opened.');
  expect(captionOf(lines, 20)).toBe('A door opened.');
  expect(captionOf([])).toBe('');
});

test('one long sentence is cut at a word, and nothing is dropped without a sign', () => {
  const caption = captionOf([line('The miller walked through the hall and down the stairs to the cellar.')], 40);
  expect(caption).toBe('The miller walked through the hall and…');
  expect(caption.length).toBeLessThanOrEqual(40);
});
