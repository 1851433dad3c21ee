import type { Taught } from '../../match/lesson.ts';
import type { OpenMatch } from '../../play/matches.ts';
import type { Play, Seen } from '../../match/play.ts';
import type { ReplayPlay } from '../../match/replay.ts';
import type { AnyGameTable, Names, FactWords } from '../../table/contract.ts';

/** The page shows any game, so views and facts have no type of their own here; only a game's rules and its table know them. */
export interface AnyFact {
  readonly fact: string;
}

export type AnyOpenMatch = OpenMatch<any, any>;
export type AnyPlay = Play<any, any>;
export type AnySeen = Seen<any, any>;
export type AnyReplay = ReplayPlay<any, any>;
export type AnyWords = FactWords<any>;
/** The sentences of a game, and which of its facts mark the course of a match. */
export type AnyTelling = Pick<AnyGameTable, 'words' | 'course'>;
export type AnyReading = AnyTelling & Pick<AnyGameTable, 'aloud'>;
export type AnyNaming = (names: Names, fact: AnyFact) => Names;
export type AnyTaught = Taught<any, any>;
