import type { Seat } from '../engine/kernel/rule.ts';

/** Who sits at one screen: the name of the person for each seat that is played there by hand. One person may play several. */
export type People = Readonly<Record<Seat, string>>;

export interface SharedScreen {
  /** For whom the screen shows the match now. */
  readonly viewer: Seat | 'table';
  /** Seats that must decide. */
  readonly waiting: readonly Seat[];
  readonly people: People;
  /** False between friends who do not mind. */
  readonly curtain: boolean;
  /** True if this seat knows anything that the table does not. */
  hides(seat: Seat): boolean;
}

/**
 * For whom a screen that several people share shows the match next. It turns to `table`, which knows no secrets, when
 * somebody else must decide who holds something hidden: the page then draws its curtain, and whoever takes the screen
 * looks for themselves.
 */
export function nextViewer({ viewer, waiting, people, curtain, hides }: SharedScreen): Seat | 'table' {
  const asked = waiting.filter((seat) => people[seat] !== undefined);
  if (asked.length === 0 || asked.includes(viewer)) return viewer;
  const here = viewer === 'table' ? undefined : people[viewer];
  const mine = asked.find((seat) => here !== undefined && people[seat] === here);
  if (mine !== undefined) return mine;
  const [first] = asked as [Seat, ...Seat[]];
  if (!curtain || personsOf(people).length === 1) return viewer === 'table' && curtain ? viewer : first;
  return personsOf(people, asked).length === 1 && !hides(first) ? first : 'table';
}

/** One seat for each person: two seats of the same person speak once. */
export function personsOf(people: People, among: readonly Seat[] = Object.keys(people)): readonly Seat[] {
  const names = new Map<string, Seat>();
  for (const seat of among) if (people[seat] !== undefined && !names.has(people[seat])) names.set(people[seat], seat);
  return [...names.values()];
}
