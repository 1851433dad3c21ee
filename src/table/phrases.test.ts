import { expect, test } from 'vitest';
import { both, capital, counted, either } from './phrases.ts';

test('words are joined as they are spoken', () => {
  expect(both([])).toBe('');
  expect(both(['wood'])).toBe('wood');
  expect(both(['wood', 'hide', 'clay'])).toBe('wood, hide and clay');
  expect(either(['wood', 'hide'])).toBe('wood or hide');
});

test('one is counted in the singular', () => {
  expect([counted(1, 'space'), counted(2, 'space'), counted(2, 'fish', 'fish')]).toEqual(['1 space', '2 spaces', '2 fish']);
  expect(capital('dried flats')).toBe('Dried flats');
});
