import { RATE, draw, full, lay, samples, shape, silence } from './buffer.mjs';
import { band } from './biquad.mjs';
import { strike } from './envelope.mjs';
import { white } from './noise.mjs';

/**
 * A contact: half a sine with an area of 1. A hard contact is short and wakes high modes,
 * a soft one (felt, finger) is long and leaves them asleep.
 */
export function contact(ms) {
  const n = Math.max(2, samples(ms / 1000));
  const out = new Float32Array(n);
  for (let i = 0; i < n; i++) out[i] = (Math.sin((Math.PI * (i + 0.5)) / n) * Math.PI) / (2 * n);
  return out;
}

/** The modes of a body, each { f, t60, a }, ringing after `excitation`. */
export function ring(excitation, modes, seconds) {
  const out = silence(seconds);
  for (const { f, t60, a } of modes) {
    if (f > RATE * 0.45) continue;
    const w = (2 * Math.PI * f) / RATE;
    const r = Math.exp(-6.908 / (t60 * RATE));
    const c1 = 2 * r * Math.cos(w), c2 = -r * r, g = a * Math.sin(w);
    let y1 = 0, y2 = 0;
    for (let i = 0; i < out.length; i++) {
      const y = g * (i < excitation.length ? excitation[i] : 0) + c1 * y1 + c2 * y2;
      y2 = y1;
      y1 = y;
      out[i] += y;
    }
  }
  return out;
}

const ratios = {
  /** a plate free at its edges: boards, tiles, discs */
  plate: [1, 1.59, 2.14, 2.92, 3.71, 4.62, 5.56, 6.9],
  /** a bar free at its ends: sticks, bones, blades */
  bar: [1, 2.756, 5.404, 8.933, 13.34],
  /** a block: close, crowded modes without a pitch */
  block: [1, 1.27, 1.53, 1.94, 2.31, 2.83, 3.3, 3.97],
};

/** Modes of a body of some form; `tilt` darkens it and `loss` shortens its high modes (wood much, glass little). */
export function body(chance, { form, f, t60, tilt = 0.7, loss = 0.6, loose = 0.04 }) {
  return ratios[form].map((ratio) => ({
    f: chance.around(f * ratio, loose),
    t60: chance.around(t60 / (1 + (ratio - 1) * loss), 0.15),
    // a blow lands on the crest of one mode and in the trough of another; all in step they would add up to one bare click
    a: chance.pick([1, -1]) * chance.between(0.6, 1) * ratio ** -tilt,
  }));
}

/** One thing meeting another: the contact wakes the modes, and a grain of noise gives the surface its texture. */
export function impact(chance, { ms, modes, seconds, grit }) {
  const out = full(ring(contact(ms), modes, seconds));
  if (!grit) return out;
  const burst = shape(band(white(chance, seconds), grit.low, grit.high), strike(0.0004, grit.t60));
  return lay(out, full(burst), 0, grit.gain);
}

/** A falling or rising drop of pitch, as of a bubble or a skin: the one plain tone in the box, always very short or very low. */
export function glideTone(seconds, frequency, envelope) {
  let phase = 0;
  return draw(seconds, (t) => {
    phase += (2 * Math.PI * frequency(t)) / RATE;
    return Math.sin(phase) * envelope(t);
  });
}
