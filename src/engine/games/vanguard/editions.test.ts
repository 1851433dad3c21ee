import { expect, test } from 'vitest';
import { editions } from './editions.ts';
import type { VanguardState } from './state.ts';
import { recordOf } from './rules/ship/planetBoard.ts';
import { position } from './vanguard.testing.ts';

const upTo = (edition: number, state: VanguardState): void => editions.find(({ to }) => to === edition)!.up(state);

test('edition 7 leaves every track that has become shorter one space before its end, and the others as they are', () => {
  const state = position({
    planet: 'switch-house',
    edit: (s) => void (s.planet!.markers = { 'wakehall.g': 9, 'warmlamp.g': 3, 'readline.g': 7 }),
  });
  upTo(7, state);
  expect(state.planet!.markers).toEqual({ 'wakehall.g': 6, 'warmlamp.g': 3, 'readline.g': 7 });
});

test('edition 8 knows the Relay Key wherever the wreck stands open: on the board, or in the record of a planet that was left', () => {
  const lying = (id: string, poi: string): VanguardState =>
    position({ planet: id, edit: (s) => void (s.planet!.pois[3] = [poi, 'P31']) });
  const left = lying('sundered-quay', 'P42');
  left.ship.records['halcyon-shelf'] = recordOf(lying('halcyon-shelf', 'P32').planet!);
  const states = [lying('halcyon-shelf', 'P32'), lying('halcyon-shelf', 'P31'), left, lying('sundered-quay', 'P32')];
  states.forEach((state) => upTo(8, state));
  expect(states.map(({ flags }) => flags.includes('shelf.key'))).toEqual([true, false, true, false]);
});
