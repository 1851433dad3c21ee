/** Chance lives in the state, so a save, a fork and a replay all roll the same dice. */
export interface Chance {
  chance: Entropy;
}

/** 128 bits: with 32, a player who has seen ten rolls can search for the seed and read the deck. */
export type Entropy = [number, number, number, number];

export function next({ chance: c }: Chance, range: number): number {
  const t = (((c[0] + c[1]) | 0) + c[3]) | 0; // sfc32
  c[3] = (c[3] + 1) | 0;
  c[0] = c[1] ^ (c[1] >>> 9);
  c[1] = (c[2] + (c[2] << 3)) | 0;
  c[2] = (((c[2] << 21) | (c[2] >>> 11)) + t) | 0;
  return (t >>> 0) % range; // ranges are tiny against 2^32: the bias is below one in fifty million
}

export function shuffle<T>(cards: T[], pick: (range: number) => number): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
}

/** For tests, replays and `--seed`; a real match takes its entropy from the platform. */
export function entropyFrom(seed: number): Entropy {
  const state: Chance = { chance: [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1] };
  for (let i = 0; i < 15; i++) next(state, 1);
  return state.chance;
}

/** A picker for bots and fuzzing that is apart from the match's own chance. */
export function picker(seed: number): (range: number) => number {
  const own: Chance = { chance: entropyFrom(seed) };
  return (range) => next(own, range);
}
