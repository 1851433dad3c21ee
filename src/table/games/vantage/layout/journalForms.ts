/** How large a journal is drawn, and how much of it its map takes. */
export interface JournalForm {
  readonly width: number;
  readonly height: number;
  readonly map: number;
  /** Lines of a column below the map. */
  readonly lines: number;
}

export const journalForms: { readonly full: JournalForm; readonly low: JournalForm; readonly flat: JournalForm } = {
  full: { width: 520, height: 480, map: 236, lines: 10 },
  low: { width: 388, height: 396, map: 168, lines: 8 },
  /** For phones. */
  flat: { width: 380, height: 252, map: 88, lines: 5 },
};

export type JournalFormName = keyof typeof journalForms;
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

/** Where one of them lies, from the corner of the room. */
export const togetherAt = ({ form, columns, scale }: Together, i: number): { readonly x: number; readonly y: number } => ({
  x: ((i % columns) * (form.width + gap) + gap / 2) * scale,
  y: (Math.floor(i / columns) * (form.height + gap) + gap / 2) * scale,
});
