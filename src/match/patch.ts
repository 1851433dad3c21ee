import type { Json } from '../engine/kernel/rule.ts';
import { isList, isRecord, put, type Rec } from './plainData.ts';

/** What changed between two pieces of plain data: a new value, a stretch of a list, or changes inside a record (null: gone). */
export type Patch =
  | { readonly set: Json }
  | { readonly cut: readonly [at: number, drop: number, put: readonly Json[]] }
  | { readonly in: { readonly [key: string]: Patch | null } };

/** Undefined if both are the same. `undefined` inside a record counts as absent, as it does in JSON. */
export function patchBetween(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return listPatch(before, after);
  if (isRecord(before) && isRecord(after)) return recordPatch(before, after);
  return { set: after as Json };
}

/** Shares with `before` whatever has not changed, so that a screen can tell by identity what it need not draw again. */
export function patched(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before;
  if ('set' in patch) return patch.set;
  if ('cut' in patch) {
    const [at, drop, put] = patch.cut;
    if (!isList(before) || at + drop > before.length) throw new Error('the patch does not fit: no such stretch of a list');
    return [...before.slice(0, at), ...put, ...before.slice(at + drop)];
  }
  if (isList(before)) return patchedList(before, patch.in);
  if (!isRecord(before)) throw new Error('the patch does not fit: no such record');
  const after = { ...before };
  for (const [key, change] of Object.entries(patch.in)) {
    if (change === null) delete after[key];
    else put(after, key, patched(Object.hasOwn(before, key) ? before[key] : undefined, change));
  }
  return after;
}

function recordPatch(before: Rec, after: Rec): Patch | undefined {
  const changes: { [key: string]: Patch | null } = {};
  let changed = false;
  for (const key of Object.keys(after)) {
    if (after[key] === undefined) continue;
    const known = Object.hasOwn(before, key) && before[key] !== undefined;
    const change = known ? patchBetween(before[key], after[key]) : { set: after[key] as Json };
    if (change !== undefined) (put(changes, key, change), (changed = true));
  }
  for (const key of Object.keys(before)) {
    if (before[key] === undefined || (Object.hasOwn(after, key) && after[key] !== undefined)) continue;
    put(changes, key, null);
    changed = true;
  }
  return changed ? { in: changes } : undefined;
}

/** A list of the same length is patched item by item; otherwise the stretch between its like ends is exchanged. */
function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const items: { [key: string]: Patch } = {};
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && patchBetween(before[head], after[head]) === undefined) head += 1;
  if (before.length === after.length) {
    if (head === before.length) return undefined;
    for (let at = head; at < after.length; at++) {
      const change = patchBetween(before[at], after[at]);
      if (change !== undefined) items[at] = change;
    }
    return { in: items };
  }
  let tail = 0;
  while (tail < shorter - head && patchBetween(before.at(-1 - tail), after.at(-1 - tail)) === undefined) tail += 1;
  return { cut: [head, before.length - head - tail, after.slice(head, after.length - tail) as readonly Json[]] };
}

function patchedList(before: readonly unknown[], items: { readonly [key: string]: Patch | null }): unknown[] {
  const after = [...before];
  for (const [key, change] of Object.entries(items)) {
    const at = Number(key);
    if (change === null || !Number.isInteger(at) || at < 0 || at >= after.length) throw new Error('the patch does not fit: no such item');
    after[at] = patched(before[at], change);
  }
  return after;
}
