import { hexes } from '../../../../engine/games/stonesaga/content/hexes.ts';
import { overlays, type OverlayId } from '../../../../engine/games/stonesaga/content/overlays.ts';
import type { HexCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import { zones, type Feature } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { SeenHex, StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { axes, type Hex } from './fit.ts';

/** Neighbours by the edge that is crossed: 0 is the north-east one, then clockwise. */
const across = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]] as const;

export function neighbour(hex: Hex, edge: number): Hex {
  const [q, r] = axes(hex);
  const [dq, dr] = across[edge]!;
  return `${q + dq},${r + dr}`;
}

/** The edge over which a hex is left for its neighbour; -1 if they do not touch. */
export const edgeTowards = (from: Hex, to: Hex): number => across.findIndex((_, edge) => neighbour(from, edge) === to);

const overlayOn = (laid: SeenHex, edge: number): OverlayId | undefined => laid.whole ?? laid.zones[zones[Math.floor(edge / 2)]!];

/** What is printed across an edge from corner to corner, where no overlay hides it. */
export function printedOn(laid: SeenHex, edge: number): Feature | undefined {
  if (!laid.explored || overlayOn(laid, edge)) return undefined;
  const card: HexCard = hexes[laid.id];
  return card.full[`${edge}` as '0'];
}

const passageOver = (laid: SeenHex, edge: number): string | undefined => {
  const overlay = overlayOn(laid, edge);
  return overlay && overlays[overlay].passage;
};

/** Whether a hard journey over this edge would cost energy, as far as anybody can see: the edge of a hidden hex is unknown. */
export function isHard(map: StonesagaView['map'], from: Hex, edge: number): boolean {
  const [here, there] = [map[from], map[neighbour(from, edge)]];
  if (!here || !there) return false;
  const back = (edge + 3) % 6;
  const laid = [passageOver(here, edge), passageOver(there, back)];
  if (laid.includes('impassable') || laid.includes('unobstructive')) return false;
  return laid.includes('obstructive') || printedOn(here, edge) !== undefined || printedOn(there, back) !== undefined;
}

/** Edges of a hex that a feature covers in print. */
export const coveredEdges = (laid: SeenHex): number[] => [0, 1, 2, 3, 4, 5].filter((edge) => printedOn(laid, edge) !== undefined);
