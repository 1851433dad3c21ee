import type { ShapeName } from '../../../../engine/games/stonesaga/content/materials.ts';
import { box, type Area } from '../../../stage/shapes.ts';

/** Units of a cell in the pictures of tokens. */
export const bakedCell = 72;

const c = bakedCell;
/** Where a hand can touch a token, round the middle of its box; unturned. */
export const footprints: Readonly<Record<ShapeName, Area>> = {
  one: box(c, c, 9),
  two: box(c * 2, c, 9),
  three: box(c * 3, c, 9),
  square: box(c * 2, c * 2, 9),
  corner: { shape: 'polygon', points: [-c, -c, c, -c, c, 0, 0, 0, 0, c, -c, c] },
  tee: { shape: 'polygon', points: [-c * 1.5, -c, c * 1.5, -c, c * 1.5, 0, c * 0.5, 0, c * 0.5, c, -c * 0.5, c, -c * 0.5, 0, -c * 1.5, 0] },
};
