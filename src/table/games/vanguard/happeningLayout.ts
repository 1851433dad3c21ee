import { heightOf } from './scene/letters.ts';
import { mapSize } from './sizes.ts';

interface HappeningLayout {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** Height of the picture over the title; next to nothing where the words need the room. */
  readonly sky: number;
}

const edge = 20;

/** A card over the map, in units of the map: as narrow as it is read well, and wider where it would be higher than the map. */
export function layHappening(text: string, letter: number, hasPicture: boolean): HappeningLayout {
  const size = Math.max(21, letter * 1.05);
  const widest = mapSize.width - 2 * edge;
  let width = Math.min(widest, Math.max(430, size * 19));
  const words = (): number => heightOf(text, width - 44, size, 'Saira Condensed', 1.2);
  while (words() + size * 4.2 > mapSize.height - edge && width < widest) width = Math.min(widest, width * 1.15);
  const sky = hasPicture ? Math.min(150, Math.max(0, mapSize.height - words() - size * 5)) : 0;
  return { size, width, height: Math.min(mapSize.height - edge, sky + size * 4.2 + words()), sky };
}
