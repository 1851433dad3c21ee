import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offer } from '../../../../match/question.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { strip, type Strip } from '../../../stage/shapes.ts';
import { linesOf } from './letters.ts';
import { wordsThatFit } from './pageWords.ts';
import { pageHoldsDice } from './places.ts';

/** Stands on the right page until it is read. */
export const unread = 'What comes of it is read when the dice are laid.';

/** What stands on a page of the storybook. */
export interface PageText {
  /** An action is read: its head with verb and cost. */
  readonly story: boolean;
  readonly bold: string;
  readonly paragraphs: readonly string[];
  readonly prompt: string;
  readonly rows: readonly string[];
  readonly dice: number;
}

/** How a page is laid. Lengths are units of the scene. */
export interface PageForm {
  /** Two pages beside each other: the action and its cost on the left one, what is read and chosen on the right one. */
  readonly open: boolean;
  readonly outer: Strip;
  /** Where the head, and on an open book the dice, are written; the same column as the words on a single page. */
  readonly head: Strip;
  readonly column: Strip;
  readonly size: number;
  readonly said: string;
  readonly prompt: string;
  readonly die: number;
  readonly columns: number;
  readonly rowHeight: number;
  /** Between the rows. */
  readonly gap: number;
  /** Where each part begins; on an open book head and dice on the left page, the answers at the foot of the right one. */
  readonly tops: Readonly<Record<'head' | 'below' | 'dice' | 'bold' | 'said' | 'prompt' | 'rows', number>>;
}

const isPlain = (prompt: string): boolean => prompt === 'Choose.';

/** What is to be read now, and the answers that no thing on the table stands for. */
export function pageText(view: VantageView, offers: Offers, rows: readonly Offer[]): PageText {
  const { story, page } = view;
  const first = rows[0]?.id;
  const asked = offers.questions.find(({ options }) => options.some(({ id }) => id === first))?.prompt ?? '';
  return {
    story: story !== null,
    bold: story?.text ?? '',
    paragraphs: [...(story?.read ?? []), ...(page && !story ? [page.text] : [])],
    prompt: isPlain(asked) ? '' : asked,
    rows: rows.map(({ label }) => label),
    dice: pageHoldsDice(view) ? view.roll.length : 0,
  };
}

/** An open book wants a wide window; many short answers want the whole width of one page. */
const opens = ({ story, rows }: PageText, at: Strip, letters: number): boolean =>
  story && rows.length <= 5 && at.width >= letters * 44 && at.height >= letters * 22;

/** Below the dials if it has room there, and over them if not. */
export function pageForm(text: PageText, at: Strip, letters: number, finger: number, dials: number): PageForm {
  const below = laidIn(text, strip(at.x, at.y + dials, at.width, at.height - dials), letters, finger);
  const over = laidIn(text, at, letters, finger);
  const fits = below.outer.height <= at.height - dials - 8 && below.said === over.said && below.rowHeight >= over.rowHeight - 0.01;
  return fits ? below : over;
}

function laidIn(text: PageText, at: Strip, letters: number, finger: number): PageForm {
  const open = opens(text, at, letters);
  const size = Math.max(letters * 1.12, Math.min(21, at.width / 44));
  const width = Math.min(at.width * (open ? 0.97 : 0.94), size * (open ? 60 : 44));
  const margin = size * (open ? 1.7 : 1.5);
  const wrap = (open ? width / 2 : width) - margin * 2;
  const { bold, rows } = text;
  const gap = open ? Math.max(8, size * 0.42) : 8;
  const heads = text.story ? size * (open ? 6.2 : 3) : 0;
  const boldHeight = bold ? linesOf(bold, size * 1.2, wrap, 0.52) * size * 1.6 + (open ? size * 2 : 0) : 0;
  const heightOfSaid = (words: string): number => (words ? linesOf(words, size, wrap) * size * 1.35 + size * 0.6 : 0);
  const heightOfPrompt = (words: string): number => (words ? linesOf(words, size * 0.9, wrap, 0.52) * size * 1.3 + size * 0.4 : 0);
  const columns = rows.length > 12 ? 3 : rows.length > 5 && rows.every((label) => label.length < 34) ? 2 : 1;
  const lines = Math.ceil(rows.length / columns);
  // rings and arrows that mark a die need room round it
  const die = Math.min(Math.max(size * 2.3, finger * 0.8), (wrap / Math.max(1, text.dice)) * 0.7);
  // the marks over a die need room below the words above it
  const diceHeight = text.dice > 0 ? die * (open ? 1.8 : 2.05) : 0;
  const cell = wrap / columns;
  const longest = Math.max(0, ...rows.map((label) => linesOf(label, rowLetters(label, size, letters, cell), cell - size * 3.8, 0.53)));
  const least = Math.max(size * 2.2, letters * 2.4, longest * size * 1.05 + size * 0.5);
  // a low page is set closer, or its rows would be smaller than a finger
  const pad = open ? size * 1.6 : at.height < size * 24 ? size * 0.45 : size;
  const bare = pad * 2 + boldHeight + (open ? 0 : heads + diceHeight);
  // on a phone the question stands above the table alone: twice it would cover the picture
  const question = at.width < letters * 40 ? '' : text.prompt;
  const fitting = (row: number) =>
    wordsThatFit(
      open && text.paragraphs.length === 0 ? [unread] : text.paragraphs.slice(-3),
      question,
      at.height - 8 - pad - bare - lines * (row + gap),
      (words) => heightOfSaid(words.said) + heightOfPrompt(words.prompt),
    );
  const [tight, roomy] = [fitting(least), fitting(Math.max(least, finger))];
  // rows as high as a finger come before the question, which stands above the table as well, and after what is told
  const { said, prompt } = roomy.said === tight.said ? roomy : tight;
  const saidHeight = heightOfSaid(said);
  const promptHeight = heightOfPrompt(prompt);
  const words = bare + saidHeight + promptHeight;
  // as high as a finger wants them, if there is room for all
  const room = (at.height - 8 - pad - words) / Math.max(1, lines) - gap;
  const rowHeight = Math.max(least, Math.min(finger, room));
  const right = words + lines * (rowHeight + gap);
  const leftPage = pad * 2 + heads + diceHeight;
  // a book is not a strip: its pages are at least so high for their width
  const height = open ? Math.max(right, leftPage, Math.min(at.height - 16, width * 0.36)) : right;
  const outer = strip(
    at.x + (at.width - width) / 2,
    Math.max(at.y + 8, at.y + at.height - height - (open ? size * 0.7 : pad)),
    width,
    height,
  );
  const side = (x: number): Strip => strip(x, outer.y + pad, wrap, height - pad * 2);
  const [head, column] = [side(outer.x + margin), side(outer.x + margin + (open ? width / 2 : 0))];
  const foot = column.y + column.height;
  const boldTop = column.y + (open ? 0 : heads);
  const saidTop = boldTop + boldHeight;
  const rowsTop = foot - lines * (rowHeight + gap) + gap;
  const dice = open ? foot - diceHeight : saidTop + saidHeight;
  const tops = {
    head: head.y,
    below: head.y + heads,
    dice,
    bold: boldTop,
    said: saidTop,
    prompt: open ? rowsTop - promptHeight : dice + diceHeight,
    rows: open ? rowsTop : dice + diceHeight + promptHeight,
  };
  return { open, outer, head, column, size, said, prompt, die, columns, rowHeight, gap, tops };
}

/** Letters of an answer: smaller where it would need a second line. */
export function rowLetters(label: string, size: number, letters: number, width: number): number {
  return label.length * size * 0.5 < width - size * 3.4 ? size * 0.98 : Math.max(letters, size * 0.86);
}
