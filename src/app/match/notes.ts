const keyOf = (match: string): string => `lantern-table.notes.${match}`;

/** What the players have written down about a match. It belongs to the people at this screen, not to the game: no rule ever reads it. */
export function notesOf(match: string): string {
  try {
    return localStorage.getItem(keyOf(match)) ?? '';
  } catch {
    return '';
  }
}

/** False if this browser stores nothing, so that the page can say so. */
export function keepNotes(match: string, notes: string): boolean {
  try {
    if (notes === '') localStorage.removeItem(keyOf(match));
    else localStorage.setItem(keyOf(match), notes);
    return true;
  } catch {
    return false;
  }
}
