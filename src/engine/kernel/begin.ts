import type { Chance, Entropy } from './chance.ts';
import { Match, type Start } from './match.ts';
import type { GameRules, Settings } from './rules.ts';
import type { Json, Seat } from './rule.ts';

export interface Wish {
  readonly mix?: string | undefined;
  readonly seats?: readonly Seat[] | undefined;
  readonly options?: Settings | undefined;
  readonly chance: Entropy;
  /** What a campaign hands over to the set-up. */
  readonly opening?: Json | undefined;
}

/** A wish that no listed mix or setting can fulfil. */
export class BadWish extends Error {
  override readonly name = 'BadWish';
  constructor(
    readonly code: 'unknown-mix' | 'unknown-seats' | 'unknown-option',
    message: string,
  ) {
    super(message);
  }
}

/** The first position of a match, with every silence of the wish filled by what is usual. */
export function startOf<S extends Chance>(rules: GameRules<S, any, any>, wish: Wish): Start<S> {
  const mix = rules.mixes.find(({ id, seats }) => (wish.mix ? id === wish.mix : !wish.seats || sameSeats(seats, wish.seats)));
  if (!mix) {
    const listed = rules.mixes.map(({ id }) => id).join(', ');
    throw new BadWish(
      wish.mix ? 'unknown-mix' : 'unknown-seats',
      `${rules.title} has no mix ${wish.mix ?? `of ${wish.seats?.join(', ')}`}. Listed: ${listed}.`,
    );
  }
  if (wish.seats && !sameSeats(mix.seats, wish.seats))
    throw new BadWish('unknown-seats', `The mix ${mix.id} seats ${mix.seats.join(', ')}, not ${wish.seats.join(', ')}.`);
  const options = settle(rules, wish.options ?? {});
  const at = rules.setup({ mix: mix.id, seats: mix.seats, options, chance: wish.chance, opening: wish.opening });
  return { game: rules.name, edition: rules.edition, mix: mix.id, seats: mix.seats, options, at, tail: [] };
}

export const begin = <S extends Chance, F, V>(rules: GameRules<S, F, V>, wish: Wish): Match<S, F, V> =>
  new Match(rules, startOf(rules, wish));

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
