/** Units of a sign of the boards as it is painted. */
const painted = 29;
const margin = 8;

interface StoneFace {
  readonly sign: { readonly x: number; readonly scale: number };
  /** Middle of the words, and the size at which the longest line fits between sign and price. */
  readonly words: { readonly x: number; readonly size: number };
  readonly price: { readonly x: number };
}

/** How sign, words and price share a stone, from its middle. `longest` is the width of the longest line in letters of height 1. */
export function faceOf(
  width: number,
  height: number,
  letters: number,
  { icon, cost, longest }: { readonly icon: boolean; readonly cost: number; readonly longest: number },
): StoneFace {
  const scale = Math.min(1.4, height / 62);
  const left = -width / 2 + margin + (icon ? painted * scale + 2 : 0);
  const right = width / 2 - margin - (cost > 0 ? letters * 1.45 : 0);
  return {
    sign: { x: -width / 2 + margin + (painted * scale) / 2, scale },
    words: { x: (left + right) / 2, size: Math.min(letters, (right - left) / Math.max(1, longest)) },
    price: { x: width / 2 - margin - letters * 0.7 },
  };
}
