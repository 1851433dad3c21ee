/** Envelopes are functions of time in seconds. */

/** Up in `attack`, then an exponential fall that is 60 dB down after `t60`. */
export const strike = (attack, t60) => (t) => (t < attack ? t / attack : Math.exp((-6.908 * (t - attack)) / t60));

/** A smooth hill: silent at 0 and `seconds`, highest at the share `top`. */
export const hill = (seconds, top = 0.5, power = 1) => (t) => {
  const x = t / seconds;
  if (x <= 0 || x >= 1) return 0;
  const y = x < top ? x / top : (1 - x) / (1 - top);
  return (0.5 - 0.5 * Math.cos(Math.PI * y)) ** power;
};

/** Straight lines through [time, value] points. */
export const points = (...list) => (t) => {
  if (t <= list[0][0]) return list[0][1];
  for (let i = 1; i < list.length; i++) {
    const [t1, v1] = list[i], [t0, v0] = list[i - 1];
    if (t < t1) return v0 + ((v1 - v0) * (t - t0)) / (t1 - t0);
  }
  return list[list.length - 1][1];
};

/** As `points`, but through octaves: for frequencies. */
export const glide = (...list) => {
  const line = points(...list.map(([t, f]) => [t, Math.log2(f)]));
  return (t) => 2 ** line(t);
};
