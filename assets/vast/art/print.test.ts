import { expect, test } from 'vitest';
import { LEAST, readable } from './print.ts';

test('type that cannot be read on the table is not printed', () => {
  expect(readable('700 21px Almendra')).toBe('700 21px Almendra');
  expect(() => readable('400 20.5px "IM Fell English SC"')).toThrow('say less');
  expect(() => readable('Almendra')).toThrow('say less');
});

test('a drawing that is shown smaller needs larger type', () => {
  expect(() => readable(`500 ${LEAST}px Inter`, 0.9)).toThrow();
  expect(readable(`500 ${LEAST / 0.9}px Inter`, 0.9)).toContain('Inter');
});
