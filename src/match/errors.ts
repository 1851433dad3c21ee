import { BadSave, BadWish } from '../engine/kernel/badInput.ts';
import type { Answer } from '../engine/kernel/rule.ts';
import type { Diverged } from '../engine/kernel/rules.ts';
import type { Archive } from './archive.ts';

/** An answer that came too late, from the wrong hand, or was never offered. Nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly code: string,
    message: string,
    /** The rule that an answer put together by hand would break. */
    readonly rule?: string,
  ) {
    super(message);
  }
}

/** The kernel's words are for those who write rules; these are for those who play. */
function plainWords({ code, message }: Diverged): string {
  switch (code) {
    case 'not-asked':
      return 'The game has moved on: nobody is asked this any more.';
    case 'not-offered':
      return 'This is not possible here any more.';
    case 'over':
      return 'The game is over.';
    case 'bad-draft':
      return message;
  }
}

/** An answer that the rules cannot take, as the player is told. */
export const refusedBecause = (error: Diverged): Refused => new Refused(error.code, plainWords(error), error.rule);

/**
 * A rule failed halfway. The match stands as before the answer; `archive` and `answer` show how to make it fail again.
 * The archive is added where the match is kept: it holds every secret and never travels to a screen.
 */
export class RuleBroke extends Error {
  override readonly name = 'RuleBroke';
  constructor(
    message: string,
    readonly archive?: Archive,
    readonly answer?: Answer,
  ) {
    super(message);
  }
}

/** An error as plain data: classes do not survive the way out of a worker. */
export interface Trouble {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly rule?: string | undefined;
  readonly answer?: Answer | undefined;
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) return { name: error.name, message: error.message, code: error.code, rule: error.rule };
  if (error instanceof RuleBroke) return { name: error.name, message: error.message, answer: error.answer };
  if (error instanceof BadSave || error instanceof BadWish) return { name: error.name, message: error.message, code: error.code };
  return { name: 'Error', message: error instanceof Error ? error.message : String(error) };
}

export function errorOf({ name, message, code, rule, answer }: Trouble): Error {
  switch (name) {
    case 'Refused':
      return new Refused(code ?? 'refused', message, rule);
    case 'RuleBroke':
      return new RuleBroke(message, undefined, answer);
    case 'BadSave':
      return new BadSave(code as BadSave['code'], message);
    case 'BadWish':
      return new BadWish(code as BadWish['code'], message);
    default:
      return new Error(message);
  }
}
