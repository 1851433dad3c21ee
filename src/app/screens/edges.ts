import type { Seat } from '../../engine/kernel/rule.ts';

/** A side of a screen that lies on a table; south is where its keyboard would be. */
export type Edge = 'south' | 'west' | 'north' | 'east';

/** In the order in which people sit down: opposite each other first. */
export const edges: readonly Edge[] = ['south', 'north', 'west', 'east'];

/** How far words are turned to be read from there, in degrees clockwise. */
export const turnOf: Readonly<Record<Edge, number>> = { south: 0, west: 90, north: 180, east: -90 };

type Places = Readonly<Record<Seat, Edge>>;

/** Who sits where: as they said, and whoever has not said yet where fewest sit. */
export function placed(seats: readonly Seat[], said: Places): Places {
  const where: Record<Seat, Edge> = {};
  for (const seat of seats) if (said[seat] !== undefined) where[seat] = said[seat];
  for (const seat of seats) where[seat] ??= emptiest(Object.values(where));
  return where;
}

function emptiest(taken: readonly Edge[]): Edge {
  const count = (edge: Edge): number => taken.filter((one) => one === edge).length;
  return edges.reduce((best, edge) => (count(edge) < count(best) ? edge : best));
}

export const seatsAt = (places: Places, edge: Edge, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => places[seat] === edge);

const storedAs = (match: string): string => `lantern-table.edges.${match}`;

export function readPlaces(match: string, storage: Pick<Storage, 'getItem'> | null = storageOf()): Places {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storedAs(match)) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter((entry): entry is [Seat, Edge] => edges.includes(entry[1] as Edge)));
  } catch {
    return {};
  }
}

export function keepPlaces(match: string, places: Places, storage: Pick<Storage, 'setItem'> | null = storageOf()): void {
  try {
    storage?.setItem(storedAs(match), JSON.stringify(places));
  } catch {
    // full or forbidden: the places hold until the page is closed
  }
}

function storageOf(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
