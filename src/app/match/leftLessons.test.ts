// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { hasLeft, rememberLeft } from './leftLessons.ts';

beforeEach(() => localStorage.clear());

test('a lesson that was left stays left, for that match alone', () => {
  rememberLeft('a');
  expect([hasLeft('a'), hasLeft('b')]).toEqual([true, false]);
});

test('broken storage forgets, and nothing worse', () => {
  localStorage.setItem('lantern-table.left-lessons', '{oops');
  expect(hasLeft('a')).toBe(false);
  rememberLeft('a');
  expect(hasLeft('a')).toBe(true);
});
