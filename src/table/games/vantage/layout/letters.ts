/** How many lines a text takes, by the usual width of letters. */
export const linesOf = (text: string, size: number, wrap: number, per = 0.47): number =>
  text.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil((part.length * size * per) / wrap)), 0);
