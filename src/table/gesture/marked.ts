import { named, type Offers } from './offers.ts';

/** What a mark says of a thing: it can be carried away, or it answers to a tap. */
type MarkKind = 'lift' | 'tap';

export interface Marked {
  readonly id: string;
  readonly kind: MarkKind;
  /** It belongs to a power beside the question, not to the question itself. */
  readonly beside: boolean;
}

/** Of the ids on the table, those that a hand can begin with now. Of a heap of equal tokens the last one stands for all. */
export function markedOn(ids: readonly string[], offers: Offers): readonly Marked[] {
  const asked = offers.questions.filter(({ kind }) => kind === 'main');
  const main = asked.length === offers.questions.length ? offers : offers.about((ask) => asked.some((one) => one.ask === ask));
  const found = new Map<string, Marked>();
  for (const id of ids) {
    const kind: MarkKind | null = offers.movable(id) ? 'lift' : offers.tap(id) ? 'tap' : null;
    if (kind !== null) found.set(named(id), { id, kind, beside: !main.able(id) });
  }
  return [...found.values()];
}

/** More places than this are no longer seen as a few to choose from. */
const mostLit = 12;

/**
 * Places and ground that a tap question is about: they are lit as the targets of a drag are. Where one thing alone can be lifted, the
 * question is where to, and what it may be put on is lit before anybody takes it in hand; not where that is half of the map.
 */
export function litPlaces(marked: readonly Marked[], isPiece: (id: string) => boolean, targets: Offers['targets']): readonly string[] {
  const asked = marked.filter(({ beside }) => !beside);
  const [only] = asked;
  if (only?.kind === 'lift' && asked.length === 1) {
    const onto = targets(only.id);
    return onto.length <= mostLit ? onto : [];
  }
  return asked.filter(({ id, kind }) => kind === 'tap' && !isPiece(id)).map(({ id }) => id);
}
