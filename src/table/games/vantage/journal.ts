import { destinyOf, missionOf, withoutCalling } from '../../../engine/games/vantage/content/cards.ts';
import { numbered } from '../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageView } from '../../../engine/games/vantage/view.ts';
import { both, capital, counted } from '../../phrases.ts';
import { nameOf, playerName } from './names.ts';

export type Journal = VantageView['journals'][number];

/** What was done, in the order of turns. */
export const deedLines = ({ deeds }: Journal): readonly string[] =>
  deeds.map(
    ({ turn, verb, at, card }) => `${turn}. ${capital(verb.toLowerCase())}${card === null ? ` at ${numbered(at)}` : `, ${nameOf(card)}`}`,
  );

/** Where somebody was met, in the order of time: whoever walks with them meets them at every step of the way. */
const meetings = ({ notes }: Journal): ReadonlyMap<string, ReadonlySet<number>> => {
  const places = new Map<string, Set<number>>();
  for (const note of notes) if (note.note === 'met') places.set(note.seat, (places.get(note.seat) ?? new Set()).add(note.at));
  return places;
};

/** Cards and people that were met, and what a page told. A person has one line, where they were met first. */
export const noteLines = (book: Journal, view: VantageView): readonly string[] => {
  const met = meetings(book);
  return [
    ...new Set(
      book.notes.map((note) => {
        if (note.note === 'card') return `${nameOf(note.card)}, at ${numbered(note.at)}`;
        if (note.note !== 'met') return note.text;
        return `Met ${withoutCalling(playerName(view, note.seat))} at ${both([...met.get(note.seat)!].map(numbered))}`;
      }),
    ),
  ];
};

/** What is still open. */
export const threadLines = ({ threads }: Journal): readonly string[] =>
  threads.map((one) => {
    if (one.thread === 'card') return `${nameOf(one.card)} belongs to ${numbered(one.at)}`;
    if (one.thread === 'place') return `Nothing done yet at ${numbered(one.num)}`;
    const { name } = one.thread === 'mission' ? missionOf(one.num) : destinyOf(one.num);
    return one.of === 0 ? name : `${name}: ${one.done} of ${counted(one.of, 'step')}`;
  });

/** About how many lines the longest of its three parts has, in narrow columns. */
export const linesNeeded = (book: Journal): number => {
  const { deeds, notes, threads } = book;
  const others = notes.filter(({ note }) => note !== 'met').length;
  const met = [...meetings(book).values()].reduce((lines, places) => lines + 1 + Math.ceil(places.size / 4), 0);
  return Math.max(deeds.length, Math.ceil(others * 1.6) + met, Math.ceil(threads.length * 1.8));
};

export interface Sheet {
  /** In cells from the upper left corner. */
  readonly places: readonly Journal['places'][number][];
  readonly width: number;
  readonly height: number;
}

/** The sheets of the map, in the order they were begun. */
export function sheetsOf({ places }: Journal): readonly Sheet[] {
  const sheets = [...new Set(places.map(({ sheet }) => sheet))];
  return sheets.map((sheet) => {
    const on = places.filter((place) => place.sheet === sheet);
    const [left, top] = [Math.min(...on.map(({ x }) => x)), Math.min(...on.map(({ y }) => y))];
    return {
      places: on.map((place) => ({ ...place, x: place.x - left, y: place.y - top })),
      width: Math.max(...on.map(({ x }) => x)) - left + 1,
      height: Math.max(...on.map(({ y }) => y)) - top + 1,
    };
  });
}
