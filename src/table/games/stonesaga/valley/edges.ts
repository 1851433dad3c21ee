import type { Ability } from '../../../../engine/games/stonesaga/content/abilities.ts';
import { events } from '../../../../engine/games/stonesaga/content/events.ts';
import { hexes } from '../../../../engine/games/stonesaga/content/hexes.ts';
import { knowledge } from '../../../../engine/games/stonesaga/content/knowledge.ts';
import type { EventCard, HexCard, StructureCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import { structures } from '../../../../engine/games/stonesaga/content/structures.ts';
import type { Feature } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { SeenHex, StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import {
  crossingOver,
  neighbourOver,
  oppositeEdge,
  overlayOnEdge,
  type EdgeSide,
} from '../../../../engine/games/stonesaga/reckoning/edges.ts';
import { hardJourneyCost, sparesEdge } from '../../../../engine/games/stonesaga/reckoning/hardJourney.ts';
import type { Hex } from './fit.ts';

/** What is printed across an edge from corner to corner, where no overlay hides it. */
export function printedOn(laid: SeenHex, edge: number): Feature | undefined {
  if (!laid.explored || overlayOnEdge(laid, edge)) return undefined;
  const card: HexCard = hexes[laid.id];
  return card.full[`${edge}` as '0'];
}

const sideOf = (laid: SeenHex, edge: number): EdgeSide => ({ overlay: overlayOnEdge(laid, edge), printed: printedOn(laid, edge) });

/** What covers an edge, as far as anybody can see: the print of a hidden hex is unknown. Null where the way is easy or there is none. */
function coverOf(map: StonesagaView['map'], from: Hex, edge: number): readonly Feature[] | null {
  const [here, there] = [map[from], map[neighbourOver(from, edge)]];
  if (!here || !there) return null;
  const { passage, by } = crossingOver(sideOf(here, edge), sideOf(there, oppositeEdge(edge)));
  return passage === 'obstructed' ? by : null;
}

type Society = Pick<StonesagaView, 'map' | 'culture' | 'event' | 'outposts'>;

/**
 * SS-232 to SS-239 Energy that a hard journey over this edge costs everybody now; what a person or an item may still spare is asked
 * on the way.
 */
export function tollOf(society: Society, from: Hex, edge: number): number {
  const { map } = society;
  const to = neighbourOver(from, edge);
  const by = coverOf(map, from, edge);
  if (by === null) return 0;
  const shared = sharedOn(society, [from, to]);
  const spares = (one: Ability): boolean =>
    one.is === 'unexploredFree'
      ? !map[to]!.explored
      : one.is === 'arduousIgnore' && one.per === 'always' && sparesEdge(one, by);
  return shared.some(spares) ? 0 : hardJourneyCost(by, shared.filter((one) => one.is === 'arduousMore'));
}

/** What holds for everybody on the way: Knowledge, the event, and what is built at either end. */
function sharedOn({ culture, event, outposts }: Society, ends: readonly Hex[]): readonly Ability[] {
  const active: EventCard | null = event?.current ? events[event.current] : null;
  const built = Object.values(outposts)
    .filter(({ at, status }) => status === 'active' && ends.includes(at))
    .flatMap((outpost) => Object.values(outpost.structures));
  return [
    ...culture.knowledge.flatMap((id): readonly Ability[] => knowledge[id].abilities),
    ...(active?.active ?? []),
    ...built.flatMap(({ structure }): readonly Ability[] => (structures[structure] as StructureCard).abilities ?? []),
  ];
}

/** Edges of a hex that a feature covers in print. */
export const coveredEdges = (laid: SeenHex): number[] => [0, 1, 2, 3, 4, 5].filter((edge) => printedOn(laid, edge) !== undefined);
