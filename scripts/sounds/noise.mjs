import { silence } from './buffer.mjs';

export function white(chance, seconds) {
  const out = silence(seconds);
  for (let i = 0; i < out.length; i++) out[i] = chance.next() * 2 - 1;
  return out;
}

/** -3 dB an octave (Paul Kellet's filter): air, paper, cloth. */
export function pink(chance, seconds) {
  const out = silence(seconds);
  let a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0;
  for (let i = 0; i < out.length; i++) {
    const w = chance.next() * 2 - 1;
    a = 0.99886 * a + w * 0.0555179;
    b = 0.99332 * b + w * 0.0750759;
    c = 0.969 * c + w * 0.153852;
    d = 0.8665 * d + w * 0.3104856;
    e = 0.55 * e + w * 0.5329522;
    f = -0.7616 * f - w * 0.016898;
    out[i] = (a + b + c + d + e + f + g + w * 0.5362) * 0.11;
    g = w * 0.115926;
  }
  return out;
}

/** -6 dB an octave with a leak, so that it never drifts off centre: rumble, flame, storm. */
export function brown(chance, seconds) {
  const out = silence(seconds);
  let x = 0;
  for (let i = 0; i < out.length; i++) {
    x = 0.996 * x + 0.09 * (chance.next() * 2 - 1);
    out[i] = x;
  }
  return out;
}

/**
 * A slow random line around 0 (about -1 to 1) made of sines that fit a whole number of times into `period`:
 * the end meets the start, which keeps loops without a seam.
 */
export function drift(chance, period, slowest, fastest, waves = 7) {
  const parts = Array.from({ length: waves }, (_, i) => {
    const rate = slowest * (fastest / slowest) ** (i / Math.max(1, waves - 1));
    const turns = Math.max(1, Math.round(rate * period));
    return { turns, phase: chance.between(0, 2 * Math.PI), size: 1 / Math.sqrt(1 + i) };
  });
  const scale = 1 / Math.sqrt(parts.reduce((sum, p) => sum + p.size * p.size, 0));
  return (t) => scale * parts.reduce((sum, p) => sum + p.size * Math.sin((2 * Math.PI * p.turns * t) / period + p.phase), 0);
}
