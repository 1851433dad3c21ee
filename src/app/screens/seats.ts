/** A chair that this browser has taken at some host. The token is all it takes to sit there again, an hour or a week later. */
export interface KeptSeat {
  readonly match: string;
  readonly seat: string;
  readonly token: string;
  readonly name: string;
  readonly game: string;
  readonly title: string;
  /** Since when, in ms. */
  readonly at: number;
}

/** A way to watch a match: what `Use as table` and `Stream` open. */
interface KeptWatch {
  readonly match: string;
  readonly key: string;
  readonly code: string | null;
}

const seatsKey = 'lantern-table.seats';
const watchKey = 'lantern-table.watching';
/** More than anybody plays at once; older ones are forgotten first. */
const most = 24;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function storage(): Store | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function list(key: string, fields: readonly string[], store: Store | null): Record<string, unknown>[] {
  try {
    const stored: unknown = JSON.parse(store?.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const all = stored as (Record<string, unknown> | null)[];
    return all.filter((one) => one !== null && fields.every((field) => typeof one[field] === 'string')) as Record<string, unknown>[];
  } catch {
    return [];
  }
}

function keep(key: string, all: readonly object[], store: Store | null): void {
  try {
    store?.setItem(key, JSON.stringify(all.slice(0, most)));
  } catch {
    // full or forbidden: the chair is lost when this page is closed, and the code brings it back by its owner
  }
}

/** Newest first. */
export const keptSeats = (store = storage()): readonly KeptSeat[] =>
  list(seatsKey, ['match', 'seat', 'token', 'name', 'game', 'title'], store) as unknown as KeptSeat[];

export const seatsIn = (match: string, store = storage()): readonly KeptSeat[] => keptSeats(store).filter((one) => one.match === match);

export function keepSeat(seat: KeptSeat, store = storage()): void {
  const others = keptSeats(store).filter((one) => one.match !== seat.match || one.seat !== seat.seat);
  keep(seatsKey, [seat, ...others], store);
}

export const forgetSeat = ({ match, seat }: Pick<KeptSeat, 'match' | 'seat'>, store = storage()): void =>
  keep(seatsKey, keptSeats(store).filter((one) => one.match !== match || one.seat !== seat), store);

export const keptWatch = (match: string, store = storage()): KeptWatch | null =>
  (list(watchKey, ['match', 'key'], store) as unknown as KeptWatch[]).find((one) => one.match === match) ?? null;

export function keepWatch(watch: KeptWatch, store = storage()): void {
  const others = (list(watchKey, ['match', 'key'], store) as unknown as KeptWatch[]).filter(({ match }) => match !== watch.match);
  keep(watchKey, [watch, ...others], store);
}
