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

const good = (color: string): boolean => color !== 'red';

/** What an action asks for: icons that bring its good tracks on, or those of its good rows. */
export function aimOf(planet: Pick<PlanetState, 'markers'>, { id, special, rows, tracks }: DiceCheck): Aim {
  const icons = new Set<Icon>();
  const add = (tokens: readonly string[]): void => {
    for (const token of tokens) if ((allIcons as readonly string[]).includes(token) && token !== 'ACC') icons.add(token as Icon);
  };
  for (const { need, effects } of special.flat())
    if (effects.some((effect) => effect.op === 'progress' && effect.track !== 'r')) need.forEach(add);
  const wanted = (rows ?? []).filter(({ color, need }) => good(color) && need.some((tokens) => tokens.length > 0));
  for (const { need } of wanted) need.forEach(add);
  const green = (tracks ?? []).filter(({ color }) => color === 'green');
  const left = green.map((track) => track.length - (planet.markers[`${id}.${track.id}`] ?? 0));
  const fewest = wanted.length > 0 ? Math.min(...wanted.flatMap(({ need }) => need.map((tokens) => tokens.length))) : 0;
  return { icons, count: left[0] ?? fewest };
}

/** What a check by the way is for: combinations in hand and of the global condition. */
export function aimOfHand(state: VanguardState, planet: PlanetState, who: Section): Aim {
  const cells = [...boardOf(state, who).hand.map((card) => cardOf(card).bottom), ...(planet.gc ? [gcOf(planet.gc).combo] : [])];
  const icons = new Set(cells.flatMap((cell) => cell?.need.flat() ?? []).filter((token): token is Icon => token !== 'ACC'));
  return { icons, count: 2 };
}

/** How many wanted icons a die shows on average, in the hands of that crewmember. An accident on it counts against it. */
export function worthOf(die: DieId, { icons }: Pick<Aim, 'icons'>, { crew }: Pick<CrewBoard, 'crew'>): number {
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
