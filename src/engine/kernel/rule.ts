import { askingLate } from './late.ts';
import type { Composition, Option } from './option.ts';

/** A seat is named for what it plays (`paladin`) or where it sits (`p1`); the name never changes during a match. */
export type Seat = string;

/** A rule runs until the table must wait; `yield*` another rule to use it and get what it decided. */
export type Rule<T = void> = Generator<Wait, T, Answer | undefined>;

/** The only two reasons a rule may stop: somebody must decide, or this is a safe place to save. */
export type Wait =
  | { readonly wait: 'decision'; readonly open: readonly Decision[] }
  | { readonly wait: 'boundary' };

/** Properties of a question beside its words and options. */
export interface QuestionMarks {
  /** `power`: may be used beside the main question, which goes on afterwards. Main unless told. */
  readonly kind?: 'main' | 'power';
  /** Its prompt or its options tell something that only its seat knows: a screen that everybody sees must not show it. */
  readonly secret?: boolean;
  /** The second step of a choice: the option that was the first said so (`then`). */
  readonly second?: boolean;
}

export interface Decision extends QuestionMarks {
  readonly seat: Seat;
  /** Names the question for words, tests, bots and replay: `build.site`. */
  readonly ask: string;
  /** One sentence for the person who decides. */
  readonly prompt: string;
  readonly options: readonly Option[];
  /** Present where the answers cannot be listed: packing a bag, trading, building a deck. */
  readonly compose?: Composition;
  /** Nobody waits for it: another question is open, and its answer takes this one away. */
  readonly optional?: boolean;
}

/** The questions that must be answered before the game goes on. Bots skip the optional ones, or they would never stop answering them. */
export const pressing = (open: readonly Decision[]): readonly Decision[] =>
  open.some(({ optional }) => optional) ? open.filter(({ optional }) => !optional) : open;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Answer {
  readonly seat: Seat;
  readonly ask: string;
  /** The id of an offered option, or `composed` together with a draft. */
  readonly option: string;
  readonly draft?: Json;
  /** How dice were thrown by hand. No rule reads it: it lets every screen and every replay show the same throw. */
  readonly flick?: Flick;
}

/** Where a hand let go of dice, and how fast it moved: in hundredths of a die's edge from the middle of the tray, and a second. */
export interface Flick {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

export const composed = 'composed';

export function* choose<V>(seat: Seat, ask: string, prompt: string, options: Options<V>, marks?: QuestionMarks): Rule<V> {
  const decision = decisionOf(seat, ask, prompt, options, marks);
  const answer = yield { wait: 'decision', open: [decision] };
  return picked(ask, decision.options, answer);
}

/**
 * Options that are listed when somebody first reads them, which most forks never do. The rule waits until then, so
 * the state they are read from stands still; there has to be at least one, or a question would turn out to be none.
 */
interface LazyOptions<V> {
  readonly list: () => readonly Option<V>[];
}

type Options<V> = readonly Option<V>[] | LazyOptions<V>;

export const lazily = <V>(list: () => readonly Option<V>[]): LazyOptions<V> => ({ list });

function decisionOf<V>(
  seat: Seat,
  ask: string,
  prompt: string,
  options: Options<V>,
  marks?: QuestionMarks,
): Decision & { readonly options: readonly Option<V>[] } {
  if (!('list' in options)) return { seat, ask, prompt, options, ...marks };
  return askingLate({ seat, ask, prompt, ...marks }, { options: options.list });
}

/** The value that an answer stands for. The kernel has already checked that the option was offered. */
function picked<V>(ask: string, options: readonly Option<V>[], answer: Answer | undefined): V {
  for (const option of options) if (option.id === answer?.option) return option.value;
  throw new Error(`${ask}: ${answer?.option} was never offered`);
}

/** An answer that cannot be listed. `check` has accepted the draft before the rule sees it. */
export function* compose<V extends Json>(
  seat: Seat,
  ask: string,
  prompt: string,
  composition: Composition,
  marks?: QuestionMarks,
): Rule<V> {
  const answer = yield { wait: 'decision', open: [{ seat, ask, prompt, options: [], compose: composition, ...marks }] };
  return answer?.draft as V;
}

/** A listed answer or, where a composition is given, one put together by hand: throwing the dice or tapping in real ones. */
export function* chooseOrCompose<V, D extends Json>(
  seat: Seat,
  ask: string,
  prompt: string,
  options: readonly Option<V>[],
  composition?: Composition,
): Rule<{ readonly chosen: V } | { readonly draft: D }> {
  const answer = yield { wait: 'decision', open: [{ seat, ask, prompt, options, ...(composition && { compose: composition }) }] };
  if (composition && answer?.option === composed) return { draft: answer.draft as D };
  return { chosen: picked(ask, options, answer) };
}

export function* boundary(): Rule {
  yield { wait: 'boundary' };
}

/**
 * One decision with powers beside it that may be used at any time. A power runs to its end and the question
 * is put again from nothing, because the power may have changed what can be chosen.
 */
export function* chooseBeside<V>(
  seat: Seat,
  ask: string,
  prompt: () => string,
  options: () => Options<V>,
  powers: () => readonly PowerOffer[],
  marks?: QuestionMarks,
): Rule<V> {
  for (;;) {
    const main = decisionOf(seat, ask, prompt(), options(), marks);
    const beside = powers().filter((offer) => offer.certain || offer.options.length > 0);
    const answer = yield { wait: 'decision', open: [main, ...beside] };
    const power = beside.find((offer) => offer.ask === answer?.ask && offer.seat === answer?.seat);
    if (!power) return picked(ask, main.options, answer);
    yield* picked(power.ask, power.options, answer)();
    if (power.rests) yield* boundary();
  }
}

/** For a question that is only put if there is something to choose: what was looked up for that serves the first time. */
export function beginningWith<T>(found: T, again: () => T): () => T {
  let first = true;
  return () => {
    const now = first ? found : again();
    first = false;
    return now;
  };
}

export interface PowerOffer extends Decision {
  readonly options: readonly Option<() => Rule>[];
  /** The game is at rest after the power: the same question follows from the state alone. */
  readonly rests?: boolean;
  /** Known to offer something before its options are listed. */
  readonly certain?: boolean;
}

/** A question whose options carry values of one type. */
export interface TypedDecision<V> extends Decision {
  readonly options: readonly Option<V>[];
  /** Known to offer something before its options are listed. */
  readonly certain?: boolean;
  /** What a draft stands for, where one may be composed. */
  readonly drafted?: (draft: Json) => V;
}

/** Several questions are open at once and the first answer to any of them counts: turns in free order, or a choice of the whole group. */
export function* firstOf<V>(offers: readonly TypedDecision<V>[]): Rule<{ readonly seat: Seat; readonly chosen: V }> {
  const open = offers.filter((offer) => offer.certain || offer.options.length > 0);
  const answer = yield { wait: 'decision', open };
  const offer = open.find(({ seat, ask }) => seat === answer?.seat && ask === answer.ask)!;
  if (offer.drafted && offer.compose && answer?.option === composed)
    return { seat: offer.seat, chosen: offer.drafted(answer.draft ?? null) };
  return { seat: offer.seat, chosen: picked(offer.ask, offer.options, answer) };
}

/**
 * As `firstOf`, where what may be done beside the main questions is dear to look up: it is listed when somebody reads it, which a
 * fork that is only passed through never does.
 */
export function* firstBeside<V>(main: readonly TypedDecision<V>[], beside: () => readonly TypedDecision<V>[]): Rule<V> {
  const wait = new LateWait(main, beside);
  const answer = yield wait;
  const isMeant = ({ seat, ask }: TypedDecision<V>): boolean => seat === answer?.seat && ask === answer.ask;
  const offer = main.find(isMeant) ?? wait.open.find(isMeant)!;
  return picked(offer.ask, offer.options, answer);
}

class LateWait<V> {
  readonly wait = 'decision';
  private listed: readonly TypedDecision<V>[] | undefined;

  constructor(
    private readonly main: readonly TypedDecision<V>[],
    private readonly beside: () => readonly TypedDecision<V>[],
  ) {}

  get open(): readonly TypedDecision<V>[] {
    return (this.listed ??= [...this.main, ...this.beside()]);
  }
}

/**
 * Several seats decide side by side, in any order. The rules given must only collect choices:
 * apply them after `together` returns, in seat order, or the result depends on who was quick.
 */
export function* together<T>(rules: ReadonlyMap<Seat, Rule<T>>): Rule<ReadonlyMap<Seat, T>> {
  const open = new Map<Seat, Decision>();
  const settled = new Map<Seat, T>();
  const advance = (seat: Seat, rule: Rule<T>, answer?: Answer): void => {
    const step = rule.next(answer);
    if (step.done) {
      open.delete(seat);
      settled.set(seat, step.value);
    } else if (step.value.wait === 'decision' && step.value.open[0]) {
      open.set(seat, step.value.open[0]);
    } else {
      throw new Error('a boundary inside `together` could never be resumed');
    }
  };

  for (const [seat, rule] of rules) advance(seat, rule);
  while (open.size > 0) {
    const answer = yield { wait: 'decision', open: [...open.values()] };
    const rule = answer && rules.get(answer.seat);
    if (rule) advance(answer.seat, rule, answer);
  }
  return new Map([...rules.keys()].map((seat) => [seat, settled.get(seat)!]));
}
