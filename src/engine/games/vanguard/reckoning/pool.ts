import { colorOf, kindOf, type DieId } from '../content/dice.ts';
import type { Color, Icon } from '../content/vocabulary.ts';

/** A die as it lies in the roll pool. Each icon of its face is one unit (IV-172). */
export interface RolledDie {
  readonly id: DieId;
  readonly color: Color;
  readonly icons: readonly Icon[];
  /** Dice that are alike in this are interchangeable: whose they are, their kind, and what they show. */
  readonly alike: string;
}

/** IV-181, IV-184 A basic icon of a die of one colour may be spent as another icon. */
export interface Convert {
  readonly color: Color;
  readonly to: Icon;
}

/** What may stand for an icon: everything, or printed icons only, as where nobody chooses (RU-IV-29, RU-IV-34). */
export interface Paying {
  readonly converts: readonly Convert[];
  /** VAN and converts are left alone. */
  readonly printed?: boolean;
  /** IV-193 Accidents never pay, as in a dice combination. */
  readonly combination?: boolean;
}

export const rolledDie = (id: DieId, owner: string, icons: readonly Icon[]): RolledDie => ({
  id,
  color: colorOf(id),
  icons,
  alike: `${owner} ${colorOf(id)} ${kindOf(id)} ${icons.join('+')}`,
});
