import { RATE, silence } from './buffer.mjs';
import { lowpass } from './biquad.mjs';
import { white } from './noise.mjs';

/** A gut string (Karplus and Strong, with a tuned fraction of a sample): noise in a loop that darkens on every turn. */
export function pluck(chance, frequency, seconds, { soft = 2400, t60 = 2 } = {}) {
  const out = silence(seconds);
  const period = RATE / frequency - 0.5;
  const whole = Math.floor(period), fraction = period - whole;
  const line = lowpass(white(chance, (whole + 2) / RATE), soft);
  const tune = (1 - fraction) / (1 + fraction);
  const keep = Math.exp(-6.908 / (t60 * frequency));
  let at = 0, last = 0, passIn = 0, passOut = 0;
  for (let i = 0; i < out.length; i++) {
    const x = line[at % whole];
    const damped = 0.5 * (x + last) * keep;
    last = x;
    passOut = tune * (damped - passOut) + passIn;
    passIn = damped;
    line[at % whole] = passOut;
    at++;
    out[i] = x;
  }
  return out;
}
