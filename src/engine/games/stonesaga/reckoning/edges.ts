import { moved, type Direction, type Hex } from '../../../pieces/hexGrid.ts';
import { overlays, type OverlayId } from '../content/overlays.ts';
import { zones, type Feature, type Zone } from '../content/vocabulary.ts';

/** The cards number edges clockwise from the north-east, the grid numbers directions from the right. */
export const edgeOf = (direction: Direction): number => (direction + 1) % 6;
export const oppositeEdge = (edge: number): number => (edge + 3) % 6;
const zoneOfEdge = (edge: number): Zone => zones[Math.floor(edge / 2)]!;

export const neighbourOver = (hex: Hex, edge: number): Hex => moved(hex, ((edge + 5) % 6) as Direction);

/** The edge over which a hex is left for its neighbour; -1 if they do not touch. */
export const edgeTowards = (from: Hex, to: Hex): number => [0, 1, 2, 3, 4, 5].findIndex((edge) => neighbourOver(from, edge) === to);

interface Overlaid {
  readonly whole: OverlayId | null;
  readonly zones: Readonly<Partial<Record<Zone, OverlayId>>>;
}
export const overlayOnEdge = (laid: Overlaid, edge: number): OverlayId | undefined => laid.whole ?? laid.zones[zoneOfEdge(edge)];

export interface Crossing {
  readonly passage: 'free' | 'obstructed' | 'impassable';
  /** What covers the edge, if features do; empty with an overlay. */
  readonly by: readonly Feature[];
}

/** One side of an edge: the overlay on it, and the feature that is printed across it. */
export interface EdgeSide {
  readonly overlay: OverlayId | undefined;
  readonly printed: Feature | undefined;
}

const passageOf = ({ overlay }: EdgeSide): string | undefined => overlay && overlays[overlay].passage;

/** SS-232 to SS-239, R-SS-96 What it means to cross an edge. Overlays decide before print does. */
export function crossingOver(here: EdgeSide, there: EdgeSide): Crossing {
  const laid = [passageOf(here), passageOf(there)];
  if (laid.includes('impassable')) return { passage: 'impassable', by: [] };
  if (laid.includes('unobstructive')) return { passage: 'free', by: [] };
  if (laid.includes('obstructive')) return { passage: 'obstructed', by: [] };
  const by = [here.printed, there.printed].filter((feature) => feature !== undefined);
  return { passage: by.length > 0 ? 'obstructed' : 'free', by };
}
