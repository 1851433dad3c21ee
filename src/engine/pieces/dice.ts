import { throwing, type Composition } from '../kernel/option.ts';
import { chooseOrCompose, type Json, type Rule, type Seat } from '../kernel/rule.ts';
import type { Table } from '../kernel/table.ts';

type Roller = Pick<Table<unknown, unknown>, 'roll' | 'fence'>;

/** A kind of die. Faces may repeat: a die with two blanks lists the blank twice. */
export interface Die<F extends string | number = number> {
  /** What the table calls its model: `d6`, `bone`. */
  readonly kind: string;
  readonly faces: readonly F[];
}

interface DiceSpec<F extends string | number = number> {
  readonly die: Die<F>;
  readonly count: number;
}

export interface RolledDice<F extends string | number = number> {
  readonly faces: readonly F[];
  /** The same faces as places on the die, from 1: what the film of the throw has to end on. */
  readonly at: readonly number[];
  /** True if people rolled real dice and tapped in what they show. */
  readonly own: boolean;
}

export const d6: Die = { kind: 'd6', faces: [1, 2, 3, 4, 5, 6] };

/** Rolls without asking, for what nobody throws by hand. */
export function rollDice<F extends string | number>(t: Pick<Roller, 'roll'>, { die, count }: DiceSpec<F>): RolledDice<F> {
  const at = Array.from({ length: count }, () => t.roll(die.faces.length));
  return { at, faces: at.map((place) => die.faces[place - 1]!), own: false };
}

/**
 * Asks `seat` to throw, then rolls. With `own` the same question also takes the faces of real dice; bots and random
 * play only know options, so they always let the rules roll.
 */
export function* throwDice<F extends string | number>(
  t: Roller,
  seat: Seat,
  ask: string,
  prompt: string,
  spec: DiceSpec<F>,
  own: boolean,
): Rule<RolledDice<F>> {
  const { die, count } = spec;
  const options = [throwing(die.kind, count, count === 1 ? 'Throw the die' : `Throw ${count} dice`, 'roll' as const)];
  const answer = yield* chooseOrCompose<'roll', F[]>(seat, ask, prompt, options, own ? faceEntry(spec) : undefined);
  if ('chosen' in answer) return rollDice(t, spec);
  t.fence(); // real dice have been seen as well
  return { faces: answer.draft, at: answer.draft.map((face) => die.faces.indexOf(face) + 1), own: true };
}

/** The form for dice rolled by hand: `{ entry: 'dice', dice, count, faces }`, answered by a list of faces. */
export function faceEntry<F extends string | number>({ die, count }: DiceSpec<F>): Composition {
  const faces = [...new Set(die.faces)];
  const known: readonly Json[] = faces;
  return {
    form: { entry: 'dice', dice: die.kind, count, faces },
    check(draft) {
      if (!Array.isArray(draft) || draft.length !== count)
        return { rule: 'dice', why: count === 1 ? 'Tap in the face of your one die.' : `Tap in the faces of all ${count} dice.` };
      const odd = (draft as readonly Json[]).find((face) => !known.includes(face));
      return odd === undefined
        ? null
        : { rule: 'dice', why: `No face of this die shows ${JSON.stringify(odd)}. It has ${faces.join(', ')}.` };
    },
  };
}
