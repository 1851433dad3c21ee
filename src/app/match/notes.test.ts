// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepNotes, notesOf } from './notes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('SS-177 players write what they like, and find it again with its match', () => {
  expect(keepNotes('one', 'Clay behind the second ridge.')).toBe(true);
  expect(notesOf('one')).toBe('Clay behind the second ridge.');
  expect(notesOf('two')).toBe('');
  keepNotes('one', '');
  expect(localStorage.length).toBe(0);
});

test('a browser that keeps nothing is told of, and nothing breaks', () => {
  vi.stubGlobal('localStorage', { setItem: () => { throw new DOMException('full', 'QuotaExceededError'); } });
  expect(keepNotes('one', 'Something.')).toBe(false);
});
