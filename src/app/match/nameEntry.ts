import type { Json } from '../../engine/kernel/rule.ts';

export interface NameEntry {
  /** Letters at most. */
  readonly most: number;
}

/** A form that asks for a name to be written. */
export function nameEntry(form: Json | undefined): NameEntry | null {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return null;
  const { entry, most } = form as Record<string, Json>;
  return entry === 'name' && typeof most === 'number' && most >= 1 ? { most } : null;
}
