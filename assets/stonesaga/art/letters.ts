import type { Ctx } from '../../bake/canvas.ts';

export interface Lettering {
  readonly font: string;
  readonly fill: string;
  readonly align?: CanvasTextAlign;
  readonly spacing?: number;
}

export function letters(c: Ctx, words: string, x: number, y: number, { font, fill, align = 'left', spacing = 0 }: Lettering): void {
  c.font = font;
  c.textAlign = align;
  c.textBaseline = 'alphabetic';
  c.letterSpacing = `${spacing}px`;
  c.fillStyle = fill;
  c.fillText(words, x, y);
  c.letterSpacing = '0px';
}

/** Cut into stone: dark above, light below. */
export function carved(c: Ctx, words: string, x: number, y: number, how: Lettering, light = 'rgba(255,230,190,.45)'): void {
  letters(c, words, x + 0.7, y + 1, { ...how, fill: light });
  letters(c, words, x - 0.5, y - 0.8, { ...how, fill: 'rgba(0,0,0,.75)' });
  letters(c, words, x, y, how);
}

/** Lines of at most this width. */
export function wrapped(c: Ctx, words: string, width: number, font: string): string[] {
  c.font = font;
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && c.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
