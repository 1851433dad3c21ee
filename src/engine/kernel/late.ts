import type { Option } from './option.ts';

/** What of a question is only made when somebody reads it. */
interface LateParts<V> {
  readonly options: () => readonly Option<V>[];
  /** Made anew at each reading, where the state may change while the question is open; without it the prompt is an ordinary one. */
  readonly prompt?: () => string;
}

/**
 * A question whose options are listed when somebody first reads them, and then kept. All such questions share these two accessors:
 * a getter written into an object literal gives every object a hidden class of its own, which lies among old objects, and whatever
 * the getter listed lives there until the next great collection.
 */
class Late<V> {
  readonly #parts: LateParts<V>;
  #listed: readonly Option<V>[] | undefined;

  constructor(question: object, parts: LateParts<V>) {
    this.#parts = parts;
    Object.assign(this, question);
    Object.defineProperty(this, 'options', Late.#options);
    if (parts.prompt) Object.defineProperty(this, 'prompt', Late.#prompt);
  }

  /** Of the object itself, not of its class: a copy of a question with `...` has to have its options. */
  static readonly #options: PropertyDescriptor & ThisType<Late<unknown>> = {
    enumerable: true,
    get() {
      return (this.#listed ??= this.#parts.options());
    },
  };

  static readonly #prompt: PropertyDescriptor & ThisType<Late<unknown>> = {
    enumerable: true,
    get() {
      return this.#parts.prompt!();
    },
  };
}

interface LateOptions<V> {
  readonly options: readonly Option<V>[];
}
interface LateQuestion<V> extends LateOptions<V> {
  readonly prompt: string;
}

/** Puts options that are listed late, and perhaps a prompt that is made late, to the rest of a question. */
export function askingLate<Q extends { readonly prompt: string }, V>(
  question: Q,
  parts: Pick<LateParts<V>, 'options'>,
): Q & LateOptions<V>;
export function askingLate<Q extends object, V>(question: Q, parts: Required<LateParts<V>>): Q & LateQuestion<V>;
export function askingLate(question: object, parts: LateParts<unknown>): object {
  return new Late(question, parts);
}
