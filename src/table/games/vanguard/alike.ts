/**
 * Names for dice where those that look alike are offered only once: the first keeps its name, the others borrow it with a mark behind
 * it (`die:blue-basic-1#blue-basic-2`). Hands may take any of them; without this only the first could be picked up.
 */
export function alikeIds<D extends string>(
  dice: readonly D[],
  lookOf: (die: D) => string,
): readonly { readonly die: D; readonly id: string }[] {
  const first = new Map<string, D>();
  return dice.map((die) => {
    const look = lookOf(die);
    const found = first.get(look);
    if (found === undefined) first.set(look, die);
    return { die, id: found === undefined ? `die:${die}` : `die:${found}#${die}` };
  });
}

/** Dice of one kind and colour differ only in their number. */
export const kindLook = (die: string): string => die.slice(0, die.lastIndexOf('-'));
