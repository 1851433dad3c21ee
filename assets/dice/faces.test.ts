import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CELL } from '../../src/table/dice/faceField.ts';
import { faceRows } from '../../src/table/dice/kinds.ts';
import { faceSheets, facesStamp } from './sets.ts';

/** A texture that any screen can hold. */
const tallest = 4096;

describe.each(await faceSheets())('dice of $name', ({ kinds, file }) => {
  const png = readFileSync(file);

  test.each(Object.entries(kinds))('%s has six faces, and its marks stay on them', (_name, { faces }) => {
    expect(faces).toHaveLength(6);
    for (const face of faces) for (const { x, y } of face) expect(Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))).toBeLessThan(0.3);
  });

  test('the picture has a row for each kind of engraving and is of today: otherwise run assets/dice/bakeFaces.ts', () => {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CELL * 6, CELL * faceRows(kinds).length]);
    expect(png.includes(facesStamp(kinds))).toBe(true);
    expect(CELL * faceRows(kinds).length).toBeLessThanOrEqual(tallest);
  });

  test('it is small enough for a page to load at start', () => {
    expect(png.length).toBeLessThan(80_000 * faceRows(kinds).length);
  });
});
