import type { DifficultyLevel, RankRow, StabilityStep, TerrorStep } from './schema.ts';

/** What the Skeletons can do at each Stability, the last row for 10 and more. */
export const stabilityTable: readonly StabilityStep[] = [
  { movement: 3, rush: 0, strength: 1 },
  { movement: 3, rush: 0, strength: 1 },
  { movement: 3, rush: 0, strength: 1 },
  { movement: 4, rush: 1, strength: 1 },
  { movement: 4, rush: 1, strength: 1 },
  { movement: 4, rush: 1, strength: 2 },
  { movement: 5, rush: 1, strength: 2 },
  { movement: 5, rush: 2, strength: 2 },
  { movement: 5, rush: 2, strength: 3 },
  { movement: 6, rush: 2, strength: 3 },
  { movement: 6, rush: 3, strength: 3 },
];

/** What Terror does: the poltergeists' value, and what the Paladin discards when it rises to this step. Last row: 10 and more. */
export const terrorTable: readonly TerrorStep[] = [
  { poltergeist: 1, discard: null },
  { poltergeist: 1, discard: null },
  { poltergeist: 1, discard: null },
  { poltergeist: 1, discard: null },
  { poltergeist: 2, discard: 'treasure' },
  { poltergeist: 2, discard: null },
  { poltergeist: 2, discard: 'favor' },
  { poltergeist: 2, discard: null },
  { poltergeist: 3, discard: 'treasure' },
  { poltergeist: 3, discard: null },
  { poltergeist: 3, discard: 'favor' },
];

export const difficulties = {
  easy: { title: 'Easy', skeletons: 4, terrorLimit: 12, goal: 5 },
  normal: { title: 'Normal', skeletons: 5, terrorLimit: 12, goal: 6 },
  hard: { title: 'Hard', skeletons: 6, terrorLimit: 10, goal: 7 },
} as const satisfies Record<string, DifficultyLevel>;
export type DifficultyId = keyof typeof difficulties;

/** Campaign: where each category begins at ranks 0 to 3. */
export const ranks: readonly RankRow[] = [
  { valor: 3, stability: 0, terror: 0 },
  { valor: 2, stability: 1, terror: 1 },
  { valor: 1, stability: 2, terror: 2 },
  { valor: 0, stability: 3, terror: 3 },
];
export const topRank = 3;
