import { Scene, full, lay, shape } from '../buffer.mjs';
import { band } from '../biquad.mjs';
import { drift, brown, pink } from '../noise.mjs';
import { seamless } from '../loop.mjs';
import { sweep } from '../sweep.mjs';

const WIND = 16;

/** Night round an old house: the trees far off, a window that does not quite shut, now and then a howl in the chimney. */
export function nightWind(chance) {
  const swell = drift(chance, WIND, 0.07, 0.45, 5), bend = drift(chance, WIND, 0.1, 0.7, 5);
  const force = (t) => 0.62 + 0.38 * Math.tanh(swell(t) * 1.2);
  return seamless(WIND, 2, (seconds) => {
    const scene = new Scene(seconds);
    for (const pan of [-1, 1]) {
      const own = drift(chance, WIND, 0.15, 0.9, 4);
      const near = (t) => force(t) * (1 + 0.18 * own(t));
      const trees = shape(sweep(pink(chance, seconds), 'band', (t) => 520 + 260 * swell(t) + 90 * own(t), 0.7), (t) => near(t) ** 1.3);
      const deep = shape(band(brown(chance, seconds), 45, 210), near);
      const howl = shape(
        sweep(pink(chance, seconds), 'band', (t) => 350 * 2 ** (0.42 * bend(t) + 0.05 * own(t)), 11),
        (t) => Math.max(0, near(t) - 0.55) ** 1.5,
      );
      const crack = shape(
        sweep(pink(chance, seconds), 'band', (t) => 900 * 2 ** (0.3 * bend(t) + 0.1 * own(t)), 6),
        (t) => Math.max(0, near(t) - 0.7) ** 1.5,
      );
      const side = lay(lay(lay(full(trees), full(deep), 0, 0.55), full(howl), 0, 0.55), full(crack), 0, 0.16);
      // not hard left and right: the two windows share the same night
      scene.add(side, { gain: 0.5, pan: pan * 0.6 });
    }
    return scene;
  });
}
