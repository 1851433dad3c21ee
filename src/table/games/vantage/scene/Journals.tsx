import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { Spot } from '../../../parts/Spot.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import { journalForms } from '../layout/journalForms.ts';
import { Journal } from './Journal.tsx';

/** After the game: everybody's journal, laid side by side. */
export function Journals({ view, at }: { readonly view: VantageView; readonly at: Strip }) {
  const size = journalForms.full;
  const count = view.journals.length;
  const fits = Array.from({ length: count }, (_, i) => i + 1).map((columns) => {
    const rows = Math.ceil(count / columns);
    return { columns, scale: Math.min(at.width / (columns * (size.width + 12)), at.height / (rows * (size.height + 12))) };
  });
  const { columns, scale } = fits.reduce((best, one) => (one.scale > best.scale ? one : best), { columns: 1, scale: 0 });
  return (
    <>
      {view.journals.map((book, i) => (
        <Spot
          key={book.seat}
          x={at.x + (i % columns) * (size.width + 12) * scale + 6 * scale}
          y={at.y + Math.floor(i / columns) * (size.height + 12) * scale + 6 * scale}
          scale={scale}
        >
          <Journal book={book} view={view} form={size} />
        </Spot>
      ))}
    </>
  );
}
