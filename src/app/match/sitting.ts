import type { Guide } from '../../engine/kernel/guide.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import { personsOf, type People } from '../../match/sharedScreen.ts';
import { nameOf } from './standing.ts';

/** Who sits where, and what the seats are called. */
export interface Sitting {
  readonly guide: Guide;
  readonly people: People;
  readonly automatic: Readonly<Record<Seat, string>>;
}

export const botWords: Readonly<Record<string, string>> = { random: 'simple bot', easy: 'easy bot', usual: 'bot', strong: 'strong bot' };

export const titleOf = ({ guide }: Pick<Sitting, 'guide'>, seat: Seat): string => guide.seats[seat]?.title ?? nameOf(seat);

/** Nothing where a chair has no name but its own. */
const nameAt = (people: People, seat: Seat): string => {
  const name = people[seat] ?? '';
  return name.toLowerCase() === seat.toLowerCase() ? '' : name;
};

/** "Ada", "easy bot", or nothing where somebody plays alone. */
export function whoPlays({ people, automatic }: Omit<Sitting, 'guide'>, seat: Seat): string {
  const level = automatic[seat];
  return level === undefined ? nameAt(people, seat) : (botWords[level] ?? 'bot');
}

/** What somebody is called in the middle of the game: who lives on their board, who plays, or what the seat is. */
export const calledOf = (sitting: Sitting, view: unknown, seat: Seat): string =>
  sitting.guide.called?.(view, seat) ?? (whoPlays(sitting, seat) || titleOf(sitting, seat));

/** A title in the middle of a sentence: "the Miller". */
const inside = (title: string): string => title.replace(/^The /, 'the ');

/** Whose board lies open, in the middle of a sentence: "the Miller", "Ash". */
export const boardOf = (sitting: Sitting, view: unknown, seat: Seat): string =>
  sitting.guide.called?.(view, seat) ?? inside(titleOf(sitting, seat));

/** Names that people have typed; those that only tell chairs apart are none, and neither are those of the chairs themselves. */
export const typedNames = (people: People): People =>
  Object.fromEntries(Object.entries(people).filter(([seat, name]) => nameAt(people, seat) !== '' && !/^(You|Player \d+)$/.test(name)));

/** "The Miller (Ada)", or "The Miller" if that is all there is to say. */
export function fullName(sitting: Sitting, seat: Seat): string {
  const who = whoPlays(sitting, seat);
  const title = titleOf(sitting, seat);
  return who === '' ? title : `${title} (${who})`;
}

/** A seat may be a whole troop: "The Millers move." */
const isMany = (title: string): boolean => /[^s]s$/.test(title);

/** "The Miller (easy bot) moves." or "Waiting for Ada." */
export function waitingWords(sitting: Sitting, waiting: readonly Seat[]): string {
  const [first] = waiting;
  if (first === undefined) return '';
  const title = titleOf(sitting, first);
  if (waiting.length === 1 && sitting.automatic[first] !== undefined) return `${title} ${isMany(title) ? 'move' : 'moves'}.`;
  return `Waiting for ${waiting.map((seat) => fullName(sitting, seat)).join(' and ')}.`;
}

/** One seat for each person at the screen; a seat without a name counts as a person of its own. */
export const personsAt = (people: People, seats: readonly Seat[]): readonly Seat[] =>
  Object.keys(people).length === 0 ? seats : personsOf(people, seats);
