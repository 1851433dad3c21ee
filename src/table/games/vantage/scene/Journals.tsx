import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { Spot } from '../../../parts/Spot.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import type { Placement } from '../../../zones/zone.ts';
import { linesNeeded, type Journal as Book } from '../journal.ts';
import { journalIn, laidTogether, togetherAt } from '../layout/journalForms.ts';
import { journalZone } from '../layout/zones.ts';
import { Journal } from './Journal.tsx';

/** After the game: everybody's journal, laid side by side; where they could not be read, one lies open and the others beside it. */
export function Journals({ view, placed }: { readonly view: VantageView; readonly placed: Placement }) {
  const { map, zones, away, letters } = placed;
  const { journals } = view;
  const others = journals.filter(({ seat }) => journalZone(seat) in zones || journalZone(seat) in away);
  const together = others.length === 0 ? laidTogether(journals.length, map, 0) : null;
  const placeOf = (book: Book, i: number): Strip | null =>
    together ? togetherAt(together, i, journals.length, map) : others.includes(book) ? null : map;
  // beside each other all have the same part for the map
  const needed = Math.max(...journals.map((book) => linesNeeded(book)));
  return journals.map((book, i) => {
    const at = zones[journalZone(book.seat)] ?? placeOf(book, i);
    if (at === null) return null;
    const { scale, form } = journalIn(at, letters, needed);
    return (
      <Spot key={book.seat} x={at.x} y={at.y} scale={scale}>
        <Journal book={book} view={view} form={form} />
      </Spot>
    );
  });
}
