import type { Strip } from '../stage/shapes.ts';
import { dock, easeOf, fits, gap, mapAt, type DockOrder } from './dock.ts';
import { arrangements, sharedPlace, tabHeight, type Item } from './items.ts';
import type { PlacedZone, Placement, TableWindow, Tab, Zone, ZonedTable, ZoneShape } from './zone.ts';

/** Scenes are drawn for about so many square units, whatever the window: strokes and springs are made for this measure. */
const measure = 1920 * 1080;
/** Felt at the edge of the window; a phone has none to spare. */
const marginOf = ({ width, height }: TableWindow): number => (Math.min(width, height) < 600 ? 0 : 6);
/** So many times its smallest size is large enough, unless a game says otherwise: beyond it the likelier shape and edge are better. */
const usualEnough = 1.25;
/** A map that is longer than it must be by more than this is worth no more. */
const largestMap = 1.2;
/** With more arrangements than this only the first two options of each item are tried: the search would take too long. */
const ways = 6000;

type Size = Pick<Strip, 'width' | 'height'>;

interface Found {
  readonly ease: number;
  readonly score: number;
  readonly corners: DockOrder;
  readonly chosen: readonly number[];
}

/** What was found: so many of the most important zones are shown, in one of the ways to take them together. */
interface Arrangement {
  readonly shown: number;
  readonly together: number;
  readonly found: Found;
}

interface Arranged {
  readonly found: Found;
  readonly items: readonly Item[];
  readonly behind: readonly Zone[];
}

const byImportance = (a: Zone, b: Zone): number => Number(b.keeps ?? false) - Number(a.keeps ?? false) || b.importance - a.importance;

type Opening = string | null | ((behind: readonly Zone[]) => string | null);

/**
 * Lays the map and its zones. All at once where they can be read; else as many as fit, the most important first, and the others
 * behind tabs that share one place beside or below the map. `open` is the zone that is shown there, or chooses it among those: what
 * a question needs may lie beside the map already, and must then send nothing away.
 */
export function place(table: ZonedTable, screen: TableWindow, open: Opening): Placement {
  const zones = [...table.zones].sort(byImportance);
  const key = JSON.stringify([table, zones.map(({ id, shapes, keeps }) => [id, shapes, keeps]), screen], (name, value: unknown) =>
    name === 'zones' ? undefined : value,
  );
  const { shown, together, found } = known(key, () => arrange(table, zones, screen));
  return laid(table, screen, open, { found, ...arrangementsOf(table, zones, shown, screen)[together]! });
}

/** Arrangements that were found for the last few windows and tables: most answers change nothing that they depend on. */
const foundBefore = new Map<string, Arrangement>();
const remembered = 24;

function known(key: string, find: () => Arrangement): Arrangement {
  const before = foundBefore.get(key);
  if (before) return before;
  if (foundBefore.size >= remembered) foundBefore.delete(foundBefore.keys().next().value!);
  const found = find();
  foundBefore.set(key, found);
  return found;
}

/** Which zones lie beside the map, which of them together, and how. */
function arrange(table: ZonedTable, zones: readonly Zone[], screen: TableWindow): Arrangement {
  const kept = zones.filter(({ keeps }) => keeps).length;
  const room = roomIn(screen);
  let best: Arrangement | null = null;
  for (let shown = zones.length; shown >= kept; shown--) {
    if (zones.length - shown === 1) continue; // one zone behind a tab of its own needs as much room as one beside the others
    const tried = arrangementsOf(table, zones, shown, screen).map(
      ({ items }, together): Arrangement => ({ shown, together, found: search(items, table, room) }),
    );
    const likeliest = tried.reduce((a, b) => (b.found.score > a.found.score ? b : a));
    if (!best || likeliest.found.ease > best.found.ease) best = likeliest;
    if (likeliest.found.ease >= 1) break;
  }
  return best!;
}

function arrangementsOf(table: ZonedTable, zones: readonly Zone[], shown: number, screen: TableWindow): readonly Omit<Arranged, 'found'>[] {
  const behind = zones.slice(shown);
  const shared = behind.length > 0 ? [sharedPlace(behind, screen, roomIn(screen))] : [];
  return arrangements(zones.slice(0, shown), table.pairs).map((items) => ({ items: [...items, ...shared], behind }));
}

function roomIn(screen: TableWindow): Size {
  const margin = marginOf(screen);
  return { width: screen.width - 2 * margin, height: screen.height - 2 * margin };
}

/** Tries every way to dock the items, and takes the likeliest in which everything is large enough, or else the one with the largest. */
function search(items: readonly Item[], { map, drawn, enough = usualEnough, mapWorth = 0 }: ZonedTable, room: Size): Found {
  const worth = (middle: Size): number => (mapWorth === 0 ? 0 : mapWorth * larger(middle, map, drawn));
  const counts = items.map(({ options }) => options.length);
  const tried = items.reduce((all, { options }) => all * options.length, 1) <= ways ? counts : counts.map((count) => Math.min(2, count));
  let best: Found | null = null;
  const chosen = items.map(() => 0);
  for (let more = true; more; more = next(chosen, tried)) {
    const way = items.map(({ options }, i) => options[chosen[i]!]!.docked);
    for (const corners of ['rows', 'columns'] as const) {
      // the likelier shapes and edges win where the difference is small
      const unlikely = chosen.reduce((all, k) => all + k, 0) * 0.02;
      const most = worth(mapAt(way, room, 1));
      const needed = best === null ? 0 : best.ease < 1 ? best.ease : Math.max(1, best.score + unlikely - most);
      if (needed > enough || !fits(way, map, room, corners, needed)) continue;
      const ease = easeOf(way, map, room, corners);
      // where letters would be too small, being likely is worth nothing
      const score = ease < 1 ? ease - 1 : Math.min(ease, enough) - unlikely + worth(mapAt(way, room, ease));
      if (!best || score > best.score || (score === best.score && ease > best.ease)) best = { ease, score, corners, chosen: [...chosen] };
    }
  }
  return best!;
}

/** By how much what is drawn on the map is larger than it must be; of a map that has no shape of its own, its shorter side. */
function larger(map: Size, least: Size, drawn: ZonedTable['drawn']): number {
  if (!drawn) return Math.min(largestMap, Math.min(map.width, map.height) / Math.min(least.width, least.height) - 1);
  const scaleIn = ({ width, height }: Size): number =>
    Math.min(drawn.most, width / drawn.width, Math.max(1, height - drawn.foot) / drawn.height);
  return scaleIn(map) / scaleIn(least) - 1;
}

function next(chosen: number[], counts: readonly number[]): boolean {
  for (let i = 0; i < counts.length; i++) {
    chosen[i]!++;
    if (chosen[i]! < counts[i]!) return true;
    chosen[i] = 0;
  }
  return false;
}

function laid(table: ZonedTable, screen: TableWindow, open: Opening, { found, items, behind }: Arranged): Placement {
  const zoom = Math.sqrt((screen.width * screen.height) / measure);
  const margin = marginOf(screen);
  const units = ({ x, y, width, height }: Strip): Strip => ({
    x: (x + margin) / zoom,
    y: (y + margin) / zoom,
    width: width / zoom,
    height: height / zoom,
  });
  const room = roomIn(screen);
  const way = items.map(({ options }, i) => options[found.chosen[i]!]!);
  const { map, strips } = dock(way.map((one) => one.docked), table.map, room, found.corners, found.ease);
  const zones: Record<string, PlacedZone> = {};
  const away: Record<string, Strip> = {};
  let tabs: readonly Tab[] = [];
  items.forEach((item, i) => {
    const at = strips[i]!;
    const { shapes } = way[i]!;
    if (item.zones.length > 0) {
      beside(at, shapes).forEach((one, k) => (zones[item.zones[k]!.id] = { ...units(one), shape: shapes[k]!.name }));
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

/** Shapes that share a strip get as much of its width as they need of each other. */
function beside(at: Strip, shapes: readonly ZoneShape[]): readonly Strip[] {
  const needed = shapes.reduce((sum, { width }) => sum + width, 0);
  const room = at.width - gap * (shapes.length - 1);
  let x = at.x;
  return shapes.map(({ width }) => {
    const strip: Strip = { ...at, x, width: (room * width) / needed };
    x += strip.width + gap;
    return strip;
  });
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
