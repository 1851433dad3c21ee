import { expect, test } from 'vitest';
import { addressOf, routeOf, type Route } from './router.ts';

test.each<[string, Route]>([
  ['', { page: 'lobby' }],
  ['#/', { page: 'lobby' }],
  ['#/play/b3-9', { page: 'play', match: 'b3-9' }],
  ['#/settings', { page: 'settings' }],
  ['#/credits/', { page: 'credits' }],
  ['#/rules', { page: 'rules', rule: null }],
  ['#/rules/MM-201', { page: 'rules', rule: 'MM-201' }],
  ['#/play', { page: 'unknown', address: '/play' }],
  ['#/attic', { page: 'unknown', address: '/attic' }],
  ['#/play/a/b', { page: 'unknown', address: '/play/a/b' }],
  ['#/play/50%', { page: 'play', match: '50%' }],
])('the address %s', (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});

test('a match keeps its id whatever signs it holds', () => {
  const route: Route = { page: 'play', match: 'the hall/2 %#?' };
  expect(routeOf(addressOf(route))).toEqual(route);
});
