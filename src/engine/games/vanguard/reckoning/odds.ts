import { faces } from '../content/dice.ts';
import type { Cell, DiceCheck } from '../content/types.ts';
import type { Color, DieKind, Icon } from '../content/vocabulary.ts';
import { isMet } from './payments.ts';
import type { Convert, RolledDie } from './pool.ts';
import { extrasOfAll, forced, onlyToken } from './special.ts';

export interface OddsDie {
  readonly color: Color;
  readonly kind: DieKind;
}

/** Out of `of` equally likely rolls: how many mark each row, or bring each track so many steps. */
export interface Odds {
  readonly of: number;
  readonly rows: Readonly<Record<string, number>>;
  /** By track: the number of rolls for each number of steps, from 0 up; a negative sum counts as 0. */
  readonly steps: Readonly<Record<string, readonly number[]>>;
}

/** What the odds need to know of a check. */
export type Checked = Pick<DiceCheck, 'special' | 'rows' | 'tracks'>;

/**
 * Exact odds of a check for dice that have not been rolled: special effects of the global condition and of the check take
 * what is printed, VAN and converts go to green progress and to the highest row. Rolls that show the same are counted together,
 * so ten dice take a few thousand cases instead of sixty million.
 */
export function oddsOf(check: Checked, dice: readonly OddsDie[], converts: readonly Convert[], gcSpecial: readonly Cell[] = []): Odds {
  const cells = [...gcSpecial, ...check.special.flat()];
  if (!check.rows && cells.every(({ need }) => onlyToken(need) !== null)) return stepsDieByDie(check, dice, cells, converts);
  const matters = relevant(check, cells, converts);
  const most = check.tracks ? dice.length : widest(check);
  const rolls = thrown(dice, matters, converts, most);
  const rows: Record<string, number> = Object.fromEntries((check.rows ?? []).map(({ id }) => [id, 0]));
  const steps: Record<string, number[]> = Object.fromEntries((check.tracks ?? []).map(({ id }) => [id, [0]]));
  for (const { pool, weight } of rolls) {
    const left = [...pool];
    const moved = resolve(cells, left, converts);
    for (const { id } of check.tracks ?? []) {
      const n = Math.max(0, moved[id] ?? 0);
      while (steps[id]!.length <= n) steps[id]!.push(0);
      steps[id]![n]! += weight;
    }
    const row = check.rows?.find(({ need }) => isMet(need, left, { converts }));
    if (row) rows[row.id]! += weight;
  }
  return { of: 6 ** dice.length, rows, steps };
}

/**
 * Where every special effect asks for one icon, no die has a say in what another brings: the odds of all are those of each, added up.
 */
function stepsDieByDie(check: Checked, dice: readonly OddsDie[], cells: readonly Cell[], converts: readonly Convert[]): Odds {
  const tracks = (check.tracks ?? []).map(({ id }) => id);
  let sums = new Map<string, number>([[tracks.map(() => 0).join(), 1]]);
  for (const { color, kind } of dice) {
    const after = new Map<string, number>();
    for (const icons of faces[color][kind]) {
      const moved = resolve(cells, [{ id: `${color}-${kind}-0`, color, icons, alike: '' }], converts);
      for (const [sum, weight] of sums) {
        const next = sum.split(',').map((n, i) => Number(n) + (moved[tracks[i]!] ?? 0)).join();
        after.set(next, (after.get(next) ?? 0) + weight);
      }
    }
    sums = after;
  }
  const steps = Object.fromEntries(tracks.map((id) => [id, [0]]));
  for (const [sum, weight] of sums)
    for (const [i, n] of sum.split(',').entries()) {
      const counts = steps[tracks[i]!];
      if (!counts) continue; // a check without tracks
      const at = Math.max(0, Number(n));
      while (counts.length <= at) counts.push(0);
      counts[at]! += weight;
    }
  return { of: 6 ** dice.length, rows: {}, steps };
}

/** The same for dice that lie there: how far each track would come, and the rows that could be marked after it. */
export function resultOf(
  check: Checked,
  pool: readonly RolledDie[],
  converts: readonly Convert[],
  gcSpecial: readonly Cell[] = [],
): { readonly steps: Readonly<Record<string, number>>; readonly rows: readonly string[] } {
  const left = [...pool];
  const steps = resolve([...gcSpecial, ...check.special.flat()], left, converts);
  return { steps, rows: (check.rows ?? []).filter(({ need }) => isMet(need, left, { converts })).map(({ id }) => id) };
}

/** Step 7 as a careful roller does it; what is spent leaves the pool. */
function resolve(cells: readonly Cell[], left: RolledDie[], converts: readonly Convert[]): Record<string, number> {
  const moved: Record<string, number> = {};
  const take = (dice: readonly RolledDie[]): void => dice.forEach((die) => left.splice(left.indexOf(die), 1));
  const apply = ({ effects }: Cell, times: number): void => {
    for (const effect of effects) {
      if (effect.op === 'progress') moved[effect.track] = (moved[effect.track] ?? 0) + times * effect.n;
      if (effect.op === 'reduce' && effect.n !== 'all') moved[effect.track] = (moved[effect.track] ?? 0) - times * effect.n;
    }
  };
  for (const cell of cells) {
    const { times, dice } = forced(cell.need, left)[0]!;
    take(dice);
    apply(cell, times);
    if (!cell.effects.some((effect) => effect.op === 'progress' && effect.track !== 'r')) continue;
    const added = extrasOfAll(cell.need, left, converts);
    take(added.dice);
    apply(cell, added.times);
  }
  return moved;
}

/** The icons that anything in the check asks for; `all` where a whole die of some colour counts. */
function relevant(check: Checked, cells: readonly Cell[], converts: readonly Convert[]): ReadonlySet<Icon> | 'all' {
  const tokens = [...cells, ...(check.rows ?? [])].flatMap(({ need }) => need.flat());
  if (tokens.some((token) => token === 'SAME' || token.startsWith('DIE'))) return 'all';
  const named = new Set(tokens as Icon[]);
  if (converts.some(({ to }) => named.has(to))) named.add('BAS');
  if (named.size > 0) named.add('VAN');
  return named;
}

/** More dice of one look than this make no difference to any row: each special effect takes them all or none. */
const widest = ({ rows }: Checked): number => Math.max(1, ...(rows ?? []).flatMap(({ need }) => need.map((tokens) => tokens.length))) + 1;

interface Roll {
  readonly pool: readonly RolledDie[];
  readonly weight: number;
}

/** Every roll of the dice, with those that look alike counted together. A roll is kept as a number: one digit for each look. */
function thrown(dice: readonly OddsDie[], matters: ReadonlySet<Icon> | 'all', converts: readonly Convert[], most: number): Roll[] {
  const looks = new Map<string, { readonly die: RolledDie; readonly place: number }>();
  const digit = most + 1;
  let states = new Map<number, number>([[0, 1]]);
  for (const { color, kind } of dice) {
    const sides = new Map<number, number>();
    for (const face of faces[color][kind]) {
      const shown = matters === 'all' ? face : face.filter((icon) => matters.has(icon) && (icon !== 'BAS' || worth(color, converts)));
      const place = shown.length === 0 ? 0 : placeOf(looks, color, kind, shown, matters, digit);
      sides.set(place, (sides.get(place) ?? 0) + 1);
    }
    const after = new Map<number, number>();
    for (const [state, weight] of states)
      for (const [place, count] of sides) {
        const next = place === 0 || Math.floor(state / place) % digit === most ? state : state + place;
        after.set(next, (after.get(next) ?? 0) + weight * count);
      }
    states = after;
  }
  return [...states].map(([state, weight]) => ({ pool: poolOf(state, looks, digit), weight }));
}

/** What a look is worth in the number of a roll; a new one gets the next digit. */
function placeOf(
  looks: Map<string, { readonly die: RolledDie; readonly place: number }>,
  color: Color,
  kind: DieKind,
  shown: readonly Icon[],
  matters: ReadonlySet<Icon> | 'all',
  digit: number,
): number {
  const alike = matters !== 'all' && !shown.includes('BAS') ? shown.join('+') : `${color} ${shown.join('+')}`;
  const known = looks.get(alike);
  if (known) return known.place;
  const place = digit ** looks.size;
  looks.set(alike, { die: { id: `${color}-${kind}-0`, color, icons: shown, alike }, place });
  return place;
}

const poolOf = (
  state: number,
  looks: ReadonlyMap<string, { readonly die: RolledDie; readonly place: number }>,
  digit: number,
): RolledDie[] =>
  [...looks.values()].flatMap(({ die, place }) => Array.from({ length: Math.floor(state / place) % digit }, () => ({ ...die })));

const worth = (color: Color, converts: readonly Convert[]): boolean => converts.some((convert) => convert.color === color);
