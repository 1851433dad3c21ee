import type { Biome, DeckName, LandingResult, Morale } from './vocabulary.ts';

/** Sums over the campaign that cards and logs ask for. */
export const values = ['missions', 'relays', 'act2missions', 'deaths', 'uniques', 'act', 'tech'] as const;
export type Value = (typeof values)[number];

export const happenings = ['adrift', 'crash', 'evac', 'failed', 'rank3', 'criticalSurvived', 'travelUpgrade'] as const;
export type Happening = (typeof happenings)[number];

/** When a text, a choice, a path or an action counts. Every form is data, so a save, a test and a picture read the same. */
export type Condition =
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  /** A flag of the campaign. */
  | { readonly flag: string }
  /** A unique discovery lies on the lander or in the board's own slot. */
  | { readonly unique: number }
  /** A point of interest lies uncovered on the board. */
  | { readonly poi: string }
  | { readonly mission: string; readonly is: 'open' | 'done' | 'revealed' }
  /** A story mission lies on the board. */
  | { readonly storyOpen: true }
  | { readonly landing: LandingResult }
  | { readonly gc: string }
  /** The log was read in this exploration. */
  | { readonly log: number }
  /** The acting crewmember came from that sector. */
  | { readonly from: number }
  | { readonly threat: string }
  | { readonly threatIn: string; readonly sectors: readonly number[] }
  /** Somebody is in the sector of that threat. */
  | { readonly crewWith: string }
  | { readonly crewIn: number; readonly n: number }
  /** Somebody who is in one sector has been in the other during this exploration. */
  | { readonly crewIn: number; readonly been: number }
  /** The crew stands in at least so many sectors. */
  | { readonly spread: number }
  /** At least half of the away team is in that sector. */
  | { readonly halfIn: number }
  | { readonly alone: true }
  | { readonly biome: Biome }
  | { readonly supply: true }
  | { readonly charge: true }
  /** The check being made has a green track with a marker. */
  | { readonly greenTrack: true }
  | { readonly firstVisit: true }
  /** Time tokens on a point of interest, a mission or, as GC, the global condition. */
  | { readonly tokens: string; readonly n: number }
  /** A discovery of that deck, gained in that sector, is on the lander. */
  | { readonly carried: DeckName; readonly gainedIn: number; readonly delivered: boolean }
  /** The mission was completed on an earlier landing. */
  | { readonly doneBefore: string }
  | { readonly done: string }
  | { readonly value: Value; readonly atLeast: number }
  | { readonly morale: Morale; readonly orBetter: boolean }
  | { readonly visited: number }
  | { readonly happened: Happening };
