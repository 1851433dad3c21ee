import type { Seat } from '../../../kernel/rule.ts';
import { cardOf } from '../content/cards.ts';
import type { StaticName, StaticOf } from '../content/effects.ts';
import type { VantageState } from '../state.ts';
import { gridCards, playerOf } from './people.ts';

interface StandingEffect<N extends StaticName> {
  readonly card: number;
  readonly effect: StaticOf<N>;
  readonly spent: boolean;
}

/** VA-332, VA-333 Standing effects of a name on the cards of somebody's grid and supply; reserved and closed cards have none. */
export function standingEffects<N extends StaticName>(s: VantageState, seat: Seat, name: N): readonly StandingEffect<N>[] {
  const player = playerOf(s, seat);
  const cards = [...gridCards(player).filter(({ closed }) => !closed), ...player.lying.map((num) => ({ num, spent: undefined }))];
  return cards.flatMap(({ num, spent }) =>
    (cardOf(num).statics ?? []).flatMap(({ effect }) => (isNamed(effect, name) ? [{ card: num, effect, spent: spent ?? false }] : [])),
  );
}

const isNamed = <N extends StaticName>(effect: StaticOf<StaticName>, name: N): effect is StaticOf<N> => effect.name === name;

export const sumOf = <N extends StaticName>(found: readonly StandingEffect<N>[], value: (effect: StaticOf<N>) => number): number =>
  found.reduce((sum, { effect }) => sum + value(effect), 0);
