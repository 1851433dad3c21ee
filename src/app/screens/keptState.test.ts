import { expect, test } from 'vitest';
import { keptState } from './keptState.ts';

const kept = { damaged: null, over: false, code: 'KQ7M-4TRX', open: false, touched: 0 };
const said = (more: object, days = 1): string => keptState({ ...kept, ...more } as never, days * 86_400_000);

test('a kept match says how it stands, and why it cannot be opened', () => {
  const all = [said({}), said({ open: true }), said({ code: null }), said({ over: true })];
  expect(all).toEqual(['At rest', 'Being played', 'Closed', 'Over']);
  expect(said({ damaged: 'answers are missing' })).toBe('answers are missing');
});

test('a match that nobody has touched for a year is named, not one day before', () => {
  expect([said({}, 365), said({}, 366)]).toEqual(['At rest', 'At rest, untouched for a year']);
});
