import type { Effect } from '../../content/effects.ts';

/** A few plain words for what a choice without a label would do: `spend 1`, `supply -1, draw 2`. */
export const wordsFor = (effects: readonly Effect[]): string => (effects.length === 0 ? 'Nothing' : effects.map(wordOf).join(', '));

function wordOf(effect: Effect): string {
  const rest = Object.entries(effect).filter(([key, value]) => key !== 'op' && (typeof value === 'string' || typeof value === 'number'));
  return [effect.op, ...rest.map(([, value]) => String(value))].join(' ');
}
