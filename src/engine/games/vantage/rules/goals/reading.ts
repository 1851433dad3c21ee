import type { Goal, StandIn } from '../../content/goals.ts';
import type { Progress, VantageState } from '../../state.ts';
import { numberFor } from '../actions.ts';
import { countAtom, nameOfGoal, type Atom, type GoalCard } from './atoms.ts';

const knownAtoms = new WeakMap<Goal, readonly Atom[]>();

/** Goals are printed and never change, and are read after every action: their atoms are listed once. */
export function atomsOf(goal: Goal): readonly Atom[] {
  const known = knownAtoms.get(goal);
  if (known) return known;
  const atoms = 'all' in goal ? goal.all.flatMap(atomsOf) : 'any' in goal ? goal.any.flatMap(atomsOf) : [goal];
  knownAtoms.set(goal, atoms);
  return atoms;
}

type AllOf = Extract<Goal, { readonly all: unknown }>;
type AnyOf = Extract<Goal, { readonly any: unknown }>;

export interface GoalRead {
  readonly reached: boolean;
  /** How far every atom of the goal is, in order. */
  readonly progress: readonly Progress[];
}

/** Reads a goal once: it is reached when its atoms are, joined by all and any. */
export function readGoal(s: VantageState, goal: Goal, card: GoalCard): GoalRead {
  const atoms = atomsOf(goal);
  const progress = atoms.map((atom) => countAtom(s, atom, card));
  if (card.standIn) lendTokens(s, card.standIn, card.tokens, atoms, progress);
  let next = 0;
  // Every part is walked through, decided or not: the atoms lie in this order.
  const reached = (one: Goal): boolean => {
    if ('all' in one) return one.all.map(reached).every(Boolean);
    if ('any' in one) return one.any.map(reached).some(Boolean);
    const { done, of } = progress[next++]!;
    return done >= of;
  };
  return { reached: reached(goal), progress };
}

/** Whether a goal to which no tokens are lent is reached. It stops at the first atom that decides: most goals are far away. */
export function isReached(s: VantageState, goal: Goal, card: Omit<GoalCard, 'standIn'>): boolean {
  const name = nameOfGoal(goal);
  if (name === 'all') return (goal as AllOf).all.every((one) => isReached(s, one, card));
  if (name === 'any') return (goal as AnyOf).any.some((one) => isReached(s, one, card));
  const { done, of } = countAtom(s, goal as Atom, card);
  return done >= of;
}

export const progressOf = (s: VantageState, goal: Goal, card: GoalCard): readonly Progress[] => readGoal(s, goal, card).progress;

/** N7 Tokens on the card stand in for missing steps, up to their limit. */
function lendTokens(s: VantageState, standIn: StandIn, tokens: number, atoms: readonly Atom[], progress: Progress[]): void {
  const named = atoms.flatMap((atom, i) => (standIn.for.includes(idOf(atom) ?? '') ? [i] : []));
  const all = named.reduce((sum, i) => sum + progress[i]!.of, 0);
  const most = standIn.max === 'half' ? Math.floor(all / 2) : numberFor(standIn.max, s.seats.length);
  let left = Math.min(tokens, most);
  for (const i of named) {
    const { done, of } = progress[i]!;
    const lent = Math.min(left, Math.max(0, of - done));
    left -= lent;
    progress[i] = { done: done + lent, of };
  }
}

const idOf = (atom: Atom): string | undefined => (Object.values(atom) as readonly { readonly id?: string }[])[0]?.id;
