import { expect, test } from 'vitest';
import { addressOf, routeOf, type Route } from './router.ts';

test.each<[string, Route]>([
  ['', { page: 'lobby' }],
  ['#/', { page: 'lobby' }],
  ['#/play/b3-9', { page: 'play', match: 'b3-9' }],
  ['#/game/harbour', { page: 'game', game: 'harbour', part: null }],
  ['#/game/harbour/campaign', { page: 'game', game: 'harbour', part: 'campaign' }],
  ['#/game', { page: 'unknown', address: '/game' }],
  ['#/game/a/b/c', { page: 'unknown', address: '/game/a/b/c' }],
  ['#/matches', { page: 'matches' }],
  ['#/settings', { page: 'settings' }],
  ['#/credits/', { page: 'credits' }],
  ['#/rules', { page: 'rules', rule: null }],
  ['#/rules/MM-201', { page: 'rules', rule: 'MM-201' }],
  ['#/play', { page: 'unknown', address: '/play' }],
  ['#/attic', { page: 'unknown', address: '/attic' }],
  ['#/play/a/b', { page: 'unknown', address: '/play/a/b' }],
  ['#/join', { page: 'join', code: null }],
  ['#/join/KQ7M-4TRX', { page: 'join', code: 'KQ7M-4TRX' }],
  ['#/at/m1', { page: 'at', match: 'm1', key: null }],
  ['#/at/m1/k-2', { page: 'at', match: 'm1', key: 'k-2' }],
  ['#/at/m1/k-2/x', { page: 'unknown', address: '/at/m1/k-2/x' }],
  ['#/take/abc', { page: 'take', key: 'abc' }],
  ['#/take', { page: 'unknown', address: '/take' }],
  ['#/owner', { page: 'owner', key: null }],
  ['#/owner/k1', { page: 'owner', key: 'k1' }],
  ['#/play/50%', { page: 'play', match: '50%' }],
])('the address %s', (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});

test.each<Exclude<Route, { page: 'unknown' }>>([
  { page: 'play', match: 'the hall/2 %#?' },
  { page: 'at', match: 'm 1', key: 'a/b' },
  { page: 'at', match: 'm1', key: null },
  { page: 'join', code: 'KQ7M-4TRX' },
  { page: 'take', key: 'once%' },
  { page: 'owner', key: null },
  { page: 'game', game: 'harbour', part: 'the bay/2' },
  { page: 'matches' },
])('the page $page keeps its names whatever signs they hold', (route) => {
  expect(routeOf(addressOf(route))).toEqual(route);
});
