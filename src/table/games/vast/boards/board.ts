import type { Role } from '../../../../engine/games/vast/content/roles.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { HeldCards } from '../layout/cards.ts';
import type { Dealt } from '../layout/cubes.ts';
import type { Ground, BoardSpot } from '../layout/ground.ts';
import type { LaidPlace, LaidThing } from '../layout/laid.ts';

export interface BoardContext {
  readonly ground: Ground;
  /** Where the board lies; its own units are those of its places under assets/vast/boards. */
  readonly spot: BoardSpot;
  readonly view: VastView;
  readonly offers: Offers;
  /** Where the nameless pieces of this board lay before, so that each keeps its way. */
  readonly before: Dealt;
}

export interface LaidBoard {
  /** Pieces and cards on the board. Hands, drawn cards and piles are laid for every role alike. */
  readonly things: readonly LaidThing[];
  readonly dealt: Dealt;
}

/** A role's player board as the large one, and what its rail says of it while another is. */
export interface RoleBoard {
  readonly role: Role;
  readonly frame: string;
  readonly size: { readonly w: number; readonly h: number };
  lay(context: BoardContext): LaidBoard;
  /** Boxes, tracks and dials that things are put on. They never depend on the view. */
  places(spot: BoardSpot): readonly LaidPlace[];
  /** The role's decks: at most two have piles beside the map. */
  held(view: VastView): readonly HeldCards[];
  glance(view: VastView): Glance;
}

/** For the component that draws dials and numbers on the board; scene/roleGauges.ts knows it, so that a layout needs no Pixi. */
export interface GaugesProps {
  readonly spot: BoardSpot;
  readonly view: VastView;
}

/** What everybody should see of a role at any time: how near it is to winning, and what it has. */
export interface Glance {
  /** A figure of the atlas, without `figure/` and the kind of picture. */
  readonly portrait: string;
  /** What its steps to victory are, in a word or two. */
  readonly goal: string;
  readonly numbers: readonly GlanceNumber[];
  /** Small figures in a row, such as the March Order from left to right. */
  readonly heads: readonly { readonly look: string; readonly faded: boolean }[];
}

interface GlanceNumber {
  readonly sign: Sign;
  readonly value: number;
}

export type Sign =
  | 'health'
  | 'strength'
  | 'defense'
  | 'grit'
  | 'fury'
  | 'light'
  | 'stability'
  | 'terror'
  | 'blood'
  | 'cards'
  | 'omens'
  | 'portents'
  | 'curses'
  | 'magic';
