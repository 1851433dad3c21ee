import type { Set } from '../bake/paintings.ts';
import { places } from '../../src/engine/games/vantage/content/places.ts';
import { pictureName } from '../../src/table/games/vantage/printed/pictureName.ts';
import { compose } from './vista/compose.ts';
import { painted, sourcesOf } from './easel.ts';
import { middle } from './stagings/middle.ts';
import { north } from './stagings/north.ts';
import { south } from './stagings/south.ts';
import type { Stagings } from './vista/staging.ts';
import type { Vista } from './vista/types.ts';

const stagings: Stagings = { ...north, ...middle, ...south };

const vistas = places.map((place): [string, Vista] => {
  const staging = stagings[place.num];
  if (!staging) throw new Error(`location ${place.num} is not staged`);
  return [pictureName('place', place.num), compose(place, staging)];
});

const kB = 1024;

export const sets: Readonly<Record<string, Set>> = {
  vistas: {
    sizes: [
      { name: 'small', width: 400, height: 225, bytes: 60 * kB },
      { name: 'large', width: 1280, height: 720, bytes: 120 * kB },
    ],
    paintings: vistas.map(([name, vista]) => ({
      name,
      fingerprint: () => sourcesOf(vista),
      paint: (width, height) => painted(vista, width, height),
    })),
  },
};
