import type { ComponentType } from 'react';
import type { Texture } from 'pixi.js';
import type { Seat } from '../engine/kernel/rule.ts';
import type { Diary, ToldCard } from '../match/handView.ts';
import type { Acting } from './acting.ts';
import type { DiceSet } from './dice/kinds.ts';
import type { Fonts } from './fonts.ts';
import type { Offers } from './gesture/offers.ts';
import type { Cues } from './sound/cue.ts';
import type { Placement, TableWindow, ZonedTable } from './zones/zone.ts';

/** How the page stands round the table: bars above it on a monitor, above and below it on a phone held upright. */
export type Layout = 'wide' | 'tall';
export type Quality = 'high' | 'low';

/** Textures by the frame's name, with the anchor that the atlas gives them and pixels per unit of the scene. */
export interface Art {
  readonly scale: number;
  /** Has the size of the full picture from the start; until that is loaded it shows a small version of it. */
  texture(frame: string): Texture;
  has(frame: string): boolean;
  /** These will be seen soon: they are fetched if there is room for them. */
  hint(frames: readonly string[]): void;
  /** To be called after each frame, with pixels per CSS pixel: frees what is no longer drawn, repaints cards for their size. */
  drawn(resolution: number): void;
  /** Resolves when everything that is drawn is loaded in full, as far as the budget allows. */
  settled(): Promise<void>;
  /** Bytes of the pictures on the graphics card, and how many that are drawn are not loaded yet. */
  readonly figures: { readonly bytes: number; readonly highest: number; readonly missing: number };
  /** Frees everything, once the table is unmounted. */
  close(): void;
}

export interface SceneProps<V> {
  readonly view: V;
  /** The open questions, looked up by what they name; `offers.questions` are the questions themselves. */
  readonly offers: Offers;
  /** Whose board is shown: that of whoever acts, or one that is only looked at. */
  readonly acting: Acting;
  /** Shows the board of a seat, or with null that of whoever acts. */
  readonly look: (seat: Seat | null) => void;
  /** What people call themselves, by their seats; empty where nobody has a name. */
  readonly people: Readonly<Record<Seat, string>>;
  readonly layout: Layout;
  /** Where the map and the zones lie on this screen. */
  readonly placed: Placement;
}

/** What the reading view shows when somebody holds a finger on a thing, or points at it for a while. */
export interface Reading {
  readonly title: string;
  readonly kind: string;
  readonly text: string;
  /** Ids of rules that the reader may look up. */
  readonly rules: readonly string[];
  /** A frame of the atlas, shown large. */
  readonly frame?: string;
}

/** Dice that a fact has rolled: kinds and 1-based faces, in the order they were rolled. */
export interface Rolled {
  readonly dice: readonly { readonly kind: string; readonly face: number }[];
}

export type FactWords<F extends { readonly fact: string }> = {
  readonly [K in F['fact']]: (fact: Extract<F, { readonly fact: K }>) => string;
};

/** Who is called what by now: a sentence that says `{c1}` means whoever bears that board at that time. */
export type Names = Readonly<Record<string, string>>;

/** How one game lies on the table. The kit knows nothing else of it. */
export interface GameTable<V, F extends { readonly fact: string }> {
  readonly game: string;
  readonly title: string;
  /** A table that is one picture: its size in units; the camera fits it to the screen. A table of zones has none. */
  readonly extent?: Readonly<Record<Layout, { readonly width: number; readonly height: number }>>;
  /** The map and the zones around it, with the smallest size at which each can be read on this screen. See docs/zones.md. */
  zones?(view: V, offers: Offers, screen: TableWindow): ZonedTable;
  /** The zone in which a thing or place lies; null for what lies on the map or nowhere. */
  zoneOf?(id: string, view: V): string | null;
  /** Millimetres of a real table for one unit of the scene; a table without it has no true size. */
  readonly mm?: number;
  readonly fonts: Fonts;
  /** Pictures that a mix does not need may be left out; without a mix all of them come. */
  load(quality: Quality, progress: (done: number, total: number) => void, mix?: string): Promise<Art>;
  readonly Scene: ComponentType<SceneProps<V>>;
  readonly words: FactWords<F>;
  /** Facts that mark the course of a match, such as a new round, from the coarsest to the finest. */
  readonly course: readonly F['fact'][];
  /** Who bears which name after these facts; for games in which characters join and leave. */
  readonly naming?: (names: Names, fact: F) => Names;
  /** What a voice reads of a fact, in a game whose books are read aloud; null for nothing. Without it the captions are read. */
  readonly aloud?: (fact: F) => string | null;
  readonly cues: Cues<F>;
  /** What the last entry of a log gives to read. A page shows it until somebody has read it. */
  readonly cards?: (log: readonly (readonly F[])[]) => readonly ToldCard[];
  /** Of a game that keeps one; a page shows it beside the log. */
  readonly diary?: (view: V) => Diary;
  reading(thing: string, view: V): Reading | null;
  /** Dice that the box holds; without them there is the common die with pips. */
  readonly dice?: DiceSet;
  /** Dice to be thrown when this fact is told, or null. */
  rolled(fact: F): Rolled | null;
  /** Milliseconds a spectator needs to see this fact before the next one is shown. */
  pace(fact: F): number;
  /** Where a camera that follows the action should look: a thing or place id, or null. */
  focus(fact: F): string | null;
}

export type AnyGameTable = GameTable<any, any>;
