import type { Answer, Seat } from '../engine/kernel/rule.ts';
import type { AnyMatch } from './random.ts';

/** What is worth a thought of all that `seat` may answer now: its main question and the powers beside it alike. */
export const candidatesOf = (match: AnyMatch, seat: Seat): Answer[] =>
  match.open
    .filter((decision) => decision.seat === seat)
    .flatMap((decision) => match.sensible(decision).map(({ id }) => ({ seat, ask: decision.ask, option: id })));

/** True if the match waits for a draft and nothing else: no bot gets out of there. */
export const isStuck = ({ open }: AnyMatch): boolean => open.length > 0 && open.every(({ options }) => options.length === 0);

/** Worth less than any score, so that a bot goes where it cannot answer only if there is no other way. */
export const deadEnd = -1;
