import type { Json } from '../../engine/kernel/rule.ts';

export type EnteredFace = string | number;

/** Real dice to be tapped in: the faces of each die in the order they are read, and how the answer is put together. */
export interface DiceEntry {
  readonly dice: readonly (readonly EnteredFace[])[];
  draft(faces: readonly EnteredFace[]): Json;
}

/** A form asks either for several dice of one kind, answered by a list, or for dice by their sides, answered in kind. */
export function diceEntry(form: Json | undefined): DiceEntry | null {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return null;
  const { entry, count, faces, dice } = form as Record<string, Json>;
  if (entry === 'dice' && typeof count === 'number' && count >= 1 && isList(faces, isFace))
    return { dice: Array.from({ length: count }, () => faces), draft: (tapped) => tapped };
  if (isList(dice, isSides))
    return { dice: dice.map((sides) => Array.from({ length: sides }, (_, index) => index + 1)), draft: (tapped) => ({ dice: tapped }) };
  return null;
}

const isFace = (value: unknown): value is EnteredFace => typeof value === 'string' || typeof value === 'number';
const isSides = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= 100;

function isList<T>(value: unknown, is: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.length > 0 && value.every(is);
}
