import { hexes, type HexId } from '../../../../src/engine/games/stonesaga/content/hexes.ts';
import { zones, type Feature, type Land, type Omen } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import type { HexCard } from '../../../../src/engine/games/stonesaga/content/schema.ts';
import { byEdge, hexRadius, zoneDistance, type Pt } from '../../../../src/table/games/stonesaga/printed/hexagon.ts';

/** What the painter needs of a hex: exactly what the rules know of it. */
export interface Country {
  readonly id: string;
  readonly land: Land;
  readonly zones: readonly (readonly Feature[])[];
  /** Feature that covers an edge, by its number. */
  readonly full: readonly (Feature | undefined)[];
  readonly omen: Omen | undefined;
  readonly seed: number;
}

export function country(id: HexId): Country {
  const card: HexCard = hexes[id];
  return {
    id,
    land: card.land,
    zones: zones.map((zone) => card.zones[zone]),
    full: [0, 1, 2, 3, 4, 5].map((e) => card.full[`${e}` as '0']),
    omen: card.omen,
    seed: (id.startsWith('VV') ? 1 : 21) + Number(id.slice(2)),
  };
}

/** Numbers by which shaders/stonesaga/hex.glsl knows features. */
export const featureNumber: Readonly<Record<Feature, number>> = {
  forest: 1, prairie: 2, river: 3, lake: 4, wetland: 5, mountain: 6, chasm: 7, cave: 8, moraine: 9, driedFlats: 10,
};

/** How far a feature keeps from the border of its zone, as a share of the radius: a strip of bare land says that an edge is open. */
const inset: Partial<Record<Feature, number>> = {
  forest: 0.08, prairie: 0.08, wetland: 0.09, mountain: 0.1, moraine: 0.09, driedFlats: 0.08, lake: 0.12,
};

/** Signed distance to a feature without the noise of the painted one; negative inside. */
export function field({ zones: areas, full }: Country, feature: Feature, p: Pt): number {
  let d = 1e9;
  areas.forEach((zone, k) => {
    if (zone.includes(feature)) d = Math.min(d, zoneDistance(p, k) + (inset[feature] ?? 0.1) * hexRadius);
  });
  full.forEach((covering, e) => {
    if (covering !== feature) return;
    const { depth, along } = byEdge(p, e);
    d = Math.min(d, Math.max(depth - 0.2 * hexRadius, (Math.abs(along) - 1.02) * hexRadius * 0.5));
  });
  return d;
}

const broad: readonly Feature[] = ['forest', 'prairie', 'lake', 'wetland', 'mountain', 'moraine', 'driedFlats'];
/** Distance to the nearest feature that covers ground. */
export const nearestFeature = (hex: Country, p: Pt): number => Math.min(...broad.map((feature) => field(hex, feature, p)));
