import { makeFilm } from './makeFilm.ts';
import { feel, RATE } from './feel.ts';
import { STRIDE, type Film } from './film.ts';
import { Tumble } from './tumble.ts';
import type { Throw } from './throw.ts';

/** seconds after which the film ends whatever happens; no throw has come near it */
const LONGEST = 6;

/**
 * Solves a throw to rest. Pure: the same throw gives the same film. `take` numbers the attempts at one throw; each tumbles
 * differently, and all show the same faces.
 */
export function solve(thrown: Throw, take = 0): Film {
  const { tumble, shots } = tumbleToRest(thrown, take);
  return makeFilm(shots, tumble, thrown);
}

/** The bare cubes, before anything is mended or skinned. */
export function tumbleToRest(thrown: Throw, take = 0): { tumble: Tumble; shots: Float32Array[] } {
  const tumble = new Tumble(thrown, feel, take === 0 ? thrown.seed : `${thrown.seed}/${take}`);
  const shots = [photograph(tumble)];
  while (shots.length < LONGEST * RATE && !tumble.atRest()) {
    tumble.sample(shots.length);
    shots.push(photograph(tumble));
  }
  return { tumble, shots };
}

function photograph(tumble: Tumble): Float32Array {
  const shot = new Float32Array(tumble.dice.length * STRIDE);
  tumble.dice.forEach(({ cube }, i) => shot.set([cube.x, cube.y, cube.z, cube.qx, cube.qy, cube.qz, cube.qw], i * STRIDE));
  return shot;
}
