import { colorOf, facesOf, type DieId } from '../content/dice.ts';
import { cardOf, gcOf, recruitOf } from '../content/find.ts';
import type { DiceCheck } from '../content/types.ts';
import { icons as allIcons, type Icon, type Section } from '../content/vocabulary.ts';
import { boardOf } from '../rules/board.ts';
import type { CrewBoard, PlanetState, VanguardState } from '../state.ts';

/** The icons that help with an action, and how many of them would do. */
export interface Aim {
  readonly icons: ReadonlySet<Icon>;
  readonly count: number;
}

const iconsKnown = new WeakMap<DiceCheck, ReadonlySet<Icon>>();

/** Icons that bring the good tracks of an action on, or those of its good rows. */
function iconsOf(check: DiceCheck): ReadonlySet<Icon> {
  const known = iconsKnown.get(check);
  if (known) return known;
  const icons = new Set<Icon>();
  const add = (tokens: readonly string[]): void => {
    for (const token of tokens) if ((allIcons as readonly string[]).includes(token) && token !== 'ACC') icons.add(token as Icon);
  };
  for (const { need, effects } of check.special.flat())
    if (effects.some((effect) => effect.op === 'progress' && effect.track !== 'r')) need.forEach(add);
  for (const { need } of goodRows(check)) need.forEach(add);
  iconsKnown.set(check, icons);
  return icons;
}

const goodRows = ({ rows = [] }: DiceCheck) =>
  rows.filter(({ color, need }) => color !== 'red' && need.some((tokens) => tokens.length > 0));

/** What an action asks for, and how much of it is left. */
export function aimOf({ markers }: Pick<PlanetState, 'markers'>, check: DiceCheck): Aim {
  const green = check.tracks?.find(({ color }) => color === 'green');
  if (green) return { icons: iconsOf(check), count: green.length - (markers[`${check.id}.${green.id}`] ?? 0) };
  const rows = goodRows(check);
  return { icons: iconsOf(check), count: rows.length > 0 ? Math.min(...rows.flatMap(({ need }) => need.map(({ length }) => length))) : 0 };
}

/** Icons that a rested crewmember brings in one action of rest and one of work, roughly. */
const pace = 1.2;
/** Icons that somebody has at hand who is neither fresh nor tired. */
const usualIcons = 2.4;

/** Actions until an action is done, if so many icons are at hand: one if they will do, more for what they lack. */
export const effortWith = ({ count }: Aim, ready: number): number => 1 + Math.max(0, count + 0.3 - ready) / pace;

export const usualEffort = (planet: Pick<PlanetState, 'markers'>, check: DiceCheck): number => effortWith(aimOf(planet, check), usualIcons);

/** What a check by the way is for: combinations in hand and of the global condition. */
export function aimOfHand(state: VanguardState, planet: PlanetState, who: Section): Aim {
  const cells = [...boardOf(state, who).hand.map((card) => cardOf(card).bottom), ...(planet.gc ? [gcOf(planet.gc).combo] : [])];
  const icons = new Set(cells.flatMap((cell) => cell?.need.flat() ?? []).filter((token): token is Icon => token !== 'ACC'));
  return { icons, count: 2 };
}

const worthKnown = new WeakMap<ReadonlySet<Icon>, Map<string, number>>();

/** How many wanted icons a die shows on average, in the hands of that crewmember. An accident on it counts against it. */
export function worthOf(die: DieId, { icons }: Pick<Aim, 'icons'>, { crew }: Pick<CrewBoard, 'crew'>): number {
  let known = worthKnown.get(icons);
  if (!known) worthKnown.set(icons, (known = new Map()));
  const key = `${crew} ${die}`;
  let worth = known.get(key);
  if (worth === undefined) known.set(key, (worth = reckonWorth(die, icons, crew)));
  return worth;
}

function reckonWorth(die: DieId, icons: ReadonlySet<Icon>, crew: string): number {
  const { convert } = recruitOf(crew);
  const converted = convert.from === colorOf(die) && icons.has(convert.to);
  let sum = 0;
  for (const face of facesOf(die))
    for (const icon of face)
      if (icons.has(icon) || icon === 'VAN' || (icon === 'BAS' && converted)) sum += 1;
      else if (icon === 'ACC') sum -= 0.15;
  return sum / 6;
}

export const worthOfAll = (dice: readonly DieId[], aim: Aim, board: CrewBoard): number =>
  dice.reduce((sum, die) => sum + Math.max(0, worthOf(die, aim, board)), 0);
