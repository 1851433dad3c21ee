import type { Taught } from '../../play/lesson.ts';
import type { OpenMatch } from '../../play/matches.ts';
import type { Play, Seen } from '../../play/play.ts';
import type { ReplayPlay } from '../../play/replay.ts';
import type { Names, Words } from '../../table/contract.ts';

/** The shell shows any game and reads into none: what a game's views and facts are is between its rules and its table. */
export interface AnyFact {
  readonly fact: string;
}

export type AnyMatch = OpenMatch<any, any>;
export type AnyPlay = Play<any, any>;
export type AnySeen = Seen<any, any>;
export type AnyReplay = ReplayPlay<any, any>;
export type AnyWords = Words<any>;
export type AnyNaming = (names: Names, fact: AnyFact) => Names;
export type AnyTaught = Taught<any, any>;
