import { strip, type Strip } from '../../../stage/shapes.ts';
import { signRow } from './signPlaces.ts';

/** In a narrow window there is no room for them below each other. */
export const isNarrow = ({ width }: Strip, letters: number): boolean => width < letters * 40;

/** In a low one two of them below each other would lie on the way to the east. */
const isLow = ({ height }: Strip, finger: number): boolean => height < finger * 7;

/**
 * Where things lie that may be done at any time: below each other at the upper right rim, or beside each other there. In a narrow
 * window they lie right of the way to the north as far as there is room, then in a row over the name of the place; where that is too low
 * for them, the list of actions alone has the others.
 */
export function asidePlaces(labels: readonly string[], at: Strip, letters: number, finger: number): readonly Strip[] {
  const height = Math.max(letters * 2.1, finger);
  const widthOf = (label: string): number => Math.max(finger, label.length * letters * 0.52 + letters * 1.2);
  const widths = labels.map(widthOf);
  if (isNarrow(at, letters)) {
    const north = Math.max(letters * 1.5, finger / 2);
    const atTop = widths.findIndex((_, i) => sumOf(widths.slice(0, i + 1)) > at.width / 2 - north - 16);
    const above = atTop < 0 ? widths : widths.slice(0, atTop);
    const row = inRows(above, { ...at, x: at.x + at.width - sumOf(above) - 16 }, at.y + 4, height);
    const free = at.height - signRow(at, letters, finger);
    const scarce = free < letters * 9.2 + finger * 3;
    return scarce ? row : [...row, ...inRows(widths.slice(above.length), at, at.y + free - letters * 4.6 - height, height)];
  }
  if (isLow(at, finger)) return inRows(widths, { ...at, x: at.x + at.width - sumOf(widths) - 12 }, at.y + 6, height);
  return labels.map((label, i) => {
    const width = widthOf(label) + letters;
    return strip(at.x + at.width - width - 10, at.y + 10 + i * (height + 6), width, height);
  });
}

/** On the common board: beside each other at the right end of the line with its title, or as in a vista where that is too short. */
export function asidesOnBoard(labels: readonly string[], at: Strip, title: Strip, letters: number, finger: number): readonly Strip[] {
  const height = Math.max(letters * 2.1, finger);
  const widths = labels.map((label) => Math.max(finger, label.length * letters * 0.52 + letters * 1.2));
  const wide = sumOf(widths);
  // the name of the planet stands in the middle of it
  if (wide > title.width / 2 - title.height * 3.1) return asidePlaces(labels, at, letters, finger);
  return inRows(widths, { ...title, x: title.x + title.width - wide - 8 }, title.y + (title.height - height) / 2, height);
}

/** So wide are they beside each other. */
const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width + 6, -6);

/** From left to right, and where there is no more room in a row above it. */
function inRows(widths: readonly number[], at: Strip, y: number, height: number): readonly Strip[] {
  const left = at.x + 8;
  let x = left;
  let row = 0;
  return widths.map((width) => {
    if (x > left && x + width > at.x + at.width) {
      x = left;
      row += 1;
    }
    const place = strip(x, y - row * (height + 4), width, height);
    x += width + 6;
    return place;
  });
}
