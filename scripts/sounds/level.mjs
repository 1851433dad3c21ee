import { peak, samples, shape } from './buffer.mjs';
import { highShelf, highpass } from './biquad.mjs';

/** What the ear weighs (after ITU-R BS.1770: less low, more presence), in the loudest 100 ms, in dB. Short enough for a click. */
export function loudness(scene, window = 0.1) {
  const left = highpass(highShelf(scene.left, 1500, 4), 38, 0.5);
  const right = highpass(highShelf(scene.right, 1500, 4), 38, 0.5);
  const n = Math.min(samples(window), left.length);
  let sum = 0, most = 0;
  for (let i = 0; i < left.length; i++) {
    sum += left[i] ** 2 + right[i] ** 2;
    if (i >= n) sum -= left[i - n] ** 2 + right[i - n] ** 2;
    most = Math.max(most, sum / samples(window));
  }
  return 10 * Math.log10(most + 1e-12) - 0.691;
}

export const peakOf = (scene) => Math.max(peak(scene.left), peak(scene.right));

export function offset(layer) {
  return layer.reduce((sum, x) => sum + x, 0) / layer.length;
}

/**
 * No DC and no thump below hearing, the wanted loudness, and never above `ceiling` (codecs overshoot a little).
 * Loops were cleaned before they were closed: a filter here would start from rest and open the seam again.
 */
export function levelled(scene, wanted, { loop = false, ceiling = 0.79 } = {}) {
  if (!loop) scene.map((layer) => highpass(layer, 28));
  const gain = Math.min(10 ** ((wanted - loudness(scene)) / 20), ceiling / peakOf(scene));
  return scene.map((layer) => shape(layer, gain));
}

/** Cuts the silent end off and lets the last eighth fall to true silence, as a room does. */
export function trimmed(scene, floor = 0.0004) {
  let end = scene.left.length;
  while (end > 1 && Math.abs(scene.left[end - 1]) < floor && Math.abs(scene.right[end - 1]) < floor) end--;
  end = Math.min(scene.left.length, end + samples(0.01));
  const fade = Math.round(end / 8);
  return scene.map((layer) => {
    const cut = layer.slice(0, end);
    for (let i = 0; i < fade; i++) cut[end - 1 - i] *= 0.5 - 0.5 * Math.cos((Math.PI * i) / fade);
    return cut;
  });
}
