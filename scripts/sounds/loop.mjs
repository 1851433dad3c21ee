import { Scene, samples } from './buffer.mjs';
import { highpass } from './biquad.mjs';

/**
 * A loop without a seam: `make` draws a longer piece, and what runs over the end is blended into the start
 * with equal power. Slow movements inside should fit a whole number of times into `seconds` (see `drift`).
 */
export function seamless(seconds, blend, make) {
  const long = make(seconds + blend).map((layer) => highpass(layer, 28));
  const n = samples(seconds), x = samples(blend);
  const loop = new Scene(seconds);
  for (const side of ['left', 'right'])
    for (let i = 0; i < n; i++) {
      const a = i < x ? Math.sin((Math.PI / 2) * (i / x)) : 1;
      loop[side][i] = long[side][i] * a + (i < x ? long[side][n + i] * Math.cos((Math.PI / 2) * (i / x)) : 0);
    }
  return loop;
}

/**
 * The loop with its own end before it and its own start after it. A decoder that shifts the file by some
 * milliseconds (mp3 does) then still cuts a whole turn out of it, without a gap.
 */
export function padded(scene, seconds) {
  const n = scene.left.length, pad = samples(seconds);
  const out = new Scene((n + 2 * pad) / 48000);
  for (const side of ['left', 'right']) for (let i = 0; i < n + 2 * pad; i++) out[side][i] = scene[side][(i - pad + n) % n];
  return out;
}
