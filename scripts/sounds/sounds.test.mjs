import { describe, expect, test } from 'vitest';
import { lowpass, highpass } from './biquad.mjs';
import { RATE, draw, peak } from './buffer.mjs';
import { chanceOf } from './chance.mjs';
import { seam, seamJump } from './check.mjs';
import { loudness, offset, peakOf } from './level.mjs';
import { contact, ring } from './modes.mjs';
import { drift } from './noise.mjs';
import { pluck } from './pluck.mjs';
import { score } from './score.mjs';
import { cut, sprite, takes } from './sprite.mjs';

const only = (...names) => Object.fromEntries(names.map((name) => [name, score[name]]));
const tone = (f) => draw(0.3, (t) => Math.sin(2 * Math.PI * f * t));
/** Strength of one frequency in a layer. */
function strength(layer, f) {
  let re = 0, im = 0;
  layer.forEach((x, i) => { re += x * Math.cos((2 * Math.PI * f * i) / RATE); im += x * Math.sin((2 * Math.PI * f * i) / RATE); });
  return Math.hypot(re, im) / layer.length;
}

describe('the workshop', () => {
  test('filters pass what they should and stop the rest', () => {
    expect(peak(lowpass(tone(200), 1000).slice(4800))).toBeCloseTo(1, 1);
    expect(peak(lowpass(tone(8000), 1000).slice(4800))).toBeLessThan(0.03);
    expect(peak(highpass(tone(100), 1000).slice(4800))).toBeLessThan(0.03);
  });

  test('a struck mode rings at its pitch and is 60 dB down after t60', () => {
    const struck = ring(contact(0.2), [{ f: 800, t60: 0.2, a: 1 }], 0.4);
    expect(strength(struck, 800)).toBeGreaterThan(10 * strength(struck, 1200));
    const start = peak(struck.slice(0, 480)), later = peak(struck.slice(9600, 10080));
    expect(20 * Math.log10(later / start)).toBeLessThan(-57);
    expect(20 * Math.log10(later / start)).toBeGreaterThan(-63);
  });

  test.each([73.4, 220, 587.3])('a string of %d Hz is in tune', (f) => {
    const string = pluck(chanceOf('string'), f, 1).slice(2400);
    const cents = Array.from({ length: 41 }, (_, i) => i - 20);
    const best = cents.reduce((a, b) => (strength(string, f * 2 ** (b / 1200)) > strength(string, f * 2 ** (a / 1200)) ? b : a));
    expect(Math.abs(best)).toBeLessThan(5);
  });

  test('a drift comes back to where it began', () => {
    const line = drift(chanceOf('drift'), 16, 0.1, 0.9);
    expect(line(16)).toBeCloseTo(line(0), 9);
  });
});

describe('the score', () => {
  test('the same name gives the same samples, another take gives others', () => {
    const first = takes(only('token-click')), second = takes(only('token-click'));
    expect(first[0].scene.left).toEqual(second[0].scene.left);
    expect(first[0].scene.left).not.toEqual(first[1].scene.left);
  });

  test('takes keep their level, leave headroom and stand on zero', () => {
    for (const { name, level, scene } of takes(only('wood-set-down', 'card-slide', 'dice-felt', 'refuse', 'turn-bell', 'heart-loss'))) {
      expect(Math.abs(loudness(scene) - level), name).toBeLessThan(1);
      expect(peakOf(scene), name).toBeLessThan(0.8);
      expect(Math.abs(offset(scene.left)), name).toBeLessThan(0.001);
      expect(Math.abs(scene.left.at(-1) ?? 1), name).toBeLessThan(0.0001);
    }
  });

  test.each(['night-wind', 'fire-crackle'])('%s has no seam, also when a decoder shifts it', (name) => {
    const list = takes(only(name));
    const { whole, places } = sprite(list);
    const [start, length] = places[name];
    for (const shift of [0, -50, 50]) {
      const { left, right } = cut(whole, [start + shift, length]);
      for (const side of [left, right]) {
        expect(seam(side)).toBeLessThan(1);
        expect(seamJump(side)).toBeLessThan(1);
      }
    }
  });
});
