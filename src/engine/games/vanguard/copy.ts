import type { VanguardState } from './state.ts';

/** Every list and record anew: rules write into the state wherever they like. */
export const copyVanguard = (state: VanguardState): VanguardState => copyOf(state);

function copyOf<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const first: unknown = value[0];
    // Most lists hold ids: they are copied in one go.
    if (first === undefined || first === null || typeof first !== 'object')
      return value.map((one: unknown) => (typeof one === 'object' ? copyOf(one) : one)) as T;
    return value.map(copyOf) as T;
  }
  const copy = {} as Record<string, unknown>;
  const record = value as Record<string, unknown>;
  for (const key in record) copy[key] = copyOf(record[key]);
  return copy as T;
}
