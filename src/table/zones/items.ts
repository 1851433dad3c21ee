import { gap, type Docked } from './dock.ts';
import type { DockSide, TableWindow, Zone, ZonedTable, ZoneShape } from './zone.ts';

/** One way to dock an item, with the shape of each of its zones. */
interface DockOption {
  readonly docked: Docked;
  readonly shapes: readonly ZoneShape[];
}

/** What is docked as one: a zone, or two beside each other. The place that zones behind tabs share has none of its own. */
export interface Item {
  readonly zones: readonly Zone[];
  readonly options: readonly DockOption[];
}

interface Room {
  readonly width: number;
  readonly height: number;
}

const usualMost = 2;
const usualEdges: readonly DockSide[] = ['below', 'right'];
const edgesOf = ({ edges }: ZoneShape): readonly DockSide[] => edges ?? usualEdges;
const mostOf = ({ most }: ZoneShape): number => most ?? usualMost;

/** Height of a row of tabs: two lines of letters that a finger can touch. */
export const tabHeight = ({ letters, finger }: TableWindow): number => Math.max(finger, Math.round(letters * 2.9));

/** The ways in which zones may be taken together: each for itself, or two that the game pairs side by side in a column. */
export function arrangements(zones: readonly Zone[], pairs: ZonedTable['pairs'] = []): readonly (readonly Item[])[] {
  const apart = zones.map(itemOf);
  const paired = pairs.flatMap(([left, right]) => {
    const [a, b] = [left, right].map((id) => zones.find((zone) => zone.id === id));
    if (!a || !b) return [];
    const first = zones.findIndex((zone) => zone === a || zone === b);
    return [zones.flatMap((zone, i) => (i === first ? [pairOf(a, b)] : zone === a || zone === b ? [] : [apart[i]!]))];
  });
  return [apart, ...paired];
}

const itemOf = (zone: Zone): Item => ({
  zones: [zone],
  options: zone.shapes.flatMap((shape) =>
    edgesOf(shape).map((edge) => ({
      docked: { edge, width: shape.width, height: shape.height, most: mostOf(shape), bar: 0 },
      shapes: [shape],
    })),
  ),
});

/** Two zones beside each other in a column, the slimmest shapes first. */
function pairOf(a: Zone, b: Zone): Item {
  const shapes = a.shapes.flatMap((left) => b.shapes.map((right) => [left, right] as const));
  const options = shapes.flatMap(([left, right]) =>
    edgesOf(left)
      .filter((edge) => (edge === 'left' || edge === 'right') && edgesOf(right).includes(edge))
      .map((edge): DockOption => {
        const size = { width: left.width + gap + right.width, height: Math.max(left.height, right.height) };
        return { docked: { edge, ...size, most: Math.min(mostOf(left), mostOf(right)), bar: 0 }, shapes: [left, right] };
      }),
  );
  return { zones: [a, b], options: options.toSorted((one, other) => one.docked.width - other.docked.width) };
}

/** One place that is large enough for each of these zones, with their tabs over it. */
export function sharedPlace(zones: readonly Zone[], screen: TableWindow, room: Room): Item {
  const options = (['below', 'right'] as const).map((edge) => {
    const lying = zones.map(({ shapes }) => slimmest(shapes, edge, room));
    const size = { width: Math.max(...lying.map(({ width }) => width)), height: Math.max(...lying.map(({ height }) => height)) };
    const most = Math.max(...lying.map(mostOf));
    return { docked: { edge, ...size, most, bar: tabHeight(screen) + gap / 2 }, shapes: [] };
  });
  return { zones: [], options };
}

/** Of the shapes that fit along the edge, the one that takes the least off the map. */
function slimmest(shapes: readonly ZoneShape[], edge: 'below' | 'right', room: Room): ZoneShape {
  const [along, depth] = edge === 'below' ? (['width', 'height'] as const) : (['height', 'width'] as const);
  const fitting = shapes.filter((shape) => shape[along] <= room[along]);
  const least = (list: readonly ZoneShape[], by: 'width' | 'height'): ZoneShape =>
    list.reduce((best, shape) => (shape[by] < best[by] ? shape : best));
  return fitting.length > 0 ? least(fitting, depth) : least(shapes, along);
}
