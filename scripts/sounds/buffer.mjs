/** Sound as samples: mono layers are Float32Arrays, and a Scene is the stereo picture they are laid into. */
export const RATE = 48000;

export const samples = (seconds) => Math.max(0, Math.round(seconds * RATE));
export const silence = (seconds) => new Float32Array(samples(seconds));

/** A layer from a function of time in seconds. */
export function draw(seconds, f) {
  const out = silence(seconds);
  for (let i = 0; i < out.length; i++) out[i] = f(i / RATE);
  return out;
}

/** The layer times an envelope: a number, or a function of time in seconds. */
export function shape(layer, envelope) {
  const out = new Float32Array(layer.length);
  for (let i = 0; i < out.length; i++) out[i] = layer[i] * (typeof envelope === 'number' ? envelope : envelope(i / RATE));
  return out;
}

export function peak(layer) {
  let p = 0;
  for (const x of layer) p = Math.max(p, Math.abs(x));
  return p;
}

/** Scaled so that the loudest sample is 1: layers can then be weighed against each other by plain gains. */
export const full = (layer) => shape(layer, 1 / (peak(layer) || 1));

export function lay(into, layer, at = 0, gain = 1) {
  const start = samples(at);
  const end = Math.min(layer.length, into.length - start);
  for (let i = 0; i < end; i++) into[start + i] += layer[i] * gain;
  return into;
}

/** Soft saturation: rounds the tips of hard hits, and gives low sounds overtones that small speakers can play. */
export function warm(layer, drive = 1) {
  const out = new Float32Array(layer.length);
  for (let i = 0; i < out.length; i++) out[i] = Math.tanh(layer[i] * drive) / Math.tanh(drive);
  return out;
}

export class Scene {
  constructor(seconds) {
    this.left = silence(seconds);
    this.right = silence(seconds);
  }

  get seconds() {
    return this.left.length / RATE;
  }

  /** pan runs from -1 (left) to 1 (right), with equal power; `ring` wraps what runs over the end to the start, for loops. */
  add(layer, { at = 0, gain = 1, pan = 0, ring = false } = {}) {
    const angle = ((pan + 1) * Math.PI) / 4;
    const l = gain * Math.cos(angle) * Math.SQRT2, r = gain * Math.sin(angle) * Math.SQRT2;
    const start = samples(at), n = this.left.length;
    for (let i = 0; i < layer.length; i++) {
      const to = ring ? (start + i) % n : start + i;
      if (to >= n) break;
      this.left[to] += layer[i] * l;
      this.right[to] += layer[i] * r;
    }
    return this;
  }

  addPair(left, right, { at = 0, gain = 1 } = {}) {
    lay(this.left, left, at, gain);
    lay(this.right, right, at, gain);
    return this;
  }

  map(f) {
    this.left = f(this.left);
    this.right = f(this.right);
    return this;
  }
}
