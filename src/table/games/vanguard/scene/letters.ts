export type Face = 'Saira Condensed' | 'Rajdhani' | 'Inter';

/** Width of a letter of Inter, in sizes of the letters; the other faces are narrower by a factor. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,;:'’|!]/, 0.27],
  [/[ tfr()\-–I/]/, 0.36],
  [/[mwMW%…—]/, 0.88],
  [/[A-Z&@]/, 0.7],
  [/[0-9]/, 0.63],
];
const usual = 0.59;
const narrower: Readonly<Record<Face, number>> = { 'Saira Condensed': 0.76, Rajdhani: 0.88, Inter: 1 };
const widths = new Map<string, number>();

function widthOf(letter: string): number {
  const known = widths.get(letter) ?? kinds.find(([kind]) => kind.test(letter))?.[1] ?? usual;
  widths.set(letter, known);
  return known;
}

/** How wide words are about, in units: reckoned, so that a layout needs no canvas. */
export function lengthOf(text: string, size: number, font: Face = 'Inter'): number {
  let sum = 0;
  for (const letter of text) sum += widthOf(letter);
  return sum * size * narrower[font];
}

/** Breaks words into lines the way the layout counts them, so that what is drawn fits what was reckoned. */
export function linesOf(text: string, width: number, size: number, font: Face = 'Inter'): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1);
      if (last === undefined || lengthOf(`${last} ${word}`, size, font) > width) lines.push(word);
      else lines[lines.length - 1] = `${last} ${word}`;
    }
    return lines;
  });
}

export const heightOf = (text: string, width: number, size: number, font: Face = 'Inter', leading = 1.3): number =>
  linesOf(text, width, size, font).length * size * leading;
