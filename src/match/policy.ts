import { likeliest, strengths, thinker, type Strength, type Thought } from '../bots/bot.ts';
import { randomAnswer } from '../bots/random.ts';
import { picker } from '../engine/kernel/chance.ts';
import type { Match } from '../engine/kernel/match.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';

type AnyMatch = Match<any, any, any>;

/** Plays one seat. It is asked whenever that seat must decide, runs where the rules run, and thinks in small steps. */
export type Policy = (match: AnyMatch) => Thought;

/** A function cannot cross into a worker, so a policy is asked for by its name. */
type PolicyMaker = (seat: Seat, seed: number) => Policy;

/** Milliseconds that a bot may think about one answer: people do not like to wait longer. */
const limits: Readonly<Record<Strength, number>> = { random: 500, easy: 1_000, usual: 2_000, strong: 5_000 };

const policies: Readonly<Record<string, PolicyMaker>> = Object.fromEntries(strengths.map((strength) => [strength, bot(strength)]));

export const isPolicy = (name: string): boolean => Object.hasOwn(policies, name);

/** For a bot that has failed: any listed answer, so that the match goes on. */
export const plainPolicy = 'random';

function bot(strength: Strength): PolicyMaker {
  return (seat, seed) => {
    const pick = picker(seed);
    return (match) => thinker(match, seat, { strength, pick, limit: { millis: limits[strength], clock: () => performance.now() } });
  };
}

export function policyNamed(name: string, seat: Seat, seed: number): Policy {
  const maker = Object.hasOwn(policies, name) ? policies[name] : undefined;
  if (!maker) throw new Error(`Nobody called ${name} can play ${seat}. Known: ${Object.keys(policies).join(', ')}.`);
  return maker(seat, seed);
}

/** How many answers are named to a person who asks what to do, and how long a bot may think about them. */
const named = 3;
const hintLimit = 700;

export type Considering = Generator<number, readonly Answer[], void>;

export function considered(match: AnyMatch, seat: Seat, seed: number): Considering {
  const limit = { millis: hintLimit, clock: () => performance.now() };
  return likeliest(match, seat, named, { strength: 'usual', pick: picker(seed), limit });
}

/** Any answer that this seat may give, or undefined if it must be put together by hand. `not` has been tried already. */
export function plainAnswer(
  { open }: AnyMatch,
  seat: Seat,
  pick: (range: number) => number,
  not: readonly string[] = [],
): Answer | undefined {
  const mine = open
    .filter((decision) => decision.seat === seat)
    .map((decision) => ({ ...decision, options: decision.options.filter(({ id }) => !not.includes(id)) }));
  return randomAnswer(mine, pick);
}
