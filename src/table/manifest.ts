import type { ComponentType } from 'react';
import type { HandCard } from '../match/handView.ts';
import type { AtlasGroups } from './art/groups.ts';
import type { AnyGameTable } from './contract.ts';
import type { Fonts } from './fonts.ts';
import type { AmbienceName } from './sound/cue.ts';

/** The badge of a seat, drawn in lines on a field of 32 by 32. */
export interface RoleMarkDrawing {
  readonly colour: string;
  readonly path: string;
}

/**
 * What the page shows of a game before its table is loaded. All manifests come with the first download, so whatever is long is
 * behind a function that loads it.
 */
export interface TableManifest {
  /** Address of the picture on the box. */
  readonly cover: string;
  /** Which part of it a narrow box shows, from its left edge in percent; the middle unless told. */
  readonly coverAt?: number;
  readonly tagline: string;
  /** How long a match takes, at least and at most, in minutes. */
  readonly minutes?: readonly [least: number, most: number];
  /** Badges by seat. A seat without one shows its first letter. */
  readonly roleMarks: Readonly<Record<string, RoleMarkDrawing>>;
  /** What is heard as long as a match is on the screen. */
  readonly ambience: readonly AmbienceName[];
  readonly fonts: Fonts;
  /** Which pictures are waited for before a match is shown. A table that bakes none has none. */
  readonly atlas?: AtlasGroups;
  /** What the end is called where nobody's nearness to victory is shown. */
  readonly ending: { readonly won: string; readonly lost: string };
  /** Its table is much wider than high: on a screen that lies a lesson has its place below it, and takes no width from it. */
  readonly broad?: boolean;
  /** What a seat sees is for that seat alone: in the list of matches stands a picture of the whole table, or the box. */
  readonly apart?: boolean;
  /** Who made the published game: how the sentence goes on right after its title. */
  readonly credit: string;
  /** The game in two minutes, for somebody who has never seen the box. */
  howTo?(): Promise<ComponentType>;
  /** Addresses of the pictures that a phone may show, by the names of their files. */
  handPictures?(): Promise<Readonly<Record<string, string>>>;
  /** What a player lets those see who only watch, as a card, in a game where that is asked. */
  shown?(): Promise<(sees: unknown) => HandCard>;
  table(): Promise<AnyGameTable>;
}

/** Tables by the name of their game. A game without one is played from the terminal alone. */
export type TableList = Readonly<Record<string, TableManifest>>;
