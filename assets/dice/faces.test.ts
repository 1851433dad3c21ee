import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CELL } from '../../src/table/dice/faceField.ts';
import { dieKinds } from '../../src/table/dice/kinds.ts';
import { facesStamp } from './stamp.ts';

const png = readFileSync(new URL('faces.png', import.meta.url));

test('the picture of faces has a row for each kind and is of today: otherwise run assets/dice/bakeFaces.ts', () => {
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CELL * 6, CELL * dieKinds.length]);
  expect(png.includes(facesStamp())).toBe(true);
});

test('it is small enough for a page to load at start', () => {
  expect(png.length).toBeLessThan(300_000);
});
