import type { DiaryPage } from '../../../match/handView.ts';
import type { Strip } from '../../stage/shapes.ts';
import { heightOf } from './scene/letters.ts';

/** A title or an entry of the diary where it stands. */
interface DiaryBlock {
  readonly text: string;
  readonly isTitle: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

const gutter = 28;

/**
 * The diary in columns, and in as many sheets as it needs. A title is never left alone at the foot of a column: its first entry goes
 * with it.
 */
export function layDiary(pages: readonly DiaryPage[], at: Strip, letters: number): readonly (readonly DiaryBlock[])[] {
  const columns = Math.max(1, Math.floor(at.width / Math.max(360, letters * 20)));
  const width = (at.width - (columns - 1) * gutter) / columns;
  const size = { title: letters * 1.3, entry: letters * 1.15 } as const;
  const tall = (text: string, isTitle: boolean): number =>
    isTitle ? heightOf(text, width, size.title, 'Saira Condensed') + letters * 0.4 : heightOf(text, width, size.entry) + letters * 0.35;
  const sheets: DiaryBlock[][] = [[]];
  let [column, y] = [0, 0];
  const put = (text: string, isTitle: boolean, together: number): void => {
    if (y > 0 && y + together > at.height) {
      y = 0;
      column = (column + 1) % columns;
      if (column === 0) sheets.push([]);
    }
    const x = at.x + column * (width + gutter);
    sheets.at(-1)!.push({ text, isTitle, x, y: at.y + y, width, size: isTitle ? size.title : size.entry });
    y += tall(text, isTitle);
  };
  for (const { title, lines } of pages) {
    if (y > 0) y += letters * 0.8;
    put(title, true, tall(title, true) + tall(lines[0]!, false));
    for (const line of lines) put(line, false, tall(line, false));
  }
  return sheets;
}
