import type { Decision, Json } from '../../kernel/rule.ts';
import type { Workshop } from '../workshop.testing.ts';
import type { Good } from './content.ts';

/** Any three goods that the crate's form lists. */
export function packAnything({ compose }: Decision, pick: (range: number) => number): Json {
  const { from } = compose!.form as { from: Record<Good, number> };
  const owned = Object.entries(from).flatMap(([good, count]) => Array.from({ length: count }, () => good));
  return Array.from({ length: 3 }, () => owned.splice(pick(owned.length), 1)[0]!);
}

export const workshop: Workshop = { machine: {}, draft: packAnything };
