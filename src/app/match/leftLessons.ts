const key = 'lantern-table.left-lessons';
const most = 50;

/** Matches whose lesson was left: after a reload the teacher does not come back uncalled. */
export function hasLeft(match: string): boolean {
  return remembered().includes(match);
}

export function rememberLeft(match: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...remembered().filter((id) => id !== match), match].slice(-most)));
  } catch {
    // without storage the teacher has to be sent away again, which is no great loss
  }
}

function remembered(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
