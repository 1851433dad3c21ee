/** Widths of Inter and Marcellus letters as a share of the size, a little generous: a line must never run out of its panel. */
const narrow = /[ilj.,:;'!|()[\]I]/;
const wide = /[mwMWOQ@%]/;
const capital = /[A-Z0-9+]/;
const letter = (one: string): number =>
  narrow.test(one)
    ? 0.31
    : wide.test(one)
      ? 0.88
      : capital.test(one)
        ? 0.68
        : one === ' '
          ? 0.3
          : one === 't' || one === 'f' || one === 'r'
            ? 0.42
            : 0.585;

/** Marcellus and Caudex run narrower than Inter: give their sizes by this share. */
export const carvedShare = 0.9;

/** How wide words come out, in units, without a screen to measure on. */
export const widthOf = (words: string, size: number): number => [...words].reduce((sum, one) => sum + letter(one), 0) * size;

/** Words in lines, each as long as it may be; a word is never broken, even where it does not fit alone. */
export function broken(words: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Words in lines of at most this width; no words, no lines. */
export const wrap = (words: string, width: number, size: number): readonly string[] =>
  words === '' ? [] : broken(words, (line) => widthOf(line, size) <= width);

/** The same, cut after so many lines; what is left out is in the reading. */
export function clipped(words: string, width: number, size: number, most: number): readonly string[] {
  const lines = wrap(words, width, size);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]!.replace(/[ ,;:.]*$/, '')} …`];
}
