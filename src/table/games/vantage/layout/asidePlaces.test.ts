import { expect, test } from 'vitest';
import { strip } from '../../../stage/shapes.ts';
import { asidePlaces } from './asidePlaces.ts';
import { exitStrips, signSizes } from './signPlaces.ts';

/** The vista of a phone in CSS pixels, with and without advice below the table. */
const vistas = [strip(0, 0, 390, 368), strip(0, 0, 390, 258), strip(0, 0, 448, 292)];
const [letters, finger] = [12, 44];

test.each(vistas)('on a phone what may be done at any time covers neither the name nor a way out ($width by $height)', (at) => {
  const { r } = signSizes(['WRESTLE'], at, letters, finger);
  // a stamp and the name beside it, at the lower left
  const name = strip(0, at.height - letters * 4.6, at.width * 0.72, letters * 4.6);
  const places = asidePlaces(['Propose to stop'], at, letters, finger);
  expect(places).toHaveLength(1);
  for (const place of places)
    for (const other of [name, ...exitStrips(at, r)]) {
      const beside = place.x >= other.x + other.width || other.x >= place.x + place.width;
      const apart = beside || place.y >= other.y + other.height || other.y >= place.y + place.height;
      expect(apart, `${JSON.stringify(place)} on ${JSON.stringify(other)}`).toBe(true);
    }
});
