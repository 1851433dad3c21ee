import * as z from 'zod/mini';
import type { Seating } from './seating.ts';

const storageKey = 'lantern-table.choices';

/** What was chosen the last time a match of a game was begun: proposed again the next time. */
interface Choice {
  /** The part of the game's page that was used. */
  readonly part?: string | undefined;
  /** The mix, by the part it was chosen in. */
  readonly mixes: Readonly<Record<string, string>>;
  readonly seating: Seating;
  readonly options: Readonly<Record<string, string>>;
}

interface Choices {
  /** The game whose page was opened last. */
  readonly last: string | null;
  readonly games: Readonly<Record<string, Choice>>;
}

const noChoice: Choice = { mixes: {}, seating: {}, options: {} };
const none: Choices = { last: null, games: {} };

const Short = z.string().check(z.maxLength(200));
const SitterShape = z.union([
  z.object({ kind: z.literal('person'), name: Short }),
  z.object({ kind: z.literal('bot'), strength: Short }),
]);
const ChoiceShape = z.object({
  part: z.optional(Short),
  mixes: z.record(Short, Short),
  seating: z.record(Short, SitterShape),
  options: z.record(Short, Short),
});
const Shape = z.object({ last: z.nullable(Short), games: z.record(Short, ChoiceShape) });

/** What the storage did not take: it holds until the page is closed. */
let notStored: Choices | null = null;

/** Whatever lies in the storage, sound choices come out: what cannot be read is as if nothing had been chosen. */
export function choices(): Choices {
  if (notStored) return notStored;
  try {
    const read = Shape.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    return read.success ? read.data : none;
  } catch {
    return none;
  }
}

export const choiceOf = (game: string): Choice => (Object.hasOwn(choices().games, game) ? choices().games[game]! : noChoice);

export function remember(game: string, change: Partial<Choice> = {}): void {
  const before = choices();
  const after: Choices = { last: game, games: { ...before.games, [game]: { ...choiceOf(game), ...change } } };
  try {
    localStorage.setItem(storageKey, JSON.stringify(after));
    notStored = null;
  } catch {
    notStored = after; // the storage is full or forbidden
  }
}
