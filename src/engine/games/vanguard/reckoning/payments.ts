import { icons, type Icon, type Need, type Token } from '../content/vocabulary.ts';
import type { Paying, RolledDie } from './pool.ts';

/** Dice that are moved together to meet a requirement once. */
export type Payment = readonly RolledDie[];

/** A unit that has been used: the place of its die and the place of the icon on it. */
export interface Use {
  readonly die: number;
  readonly unit: number;
}

/**
 * Every really different way to meet a requirement once, fewest dice first: no payment holds a die it could do without,
 * and dice that are alike are never offered twice. Empty if the requirement cannot be met; one empty payment if it asks for nothing.
 */
export function payments(need: Need, pool: readonly RolledDie[], paying: Paying): Payment[] {
  const found = new Map<string, readonly number[]>();
  for (const tokens of need)
    for (const wanted of spelled(tokens))
      assign(wanted, 0, pool, paying, [], new Set(), (uses) => {
        const dice = [...new Set(uses.map(({ die }) => die))].sort((a, b) => a - b);
        const key = keyOf(dice, pool);
        if (!found.has(key)) found.set(key, dice);
      });
  return fewest([...found.values()], pool);
}

/** Whether a requirement can be met at all: the first way that is found is enough. */
export const isMet = (need: Need, pool: readonly RolledDie[], paying: Paying): boolean =>
  need.some((tokens) => spelled(tokens).some((wanted) => assign(wanted, 0, pool, paying, [], new Set(), () => true)));

/** IV-191 All any-icon symbols of one requirement stand for the same icon, so each icon is tried for them. */
export function spelled(tokens: readonly Token[]): (readonly Token[])[] {
  if (!tokens.includes('SAME')) return [tokens];
  return icons.filter((icon) => icon !== 'ACC').map((icon) => tokens.map((token) => (token === 'SAME' ? icon : token)));
}

/** Tries every unit for every token, until `met` says that it is enough; a token that asks for a whole die takes all its units. */
export function assign(
  tokens: readonly Token[],
  at: number,
  pool: readonly RolledDie[],
  paying: Paying,
  uses: Use[],
  converted: Set<number>,
  met: (uses: readonly Use[]) => boolean | void,
): boolean {
  const token = tokens[at];
  if (token === undefined) return met(uses) === true;
  const tried = new Set<string>();
  for (const [die, { color, icons: shown, alike }] of pool.entries()) {
    if (token.startsWith('DIE')) {
      if ((token !== 'DIE' && token !== `DIE_${color}`) || uses.some((use) => use.die === die)) continue;
      if (assign(tokens, at + 1, pool, paying, [...uses, ...shown.map((_, unit) => ({ die, unit }))], converted, met)) return true;
      continue;
    }
    const untouched = !uses.some((use) => use.die === die);
    for (const [unit, icon] of shown.entries()) {
      if (uses.some((use) => use.die === die && use.unit === unit)) continue;
      const fit = fits(token as Icon, icon, color, paying, converted.has(die));
      if (!fit) continue;
      // Untouched dice that are alike lead to the same payments.
      if (untouched && tried.has(`${alike} ${unit}`)) continue;
      if (untouched) tried.add(`${alike} ${unit}`);
      const already = fit === 'converted' ? new Set([...converted, die]) : converted;
      if (assign(tokens, at + 1, pool, paying, [...uses, { die, unit }], already, met)) return true;
    }
  }
  return false;
}

function fits(token: Icon, icon: Icon, color: RolledDie['color'], paying: Paying, converted: boolean): 'plain' | 'converted' | null {
  if (icon === 'ACC' && paying.combination) return null;
  if (icon === token) return 'plain';
  if (paying.printed) return null;
  if (icon === 'VAN') return token === 'ACC' && paying.combination ? null : 'plain';
  // IV-186 One convert for each die.
  if (icon !== 'BAS' || converted) return null;
  return paying.converts.some((convert) => convert.color === color && convert.to === token) ? 'converted' : null;
}

const keyOf = (dice: readonly number[], pool: readonly RolledDie[]): string =>
  dice
    .map((die) => pool[die]!.alike)
    .sort()
    .join('|');

/** Without those that hold another one, fewest dice first. */
function fewest(sets: readonly (readonly number[])[], pool: readonly RolledDie[]): Payment[] {
  const sorted = [...sets].sort((a, b) => a.length - b.length);
  const kept: (readonly string[])[] = [];
  const out: Payment[] = [];
  for (const set of sorted) {
    const dice = set.map((die) => pool[die]!);
    const kinds = dice.map(({ alike }) => alike);
    if (kept.some((smaller) => holdsAll(kinds, smaller))) continue;
    kept.push(kinds);
    out.push(dice);
  }
  return out;
}

/** True if every one of `part` is in `whole`, as often as it is there. */
export function holdsAll(whole: readonly string[], part: readonly string[]): boolean {
  const left = [...whole];
  return part.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
