import { expect, test } from 'vitest';
import { vast } from '../../../../../engine/games/vast/index.ts';
import { put } from '../../../../../engine/games/vast/full.testing.ts';
import { acting, warlockIn } from '../../../../../engine/games/vast/rules/warlock/warlock.testing.ts';
import { webOf } from './web.ts';

const viewed = (edit: Parameters<typeof acting>[0]) => vast.view(acting(edit).peek(), 'table');

test('threads lead from the Warlock to every piece of the network, and nowhere else', () => {
  const web = webOf(viewed((s) => {
    put(s, { warlock: '2,4', 'poltergeist-1': '3,4', 'poltergeist-2': '4,3', 'poltergeist-3': '6,6' });
    s.treasureMarkers['treasure-1'] = '5,3';
  }))!;
  expect(web.knots).toEqual(['3,4', '4,3', '5,3']);
  expect(web.threads.filter(({ main }) => main)).toEqual([
    { from: '2,4', to: '3,4', main: true },
    { from: '3,4', to: '4,3', main: true },
    { from: '4,3', to: '5,3', main: true },
  ]);
});

test('a piece that hangs on two others has one main thread and a faint one', () => {
  const web = webOf(viewed((s) => put(s, { warlock: '2,4', 'poltergeist-1': '3,4', 'poltergeist-2': '3,5' })))!;
  expect(web.threads).toContainEqual({ from: '3,4', to: '3,5', main: false });
  expect(web.threads.filter(({ main }) => main)).toHaveLength(2);
});

test('before he has come there is no web', () => {
  const waiting = warlockIn('warlock.enter', (s) => put(s, { warlock: null }));
  expect(webOf(vast.view(waiting.peek(), 'table'))).toBeNull();
});
