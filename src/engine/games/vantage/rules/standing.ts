import type { Seat } from '../../../kernel/rule.ts';
import { cardOf } from '../content/cards.ts';
import type { StaticName, StaticOf } from '../content/effects.ts';
import type { VantageState } from '../state.ts';
import { playerOf } from './people.ts';

interface StandingEffect<N extends StaticName> {
  readonly card: number;
  readonly effect: StaticOf<N>;
  readonly spent: boolean;
}

/** VA-332, VA-333 Standing effects of a name on the cards of somebody's grid and supply; reserved and closed cards have none. */
export function standingEffects<N extends StaticName>(s: VantageState, seat: Seat, name: N): readonly StandingEffect<N>[] {
  const { grid, lying } = playerOf(s, seat);
  const found: StandingEffect<N>[] = [];
  // In loops: rules ask this many times for every answer, and most cards have no standing effect at all.
  const add = (card: number, spent: boolean): void => {
    for (const { effect } of cardOf(card).statics ?? []) if (isNamed(effect, name)) found.push({ card, effect, spent });
  };
  for (const placed of grid) if (placed && !placed.closed) add(placed.num, placed.spent ?? false);
  for (const num of lying) add(num, false);
  return found;
}

const isNamed = <N extends StaticName>(effect: StaticOf<StaticName>, name: N): effect is StaticOf<N> => effect.name === name;

export const sumOf = <N extends StaticName>(found: readonly StandingEffect<N>[], value: (effect: StaticOf<N>) => number): number =>
  found.reduce((sum, { effect }) => sum + value(effect), 0);
