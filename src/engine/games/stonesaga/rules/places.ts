import { directions, moved, oppositeDirection, type Direction, type Hex } from '../../../pieces/hexGrid.ts';
import { hexes } from '../content/hexes.ts';
import { overlays } from '../content/overlays.ts';
import type { HexCard } from '../content/schema.ts';
import { features, zones, type Feature, type Zone } from '../content/vocabulary.ts';
import type { LaidHex, Outpost, OutpostId, Stonesaga, StonesagaState } from '../state.ts';

/** The house numbers edges from the north-east, the grid numbers directions from the right. */
export const edgeOf = (direction: Direction): number => (direction + 1) % 6;
export const zoneOfEdge = (edge: number): Zone => zones[Math.floor(edge / 2)]!;

const printed: Readonly<Record<string, HexCard>> = hexes;
export const cardOf = (laid: LaidHex): HexCard => printed[laid.id]!;

/** SC-211, SC-212 A feature is in the hex while at least one zone that holds it lies open. */
export function featuresOf(laid: LaidHex): Feature[] {
  if (laid.whole) return [];
  const { zones: areas } = cardOf(laid);
  const found = new Set<Feature>();
  for (const zone of zones) {
    const over = laid.zones[zone];
    if (over) for (const feature of countsAs(over)) found.add(feature);
    else for (const feature of areas[zone]) found.add(feature);
  }
  return features.filter((feature) => found.has(feature));
}
const countsAs = (overlay: string): readonly Feature[] => (overlays as Readonly<Record<string, { readonly countsAs?: readonly Feature[] }>>)[overlay]?.countsAs ?? [];

export const featuresAt = (state: StonesagaState, hex: Hex): Feature[] => featuresOf(state.map[hex]!);
export const hasFeature = (state: StonesagaState, hex: Hex, any: readonly Feature[]): boolean => featuresAt(state, hex).some((feature) => any.includes(feature));

/** SS-165 Hexes of the map that share an edge, clockwise from the right. */
export const adjacent = (state: StonesagaState, hex: Hex): { readonly hex: Hex; readonly direction: Direction }[] =>
  directions.flatMap((direction) => {
    const other = moved(hex, direction);
    return state.map[other] ? [{ hex: other, direction }] : [];
  });

const overlayOnEdge = (laid: LaidHex, edge: number): keyof typeof overlays | undefined => laid.whole ?? laid.zones[zoneOfEdge(edge)];

export interface Crossing {
  readonly passage: 'free' | 'obstructed' | 'impassable';
  /** What covers the edge, if features do; empty with an overlay. */
  readonly by: readonly Feature[];
}

/** SS-232 to SS-239, R-SS-96 What it means to cross from a hex to its neighbour. */
export function crossing(state: StonesagaState, from: Hex, direction: Direction): Crossing {
  const here = state.map[from]!;
  const there = state.map[moved(from, direction)]!;
  const sides = [[here, edgeOf(direction)], [there, edgeOf(oppositeDirection(direction))]] as const;
  const laid = sides.flatMap(([hex, edge]) => overlayOnEdge(hex, edge) ?? []).map((id) => overlays[id].passage as string);
  if (laid.includes('impassable')) return { passage: 'impassable', by: [] };
  if (laid.includes('unobstructive')) return { passage: 'free', by: [] };
  if (laid.includes('obstructive')) return { passage: 'obstructed', by: [] };
  const by = sides.flatMap(([hex, edge]) => cardOf(hex).full[`${edge}` as '0'] ?? []);
  return { passage: by.length > 0 ? 'obstructed' : 'free', by };
}

/** SS-223, R-SS-06 Where a character may go. */
export const reachable = (state: StonesagaState, from: Hex): { readonly hex: Hex; readonly direction: Direction }[] =>
  adjacent(state, from).filter(({ direction }) => crossing(state, from, direction).passage !== 'impassable');

/** State hexes are replaced, never written into: a copy of the map is then a copy of its keys. */
export function changeHex(t: Stonesaga, hex: Hex, change: Partial<LaidHex>): void {
  t.state.map[hex] = { ...t.state.map[hex]!, ...change };
}

export const outpostsOf = (state: StonesagaState): [OutpostId, Outpost][] => Object.entries(state.outposts) as [OutpostId, Outpost][];
export const activeOutposts = (state: StonesagaState): OutpostId[] => outpostsOf(state).filter(([, { status }]) => status === 'active').map(([id]) => id);
/** SS-617 The active outpost in a hex, if there is one. */
export function outpostIn(state: StonesagaState, hex: Hex): Outpost | undefined {
  for (const id in state.outposts) {
    const outpost = state.outposts[id as OutpostId]!;
    if (outpost.at === hex && outpost.status === 'active') return outpost;
  }
  return undefined;
}
export const ruinIn = (state: StonesagaState, hex: Hex): boolean => outpostsOf(state).some(([, { at, status }]) => at === hex && status === 'ruin');
