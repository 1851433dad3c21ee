import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { Spot } from '../../../parts/Spot.tsx';
import type { Placement } from '../../../zones/zone.ts';
import { spotIn } from '../../../zones/spotIn.ts';
import { journalForms, journalFormNamed, laidTogether, togetherAt } from '../layout/journalForms.ts';
import { journalZone } from '../layout/zones.ts';
import { Journal } from './Journal.tsx';

/** After the game: everybody's journal, laid side by side; where they could not be read, one lies open and the others beside it. */
export function Journals({ view, placed }: { readonly view: VantageView; readonly placed: Placement }) {
  const { map, zones, away, letters } = placed;
  const together = laidTogether(view.journals.length, map, letters);
  const others = view.journals.filter(({ seat }) => journalZone(seat) in zones || journalZone(seat) in away);
  if (together && others.length === 0)
    return view.journals.map((book, i) => {
      const { x, y } = togetherAt(together, i, view.journals.length, map);
      return (
        <Spot key={book.seat} x={x} y={y} scale={together.scale}>
          <Journal book={book} view={view} form={together.form} />
        </Spot>
      );
    });
  return view.journals.flatMap((book) => {
    const zone = zones[journalZone(book.seat)];
    const at = zone ?? (others.includes(book) ? null : map);
    const form = zone ? journalFormNamed(zone.shape) : journalForms.flat;
    return at === null ? [] : [
      <Spot key={book.seat} {...spotIn(at, form)}>
        <Journal book={book} view={view} form={form} />
      </Spot>,
    ];
  });
}
