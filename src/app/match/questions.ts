import type { Offer, Question } from '../../match/question.ts';

interface Grouped {
  readonly asked: readonly Question[];
  /** What may be used at any time beside the question. */
  readonly powers: readonly Question[];
}

export function grouped(questions: readonly Question[]): Grouped {
  return { asked: questions.filter(({ kind }) => kind === 'main'), powers: questions.filter(({ kind }) => kind === 'power') };
}

export const countOptions = (questions: readonly Question[]): number =>
  questions.reduce((sum, { options, form }) => sum + options.length + (form === undefined ? 0 : 1), 0);

/** What has no thing on the table to be touched: it stands as a button beside the prompt. */
export const pressed = ({ options }: Question): readonly Offer[] =>
  options.filter(({ gesture }) => gesture.kind === 'button' || gesture.kind === 'throw');

/**
 * The likeliest of the buttons: what advice points at; else the one that does something while nothing else does, on the table or as a
 * button; one that ends or declines only where there is nothing else to do. Among several none is likelier than the others.
 */
export function goldAmong(asked: readonly Question[], advised: readonly string[] = []): Offer | undefined {
  const buttons = asked.flatMap(pressed);
  if (advised.length > 0) return buttons.find(({ id }) => advised.includes(id));
  const all = asked.flatMap(({ options }) => options);
  const doing = all.filter(({ declines }) => !declines);
  const only = doing.length === 1 ? doing[0] : all.length === 1 ? all[0] : undefined;
  return only && buttons.includes(only) ? only : undefined;
}

/** Entries of a list that belong to one piece, in the order of the rules. */
interface PieceGroup {
  /** Null for buttons and for entries that stand alone. */
  readonly thing: string | null;
  readonly offers: readonly Offer[];
}

const pieceOf = ({ gesture }: Offer): string | null =>
  gesture.kind === 'drag' ? gesture.from : gesture.kind === 'turn' ? gesture.thing : null;

/** Grouped by the piece that a hand would take. The same words for the same piece stand there once, whatever way in comes first. */
export function byPiece({ options }: Question): readonly PieceGroup[] {
  const groups = new Map<string | null, Offer[]>();
  for (const offer of options) {
    const thing = pieceOf(offer);
    const group = groups.get(thing) ?? [];
    groups.set(thing, group);
    if (!group.some(({ label, cost }) => label === offer.label && cost === offer.cost)) group.push(offer);
  }
  return [...groups].map(([thing, offers]) => ({ thing, offers }));
}

/** Questions by the seat that they are put to, in the order in which they came. */
export function bySeat(questions: readonly Question[]): readonly (readonly [seat: string, questions: readonly Question[]])[] {
  const seats = new Map<string, Question[]>();
  for (const question of questions) seats.set(question.seat, [...(seats.get(question.seat) ?? []), question]);
  return [...seats];
}
