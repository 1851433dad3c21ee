import { thenAsking, type Option } from '../../../kernel/option.ts';
import { boundary, type QuestionMarks, type Rule } from '../../../kernel/rule.ts';
import type { Vanguard } from '../state.ts';

/** Questions that an option can say beforehand, each as a clause after "then". */
const clauses = {
  'check.dice': 'which dice to roll',
  'crew.rest': 'who is taken off the roster',
  'dice.buy': 'which die for each section',
  'dice.return': 'which die of each section',
  'dice.teacher': 'whether somebody teaches',
  'discard.card': 'which card goes',
  'discovery.deck': 'from which deck',
  'draft.pick': 'who joins it',
  'draw.discard': 'which card',
  'effect.choose': 'what to do',
  'effect.whom': 'whom',
  'injury.turn': 'which injury',
  'move.sector': 'where',
  'prepare.parts': 'a card, a check, or both',
  'push.die': 'which die is pushed out',
  'refresh.die': 'which die comes back',
  'sacrifice.die': 'which die to give up',
  'ship.choose': 'what to do',
  'spend.die': 'which die to spend',
  'token.path': 'on which path',
  'track.which': 'which track',
} as const;
export type Announced = keyof typeof clauses;

/** The option says that it brings a question; undefined or null if it brings none, or if that cannot be said. */
export const saying = <V>(option: Option<V>, question: Announced | null | undefined): Option<V> =>
  question ? thenAsking(option, clauses[question]) : option;

/** What the option that was taken last has said, until the next question is put: for each table that rules are played on. */
const said = new WeakMap<Vanguard, string>();

/**
 * A place where a match can be saved. Whoever loads it there plays on from the state alone, and never heard what an option has said
 * before: it is forgotten here, or the next question would be marked in one match and not in the other.
 */
export function* atRest(t: Vanguard): Rule {
  said.delete(t);
  yield* boundary();
}

export function took(t: Vanguard, then: string | undefined): void {
  if (then !== undefined) said.set(t, then);
}

/** The marks of a question that is put now: it is a second step if the option before it has said so. */
export function marksOf(t: Vanguard, question: string, marks?: QuestionMarks): QuestionMarks | undefined {
  const then = said.get(t);
  said.delete(t);
  return then !== undefined && then === (clauses as Readonly<Record<string, string>>)[question] ? { ...marks, second: true } : marks;
}
