import type { Ability } from '../../../../engine/games/stonesaga/content/abilities.ts';
import { events } from '../../../../engine/games/stonesaga/content/events.ts';
import { hexes } from '../../../../engine/games/stonesaga/content/hexes.ts';
import { knowledge } from '../../../../engine/games/stonesaga/content/knowledge.ts';
import { overlays, type OverlayId } from '../../../../engine/games/stonesaga/content/overlays.ts';
import type { EventCard, HexCard, StructureCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import { structures } from '../../../../engine/games/stonesaga/content/structures.ts';
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

/** What covers an edge, as far as anybody can see: features in print, none under an overlay; null where the way is easy or there is none. */
function coverOf(map: StonesagaView['map'], from: Hex, edge: number): readonly Feature[] | null {
  const [here, there] = [map[from], map[neighbour(from, edge)]];
  if (!here || !there) return null;
  const back = (edge + 3) % 6;
  const laid = [passageOver(here, edge), passageOver(there, back)];
  if (laid.includes('impassable') || laid.includes('unobstructive')) return null;
  if (laid.includes('obstructive')) return [];
  const by = [printedOn(here, edge), printedOn(there, back)].filter((feature) => feature !== undefined);
  return by.length > 0 ? by : null;
}

/** Whether a hard journey over this edge would cost energy, as far as anybody can see: the edge of a hidden hex is unknown. */
export const isHard = (map: StonesagaView['map'], from: Hex, edge: number): boolean => coverOf(map, from, edge) !== null;

type Society = Pick<StonesagaView, 'map' | 'culture' | 'event' | 'outposts'>;

/** SS-232 to SS-239 Energy that a hard journey over this edge costs everybody now; what a person or an item may still spare is asked on the way. */
export function tollOf(society: Society, from: Hex, edge: number): number {
  const { map } = society;
  const to = neighbour(from, edge);
  const by = coverOf(map, from, edge);
  if (by === null) return 0;
  const shared = sharedOn(society, [from, to]);
  const spares = (one: Ability): boolean =>
    one.is === 'unexploredFree' ? !map[to]!.explored : one.is === 'arduousIgnore' && one.per === 'always' && (!one.features || (by.length > 0 && by.every((feature) => one.features!.includes(feature))));
  return shared.some(spares) ? 0 : shared.reduce((sum, one) => sum + (one.is === 'arduousMore' && by.includes(one.feature) ? one.n : 0), 1);
}

/** What holds for everybody on the way: Knowledge, the event, and what is built at either end. */
function sharedOn({ culture, event, outposts }: Society, ends: readonly Hex[]): readonly Ability[] {
  const active: EventCard | null = event?.current ? events[event.current] : null;
  const built = Object.values(outposts).filter(({ at, status }) => status === 'active' && ends.includes(at)).flatMap((outpost) => Object.values(outpost.structures));
  return [...culture.knowledge.flatMap((id): readonly Ability[] => knowledge[id].abilities), ...(active?.active ?? []), ...built.flatMap(({ structure }): readonly Ability[] => (structures[structure] as StructureCard).abilities ?? [])];
}

/** Edges of a hex that a feature covers in print. */
export const coveredEdges = (laid: SeenHex): number[] => [0, 1, 2, 3, 4, 5].filter((edge) => printedOn(laid, edge) !== undefined);
