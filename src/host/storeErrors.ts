/** The match has a newer epoch in the store: another process has opened it, and this one must not write any more. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

/** The connection was lost during the commit, so whether it succeeded is unknown. The match must be read from the store again. */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown';
}
