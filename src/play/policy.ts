import { picker } from '../engine/kernel/chance.ts';
import type { Match } from '../engine/kernel/match.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';

type AnyMatch = Match<any, any, any>;

/** Plays one seat. It is asked whenever that seat must decide, and runs where the rules run. */
export type Policy = (match: AnyMatch) => Answer;

/** A function cannot cross into a worker, so a policy is asked for by its name. */
export type PolicyMaker = (seat: Seat, seed: number) => Policy | Promise<Policy>;

export const policies: Readonly<Record<string, PolicyMaker>> = { random };

/** Takes any offer. Good enough to keep a chair warm and to test everything else with. */
function random(seat: Seat, seed: number): Policy {
  const pick = picker(seed);
  return ({ open }) => {
    const mine = open.filter((decision) => decision.seat === seat && decision.options.length > 0);
    const decision = mine[pick(mine.length)];
    if (!decision) throw new Error(`${seat} is asked for something that must be put together by hand`);
    return { seat, ask: decision.ask, option: decision.options[pick(decision.options.length)]!.id };
  };
}

export function policyNamed(name: string, seat: Seat, seed: number): Policy | Promise<Policy> {
  const maker = policies[name];
  if (!maker) throw new Error(`Nobody called ${name} can play ${seat}. Known: ${Object.keys(policies).join(', ')}.`);
  return maker(seat, seed);
}
