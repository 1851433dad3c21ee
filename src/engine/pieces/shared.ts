/**
 * Records that the copies of a state share. A change makes a new record, so whoever holds the old one keeps it as it
 * was, and whatever was worked out from it can be kept as long as the record is the same.
 */
export function having<R extends object, K extends keyof R & string>(record: R, key: K, value: NonNullable<R[K]>): R {
  const changed = copied(record);
  changed[key] = value;
  return changed;
}

/** The record itself if there was nothing to take out. */
export function lacking<R extends object>(record: R, key: keyof R & string): R {
  if (record[key] === undefined) return record;
  const changed = {} as R;
  for (const one in record) if (one !== key) changed[one] = record[one];
  return changed;
}

/**
 * Works something out once for as long as the records are the same. Only the last answer is kept: a game goes from one
 * state to the next, and whoever compares two states pays for it and for nothing else.
 */
export function kept<R extends readonly object[], T>(workOut: (...records: R) => T): (...records: R) => T {
  let known: { readonly records: R; readonly answer: T } | undefined;
  return (...records) => {
    if (!known || records.some((record, i) => record !== known!.records[i])) known = { records, answer: workOut(...records) };
    return known.answer;
  };
}

/** Records that grow and shrink copy in half the time of a spread if they are walked. */
export function copied<R extends object>(record: R): R {
  const copy = {} as R;
  for (const key in record) copy[key] = record[key];
  return copy;
}
