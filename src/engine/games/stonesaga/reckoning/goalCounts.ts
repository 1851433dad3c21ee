import type { Holdings } from '../state.ts';
import { totalOf } from './holdings.ts';

// Looked at whenever the game rests, and by bots far oftener, so as plain loops as can be.

interface Valley {
  readonly map: Readonly<Record<string, { readonly explored: boolean }>>;
  readonly start: string | null;
}
/** Explored hexes besides the one where the game began. */
export function exploredBeside({ map, start }: Valley): number {
  let sum = 0;
  for (const hex in map) if (hex !== start && map[hex]!.explored) sum += 1;
  return sum;
}

interface Holders {
  readonly characters: Readonly<
    Record<string, { readonly bag: Holdings; readonly items: Readonly<Record<string, { readonly stored: Holdings }>> }>
  >;
}
/** Resources in all bags and on all items. */
export function heldByAll({ characters }: Holders): number {
  let sum = 0;
  for (const who in characters) {
    const { bag, items } = characters[who]!;
    sum += totalOf(bag);
    for (const key in items) sum += totalOf(items[key]!.stored);
  }
  return sum;
}
