import { directions, moved, type Direction, type Hex } from '../../../pieces/hexGrid.ts';
import { hexes } from '../content/hexes.ts';
import { overlays } from '../content/overlays.ts';
import type { HexCard } from '../content/schema.ts';
import { features, zones, type Feature } from '../content/vocabulary.ts';
import { crossingOver, edgeOf, oppositeEdge, overlayOnEdge, type Crossing, type EdgeSide } from '../reckoning/edges.ts';
import type { LaidHex, Outpost, OutpostId, Stonesaga, StonesagaState } from '../state.ts';

const printed: Readonly<Record<string, HexCard>> = hexes;
export const cardOf = (laid: LaidHex): HexCard => printed[laid.id]!;

/** A laid hex is replaced when it changes, so what was found out about it stays true. */
const known = new WeakMap<LaidHex, readonly Feature[]>();

/** SC-211, SC-212 A feature is in the hex while at least one zone that holds it lies open. */
export function featuresOf(laid: LaidHex): readonly Feature[] {
  let found = known.get(laid);
  if (!found) known.set(laid, (found = findFeatures(laid)));
  return found;
}

function findFeatures(laid: LaidHex): Feature[] {
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
const countsAs = (overlay: string): readonly Feature[] =>
  (overlays as Readonly<Record<string, { readonly countsAs?: readonly Feature[] }>>)[overlay]?.countsAs ?? [];

export const featuresAt = (state: StonesagaState, hex: Hex): readonly Feature[] => featuresOf(state.map[hex]!);
export const hasFeature = (state: StonesagaState, hex: Hex, any: readonly Feature[]): boolean =>
  featuresAt(state, hex).some((feature) => any.includes(feature));

interface Way {
  readonly hex: Hex;
  readonly direction: Direction;
}
const ways = new Map<Hex, readonly Way[]>();
function waysFrom(hex: Hex): readonly Way[] {
  let found = ways.get(hex);
  if (!found) ways.set(hex, (found = directions.map((direction) => ({ hex: moved(hex, direction), direction }))));
  return found;
}

/** SS-165 Hexes of the map that share an edge, clockwise from the right. */
export const adjacent = (state: StonesagaState, hex: Hex): Way[] => waysFrom(hex).filter((way) => state.map[way.hex]);

/** SS-232 to SS-239, R-SS-96 What it means to cross from a hex to its neighbour. */
export function crossing(state: StonesagaState, from: Hex, direction: Direction): Crossing {
  const there = state.map[waysFrom(from)[direction]!.hex]!;
  const edge = edgeOf(direction);
  return crossingOver(sideOf(state.map[from]!, edge), sideOf(there, oppositeEdge(edge)));
}

const sideOf = (laid: LaidHex, edge: number): EdgeSide => ({
  overlay: overlayOnEdge(laid, edge),
  printed: cardOf(laid).full[`${edge}` as '0'],
});

/** SS-223, R-SS-06 Where a character may go. */
export const reachable = (state: StonesagaState, from: Hex): Way[] =>
  adjacent(state, from).filter(({ direction }) => crossing(state, from, direction).passage !== 'impassable');

/** State hexes are replaced, never written into: a copy of the map is then a copy of its keys. */
export function changeHex(t: Stonesaga, hex: Hex, change: Partial<LaidHex>): void {
  t.state.map[hex] = { ...t.state.map[hex]!, ...change };
}

export const outpostsOf = (state: StonesagaState): [OutpostId, Outpost][] => Object.entries(state.outposts) as [OutpostId, Outpost][];
export const activeOutposts = (state: StonesagaState): OutpostId[] =>
  outpostsOf(state)
    .filter(([, { status }]) => status === 'active')
    .map(([id]) => id);
/** SS-617 The active outpost in a hex, if there is one. */
export function outpostIn(state: StonesagaState, hex: Hex): Outpost | undefined {
  for (const id in state.outposts) {
    const outpost = state.outposts[id as OutpostId]!;
    if (outpost.at === hex && outpost.status === 'active') return outpost;
  }
  return undefined;
}
export const ruinIn = (state: StonesagaState, hex: Hex): boolean =>
  outpostsOf(state).some(([, { at, status }]) => at === hex && status === 'ruin');
