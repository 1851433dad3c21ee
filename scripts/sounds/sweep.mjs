import { RATE } from './buffer.mjs';

/**
 * A state-variable filter whose frequency follows a function of time. Unlike a biquad it stays calm while
 * it moves (trapezoidal integration), so it carries every swoosh, gust and gliding voice.
 * kind: 'low' | 'band' | 'high'. The band keeps its level at its centre whatever q is.
 */
export function sweep(layer, kind, frequency, q = 0.7) {
  const out = new Float32Array(layer.length);
  let s1 = 0, s2 = 0, g = 0, k = 1;
  for (let i = 0; i < layer.length; i++) {
    if (i % 16 === 0) {
      const t = i / RATE;
      g = Math.tan((Math.PI * Math.min(Math.max(frequency(t), 15), RATE * 0.42)) / RATE);
      k = 1 / (typeof q === 'number' ? q : q(t));
    }
    const high = (layer[i] - (k + g) * s1 - s2) / (1 + g * (g + k));
    const middle = g * high + s1;
    const low = g * middle + s2;
    s1 = g * high + middle;
    s2 = g * middle + low;
    out[i] = kind === 'low' ? low : kind === 'band' ? middle * k : high;
  }
  return out;
}

/**
 * A breathing tone: noise through narrow moving bands, one per overtone. Softer than any oscillator,
 * because its pitch and strength waver as air does. `q` near 30 is a whisper, near 300 a singing glass.
 */
export function breathTone(noise, overtones, q) {
  const out = new Float32Array(noise.length);
  for (const { at, gain } of overtones) {
    const voice = sweep(noise, 'band', at, q);
    // a narrow band of noise holds less power the lower it lies
    const level = gain * Math.sqrt((q * 300) / Math.max(30, at(0)));
    for (let i = 0; i < out.length; i++) out[i] += voice[i] * level;
  }
  return out;
}
