/** Short messages at the edge of the screen. They can carry one act, such as taking a deletion back. */
interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'news' | 'trouble';
  readonly act?: { readonly word: string; readonly run: () => void };
}

type Said = Omit<Notice, 'id' | 'kind'> & { readonly kind?: Notice['kind']; readonly forMs?: number };

/** Trouble stays until it is dismissed: somebody who looked away must still learn that a file was refused. */
const newsMs = 9_000;

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

export function say({ forMs, kind = 'news', ...said }: Said): void {
  const notice = { ...said, kind, id: nextId++ };
  change([...notices, notice].slice(-3));
  const stay = forMs ?? (kind === 'news' ? newsMs : null);
  if (stay !== null) setTimeout(() => dismiss(notice.id), stay);
}

export const dismiss = (id: number): void => change(notices.filter((notice) => notice.id !== id));
/** What was said to one person is not for the next. */
export const dismissNews = (): void => change(notices.filter(({ kind }) => kind !== 'news'));
/** Whatever was said on one page is over on the next. */
export const dismissAll = (): void => change([]);
export const current = (): readonly Notice[] => notices;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
