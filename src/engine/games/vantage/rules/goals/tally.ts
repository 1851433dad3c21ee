/** One way to count the entries of a list that only grows, as deeds and visits do. What is `counted` changes with every entry. */
export interface Counting<Entry, Counted> {
  readonly nothing: () => Counted;
  readonly add: (counted: Counted, entry: Entry) => void;
}

interface Tally<Entry, Counted> {
  readonly since: number;
  readonly counted: Counted;
  /** How many entries have been looked at, and the last of them. */
  upTo: number;
  last: Entry | undefined;
}

/** Of every match, by the first entry of its list, which all copies of its state share. */
const tallies = new WeakMap<object, Map<unknown, Tally<unknown, unknown>>>();

/**
 * What the entries from `since` on come to. Goals are read after every action and what they count grows with the game, so an entry is
 * looked at once and the next reading goes on behind it. A list that does not go on from the one read before (an answer was taken back,
 * a bot tries something else) is read from its beginning. Whoever keeps what is returned sees it change with the next reading.
 */
export function countedOf<Entry extends object, Counted>(
  list: readonly Entry[],
  counting: Counting<Entry, Counted>,
  since = 0,
): Readonly<Counted> {
  const first = list[0];
  if (!first) return counting.nothing();
  let ofMatch = tallies.get(first) as Map<Counting<Entry, Counted>, Tally<Entry, Counted>> | undefined;
  if (!ofMatch) tallies.set(first, (ofMatch = new Map()) as Map<unknown, Tally<unknown, unknown>>);
  let tally = ofMatch.get(counting);
  if (!tally || tally.since !== since || list[tally.upTo - 1] !== tally.last)
    ofMatch.set(counting, (tally = { since, counted: counting.nothing(), upTo: since, last: list[since - 1] }));
  for (; tally.upTo < list.length; tally.upTo++) counting.add(tally.counted, (tally.last = list[tally.upTo]!));
  return tally.counted;
}

/** A goal is printed once and never changes: its way to count is made once. */
export function onceFor<Goal extends object, T>(make: (goal: Goal) => T): (goal: Goal) => T {
  const made = new WeakMap<Goal, T>();
  return (goal) => {
    const known = made.get(goal);
    if (known !== undefined) return known;
    const fresh = make(goal);
    made.set(goal, fresh);
    return fresh;
  };
}
