import type { Answer, Seat } from '../engine/kernel/rule.ts';
import type { AnyMatch } from './random.ts';

/** The answers that a bot tries for `seat`: to its main question and to the powers beside it. */
export const candidatesOf = (match: AnyMatch, seat: Seat): Answer[] =>
  match.open
    .filter((decision) => decision.seat === seat)
    .flatMap((decision) => match.sensible(decision).map(({ id }) => ({ seat, ask: decision.ask, option: id })));

/** True if the match waits for drafts only: no bot can answer, so the match would stop here. */
export const isStuck = ({ open }: AnyMatch): boolean => open.length > 0 && open.every(({ options }) => options.length === 0);

/** Lower than any score: a bot goes where it cannot answer only if there is no other way. */
export const deadEnd = -1;
