import { entropyFrom, type Entropy } from '../engine/kernel/chance.ts';

/** From the platform, so that nobody can guess a deck; from a seed only for lessons, tests and replays. */
export function freshEntropy(seed?: number): Entropy {
  if (seed !== undefined) return entropyFrom(seed);
  const [a, b, c] = crypto.getRandomValues(new Int32Array(3));
  return [a!, b!, c!, 1];
}

/** `crypto.randomUUID` is missing where the page is served without TLS, as on a local network. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
