import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { AnyMatch } from '../../bots/random.ts';
import { games } from '../../engine/games/list.ts';
import { sameSeats } from '../../engine/kernel/begin.ts';
import { Match } from '../../engine/kernel/match.ts';
import { Wrong } from './requests.ts';

/** Games that say what their whole state looks like; of the others only the outermost parts are known. */
const schemas: Readonly<Record<string, z.ZodType | undefined>> = Object.fromEntries(
  await Promise.all(Object.keys(games).map(async (name) => [name, await schemaOf(name)] as const)),
);

async function schemaOf(game: string): Promise<z.ZodType | undefined> {
  const file = path.resolve(import.meta.dirname, '../../engine/games', game, 'stateSchema.ts');
  if (!existsSync(file)) return undefined;
  return ((await import(pathToFileURL(file).href)) as { readonly stateSchema: z.ZodType }).stateSchema;
}

type State = Readonly<Record<string, unknown>>;

/**
 * A match that begins at a state from outside. The state must fit the schema of its game, and the rules must
 * be able to play from it and to show it to every seat: otherwise the first answer would break in the middle of a rule.
 */
export function matchAt(match: AnyMatch, state: State): AnyMatch {
  const read = (schemas[match.rules.name] ?? shapeOf(match.peek() as State)).safeParse(state);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Wrong('bad-state', `${issue?.path.join('.') || 'The state'}: ${issue?.message ?? 'this does not fit'}.`);
  }
  const { mix, seats } = match.here();
  const own = state as { readonly mix?: unknown; readonly seats?: unknown };
  if (own.mix !== undefined && own.mix !== mix) throw new Wrong('bad-state', `mix: this match is of the mix ${mix}.`);
  if (Array.isArray(own.seats) && !sameSeats(seats, own.seats as string[]))
    throw new Wrong('bad-state', `seats: at this match sit ${seats.join(', ')}.`);
  try {
    const begun: AnyMatch = new Match(match.rules, { ...match.here(), at: structuredClone(state), tail: [] });
    for (const seat of begun.seats) begun.score(seat);
    for (const seat of [...begun.seats, 'table']) begun.view(seat);
    for (const { options } of begun.open) void options.length; // lists what is listed late
    return begun;
  } catch (error) {
    throw new Wrong('bad-state', `The rules cannot play from this state: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

const chance = z.tuple([z.int(), z.int(), z.int(), z.int()], { error: 'four whole numbers are expected' });

const shapeOf = (own: State): z.ZodType =>
  z.strictObject({ ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, kindOf(value)])), chance });

/** What is null now may be anything later; whatever else there is keeps its kind, or is null. */
function kindOf(value: unknown): z.ZodType {
  if (Array.isArray(value)) return z.array(z.json()).nullable();
  switch (typeof value) {
    case 'number':
      return z.int().nullable();
    case 'string':
      return z.string().nullable();
    case 'boolean':
      return z.boolean().nullable();
    default:
      return value === null ? z.json() : z.record(z.string(), z.json()).nullable();
  }
}
