import type { Attribute, TestKind } from '../../../../engine/games/stonesaga/content/vocabulary.ts';

export const attributeName: Readonly<Record<Attribute, string>> = {
  might: 'Might',
  dexterity: 'Dexterity',
  conviction: 'Conviction',
  awareness: 'Awareness',
};

const names: Readonly<Record<TestKind, string>> = {
  journey: 'on a journey',
  night: 'in the night',
  smallPrey: 'small prey',
  largePrey: 'large prey',
  fight: 'a fight',
  retreat: 'a retreat',
  mining: 'in the rock',
  makeFire: 'making fire',
  mystery: 'a mystery',
  other: 'a test',
};
/** What is at stake, in two or three words. */
export const testName = (kind: TestKind): string => names[kind];
