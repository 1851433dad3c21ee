import type { Seat } from '../kernel/rule.ts';

/** The seats of one round, beginning with `first` and going on as they sit. */
export function roundFrom(order: readonly Seat[], first: Seat): Seat[] {
  const at = placeIn(order, first);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Who comes after `seat`. Seats that are out, for instance because they have passed, are skipped; undefined if all are. */
export const nextSeat = (order: readonly Seat[], seat: Seat, isOut: (seat: Seat) => boolean = () => false): Seat | undefined =>
  [...roundFrom(order, seat).slice(1), seat].find((one) => !isOut(one));

/** Everybody but `seat`, in turn order after it: the order in which others may answer. */
export const othersAfter = (order: readonly Seat[], seat: Seat): Seat[] => roundFrom(order, seat).slice(1);

function placeIn(order: readonly Seat[], seat: Seat): number {
  const at = order.indexOf(seat);
  if (at < 0) throw new Error(`${seat} is not one of ${order.join(', ')}`);
  return at;
}
