import type { Strip } from '../../../stage/shapes.ts';

/** How large a journal is drawn, where its map lies, and where what is written. */
export interface JournalForm {
  readonly width: number;
  readonly height: number;
  readonly map: { readonly width: number; readonly height: number };
  /** Where the first of its three parts begins; they lie in columns below the map, or below each other beside it. */
  readonly words: { readonly x: number; readonly y: number; readonly width: number; readonly stacked: boolean };
  /** Lines of each part. */
  readonly lines: number;
}

/** Below its title. */
export const journalTop = 44;

const below = (width: number, height: number, map: number, lines: number): JournalForm => ({
  width,
  height,
  map: { width: width - 28, height: map },
  words: { x: 14, y: journalTop + map + 12, width: width / 3 - 18, stacked: false },
  lines,
});

export const journalForms: { readonly full: JournalForm; readonly low: JournalForm; readonly flat: JournalForm } = {
  full: below(520, 480, 236, 10),
  low: below(380, 396, 168, 8),
  /** For phones: the map lies beside the words. */
  flat: {
    width: 380,
    height: 252,
    map: { width: 128, height: 196 },
    words: { x: 156, y: journalTop, width: 212, stacked: true },
    lines: 3,
  },
};

type JournalFormName = keyof typeof journalForms;
export const journalFormNamed = (name: string): JournalForm => journalForms[name as JournalFormName];
/** Letters of a journal, in its own units. */
export const journalLetter = 13;
/** Between journals that lie beside each other. */
const gap = 12;

interface Together {
  readonly form: JournalForm;
  readonly columns: number;
  readonly scale: number;
}

/** How so many journals lie side by side: in the fullest form in which all of them can be read, or null if there is no such form. */
export function laidTogether(
  count: number, room: { readonly width: number; readonly height: number }, letters: number,
): Together | null {
  const ways = Object.values(journalForms).map((form) =>
    Array.from({ length: count }, (_, i) => i + 1)
      .map((columns): Together => {
        const rows = Math.ceil(count / columns);
        return { form, columns, scale: Math.min(room.width / (columns * (form.width + gap)), room.height / (rows * (form.height + gap))) };
      })
      .reduce((best, one) => (one.scale > best.scale ? one : best)),
  );
  return ways.find(({ scale }) => scale * journalLetter >= letters) ?? null;
}

/** Where one of so many lies, in the middle of the room. */
export function togetherAt(
  { form, columns, scale }: Together, i: number, count: number, room: Strip,
): { readonly x: number; readonly y: number } {
  const [across, down] = [(form.width + gap) * scale, (form.height + gap) * scale];
  const row = Math.floor(i / columns);
  const inRow = Math.min(columns, count - row * columns);
  return {
    x: room.x + (room.width - inRow * across) / 2 + (i % columns) * across + (gap / 2) * scale,
    y: room.y + (room.height - Math.ceil(count / columns) * down) / 2 + row * down + (gap / 2) * scale,
  };
}
