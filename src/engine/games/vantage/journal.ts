import type { Seat } from '../../kernel/rule.ts';
import { cardOf } from './content/cards.ts';
import { placeOf } from './content/places.ts';
import type { Diagonal, Direction, Skill } from './content/vocabulary.ts';
import { doneAt } from './rules/actions.ts';
import { holdingsOf, playerOf } from './rules/people.ts';
import type { Deed, JournalLine, Note, Player, VantageState } from './state.ts';

/** RU-VA-70 What a person could have noted of their own way: nothing that they have not seen, nothing they did not choose. */
export interface JournalView {
  readonly seat: Seat;
  /** Every place once, in the order they were found. */
  readonly places: readonly JournalPlace[];
  /** The way from place to place, the crash first. */
  readonly steps: readonly JournalStep[];
  readonly deeds: readonly JournalDeed[];
  readonly notes: readonly Note[];
  readonly threads: readonly Thread[];
}

/** A place on the map that the player has drawn by the compass. Sheets begin where nobody could tell the way. */
interface JournalPlace {
  readonly num: number;
  readonly name: string;
  readonly sheet: number;
  /** East and south of where the sheet began. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Categories of the location actions that the player has performed there. */
  readonly did: readonly Skill[];
}
interface JournalStep {
  readonly from: number | null;
  readonly to: number;
  readonly by: JournalLine['by'];
  readonly turn: number;
}
type JournalDeed = Pick<Deed, 'turn' | 'kind' | 'cat' | 'verb' | 'at' | 'card' | 'x' | 'rolled'>;

/** What is still open: goals on the table, cards that belong to a place, and places that were left with nothing done. */
export type Thread =
  | { readonly thread: 'mission' | 'destiny'; readonly num: number; readonly done: number; readonly of: number }
  | { readonly thread: 'card'; readonly card: number; readonly at: number }
  | { readonly thread: 'place'; readonly num: number };

/** The own journal while the game lasts; all of them once it has ended. */
export function journalsFor(s: VantageState, seat: Seat | null): readonly JournalView[] {
  const whose = s.ended ? s.seats : seat === null ? [] : [seat];
  return whose.map((one) => journalOf(s, one));
}

function journalOf(s: VantageState, seat: Seat): JournalView {
  const player = playerOf(s, seat);
  return {
    seat,
    places: mapOf(player),
    steps: player.journal.map(({ num, by, turn }, i) => ({ from: player.journal[i - 1]?.num ?? null, to: num, by, turn })),
    deeds: s.deeds
      .filter((deed) => deed.seat === seat)
      .map(({ turn, kind, cat, verb, at, card, x, rolled }) => ({ turn, kind, cat, verb, at, card, x, rolled })),
    notes: player.notes,
    threads: threadsOf(s, player),
  };
}

const steps: Readonly<Record<Direction | Diagonal, readonly [number, number]>> = {
  N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0], NE: [1, -1], SE: [1, 1], SW: [-1, 1], NW: [-1, -1],
};

/** A known place stays where it was drawn. One whose spot is taken, or to which no direction led, begins a new sheet. */
function mapOf(player: Player): readonly JournalPlace[] {
  const drawn = new Map<number, JournalPlace>();
  let here: JournalPlace | null = null;
  let sheets = 0;
  for (const { num, by, turn } of player.journal) {
    const known = drawn.get(num);
    if (!known) {
      const step = by === 'crash' || by === 'result' || by === 'along' ? null : steps[by];
      const spot: Pick<JournalPlace, 'sheet' | 'x' | 'y'> | null =
        here && step ? { sheet: here.sheet, x: here.x + step[0], y: here.y + step[1] } : null;
      const taken = [...drawn.values()].some((one) => one.sheet === spot?.sheet && one.x === spot.x && one.y === spot.y);
      const at = spot && !taken ? spot : { sheet: sheets++, x: 0, y: 0 };
      drawn.set(num, { num, name: placeOf(num).name, ...at, turn, did: doneAt(player, num) });
    }
    here = drawn.get(num)!;
  }
  return [...drawn.values()];
}

function threadsOf(s: VantageState, player: Player): readonly Thread[] {
  const goals = [
    ...(s.mission ? [{ thread: 'mission' as const, ...s.mission }] : []),
    ...s.destinies.map((one) => ({ thread: 'destiny' as const, ...one })),
  ];
  return [
    ...goals
      .filter(({ complete }) => !complete)
      .map(({ thread, num, progress }): Thread => ({
        thread,
        num,
        done: progress.reduce((sum, { done, of }) => sum + Math.min(done, of), 0),
        of: progress.reduce((sum, { of }) => sum + of, 0),
      })),
    ...holdingsOf(player).flatMap((card): Thread[] => {
      const at = cardOf(card).only;
      return at === undefined ? [] : [{ thread: 'card', card, at }];
    }),
    ...[...new Set(player.journal.map(({ num }) => num))]
      .filter((num) => num !== player.location && doneAt(player, num).length === 0)
      .map((num): Thread => ({ thread: 'place', num })),
  ];
}
