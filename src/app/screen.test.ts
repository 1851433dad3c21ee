import { expect, test } from 'vitest';
import { addressFor, screenAddressOf } from './screen.ts';

test('an address without a role is that of a player', () => {
  expect(screenAddressOf('')).toEqual({
    role: 'player', turn: 0, delay: 0, ground: 'table', captions: 'below', scene: { kind: 'follow' }, seat: null,
  });
});

test('a stream says how late it is, on what ground it lies, and what it looks at', () => {
  expect(screenAddressOf('?screen=stream&delay=120&ground=none&captions=above&scene=whole')).toMatchObject({
    role: 'stream', delay: 120, ground: 'none', captions: 'above', scene: { kind: 'whole' },
  });
  expect(screenAddressOf('?screen=stream&scene=board:left&zoom=3').scene).toEqual({ kind: 'one', thing: 'board:left', zoom: 3 });
});

test('nonsense falls back, and more than ten minutes are ten minutes', () => {
  expect(screenAddressOf('?screen=window&turn=9&delay=9999&ground=mud&captions=sideways')).toMatchObject({
    role: 'player', turn: 3, delay: 600, ground: 'table', captions: 'below',
  });
  expect(screenAddressOf('?delay=-3&scene=board:left&zoom=900')).toMatchObject({ delay: 0, scene: { zoom: 2.4 } });
});

test('secrets stand behind the hash, where no server reads them', () => {
  const address = addressFor('stream', 'm1', 'key', { delay: '30' });
  expect(address).toBe('/?screen=stream&delay=30#/at/m1/key');
  expect(addressFor('hand', 'm1', null)).toBe('/?screen=hand#/at/m1');
});
