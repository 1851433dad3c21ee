import { BadWish } from './badInput.ts';
import type { Chance, Entropy } from './chance.ts';
import { Match, type Start } from './match.ts';
import type { GameRules, Settings } from './rules.ts';
import type { Json, Seat } from './rule.ts';

/** How a match is to be begun. What is left out is taken from the game: its first fitting mix, the usual value of a setting. */
export interface MatchSetup {
  readonly mix?: string | undefined;
  readonly seats?: readonly Seat[] | undefined;
  readonly options?: Settings | undefined;
  readonly chance: Entropy;
  /** What a campaign hands over to the set-up. */
  readonly opening?: Json | undefined;
}

/** The first position of a match. */
export function startOf<S extends Chance>(rules: GameRules<S, any, any>, setup: MatchSetup): Start<S> {
  const mix = rules.mixes.find(({ id, seats }) => (setup.mix ? id === setup.mix : !setup.seats || sameSeats(seats, setup.seats)));
  if (!mix) {
    const listed = rules.mixes.map(({ id }) => id).join(', ');
    throw new BadWish(
      setup.mix ? 'unknown-mix' : 'unknown-seats',
      `${rules.title} has no mix ${setup.mix ?? `of ${setup.seats?.join(', ')}`}. Listed: ${listed}.`,
    );
  }
  if (setup.seats && !sameSeats(mix.seats, setup.seats))
    throw new BadWish('unknown-seats', `The mix ${mix.id} seats ${mix.seats.join(', ')}, not ${setup.seats.join(', ')}.`);
  const options = settle(rules, setup.options ?? {});
  const at = rules.setup({ mix: mix.id, seats: mix.seats, options, chance: setup.chance, opening: setup.opening });
  return { game: rules.name, edition: rules.edition, mix: mix.id, seats: mix.seats, options, at, tail: [] };
}

export const begin = <S extends Chance, F, V>(rules: GameRules<S, F, V>, setup: MatchSetup): Match<S, F, V> =>
  new Match(rules, startOf(rules, setup));

function settle(rules: GameRules<any, any, any>, wished: Settings): Settings {
  for (const [id, value] of Object.entries(wished)) {
    const setting = rules.settings.find((one) => one.id === id);
    if (!setting)
      throw new BadWish('unknown-option', `${rules.title} has no option ${id}. Known: ${rules.settings.map((one) => one.id).join(', ')}.`);
    if (!setting.values.some((one) => one.id === value))
      throw new BadWish('unknown-option', `${id} cannot be ${value}. Possible: ${setting.values.map((one) => one.id).join(', ')}.`);
  }
  return Object.fromEntries(rules.settings.map(({ id, usual }) => [id, wished[id] ?? usual]));
}

export const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean => a.length === b.length && a.every((seat) => b.includes(seat));
