/** Width of a letter of the faces of this table, in sizes of the letters; capitals are wider. */
const usual = { small: 0.53, capital: 0.66 } as const;
/** Of capitals that are slimmer or wider than that. */
const capitals: Readonly<Record<string, number>> = {
  I: 0.32, E: 0.58, F: 0.58, L: 0.58, S: 0.58, T: 0.58, C: 0.75, D: 0.75, G: 0.75, O: 0.75, Q: 0.75, M: 0.86, W: 0.86,
};

/** How wide a line is about: reckoned, so that a layout needs no canvas. */
export const lengthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (capitals[letter] ?? (/[A-Z]/.test(letter) ? usual.capital : usual.small)), 0) * size;

/** How many lines a text takes, by the usual width of letters. */
export const linesOf = (text: string, size: number, wrap: number, per = 0.47): number =>
  text.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil((part.length * size * per) / wrap)), 0);
