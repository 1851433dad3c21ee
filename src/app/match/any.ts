import type { Taught } from '../../match/lesson.ts';
import type { OpenMatch } from '../../play/matches.ts';
import type { Play, Seen } from '../../match/play.ts';
import type { ReplayPlay } from '../../match/replay.ts';

/** The page shows any game, so views and facts have no type of their own here; only a game's rules and its table know them. */
export type { AnyFact, AnyNaming, AnyReading, AnyTelling } from '../../table/lines.ts';

export type AnyOpenMatch = OpenMatch<any, any>;
export type AnyPlay = Play<any, any>;
export type AnySeen = Seen<any, any>;
export type AnyReplay = ReplayPlay<any, any>;
export type AnyTaught = Taught<any, any>;
