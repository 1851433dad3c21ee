import { strip, type Strip } from '../../../stage/shapes.ts';

/** In a narrow window what lies aside would cover signs and ways at the top: there it lies in a row over the name of the place. */
export const isNarrow = ({ width }: Strip, letters: number): boolean => width < letters * 40;

/** In a low one two of them below each other would lie on the way to the east. */
const isLow = ({ height }: Strip, finger: number): boolean => height < finger * 7;

/** Where things lie that may be done at any time: below each other at the upper right rim, beside each other there, or over the name. */
export function asidePlaces(labels: readonly string[], at: Strip, letters: number, finger: number): readonly Strip[] {
  const height = Math.max(letters * 2.1, finger);
  const widthOf = (label: string): number => Math.max(finger, label.length * letters * 0.52 + letters * 1.2);
  if (isNarrow(at, letters)) {
    // so low that signs reach down to the name: one row over the name itself, as far as the way to the south; the list has the others
    const scarce = at.height < letters * 8 + finger * 5.3;
    if (!scarce) return inRows(labels.map(widthOf), at, at.y + at.height - letters * 6 - height, height);
    const until = at.x + at.width * 0.8 - finger / 2;
    const y = at.y + at.height - height - 2;
    return inRows(labels.map(widthOf), at, y, height).filter((one) => one.y === y && one.x + one.width < until);
  }
  if (isLow(at, finger)) {
    const widths = labels.map(widthOf);
    const all = widths.reduce((sum, width) => sum + width + 6, -6);
    return inRows(widths, { ...at, x: at.x + at.width - all - 12 }, at.y + 6, height);
  }
  return labels.map((label, i) => {
    const width = widthOf(label) + letters;
    return strip(at.x + at.width - width - 10, at.y + 10 + i * (height + 6), width, height);
  });
}

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
