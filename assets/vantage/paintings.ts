import type { Set } from '../bake/paintings.ts';
import { places } from '../../src/engine/games/vantage/content/places.ts';
import { pictureName } from '../../src/table/games/vantage/printed/pictureName.ts';
import { cards } from '../../src/engine/games/vantage/content/cards.ts';
import { compose } from './vista/compose.ts';
import { composeCard } from './vista/composeCard.ts';
import { painted } from './easel.ts';
import { cardStagings } from './stagings/cards.ts';
import { middle } from './stagings/middle.ts';
import { north } from './stagings/north.ts';
import { south } from './stagings/south.ts';
import type { Stagings } from './vista/staging.ts';
import { givenOf, painter, sourcesOf } from './vistaSources.ts';
import type { Vista } from './vista/types.ts';

const stagings: Stagings = { ...north, ...middle, ...south };

const vistas = places.map((place): [string, Vista] => {
  const staging = stagings[place.num];
  if (!staging) throw new Error(`location ${place.num} is not staged`);
  return [pictureName('place', place.num), compose(place, staging)];
});

const pictures = cards.map(({ num, name }) => {
  const staged = cardStagings[num];
  if (!staged) throw new Error(`card ${num}, ${name}, is not staged`);
  return { name: pictureName('card', num), ...composeCard(num, staged) };
});

const kB = 1024;

export const sets: Readonly<Record<string, Set>> = {
  vistas: {
    painter,
    sizes: [
      { name: 'small', width: 400, height: 225, bytes: 60 * kB },
      { name: 'large', width: 1280, height: 720, bytes: 120 * kB },
    ],
    paintings: vistas.map(([name, vista]) => ({
      name,
      sources: sourcesOf(vista),
      given: givenOf(vista),
      paint: (width, height) => painted(vista, width, height),
    })),
  },
  cards: {
    painter,
    sizes: [{ name: 'small', width: 256, height: 144, bytes: 16 * kB }],
    paintings: pictures.map(({ name, vista, seed }) => ({
      name,
      sources: sourcesOf(vista),
      given: givenOf(vista, seed),
      paint: (width, height) => ({ canvas: painted(vista, width, height, seed).canvas }),
    })),
  },
};
