import type { Strip } from '../../../stage/shapes.ts';
import type { Sheet } from '../journal.ts';

/** How large a journal is drawn, where its map lies, and where what is written. */
export interface JournalForm {
  readonly width: number;
  readonly height: number;
  readonly map: Strip;
  /** Its three parts lie in columns below the map, or below each other beside it. */
  readonly words: Strip & { readonly stacked: boolean };
}

/** Letters of a journal, in its own units. */
export const journalLetter = 13;
export const journalLine = journalLetter * 1.25;
/** Above the lines of each part stands what it is. */
export const partHead = 20;
/** Below its title. */
const top = 44;
const rim = 14;

/** A journal of this size. On a wide one the map lies beside the words; else the words have as many lines below it as they need. */
export function journalForm(width: number, height: number, needed = 10): JournalForm {
  const inner = { width: width - rim * 2, height: height - top - 10 };
  if (width > height * 1.3) {
    const wide = Math.max(212, Math.min(340, inner.width * 0.4));
    return {
      width,
      height,
      map: { x: rim, y: top, width: inner.width - wide - rim, height: inner.height },
      words: { x: width - rim - wide, y: top, width: wide, height: inner.height, stacked: true },
    };
  }
  const most = Math.floor((height * 0.42 - partHead) / journalLine);
  const wordsHeight = partHead + Math.max(4, Math.min(most, needed)) * journalLine;
  return {
    width,
    height,
    map: { x: rim, y: top, width: inner.width, height: inner.height - wordsHeight - 12 },
    words: { x: rim, y: top + inner.height - wordsHeight, width: inner.width, height: wordsHeight, stacked: false },
  };
}

export const journalForms = {
  full: journalForm(520, 480),
  low: journalForm(380, 396, 8),
  /** For phones. */
  flat: journalForm(380, 252),
} as const satisfies Readonly<Record<string, JournalForm>>;

/** Between journals that lie beside each other. */
const gap = 12;
/** A page that is larger than this is easier to read in larger letters than with more of them. */
const usual = { width: 500, height: 460 } as const;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** A journal that fills this room, with letters as large as it allows. */
export function journalIn(
  { width, height }: Room, letters: number, needed?: number,
): { readonly scale: number; readonly form: JournalForm } {
  const least = letters / journalLetter;
  const fitting = Math.min(width / usual.width, height / usual.height, least * 1.7);
  const scale = Math.max(least, fitting);
  return { scale, form: journalForm(width / scale, height / scale, needed) };
}

export interface Together {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

/** How so many journals share the room, each as large as it can be, or null if they could not be read. */
export function laidTogether(count: number, room: Room, letters: number): Together | null {
  const { flat } = journalForms;
  const worth = ({ width, height }: Together): number => Math.min(width / usual.width, height / usual.height);
  const likeliest = Array.from({ length: count }, (_, i) => i + 1)
    .map((columns): Together => {
      const rows = Math.ceil(count / columns);
      return { columns, width: room.width / columns - gap, height: room.height / rows - gap };
    })
    .reduce((best, one) => (worth(one) > worth(best) ? one : best));
  const least = letters / journalLetter;
  return likeliest.width >= flat.width * least && likeliest.height >= flat.height * least ? likeliest : null;
}

/** Where one of so many lies; those of the last row stand in its middle. */
export function togetherAt({ columns, width, height }: Together, i: number, count: number, room: Strip): Strip {
  const row = Math.floor(i / columns);
  const inRow = Math.min(columns, count - row * columns);
  const left = room.x + (room.width - inRow * (width + gap)) / 2;
  return { x: left + (i % columns) * (width + gap) + gap / 2, y: room.y + row * (height + gap) + gap / 2, width, height };
}

/** One place on a sheet of the map: a sketch, and room for the line to the next. */
export const journalCell = { width: 96, height: 84 } as const;
/** Between two sheets. */
const apart = 0.3;
/** Sketches are not drawn larger than this, nor smaller while an older sheet could be left out. */
const [largest, smallest] = [2.4, 0.5] as const;

export interface LaidSheet extends Strip {
  readonly sheet: Sheet;
  readonly scale: number;
}

/** The sheets of a map in its middle, in rows that let them be largest. Where sketches would be too small, the oldest are left out. */
export function laidSheets(sheets: readonly Sheet[], room: Strip): readonly LaidSheet[] {
  const { scale, rows } = likeliestRows(sheets, room);
  if (scale < smallest && sheets.length > 1) return laidSheets(sheets.slice(1), room);
  const cell = { width: journalCell.width * scale, height: journalCell.height * scale };
  let y = room.y + (room.height - heightOf(rows) * cell.height) / 2;
  return rows.flatMap((row) => {
    let x = room.x + (room.width - row.width * cell.width) / 2;
    const laid = row.sheets.map((sheet): LaidSheet => {
      const size = { width: sheet.width * cell.width, height: sheet.height * cell.height };
      const at = { sheet, scale, x, y: y + (row.height * cell.height - size.height) / 2, ...size };
      x += size.width + apart * cell.width;
      return at;
    });
    y += (row.height + apart) * cell.height;
    return laid;
  });
}

interface Row {
  readonly sheets: readonly Sheet[];
  readonly width: number;
  readonly height: number;
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
const rowOf = (sheets: readonly Sheet[]): Row => ({
  sheets,
  width: sum(sheets.map(({ width }) => width + apart)) - apart,
  height: Math.max(...sheets.map(({ height }) => height)),
});

const heightOf = (rows: readonly Row[]): number => sum(rows.map(({ height }) => height + apart)) - apart;

/** Of all widths at which the row could be full. */
function likeliestRows(sheets: readonly Sheet[], room: Strip): { readonly scale: number; readonly rows: readonly Row[] } {
  const ways = sheets.map((_, i) => {
    const rows = inRows(sheets, Math.max(rowOf(sheets.slice(0, i + 1)).width, ...sheets.map(({ width }) => width)));
    const across = Math.max(...rows.map(({ width }) => width)) * journalCell.width;
    const down = heightOf(rows) * journalCell.height;
    return { rows, scale: Math.min(largest, room.width / across, room.height / down) };
  });
  return ways.reduce((best, one) => (one.scale > best.scale ? one : best), { scale: 1, rows: [], ...ways[0] });
}

function inRows(sheets: readonly Sheet[], most: number): readonly Row[] {
  const rows: Sheet[][] = [];
  for (const sheet of sheets) {
    const last = rows.at(-1);
    if (last && rowOf([...last, sheet]).width <= most + 0.01) last.push(sheet);
    else rows.push([sheet]);
  }
  return rows.map(rowOf);
}
