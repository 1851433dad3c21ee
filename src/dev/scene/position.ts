import { movesIn } from '../../match/archive.ts';
import { exportedMatch } from '../../match/matchFile.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import type { Match } from '../../engine/kernel/match.ts';
import type { Told } from '../../engine/kernel/table.ts';
import type { ExportedMatch } from '../../match/play.ts';

export type AnyMatch = Match<any, any, any>;
/** What a game's folder offers to the workshop: positions by name, and the mix whose pictures one of them needs. */
export interface Positions {
  readonly positions: Readonly<Record<string, () => AnyMatch>>;
  readonly mixOf?: (match: AnyMatch) => string | undefined;
  /** What a table must have been told before it can tell of the position: who is who. */
  readonly toldBefore?: (match: AnyMatch) => readonly Told<unknown>[];
}

type BotsOf = (seats: readonly Seat[]) => Readonly<Record<Seat, string>>;

const offered = import.meta.glob<Positions>('../../engine/games/*/positions.testing.ts');

export const positionsOf = (game: string): Promise<Positions> => offered[`../../engine/games/${game}/positions.testing.ts`]!();

/** A made-up position as a file that the page opens like any match: so it is seen with everything that stands round a table. */
export async function positionFile(game: string, at: string, botsOf: BotsOf = () => ({})): Promise<ExportedMatch> {
  const { positions, toldBefore } = await positionsOf(game);
  const match = positions[at]!();
  const archive = { save: match.save(), past: [...match.past] };
  const log = Array.from({ length: movesIn(archive) + 1 }, (_, k) => (k === 0 ? (toldBefore?.(match) ?? []) : []));
  return exportedMatch(`${game} ${at}`, { ...archive, log }, { automatic: botsOf(match.seats) });
}
