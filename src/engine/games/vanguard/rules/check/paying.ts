import { tap, type Option } from '../../../../kernel/option.ts';
import type { Payment } from '../../reckoning/payments.ts';

/** A way to pay for something, and what it is called. */
interface Way<V> {
  readonly id: string;
  readonly label: string;
  readonly dice: Payment;
  readonly value: V;
}

/**
 * Ways to pay, each by carrying one of its dice onto what it pays for. A die stands for one way only, the rarest dice first: `A+B` is
 * meant by B where A also pays with C. A way whose dice all mean another is chosen from the list.
 */
export function payingOptions<V>(ways: readonly Way<V>[], onto: string): Option<V>[] {
  const uses = new Map<string, number>();
  for (const { dice } of ways) for (const { id } of dice) uses.set(id, (uses.get(id) ?? 0) + 1);
  const taken = new Set<string>();
  return ways.map(({ id, label, dice, value }) => {
    const free = dice.filter((die) => !taken.has(die.id)).sort((a, b) => uses.get(a.id)! - uses.get(b.id)!)[0];
    if (free === undefined) return tap(id, label, value);
    taken.add(free.id);
    return { id, gesture: { kind: 'drag', from: `die:${free.id}`, onto }, label, value };
  });
}
