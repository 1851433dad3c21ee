// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keys, shortcutOf } from './shortcuts.ts';

const press = (key: string, target: EventTarget | null = null, more: Partial<KeyboardEvent> = {}) =>
  shortcutOf({ key, target, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...more });

function field(type: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = type;
  return input;
}

test('keys mean what the sheet says, and each only one thing', () => {
  expect(['a', 'l', 'b', 'p', 'f', 'u', 'r', 's', 'h', '?', 'Escape'].map((key) => press(key))).toEqual([
    'actions',
    'log',
    'rules',
    'pause',
    'skip',
    'undo',
    'redo',
    'settings',
    'hint',
    'help',
    'close',
  ]);
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
});

test('whoever writes a name or searches a rule opens no drawers by it', () => {
  for (const type of ['text', 'search']) expect(press('a', field(type))).toBeNull();
  expect(press('a', document.createElement('textarea'))).toBeNull();
  expect(press('a', field('range'))).toBe('actions');
  expect(press('Escape', field('search'))).toBe('close'); // out of a field, too, it closes what is open
});

test('keys of the browser stay with the browser, and those that the table has used with the table', () => {
  expect([press('p', null, { ctrlKey: true }), press('s', null, { metaKey: true }), press('h', null, { defaultPrevented: true })]).toEqual([
    null,
    null,
    null,
  ]);
});
