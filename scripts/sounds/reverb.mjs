import { RATE, Scene, samples, silence } from './buffer.mjs';
import { band } from './biquad.mjs';

/** Lengths in ms for a room of size 1: without common factors, so that no pitch stands out. */
const LINES = [7.3, 9.1, 11.9, 13.7, 16.3, 19.7, 23.1, 27.7];

export const rooms = {
  /** the room in which the table stands: wooden, small, furnished */
  parlour: { size: 0.8, t60: 0.38, damp: 3200, wet: 0.16, before: 0.004 },
  /** the stairwell of a large house */
  hall: { size: 2.1, t60: 1.7, damp: 3600, wet: 0.42, before: 0.014 },
  /** crypts and vaults: long and dark */
  vault: { size: 2.9, t60: 2.6, damp: 2100, wet: 0.6, before: 0.02 },
};

/** Eight delay lines that feed each other through a Hadamard matrix, each losing its highs on the way. */
export function inRoom(scene, { size, t60, damp, wet, before }, amount = 1) {
  const n = scene.left.length;
  const lines = LINES.map((ms) => new Float32Array(samples((ms * size) / 1000)));
  const keep = lines.map((line) => Math.exp((-6.908 * line.length) / (t60 * RATE)));
  const soft = 1 - Math.exp((-2 * Math.PI * damp) / RATE);
  const dull = new Float32Array(8), at = new Int32Array(8), y = new Float32Array(8);
  const left = silence(n / RATE), right = silence(n / RATE), delay = samples(before);
  for (let i = 0; i < n; i++) {
    const inL = i < delay ? 0 : scene.left[i - delay], inR = i < delay ? 0 : scene.right[i - delay];
    for (let k = 0; k < 8; k++) {
      dull[k] += soft * (lines[k][at[k]] - dull[k]);
      y[k] = dull[k] * keep[k];
      (k % 2 ? right : left)[i] += y[k] * (k % 4 < 2 ? 1 : -1);
    }
    for (let span = 1; span < 8; span *= 2)
      for (let k = 0; k < 8; k += span * 2)
        for (let j = k; j < k + span; j++) {
          const a = y[j], b = y[j + span];
          y[j] = a + b;
          y[j + span] = a - b;
        }
    for (let k = 0; k < 8; k++) {
      lines[k][at[k]] = y[k] * 0.35355339 + (k % 2 ? inR : inL) * 0.5;
      at[k] = (at[k] + 1) % lines[k].length;
    }
  }
  const out = new Scene(n / RATE);
  out.addPair(scene.left, scene.right);
  return out.addPair(band(left, 140, 9000), band(right, 140, 9000), { gain: wet * amount });
}
