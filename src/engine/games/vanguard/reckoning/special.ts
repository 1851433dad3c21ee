import type { Need } from '../content/vocabulary.ts';
import { assign, holdsAll, payments, spelled, type Payment, type Use } from './payments.ts';
import type { Paying, RolledDie } from './pool.ts';

/** Printed icons alone: what a special effect takes by force. */
const byForce: Paying = { converts: [], printed: true };

/** How often a special effect is resolved, and the dice that go with it. */
interface Forced {
  readonly times: number;
  readonly dice: Payment;
}

/**
 * IV-211 to IV-213 A special effect is resolved as often as the printed icons allow, each icon counted by itself. Several
 * sets of dice are returned only if they are really different; usually there is one. Never empty: `times` may be 0.
 */
export function forced(need: Need, pool: readonly RolledDie[]): Forced[] {
  const single = onlyToken(need);
  if (single) {
    const dice = pool.filter(({ icons }) => icons.includes(single));
    return [{ times: dice.reduce((sum, { icons }) => sum + icons.filter((icon) => icon === single).length, 0), dice }];
  }
  const best = mostTimes(need, pool);
  if (best.times === 0) return [{ times: 0, dice: [] }];
  const kept: string[][] = [];
  const out: Forced[] = [];
  for (const dice of [...best.sets.values()].sort((a, b) => a.length - b.length)) {
    const alike = dice.map((die) => pool[die]!.alike);
    if (kept.some((smaller) => holdsAll(alike, smaller))) continue;
    kept.push(alike);
    out.push({ times: best.times, dice: dice.map((die) => pool[die]!) });
  }
  return out;
}

/** RU-IV-26, RU-IV-29 What the roller may add to a special effect by VAN and converts, once. */
export const extras = (need: Need, pool: readonly RolledDie[], paying: Paying): Payment[] =>
  payments(need, pool, paying).filter((payment) => payment.length > 0);

/** All that VAN and converts can add to a special effect, taken at once. */
export function extrasOfAll(need: Need, pool: readonly RolledDie[], converts: Paying['converts']): Forced {
  const single = onlyToken(need);
  if (single) {
    const dice = pool.filter(
      ({ icons, color }) =>
        icons.includes('VAN') || (icons.includes('BAS') && converts.some((convert) => convert.color === color && convert.to === single)),
    );
    return { times: dice.length, dice };
  }
  const left = [...pool];
  const dice: RolledDie[] = [];
  let times = 0;
  for (let [more] = extras(need, left, { converts }); more; [more] = extras(need, left, { converts })) {
    for (const die of more) left.splice(left.indexOf(die), 1);
    dice.push(...more);
    times += 1;
  }
  return { times, dice };
}

/** Nearly every special effect asks for one icon; those need no search. */
export function onlyToken(need: Need): Exclude<Need[number][number], 'SAME' | 'DIE' | 'DIE_red' | 'DIE_blue' | 'DIE_green'> | null {
  const [tokens] = need;
  const token = need.length === 1 && tokens?.length === 1 ? tokens[0]! : null;
  return token === null || token === 'SAME' || token.startsWith('DIE') ? null : (token as never);
}

interface Most {
  times: number;
  sets: Map<string, readonly number[]>;
}

/** The largest number of disjoint ways to meet the requirement, with every set of dice that reaches it. */
function mostTimes(need: Need, pool: readonly RolledDie[]): Most {
  const best: Most = { times: 0, sets: new Map() };
  const reached = new Map<string, number>();
  const search = (used: readonly Use[], times: number): void => {
    const dice = [...new Set(used.map(({ die }) => die))].sort((a, b) => a - b);
    const key = dice
      .map((die) => `${pool[die]!.alike} ${unitsOf(die, used)}`)
      .sort()
      .join('|');
    // The same icons can be spent in one large way or in two small ones: only the larger number of times counts.
    if ((reached.get(key) ?? -1) >= times) return;
    reached.set(key, times);
    if (times > best.times) {
      best.times = times;
      best.sets.clear();
    }
    if (times === best.times)
      best.sets.set(
        dice
          .map((die) => pool[die]!.alike)
          .sort()
          .join('|'),
        dice,
      );
    for (const tokens of need)
      for (const wanted of spelled(tokens)) {
        if (wanted.length === 0) continue;
        assignOnto(wanted, pool, used, (more) => search(more, times + 1));
      }
  };
  search([], 0);
  return best;
}

const assignOnto = (tokens: Need[number], pool: readonly RolledDie[], used: readonly Use[], met: (uses: readonly Use[]) => void): boolean =>
  assign(tokens, 0, pool, byForce, [...used], new Set(), met);

const unitsOf = (die: number, used: readonly Use[]): string =>
  used
    .filter((use) => use.die === die)
    .map(({ unit }) => unit)
    .sort()
    .join();
