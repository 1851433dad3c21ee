import {
  colors, dieKinds, specialized, type Color, type DieKind, type Icon, type InjuryIcon, type Rank, type Section,
} from './vocabulary.ts';

export type Face = readonly Icon[];

/** HD-IV-02 The six faces of a kind, with A, B and C for the three icons of its colour. */
const patterns: Readonly<Record<DieKind, readonly (readonly ('A' | 'B' | 'C' | 'VAN' | 'BAS' | 'ACC')[])[]>> = {
  basic: [['BAS'], ['BAS'], ['BAS'], ['VAN'], ['ACC'], ['ACC']],
  specialized: [['A'], ['A'], ['B'], ['C'], ['BAS'], ['ACC']],
  universal: [['A', 'B'], ['A', 'B'], ['A', 'C'], ['B', 'C'], ['VAN'], ['ACC']],
  expert: [['A', 'C'], ['A', 'C'], ['B', 'C'], ['B'], ['A', 'BAS'], ['VAN']],
  wild: [['VAN'], ['VAN'], ['VAN'], ['VAN'], ['ACC'], ['ACC']],
};

const facesOfKind = (color: Color, kind: DieKind): readonly Face[] => {
  const [A, B, C] = specialized[color];
  const named = { A, B, C, VAN: 'VAN', BAS: 'BAS', ACC: 'ACC' } as const;
  return patterns[kind].map((face) => face.map((letter) => named[letter]));
};

/** IV-268 Fifteen dice. */
export const faces = Object.fromEntries(
  colors.map((color) => [color, Object.fromEntries(dieKinds.map((kind) => [kind, facesOfKind(color, kind)]))]),
) as Readonly<Record<Color, Readonly<Record<DieKind, readonly Face[]>>>>;

/** A die is named for what it is, `red-basic-3`, so that its colour and kind need no place in the state. */
export type DieId = `${Color}-${DieKind}-${number}`;

export const colorOf = (die: DieId): Color => die.slice(0, die.indexOf('-')) as Color;
export const kindOf = (die: DieId): DieKind => die.slice(die.indexOf('-') + 1, die.lastIndexOf('-')) as DieKind;
export const facesOf = (die: DieId): readonly Face[] => faces[colorOf(die)][kindOf(die)];

/** HD-IV-03 Usable slots of each column at rank 1, 2 and 3. */
export const slots: Readonly<Record<Section, Readonly<Record<Color, readonly [number, number, number]>>>> = {
  recon: { red: [2, 2, 3], blue: [2, 3, 3], green: [3, 4, 5] },
  security: { red: [3, 4, 5], blue: [2, 2, 3], green: [2, 3, 3] },
  science: { red: [2, 2, 3], blue: [3, 4, 5], green: [2, 3, 3] },
  engineering: { red: [3, 3, 4], blue: [3, 4, 4], green: [1, 2, 3] },
};
export const slotsOf = (section: Section, color: Color, rank: Rank): number => slots[section][color][rank - 1]!;

/** HD-IV-04 What each section begins with. */
export const startingDice: Readonly<Record<Section, readonly `${Color}-${DieKind}`[]>> = {
  recon: ['green-specialized', 'green-specialized', 'blue-specialized', 'green-basic', 'blue-basic', 'red-basic'],
  security: ['red-specialized', 'red-specialized', 'green-specialized', 'red-basic', 'green-basic', 'blue-basic'],
  science: ['blue-specialized', 'blue-specialized', 'green-specialized', 'blue-basic', 'green-basic', 'red-basic'],
  engineering: ['blue-specialized', 'blue-specialized', 'red-specialized', 'blue-basic', 'red-basic', 'green-basic'],
};

/** HD-IV-04 What the box holds of each colour besides; kinds above specialized come in with the tech levels. */
export const boxStock: Readonly<Record<DieKind, number>> = { basic: 6, specialized: 6, universal: 4, expert: 3, wild: 2 };

/** HD-IV-05 */
export const injuryDie: readonly InjuryIcon[] = ['CLEAR', 'CLEAR', 'PAIN', 'PAIN', 'SHOCK', 'BLEED'];
export const injuryDice = 12;
/** HD-IV-06 */
export const dangerDie: readonly number[] = [0, 0, 1, 1, 2, 3];
export const dangerDice = 2;
