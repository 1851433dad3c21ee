import { expect, test } from 'vitest';
import { places } from '../../../../engine/games/vantage/content/places.ts';
import { strip, type Strip } from '../../../stage/shapes.ts';
import { asidePlaces, isNarrow } from './asidePlaces.ts';
import { exitStrips, signPlaces, signRow, signSizes } from './signPlaces.ts';

/** The vista in different windows in CSS pixels, with the smallest letters and sides there. */
const vistas = [
  [1279, 960, 14, 28],
  [812, 550, 14, 28],
  [608, 440, 12, 28],
  [756, 514, 12, 44],
  [660, 242, 12, 44],
  [390, 444, 12, 44],
  [390, 319, 12, 44],
  [390, 294, 12, 44],
  [450, 292, 12, 44],
  [434, 230, 12, 44],
  [390, 222, 12, 44],
] as const;
const labels = ['Tell the others your actions', 'Propose to stop'];

const meet = (a: Strip, b: Strip): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 2 && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 2;

test.each(vistas)('in a vista of %i by %i nothing that can be touched lies on another such thing', (width, height, letters, finger) => {
  const at = strip(0, 0, width, height);
  const radius = Math.max(letters * 1.7, Math.min(54, width / 24, height / 9.5));
  const dials = strip(0, 0, 24 + radius * 6.5, 16 + radius * 2);
  const asides = asidePlaces(labels, at, letters, finger);
  const met = places.flatMap(({ num, actions }) => {
    const verbs = Object.values(actions).map(({ verb }) => verb);
    const { sign, r } = signSizes(verbs, at, letters, finger);
    const kept = [dials, ...(isNarrow(at, letters) ? [] : asides)];
    const row = signRow(at, letters, finger);
    const signs = signPlaces(num, verbs.length, at, sign, kept, exitStrips(at, r, row), row).map((one) =>
      strip(one.at.x - sign.width / 2, one.at.y - sign.height / 2, sign.width, sign.height),
    );
    const all = [...signs, ...exitStrips(at, r, row), ...asides, dials];
    return all.flatMap((a, i) => all.slice(i + 1).flatMap((b, k) => (meet(a, b) ? [`${num}: ${i} and ${i + 1 + k}`] : [])));
  });
  expect(met).toEqual([]);
});

test.each([
  [434, 230],
  [390, 222],
] as const)('on a phone with a lesson the signs leave two thirds of a vista of %i by %i to the picture', (width, height) => {
  const at = strip(0, 0, width, height);
  for (const { num, actions } of places) {
    const verbs = Object.values(actions).map(({ verb }) => verb);
    const { sign: one, r } = signSizes(verbs, at, 12, 44);
    expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(44);
    const row = signRow(at, 12, 44);
    const laid = signPlaces(num, verbs.length, at, one, [], exitStrips(at, r, row), row);
    expect(Math.min(...laid.map(({ at: { y } }) => y - one.height / 2))).toBeGreaterThan(height * 0.66);
  }
});
