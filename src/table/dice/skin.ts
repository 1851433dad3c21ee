import { dot, multiply, sides, rotations, rotate, type Quaternion, type Vec } from './rotation.ts';

/** Up for whoever sits at the bottom edge of the table. */
const READER: Vec = [0, -1, 0];

/**
 * The engine has rolled already. Throw freely, see how the bare cube came to rest, then turn its skin by one of
 * the 24 rotations before the first frame is shown: the tumble is honest and still ends on `face` (1 to 6).
 * Four of the 24 put that face on top; the one that leaves it most upright for the reader is taken.
 * Gives the number of the rotation in `rotations`.
 */
export function turnSkin(rest: Quaternion, face: number, reader: Vec = READER): number {
  const side = sides[face - 1];
  if (!side) throw new RangeError(`a die has no face ${face}`);
  let best = -1;
  let most = -2;
  rotations.forEach((skin, index) => {
    const shown = multiply(rest, skin);
    if (rotate(shown, side.outward)[2] < 0.9) return;
    const upright = dot(rotate(shown, side.upward), reader);
    if (upright > most) [best, most] = [index, upright];
  });
  if (best < 0) throw new Error('a die that does not lie flat has no face on top');
  return best;
}

/** How a die with this skin is turned when the bare cube is turned by `q`. */
export function withSkin(q: Quaternion, skin: number): Quaternion {
  return multiply(q, rotations[skin] ?? rotations[0]!);
}
