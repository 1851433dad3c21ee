/** How large a journal is drawn, and how much of it its map takes. */
export interface JournalForm {
  readonly width: number;
  readonly height: number;
  readonly map: number;
  /** Lines of a column below the map. */
  readonly lines: number;
}

export const journalForms: { readonly full: JournalForm; readonly low: JournalForm } = {
  full: { width: 520, height: 480, map: 236, lines: 10 },
  low: { width: 440, height: 396, map: 168, lines: 8 },
};
