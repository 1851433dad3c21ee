import type { Face } from './primitives.tsx';

/** Width of an average letter, in sizes of the letters. */
const wide: Readonly<Record<Face, number>> = { 'Saira Condensed': 0.44, Rajdhani: 0.5, Inter: 0.535 };

/** Breaks words into lines the way the layout counts them, so that what is drawn fits what was reckoned. */
export function linesOf(text: string, width: number, size: number, font: Face = 'Inter'): readonly string[] {
  const most = Math.max(4, Math.floor(width / (size * wide[font])));
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1);
      if (last === undefined || last.length + 1 + word.length > most) lines.push(word);
      else lines[lines.length - 1] = `${last} ${word}`;
    }
    return lines;
  });
}

export const heightOf = (text: string, width: number, size: number, font: Face = 'Inter', leading = 1.3): number =>
  linesOf(text, width, size, font).length * size * leading;
