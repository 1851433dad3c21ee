import type { Strip } from '../../stage/shapes.ts';
import type { Choice, ChoiceGroup } from './choices.ts';
import { linesOf } from './scene/letters.ts';

interface LaidKey extends Strip {
  readonly choice: Choice;
  readonly hot: boolean;
}

interface LaidLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly power: boolean;
}

interface LaidQuestion {
  readonly keys: readonly LaidKey[];
  readonly lines: readonly LaidLine[];
  readonly height: number;
  readonly size: number;
}

const gap = 8;
const rim = 16;
/** Over the first row and under the last. */
export const pad = 6;
/** From so many letters across on, what is asked stands before its answers instead of over them. */
const besideFrom = 46;

/** Room before the keys of a wide table, for who acts and what they have left. */
export const leadWidth = (size: number): number => size * 15.2;

/**
 * Lays prompts and keys in rows over a width, in letters of a size. Questions follow each other in one row where there is room. A single
 * question has no prompt here: the page says it.
 */
export function layQuestion(groups: readonly ChoiceGroup[], width: number, size: number, touch: number, lead: number): LaidQuestion {
  const keys: LaidKey[] = [];
  const lines: LaidLine[] = [];
  const inner = width - 2 * rim;
  const beside = width > size * besideFrom;
  const most = Math.min(inner, Math.max(size * 14, inner / 2 - gap));
  const said = groups.filter(({ power }) => !power).length < 2;
  let [x, y, row] = [lead, pad, lead > 0 ? touch : 0];
  const turn = (): void => {
    if (x === 0) return;
    [x, y, row] = [0, y + row + gap, 0];
  };
  for (const { prompt, power, choices, total } of groups) {
    const words = size * (power ? 0.86 : 1);
    const titled = power || !said;
    if (titled && beside) {
      const wide = Math.min(inner * 0.4, prompt.length * words * 0.53 + 20);
      if (x > 0 && x + wide + (choices.length > 0 ? 120 : 0) > inner) turn();
      const broken = linesOf(prompt, wide, words, 'Rajdhani').slice(0, 2);
      lines.push({ text: broken.join('\n'), x: x + rim, y: y + (touch - broken.length * words * 1.15) / 2, power });
      x += wide + gap;
      row = Math.max(row, touch);
    } else if (titled) {
      turn();
      const broken = linesOf(prompt, inner, words, 'Rajdhani');
      lines.push({ text: broken.join('\n'), x: rim, y, power });
      y += broken.length * size * 1.2 + gap / 2;
    }
    const indent = beside ? 0 : x;
    for (const choice of choices) {
      const before = (choice.sign === undefined ? 0 : size * 1.5) + choice.dice.length * size * 1.7;
      const w = Math.max(touch, Math.min(most, choice.label.length * size * 0.46 + before + 34));
      const h = Math.max(touch, Math.min(3, linesOf(choice.label, w - 24 - before, size, 'Saira Condensed').length) * size * 1.15 + 14);
      if (x > indent && x + w > inner) turn();
      keys.push({ choice, x: x + rim, y, width: w, height: h, hot: !power && total === 1 });
      x += w + gap;
      row = Math.max(row, h);
    }
    if (beside) x += gap * 2;
  }
  return { keys, lines, height: y + row + pad, size };
}

/** Letters as large as they may be for everything to fit. */
export function fitQuestion(
  groups: readonly ChoiceGroup[],
  { width, height }: Strip,
  letters: number,
  touch: number,
  hasLead: boolean,
): LaidQuestion {
  let size = Math.max(letters * 1.15, Math.min(26, letters * 1.4));
  let laid = layQuestion(groups, width, size, touch, hasLead ? leadWidth(size) : 0);
  while (laid.height > height && size > letters) {
    size = Math.max(letters, size * 0.95);
    laid = layQuestion(groups, width, size, touch, hasLead ? leadWidth(size) : 0);
  }
  return laid;
}
