import type { Pose } from '../motion/motion.ts';
import { into, outOf, type Space } from './space.ts';
import { centreOf, contains, distanceTo, girth, type Area, type Point } from './shapes.ts';

export type GlowLook = 'tile' | 'box' | 'card' | 'ring';

/** Something that may lie in a hand. Its area is in its own units, round its own middle. */
interface Thing {
  readonly id: string;
  readonly z: number;
  readonly hit: Area;
  /** Where a finger meets it, if that is more than its outline. */
  readonly touch?: Area | undefined;
  readonly space: Space;
  /** The place it lies on, if the scene names it: what moved is the difference of these. */
  readonly place?: string | undefined;
  /** False for decoration that should neither be read nor stop a finger. */
  readonly touchable: boolean;
  readonly glow: GlowLook;
}

/** Somewhere a thing may be put, or a spot to tap. Its area is in units of its space. */
interface Place {
  readonly id: string;
  readonly z: number;
  readonly area: Area;
  readonly space: Space;
  /** Where the middle of a dropped thing comes to lie, in units of its space. */
  readonly snap: Point;
  readonly glow: GlowLook;
  /** What a tap does to the screen alone, such as turning to another board; the rules never hear of it. */
  readonly opens?: (() => void) | undefined;
  /** What a screen reader says of what it opens. The keyboard comes only to places that have it. */
  readonly label?: string | undefined;
}

/** A place or a thing, as something to be aimed at. */
export interface Target {
  readonly id: string;
  readonly area: Area;
  readonly space: Space;
  /** On the table. */
  readonly centre: Point;
  readonly snap: Point;
  readonly turn: number;
  readonly glow: GlowLook;
}

/** All things and places on the table by id, and which of them lie under a point. */
export class Things {
  private readonly things = new Map<string, Thing>();
  private readonly places = new Map<string, Place>();
  /** Whether a zone is behind a tab: of a thing and a place with one name, the one that is seen is meant. */
  isAway: (zone: string | undefined) => boolean = () => false;
  /** Counts changes, so that results of a lookup can be kept until it differs. */
  version = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly pose: (id: string) => Pose | undefined) {}

  /** Called for every thing or place that comes, goes or is laid elsewhere: many times in a row. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  addThing(thing: Thing): () => void {
    return this.add(this.things, thing);
  }

  addPlace(place: Place): () => void {
    return this.add(this.places, place);
  }

  /** A figure, a token or a card: something that people try to take in hand. Tiles and boards are ground. */
  isPiece(id: string): boolean {
    const thing = this.things.get(id);
    return thing !== undefined && thing.touchable && (thing.glow === 'ring' || thing.glow === 'card');
  }

  /** Things that lie on a place. */
  on(place: string): string[] {
    return [...this.things.values()].filter((thing) => thing.place === place).map(({ id }) => id);
  }

  opener(id: string): (() => void) | undefined {
    return this.places.get(id)?.opens;
  }

  /** What the keyboard can open, with what is said of it. */
  openers(): ReadonlyMap<string, string> {
    const map = new Map<string, string>();
    for (const { id, opens, label } of this.places.values()) if (opens && label !== undefined) map.set(id, label);
    return map;
  }

  thing(id: string): Thing | undefined {
    return this.things.get(id);
  }

  /** The zone that a thing or place lies in; of equal tokens, that of any. Where several have this name, one that is seen. */
  zoneOf(id: string): string | null {
    const named = [this.things.get(id), this.places.get(id), this.things.get(`${id}#1`), this.things.get(`${id}#0`)];
    const laid = named.filter((one) => one !== undefined);
    return (laid.find(({ space }) => !this.isAway(space.zone)) ?? laid[0])?.space.zone ?? null;
  }

  has(id: string): boolean {
    return this.things.has(id) || this.places.has(id);
  }

  ids(): string[] {
    return [...this.things.keys(), ...this.places.keys()];
  }

  /** Thing id -> place id, for those that name one. */
  whereabouts(): ReadonlyMap<string, string> {
    const map = new Map<string, string>();
    for (const { id, place } of this.things.values()) if (place !== undefined) map.set(id, place);
    return map;
  }

  /** Everything under a point, topmost first: things before places, then by z, then the one that came last. */
  under(point: Point): string[] {
    const found: { id: string; z: number; rank: number }[] = [];
    let rank = 0;
    for (const thing of this.things.values()) {
      rank++;
      if (thing.touchable && this.touches(thing, point)) found.push({ id: thing.id, z: thing.z, rank: rank + 1e6 });
    }
    for (const { id, z, area, space } of this.places.values()) {
      rank++;
      if (contains(area, into(space, point))) found.push({ id, z, rank });
    }
    const isThing = (rank: number): number => (rank > 1e6 ? 1 : 0);
    found.sort((a, b) => isThing(b.rank) - isThing(a.rank) || b.z - a.z || b.rank - a.rank);
    return found.map(({ id }) => id);
  }

  /** Places alone: asked for every move of a drag, so it must not walk two thousand things. */
  placesUnder(point: Point): string[] {
    const found: string[] = [];
    for (const { id, area, space } of this.places.values()) if (contains(area, into(space, point))) found.push(id);
    return found;
  }

  target(id: string): Target | undefined {
    const place = this.places.get(id);
    const thing = this.things.get(id);
    if (place && !(thing && this.isAway(place.space.zone) && !this.isAway(thing.space.zone))) {
      const { area, space, glow } = place;
      return { id, area, space, glow, turn: 0, centre: outOf(space, centreOf(area)), snap: outOf(space, place.snap) };
    }
    const pose = thing && this.pose(id);
    if (!thing || !pose) return undefined;
    const space = { x: pose.x, y: pose.y, scale: pose.size, turn: thing.space.turn };
    return { id, area: thing.hit, space, glow: thing.glow, turn: pose.turn, centre: outOf(space, centreOf(thing.hit)), snap: pose };
  }

  /** Middle of a thing or place on the table. */
  centre(id: string): Point | undefined {
    return this.target(id)?.centre;
  }

  /** Half the shorter side on the table. */
  girth(id: string): number {
    const target = this.target(id);
    return target ? girth(target.area) * target.space.scale : 0;
  }

  /** On the table; 0 inside. */
  distance(target: Target, point: Point): number {
    return distanceTo(target.area, into(target.space, point)) * target.space.scale;
  }

  /** Another card lies over this one at a point of the table: there its edge is not seen. */
  isCovered(id: string, point: Point): boolean {
    const own = this.things.get(id);
    if (own?.glow !== 'card') return false;
    for (const one of this.things.values())
      if (one !== own && one.glow === 'card' && one.touchable && one.z > own.z && this.touches(one, point)) return true;
    return false;
  }

  /** A card other than this one lies at a point of the table. */
  isOnCard(id: string, point: Point): boolean {
    for (const one of this.things.values())
      if (one.id !== id && one.glow === 'card' && one.touchable && this.touches(one, point)) return true;
    return false;
  }

  /** A piece of this name lies under a point; its place may be much larger. */
  isUnder(id: string, point: Point): boolean {
    const thing = this.things.get(id);
    return thing !== undefined && thing.touchable && this.touches(thing, point);
  }

  /** What a finger meets here beyond its outline. */
  widened(point: Point): string[] {
    const met = [...this.things.values()].filter((thing) => thing.touch && thing.touchable && this.touches(thing, point, thing.touch));
    return met.map(({ id }) => id);
  }

  private touches(thing: Thing, point: Point, area = thing.hit): boolean {
    const pose = this.pose(thing.id);
    if (!pose) return false;
    const turn = thing.space.turn + pose.turn;
    return contains(area, into({ x: pose.x, y: pose.y, scale: pose.size, turn }, point));
  }

  private add<T extends { readonly id: string }>(map: Map<string, T>, one: T): () => void {
    map.set(one.id, one);
    this.changed();
    return () => {
      if (map.get(one.id) !== one) return; // the same id has been registered again since
      map.delete(one.id);
      this.changed();
    };
  }

  private changed(): void {
    this.version++;
    for (const listener of this.listeners) listener();
  }
}

