import { expect, test } from 'vitest';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { nameTiles } from './tileNames.ts';

const dark = { lit: false, armory: false } as const;
const lit = (tile: string) => ({ lit: true, tile, kind: 'blood', shape: 'X', turn: 0 }) as const;
const mapOf = (map: object): VastView['map'] => map as VastView['map'];

const first = nameTiles(null, mapOf({ '1,1': dark, '2,1': dark, '3,1': lit('blood-X-1') }), null);

test('a tile keeps its name where it is told to go, and the next one there gets another', () => {
  const shifted = nameTiles(first, mapOf({ '1,2': dark, '2,1': dark, '3,1': lit('blood-X-1') }), { '1,2': '1,1' });
  expect(shifted.names['1,2']).toBe(first.names['1,1']);
  expect(shifted.names['2,1']).toBe(first.names['2,1']);
  const filled = nameTiles(shifted, mapOf({ '1,2': dark, '1,1': dark, '2,1': dark, '3,1': lit('blood-X-1') }), null);
  expect(filled.names['1,2']).toBe(first.names['1,1']);
  expect(Object.values(filled.names)).toHaveLength(new Set(Object.values(filled.names)).size);
});

test('two Dark tiles change places', () => {
  const swapped = nameTiles(first, mapOf({ '1,1': dark, '2,1': dark, '3,1': lit('blood-X-1') }), { '1,1': '2,1', '2,1': '1,1' });
  expect([swapped.names['1,1'], swapped.names['2,1']]).toEqual([first.names['2,1'], first.names['1,1']]);
});

test('a face that lies elsewhere has been moved, even if nobody told so', () => {
  const moved = nameTiles(first, mapOf({ '1,1': dark, '2,1': dark, '3,2': lit('blood-X-1') }), null);
  expect(moved.names['3,2']).toBe(first.names['3,1']);
});

test('a revealed tile is the one that lay there', () => {
  const revealed = nameTiles(first, mapOf({ '1,1': lit('pit-T-1'), '2,1': dark, '3,1': lit('blood-X-1') }), null);
  expect(revealed.names['1,1']).toBe(first.names['1,1']);
});
