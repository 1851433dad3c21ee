import type { Strip } from '../stage/shapes.ts';

/** The window that a table is laid for, in CSS pixels, bars taken off. */
export interface TableWindow {
  readonly width: number;
  readonly height: number;
  /** How much larger than usual somebody wants letters to be: 1, 1.25 or 1.5. */
  readonly text: number;
  /** Fingers, not a mouse. */
  readonly touch: boolean;
  /** The smallest letters that may be read here, in CSS pixels; grows with `text`. */
  readonly letters: number;
  /** The smallest side of something to be touched, in CSS pixels. */
  readonly finger: number;
}

export type DockSide = 'left' | 'right' | 'above' | 'below';

/** One way to lay a zone. All sizes are CSS pixels. */
export interface ZoneShape {
  /** The scene is told which shape was taken by this name. */
  readonly name: string;
  /** Smallest size at which everything on it can be read and touched. */
  readonly width: number;
  readonly height: number;
  /** How much larger than that more room is still of use: 2 by default. */
  readonly most?: number;
  /** Where beside the map it may lie, the likeliest first; below and right of it by default. */
  readonly edges?: readonly DockSide[];
}

/** A part of the table that is read as a whole: a board, a hand, a bench, the rails of the others. */
export interface Zone {
  readonly id: string;
  /** One short word, for its tab. */
  readonly title: string;
  /** What it holds now, in a few letters, for its tab: it is read there while the zone is away. */
  readonly state: string;
  /** The likeliest first. */
  readonly shapes: readonly ZoneShape[];
  /** Where not everything fits, less important zones go behind tabs first. */
  readonly importance: number;
  /**
   * How much the moment needs it. The kit adds one for every open option that touches something in it (`zoneOf` of the game), and the
   * zone with the highest number comes up by itself; a game gives a number for what has to be read rather than touched.
   */
  readonly wanted?: number;
  /** Never behind a tab. For something small that is read all the time. */
  readonly keeps?: boolean;
}

/** What a game lays: the map in the middle, and its zones around it. */
export interface ZonedTable {
  readonly map: Omit<ZoneShape, 'name' | 'edges'>;
  readonly zones: readonly Zone[];
  /** So many times its smallest size everything must be for the likeliest shapes to win (1.25 if not said). */
  readonly enough?: number;
  /** Zones that may also lie side by side in one column, by their ids. */
  readonly pairs?: readonly (readonly [string, string])[];
  /** How much larger all letters must be to outweigh a map on which things are twice as large as they must be (0 if not said). */
  readonly mapWorth?: number;
  /**
   * The shape of what is drawn on the map, in units of its own: how many CSS pixels of the map's height it does not get, and how many of
   * them for a unit are large enough. Without it the shorter side of the map tells how large things are: what is wide would be thought
   * large in a map that is high.
   */
  readonly drawn?: { readonly width: number; readonly height: number; readonly foot: number; readonly most: number };
}

/** Where something lies, in units of the scene, and in which of its shapes. */
export interface PlacedZone extends Strip {
  readonly shape: string;
}

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly open: boolean;
  /** A question needs this zone. */
  readonly wanted: boolean;
  /** On the screen, in CSS pixels. */
  readonly at: Strip;
}

/** A table laid for a screen. Lengths are units of the scene, but for the tabs, which are part of the page. */
export interface Placement {
  readonly width: number;
  readonly height: number;
  /** CSS pixels to a unit while the whole table is seen. */
  readonly zoom: number;
  /** The smallest readable letters and the smallest touchable side, in units. */
  readonly letters: number;
  readonly finger: number;
  readonly map: Strip;
  /** Zones that are behind a tab are missing. */
  readonly zones: Readonly<Partial<Record<string, PlacedZone>>>;
  readonly tabs: readonly Tab[];
  /** Where the tab of a zone that is away lies, in units: its things come out of there. */
  readonly away: Readonly<Partial<Record<string, Strip>>>;
  /** How the smallest sizes were kept: 1 or more, or less than 1 where the screen is too small for even one zone. */
  readonly ease: number;
}
