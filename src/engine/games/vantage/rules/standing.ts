import type { Seat } from '../../../kernel/rule.ts';
import { cards } from '../content/cards.ts';
import type { StaticName, StaticOf } from '../content/effects.ts';
import type { VantageState } from '../state.ts';
import { playerOf } from './people.ts';

interface StandingEffect<N extends StaticName> {
  readonly card: number;
  readonly effect: StaticOf<N>;
  readonly spent: boolean;
}

type Effects = readonly StaticOf<StaticName>[];

/** What is printed on the cards, by the effect's name, in a list by the card's number. */
const printed = new Map<StaticName, Effects[]>();
for (const { num, statics = [] } of cards)
  for (const { effect } of statics) {
    const on = printed.get(effect.name) ?? [];
    printed.set(effect.name, on);
    on[num] = [...(on[num] ?? []), effect];
  }

/**
 * VA-332, VA-333 Standing effects of a name on the cards of somebody's grid and supply; reserved and closed cards have none. Rules ask
 * this many times for every answer, and few cards have any: they are looked up by name first.
 */
export function standingEffects<N extends StaticName>(s: VantageState, seat: Seat, name: N): readonly StandingEffect<N>[] {
  const on = printed.get(name) as readonly (readonly StaticOf<N>[] | undefined)[] | undefined;
  if (!on) return [];
  const { grid, lying } = playerOf(s, seat);
  const found: StandingEffect<N>[] = [];
  const add = (card: number, spent: boolean): void => {
    for (const effect of on[card] ?? []) found.push({ card, effect, spent });
  };
  for (const placed of grid) if (placed && !placed.closed && on[placed.num]) add(placed.num, placed.spent ?? false);
  for (const num of lying) if (on[num]) add(num, false);
  return found;
}

export const sumOf = <N extends StaticName>(found: readonly StandingEffect<N>[], value: (effect: StaticOf<N>) => number): number =>
  found.reduce((sum, { effect }) => sum + value(effect), 0);
