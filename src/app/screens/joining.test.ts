import { expect, test } from 'vitest';
import { HostRefused } from '../../play/hostApi.ts';
import { codeOf, troubleWords } from './joining.ts';

test.each([
  ['kq7m4trx', 'KQ7M-4TRX'],
  ['KQ7M-4TRX', 'KQ7M-4TRX'],
  [' kq7m 4trx ', 'KQ7M-4TRX'],
  ['kq7', 'KQ7'],
  ['', ''],
])('the code %j is understood as %j', (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test('what the host says is shown word for word, and silence is explained', () => {
  expect(troubleWords(new HostRefused('no-match', 'No match has this code.', false))).toBe('No match has this code.');
  expect(troubleWords(new TypeError('fetch failed'))).toContain('The host does not answer.');
});
