import { facesOf, colorOf, type DieId } from '../content/dice.ts';
import type { Icon } from '../content/vocabulary.ts';
import type { Convert, RolledDie } from './pool.ts';

/** HD-IV-17 How many icons of a stage of the landing a die brings: those that are printed, Vanguard, and one that is converted. */
export function landingIcons(
  { color, icons }: Pick<RolledDie, 'color' | 'icons'>,
  wanted: readonly Icon[],
  converts: readonly Convert[],
): number {
  const printed = icons.filter((icon) => wanted.includes(icon) || icon === 'VAN').length;
  const isConverted = icons.includes('BAS') && converts.some((one) => one.color === color && wanted.includes(one.to));
  return printed + Number(isConverted);
}

/** How likely each number of icons is, from none on; the shares add up to 1. */
export function landingOdds(dice: readonly DieId[], wanted: readonly Icon[], converts: readonly Convert[]): readonly number[] {
  let shares = [1];
  for (const die of dice) {
    const faces = facesOf(die).map((icons) => landingIcons({ color: colorOf(die), icons }, wanted, converts));
    const next = Array.from({ length: shares.length + Math.max(...faces) }, () => 0);
    for (const [had, share] of shares.entries()) for (const more of faces) next[had + more]! += share / faces.length;
    shares = next;
  }
  return shares;
}
