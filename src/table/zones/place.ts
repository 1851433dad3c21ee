import type { Strip } from '../stage/shapes.ts';
import { dock, easeOf, fits, gap, type DockOrder, type Docked } from './dock.ts';
import type { Edge, PlacedZone, Placement, TableWindow, Tab, Zone, ZonedTable, ZoneShape } from './zone.ts';

/** Scenes are drawn for about so many square units, whatever the window: strokes and springs are made for this measure. */
const measure = 1920 * 1080;
/** Felt at the edge of the window; a phone has none to spare. */
const marginOf = ({ width, height }: TableWindow): number => (Math.min(width, height) < 600 ? 0 : 6);
/** So many times its smallest size is large enough, unless a game says otherwise: beyond it the likelier shape and edge are better. */
const usualEnough = 1.25;
const usualMost = 2;
const usualEdges: readonly Edge[] = ['below', 'right'];
/** With more arrangements than this only the first two options of each item are tried: the search would take too long. */
const ways = 6000;

interface Item {
  readonly zone: Zone | null;
  readonly options: readonly { readonly docked: Docked; readonly shape: ZoneShape | null }[];
}

interface Found {
  readonly ease: number;
  readonly score: number;
  readonly corners: DockOrder;
  readonly chosen: readonly number[];
}

const byImportance = (a: Zone, b: Zone): number => Number(b.keeps ?? false) - Number(a.keeps ?? false) || b.importance - a.importance;

type Opening = string | null | ((behind: readonly Zone[]) => string | null);

/** Height of a row of tabs: two lines of letters that a finger can touch. */
const tabHeight = ({ letters, finger }: TableWindow): number => Math.max(finger, Math.round(letters * 2.9));

/**
 * Lays the map and its zones. All at once where they can be read; else as many as fit, the most important first, and the others
 * behind tabs that share one place beside or below the map. `open` is the zone that is shown there, or chooses it among those: what
 * a question needs may lie beside the map already, and must then send nothing away.
 */
export function place(table: ZonedTable, screen: TableWindow, open: Opening): Placement {
  const margin = marginOf(screen);
  const room = { width: screen.width - 2 * margin, height: screen.height - 2 * margin };
  const order = [...table.zones].sort(byImportance);
  const kept = order.filter(({ keeps }) => keeps).length;
  let best: { readonly found: Found; readonly items: readonly Item[]; readonly behind: readonly Zone[] } | null = null;
  for (let shown = order.length; shown >= kept; shown--) {
    const behind = order.slice(shown);
    if (behind.length === 1) continue; // one zone behind a tab of its own needs as much room as one beside the others
    const items: Item[] = order.slice(0, shown).map(itemOf);
    if (behind.length > 0) items.push(sharedPlace(behind, screen, room));
    const found = search(items, table, room);
    if (!best || found.ease > best.found.ease) best = { found, items, behind };
    if (found.ease >= 1) break;
  }
  return laid(table, screen, open, best!);
}

const docked = (shape: ZoneShape, edge: Edge): Docked => ({
  edge,
  width: shape.width,
  height: shape.height,
  most: shape.most ?? usualMost,
  bar: 0,
});

const itemOf = (zone: Zone): Item => ({
  zone,
  options: zone.shapes.flatMap((shape) => (shape.edges ?? usualEdges).map((edge) => ({ docked: docked(shape, edge), shape }))),
});

/** One place that is large enough for each of these zones, with their tabs over it. */
function sharedPlace(zones: readonly Zone[], screen: TableWindow, room: { readonly width: number; readonly height: number }): Item {
  const options = (['below', 'right'] as const).map((edge) => {
    const lying = zones.map(({ shapes }) => slimmest(shapes, edge, room));
    const size = { width: Math.max(...lying.map(({ width }) => width)), height: Math.max(...lying.map(({ height }) => height)) };
    const most = Math.max(...lying.map((shape) => shape.most ?? usualMost));
    return { docked: { edge, ...size, most, bar: tabHeight(screen) + gap / 2 }, shape: null };
  });
  return { zone: null, options };
}

/** Of the shapes that fit along the edge, the one that takes the least off the map. */
function slimmest(
  shapes: readonly ZoneShape[],
  edge: 'below' | 'right',
  room: { readonly width: number; readonly height: number },
): ZoneShape {
  const [along, depth] = edge === 'below' ? (['width', 'height'] as const) : (['height', 'width'] as const);
  const fitting = shapes.filter((shape) => shape[along] <= room[along]);
  const least = (list: readonly ZoneShape[], by: 'width' | 'height'): ZoneShape =>
    list.reduce((best, shape) => (shape[by] < best[by] ? shape : best));
  return fitting.length > 0 ? least(fitting, depth) : least(shapes, along);
}

/** Tries every way to dock the items, and takes the likeliest in which everything is large enough, or else the one with the largest. */
function search(
  items: readonly Item[],
  { map, enough = usualEnough }: ZonedTable,
  room: { readonly width: number; readonly height: number },
): Found {
  const counts = items.map(({ options }) => options.length);
  const tried = items.reduce((all, { options }) => all * options.length, 1) <= ways ? counts : counts.map((count) => Math.min(2, count));
  let best: Found | null = null;
  const chosen = items.map(() => 0);
  for (let more = true; more; more = next(chosen, tried)) {
    const way = items.map(({ options }, i) => options[chosen[i]!]!.docked);
    for (const corners of ['rows', 'columns'] as const) {
      // the likelier shapes and edges win where the difference is small
      const unlikely = chosen.reduce((all, k) => all + k, 0) * 0.02;
      const needed = best === null ? 0 : best.ease < 1 ? best.ease : Math.max(1, best.score + unlikely);
      if (needed > enough || !fits(way, map, room, corners, needed)) continue;
      const ease = easeOf(way, map, room, corners);
      // where letters would be too small, being likely is worth nothing
      const score = ease < 1 ? ease - 1 : Math.min(ease, enough) - unlikely;
      if (!best || score > best.score || (score === best.score && ease > best.ease)) best = { ease, score, corners, chosen: [...chosen] };
    }
  }
  return best!;
}

function next(chosen: number[], counts: readonly number[]): boolean {
  for (let i = 0; i < counts.length; i++) {
    chosen[i]!++;
    if (chosen[i]! < counts[i]!) return true;
    chosen[i] = 0;
  }
  return false;
}

function laid(
  table: ZonedTable,
  screen: TableWindow,
  open: Opening,
  { found, items, behind }: { readonly found: Found; readonly items: readonly Item[]; readonly behind: readonly Zone[] },
): Placement {
  const zoom = Math.sqrt((screen.width * screen.height) / measure);
  const margin = marginOf(screen);
  const units = ({ x, y, width, height }: Strip): Strip => ({
    x: (x + margin) / zoom,
    y: (y + margin) / zoom,
    width: width / zoom,
    height: height / zoom,
  });
  const room = { width: screen.width - 2 * margin, height: screen.height - 2 * margin };
  const way = items.map(({ options }, i) => options[found.chosen[i]!]!);
  const { map, strips } = dock(way.map((one) => one.docked), table.map, room, found.corners, found.ease);
  const zones: Record<string, PlacedZone> = {};
  const away: Record<string, Strip> = {};
  let tabs: readonly Tab[] = [];
  items.forEach(({ zone }, i) => {
    const at = strips[i]!;
    if (zone) {
      zones[zone.id] = { ...units(at), shape: way[i]!.shape!.name };
      return;
    }
    const chosen = typeof open === 'function' ? open(behind) : open;
    const shown = behind.find(({ id }) => id === chosen) ?? behind[0]!;
    const high = tabHeight(screen);
    const under: Strip = { x: at.x, y: at.y + high + gap / 2, width: at.width, height: at.height - high - gap / 2 };
    zones[shown.id] = { ...units(under), shape: roomiest(shown.shapes, under).name };
    const declared = table.zones.filter((one) => behind.includes(one));
    tabs = tabsIn({ ...at, x: at.x + margin, y: at.y + margin, height: high }, declared, shown);
    for (const tab of tabs) if (!tab.open) away[tab.id] = units({ ...tab.at, x: tab.at.x - margin, y: tab.at.y - margin });
  });
  return {
    width: screen.width / zoom,
    height: screen.height / zoom,
    zoom,
    letters: screen.letters / zoom,
    finger: screen.finger / zoom,
    map: units(map),
    zones,
    tabs,
    away,
    ease: found.ease,
  };
}

const roomiest = (shapes: readonly ZoneShape[], { width, height }: Strip): ZoneShape => {
  const scale = (shape: ZoneShape): number => Math.min(width / shape.width, height / shape.height);
  return shapes.reduce((best, shape) => (scale(shape) > scale(best) ? shape : best));
};

/** As they were declared, so that a tab never changes its place. */
function tabsIn(at: Strip, zones: readonly Zone[], shown: Zone): readonly Tab[] {
  const width = (at.width - (zones.length - 1) * (gap / 2)) / zones.length;
  return zones.map((zone, k) => ({
    id: zone.id,
    title: zone.title,
    state: zone.state,
    open: zone === shown,
    wanted: (zone.wanted ?? 0) > 0,
    at: { ...at, x: at.x + k * (width + gap / 2), width },
  }));
}

/** A table that is one picture: the map and nothing else, as large as it can be. */
export function placeWhole({ width, height }: { readonly width: number; readonly height: number }, screen: TableWindow): Placement {
  const zoom = Math.min(screen.width / width, screen.height / height);
  const map: Strip = { x: 0, y: 0, width, height };
  return { width, height, zoom, letters: screen.letters / zoom, finger: screen.finger / zoom, map, zones: {}, tabs: [], away: {}, ease: 1 };
}
