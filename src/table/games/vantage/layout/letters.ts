/** Width of a letter of the faces of this table, in sizes of the letters; capitals are wider. */
const usual = { small: 0.53, capital: 0.66 } as const;

/** How wide a line is about: reckoned, so that a layout needs no canvas. */
export const lengthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (/[A-Z]/.test(letter) ? usual.capital : usual.small), 0) * size;

/** How many lines a text takes, by the usual width of letters. */
export const linesOf = (text: string, size: number, wrap: number, per = 0.47): number =>
  text.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil((part.length * size * per) / wrap)), 0);
