import { isList, isRecord, put, type Rec } from './plainData.ts';

/** What becomes of a part that is new. */
type Adopt = (part: unknown) => unknown;
const asItIs: Adopt = (part) => part;

/**
 * What `after` means, made of the parts of `before` that mean the same: these are known again by identity, and not looked into. Nothing
 * is made anew as long as both are the same, which most of a view is after every answer.
 */
export function shared(before: unknown, after: unknown, adopt: Adopt = asItIs): unknown {
  if (before === after) return before;
  if (isList(before) && isList(after)) return (before.length === after.length ? sharedItems : sharedEnds)(before, after, adopt);
  if (isRecord(before) && isRecord(after)) return sharedRecord(before, after, adopt);
  return adopt(after);
}

function sharedRecord(before: Rec, after: Rec, adopt: Adopt): Rec {
  const keys = Object.keys(after);
  let made: Rec | undefined;
  let same = 0;
  for (const key of keys) {
    const value = after[key];
    if (value === undefined) continue;
    const known = Object.hasOwn(before, key) ? before[key] : undefined;
    const part = shared(known, value, adopt);
    if (made) put(made, key, part);
    else if (part === known) same += 1;
    else put((made = firstOf(before, after, keys, key)), key, part);
  }
  if (made) return made;
  return same === Object.keys(before).length ? before : firstOf(before, after, keys, null);
}

/** The keys of `after` up to this one, or all, with what `before` holds there. */
function firstOf(before: Rec, after: Rec, keys: readonly string[], until: string | null): Rec {
  const made: Rec = {};
  for (const key of keys) {
    if (key === until) break;
    if (after[key] !== undefined) put(made, key, before[key]);
  }
  return made;
}

function sharedItems(before: readonly unknown[], after: readonly unknown[], adopt: Adopt): readonly unknown[] {
  let made: unknown[] | undefined;
  for (let at = 0; at < after.length; at++) {
    const part = shared(before[at], after[at], adopt);
    if (made) made.push(part);
    else if (part !== before[at]) made = [...before.slice(0, at), part];
  }
  return made ?? before;
}

/** Lists of different lengths are compared at both ends, as patches of lists are. */
function sharedEnds(before: readonly unknown[], after: readonly unknown[], adopt: Adopt): readonly unknown[] {
  const longer = after.length - before.length;
  const shorter = Math.min(before.length, after.length);
  const isSame = (known: unknown, now: unknown): boolean => shared(known, now) === known;
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head += 1;
  let end = after.length;
  while (end > head && end - 1 - longer >= head && isSame(before[end - 1 - longer], after[end - 1])) end -= 1;
  return [...before.slice(0, head), ...after.slice(head, end).map(adopt), ...before.slice(end - longer)];
}
