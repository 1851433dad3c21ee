import { broken } from '../cards/lines.ts';

/** Width of a letter as a share of its height: no font runs where layouts are tested, so they reckon with this. */
const width = 0.53;

export const widthOf = (words: string, size: number): number => words.length * size * width;

/** Lines of at most this width. What does not fit into so many lines ends in dots. */
export function inLines(words: string, across: number, size: number, most = Infinity): string[] {
  const fits = Math.max(3, Math.floor(across / (size * width)));
  const lines = broken(words, (line) => line.length <= fits);
  const shown = lines.slice(0, most).map((one) => shortened(one, fits));
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]!.slice(0, fits - 1).trimEnd()}…`;
  return shown;
}

const shortened = (line: string, fits: number): string => (line.length > fits + 1 ? `${line.slice(0, fits - 1)}…` : line);

/** In one line if it can be as small as `least`, else in two; dots only where nothing else helps. */
export function fitted(
  words: string,
  across: number,
  size: number,
  least: number,
): { readonly lines: readonly string[]; readonly size: number } {
  const fits = (line: string): number => across / widthOf(line, 1);
  if (fits(words) >= least) return { lines: [words], size: Math.min(size, fits(words)) };
  const lines = inLines(words, across, least, 2);
  return { lines, size: Math.max(least, Math.min(size, ...lines.map(fits))) };
}
