import { RATE } from './buffer.mjs';

/** Second-order filters after Robert Bristow-Johnson's cookbook, for fixed frequencies. */
function biquad(layer, b0, b1, b2, a0, a1, a2) {
  const out = new Float32Array(layer.length);
  let x1 = 0, x2 = 0, y1 = 0, y2 = 0;
  for (let i = 0; i < layer.length; i++) {
    const x = layer[i];
    const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0;
    x2 = x1; x1 = x; y2 = y1; y1 = y;
    out[i] = y;
  }
  return out;
}

function angles(frequency, q) {
  const w = (2 * Math.PI * Math.min(frequency, RATE * 0.45)) / RATE;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

export function lowpass(layer, frequency, q = Math.SQRT1_2) {
  const { cos, alpha } = angles(frequency, q);
  return biquad(layer, (1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

export function highpass(layer, frequency, q = Math.SQRT1_2) {
  const { cos, alpha } = angles(frequency, q);
  return biquad(layer, (1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

/** What lies between two frequencies. */
export const band = (layer, low, high) => lowpass(highpass(layer, low), high);

/** A bell curve in the spectrum, up or down by `db`. */
export function bell(layer, frequency, q, db) {
  const { cos, alpha } = angles(frequency, q);
  const a = 10 ** (db / 40);
  return biquad(layer, 1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a);
}

export function highShelf(layer, frequency, db) {
  const { cos, alpha } = angles(frequency, Math.SQRT1_2);
  const a = 10 ** (db / 40), s = 2 * Math.sqrt(a) * alpha;
  return biquad(layer, a * (a + 1 + (a - 1) * cos + s), -2 * a * (a - 1 + (a + 1) * cos), a * (a + 1 + (a - 1) * cos - s),
    a + 1 - (a - 1) * cos + s, 2 * (a - 1 - (a + 1) * cos), a + 1 - (a - 1) * cos - s);
}
