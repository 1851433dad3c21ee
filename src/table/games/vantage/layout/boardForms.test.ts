import { expect, test } from 'vitest';
import { play } from '../../../../engine/games/vantage/vantage.testing.ts';
import { strip, type Strip } from '../../../stage/shapes.ts';
import { boardForm, cubeAt } from './boardForms.ts';

const viewOf = (seats: number) =>
  play({
    seats,
    edit: (s) => void (s.destinies = [{ num: 444, tokens: 0, complete: false, since: 0, progress: [] }]),
  }).match.view('table');

/** The common board in CSS pixels, its smallest letters, and whether mission and destinies lie beside it. */
const boards = [
  [1035, 1068, 14, false],
  [720, 708, 14, false],
  [617, 563, 14, false],
  [390, 280, 12, true],
] as const;

const meet = (a: Strip, b: Strip): boolean =>
  Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) && Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y);

test.each(boards)('on a board of %i by %i no cube stands on its number, and all stand in its field', (width, height, letters, apart) => {
  for (const seats of [1, 3, 6]) {
    const form = boardForm(viewOf(seats), strip(0, 0, width, height), letters, { page: 0, apart });
    const field = form.tracks[0]!.height - form.letters * 0.5;
    const { width: w, height: h } = form.cube;
    const digit = form.letters * 1.05;
    const number = form.beside
      ? strip(form.letters * 0.78 - digit * 0.3, (field - digit) / 2, digit * 0.6, digit)
      : strip(form.cell / 2 - digit * 0.3, form.letters * 0.72 - digit * 0.42, digit * 0.6, digit * 0.84);
    for (let i = 0; i < seats; i++) {
      const { x, y } = cubeAt(form, field, i, seats);
      const cube = strip(x - w / 2, y - h / 2, w, h);
      expect(meet(cube, number), `cube ${i} of ${seats}`).toBe(false);
      expect([cube.x >= -0.01, cube.x + w <= form.cell, cube.y >= -1, cube.y + h <= field + 1]).toEqual([true, true, true, true]);
    }
  }
});

test.each(boards.filter(([, , , apart]) => !apart))('on a board of %i by %i what is read lies on no card', (width, height, letters) => {
  for (const page of [120, 300]) {
    const { tracks, cards, folded, book } = boardForm(viewOf(3), strip(0, 0, width, height), letters, { page, apart: false });
    expect(cards === null).toBe(folded.length > 0);
    for (const one of [...tracks, ...folded]) expect(meet(one, book)).toBe(false);
    if (cards) expect(book.height).toBeGreaterThanOrEqual(page);
  }
});
