import { loudness, offset, peakOf } from './level.mjs';
import { cut } from './sprite.mjs';

const decibel = (x) => 20 * Math.log10(x + 1e-9);

/** The step over a loop's seam against the ordinary steps near it: 1 is a seam that cannot be told from the rest. */
export function seam(layer) {
  const n = layer.length;
  let most = 0;
  for (let i = n - 2400; i < n - 1; i++) most = Math.max(most, Math.abs(layer[i + 1] - layer[i]));
  return Math.abs(layer[0] - layer[n - 1]) / most;
}

/** The change of loudness over the seam against the largest change within the loop, both between neighbours of 250 ms. */
export function seamJump(layer) {
  const span = 12000, parts = Math.floor(layer.length / span);
  const levels = Array.from({ length: parts }, (_, k) => {
    const part = layer.subarray(k * span, (k + 1) * span);
    return decibel(Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / span));
  });
  const jumps = levels.slice(1).map((level, k) => Math.abs(level - levels[k]));
  return Math.abs(levels[0] - levels[parts - 1]) / Math.max(...jumps);
}

/** Coding noise alone may double a step; a torn loop shows ten times that. */
const SEAM = 2;

/** What is wrong with a decoded sprite, and a line of numbers for each take. */
export function inspect(decoded, places, list) {
  const faults = [], rows = [];
  for (const { name, loop, level } of list) {
    const piece = cut(decoded, places[name]);
    const loud = loudness(piece), top = decibel(peakOf(piece));
    const dc = Math.max(Math.abs(offset(piece.left)), Math.abs(offset(piece.right)));
    rows.push({ name, ms: places[name][1], loud, top, dc });
    if (top > -0.3) faults.push(`${name} peaks at ${top.toFixed(1)} dB`);
    if (dc > 0.002) faults.push(`${name} is off centre by ${dc.toFixed(4)}`);
    if (Math.abs(loud - level) > 3) faults.push(`${name} is ${(loud - level).toFixed(1)} dB away from its level`);
    if (!loop) continue;
    for (const side of [piece.left, piece.right]) {
      if (seam(side) > SEAM) faults.push(`${name} clicks at its seam (${seam(side).toFixed(2)})`);
      if (seamJump(side) > 1) faults.push(`${name} changes its loudness at its seam (${seamJump(side).toFixed(2)})`);
    }
  }
  return { faults, rows };
}
