import type { Strip } from '../../stage/shapes.ts';
import type { Choice, ChoiceGroup } from './choices.ts';
import { linesOf } from './scene/letters.ts';

export interface LaidKey extends Strip {
  readonly choice: Choice;
  readonly hot: boolean;
}

interface LaidLine {
  readonly text: string;
  readonly y: number;
  readonly power: boolean;
}

export interface LaidQuestion {
  readonly keys: readonly LaidKey[];
  readonly lines: readonly LaidLine[];
  readonly height: number;
  readonly size: number;
}

const gap = 8;

/** Lays prompts and keys in rows over a width, in letters of a size. */
export function layQuestion(groups: readonly ChoiceGroup[], width: number, size: number, touch: number): LaidQuestion {
  const keys: LaidKey[] = [];
  const lines: LaidLine[] = [];
  const inner = width - 2 * gap - 16;
  let y = 14;
  for (const { prompt, power, choices, total } of groups) {
    const broken = linesOf(prompt, inner, size * (power ? 0.86 : 1), 'Rajdhani');
    lines.push({ text: broken.join('\n'), y, power });
    y += broken.length * size * 1.2 + gap;
    let x = 0;
    let row = 0;
    const most = Math.min(inner, Math.max(300, inner / 2 - gap));
    for (const choice of choices) {
      const wide = choice.label.length * size * 0.46 + (choice.sign === undefined ? 0 : size * 1.5) + choice.dice.length * size * 1.7 + 34;
      const w = Math.max(touch, Math.min(most, wide));
      const words = w - 24 - (choice.sign === undefined ? 0 : size * 1.5) - choice.dice.length * size * 1.7;
      const h = Math.max(touch, Math.min(3, linesOf(choice.label, words, size, 'Saira Condensed').length) * size * 1.15 + 18);
      if (x > 0 && x + w > inner) {
        x = 0;
        y += row + gap;
        row = 0;
      }
      keys.push({ choice, x: x + 16, y, width: w, height: h, hot: !power && total === 1 });
      x += w + gap;
      row = Math.max(row, h);
    }
    y += row + (choices.length > 0 ? gap * 1.6 : 0);
  }
  return { keys, lines, height: y + 4, size };
}

/** Letters as large as they may be for everything to fit. */
export function fitQuestion(groups: readonly ChoiceGroup[], { width, height }: Strip, letters: number, touch: number): LaidQuestion {
  let size = Math.max(letters, 26);
  let laid = layQuestion(groups, width, size, touch);
  while (laid.height > height && size > letters * 0.72) {
    size *= 0.93;
    laid = layQuestion(groups, width, size, Math.min(touch, size * 2));
  }
  return laid;
}
