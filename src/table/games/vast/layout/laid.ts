import type { Role } from '../../../../engine/games/vast/content/roles.ts';
import type { Area, Point } from '../../../stage/shapes.ts';
import type { GlowLook } from '../../../stage/things.ts';

/** What a thing looks like; the scene has one component for each. */
export type Look =
  | {
      readonly as: 'figure';
      readonly look: string;
      /** Lying on its side. */ readonly lying: boolean;
      readonly dazzled: boolean;
      readonly badge: Badge | null;
      readonly cell: Point | null;
      /** A few letters over its head, such as how near an Egg is to hatching. */ readonly sign?: string;
    }
  | { readonly as: 'token'; readonly frame: string; readonly count: number }
  | { readonly as: 'marker'; readonly frame: string }
  | { readonly as: 'cube'; readonly frame: string }
  | {
      readonly as: 'card';
      readonly front: string;
      readonly back: string;
      /** Units of the card that the next one in its column leaves to be seen. */ readonly uncovered: number | null;
    }
  | {
      readonly as: 'march';
      readonly skeleton: string;
      readonly acted: boolean;
      /** Its figure stands or lies on the card. */ readonly away: boolean;
    }
  /** A card of the March Order on the Skeletons' own board, face down until it is summoned. */
  | {
      readonly as: 'marcher';
      readonly skeleton: string;
      readonly acting: boolean;
      readonly acted: boolean;
      readonly spent: boolean;
      readonly dazzled: boolean;
    }
  | { readonly as: 'gear'; readonly gear: string }
  /** A marker under a piece; the topmost one bears the number of all. */
  | { readonly as: 'curse'; readonly count: number }
  /** One of the three boards of the Spider; two lie face down. */
  | { readonly as: 'form'; readonly form: string };

/** Strength against Defense, shown over a figure that can be attacked now. */
export interface Badge {
  /** Heads stand close together: so many steps higher than usual it hangs, in order to lie on no other badge. */
  readonly steps: number;
  readonly strength: number;
  readonly defense: number;
}

export interface LaidThing {
  readonly id: string;
  readonly look: Look;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  /** 1 is face down. */
  readonly flip: number;
  readonly alpha: number;
  /** Order of drawing among pieces; what stands further south hides what stands further north. */
  readonly z: number;
  readonly place?: string;
  /** Where it comes from when it first appears. */
  readonly from?: string;
  /** Goes to its new home at once when this changes: what the hand took away is another thing now. */
  readonly fresh?: number;
  /** The smallest letters that can be read, in units of the table: numbers on it are no smaller, however small it is itself. */
  readonly letters?: number;
  /** A hand can do something with it now; tokens and markers are in nobody's way otherwise. */
  readonly touchable?: boolean;
}

/** A thing of one look. */
export type LaidAs<K extends Look['as']> = LaidThing & { readonly look: Extract<Look, { readonly as: K }> };

export interface LaidPlace {
  readonly id: string;
  readonly area: Area;
  readonly snap: Point;
  readonly glow: GlowLook;
  readonly z: number;
  /** A tap on it turns to the board of this role. */
  readonly rail?: Role;
}

export const thing = (id: string, look: Look, at: Point, more: Partial<LaidThing> = {}): LaidThing => ({
  id,
  look,
  x: at.x,
  y: at.y,
  size: 1,
  turn: 0,
  flip: 0,
  alpha: 1,
  z: at.y,
  ...more,
});

export const rectangle = (x: number, y: number, width: number, height: number, round = 6): Area => ({
  shape: 'rect',
  x,
  y,
  width,
  height,
  round,
});
