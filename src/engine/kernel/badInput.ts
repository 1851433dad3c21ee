/** A file that is not a save we can trust. Nothing has been changed when this is thrown. */
export class BadSave extends Error {
  override readonly name = 'BadSave';
  constructor(
    readonly code: 'not-a-save' | 'other-game' | 'damaged' | 'too-new' | 'unknown-edition' | 'unknown-mix' | 'unknown-seats',
    message: string,
  ) {
    super(message);
  }
}

/** A set-up with a mix, seats or a setting that the game does not list. Its name is part of what a worker sends. */
export class BadWish extends Error {
  override readonly name = 'BadWish';
  constructor(
    readonly code: 'unknown-mix' | 'unknown-seats' | 'unknown-option',
    message: string,
  ) {
    super(message);
  }
}
