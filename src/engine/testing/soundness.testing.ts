import type { Chance } from '../kernel/chance.ts';
import { canonical } from '../kernel/checksum.ts';
import { Match } from '../kernel/match.ts';
import { restore } from '../kernel/restore.ts';
import type { Answer, Decision, Seat } from '../kernel/rule.ts';
import { Diverged, type GameRules } from '../kernel/rules.ts';
import { heardBy } from '../kernel/table.ts';

/** What every game owes, asked of one moment of a match. Each answers with what is wrong, or null: tests and the fuzzer ask the same. */

type Played = Match<any, any, any>;
type Pick = (range: number) => number;

export function badQuestion({ open }: Played): string | null {
  for (const { seat, ask, options, compose } of open) {
    if (options.length === 0 && !compose) return `${seat} is asked ${ask} and offered nothing.`;
    if (new Set(options.map(({ id }) => id)).size < options.length) return `${ask} offers an id twice.`;
  }
  const names = open.map(nameOf);
  return new Set(names).size < names.length ? `Asked twice at once: ${names.join(', ')}.` : null;
}

/** Asked after every answer of a match: a choice in two steps says so before the first, and the second follows at once. */
export function watchSteps(): (asked: readonly Decision[], answer: Answer, after: Played) => string | null {
  const announced = new Set<string>();
  const interrupted = new Interrupted();
  return (asked, { seat, ask, option }, { open }) => {
    const question = asked.find((one) => one.seat === seat && one.ask === ask);
    const then = question?.options.find(({ id }) => id === option)?.then;
    if (question?.kind === 'power') interrupted.note(asked);
    const second = open.find((one) => one.second && one.seat === seat) ?? open.find((one) => one.second);
    if (then !== undefined && second?.seat !== seat) return `${ask} ${option} announces ${then}, and that is not asked.`;
    const isPutAgain = second !== undefined && then === undefined && interrupted.isPutAgain(second);
    // a second step may have steps of its own
    if (second && then === undefined && !isPutAgain && !announced.has(second.ask) && !question?.second)
      return `${ask} ${option} does not announce ${second.ask}, its second step.`;
    if (second) announced.add(second.ask);
    else if (open.some(({ kind, options }) => kind !== 'power' && options.some((one) => one.then !== undefined))) announced.clear();
    return null;
  };
}

/** Second steps beside which a power was used. Each is put again when its power has run to its end, other powers in between. */
class Interrupted {
  private readonly times = new Map<string, number>();

  note(asked: readonly Decision[]): void {
    for (const one of asked) if (one.second) this.times.set(nameOf(one), this.timesOf(one) + 1);
  }

  isPutAgain(second: Decision): boolean {
    const times = this.timesOf(second);
    if (times > 0) this.times.set(nameOf(second), times - 1);
    return times > 0;
  }

  private timesOf(one: Decision): number {
    return this.times.get(nameOf(one)) ?? 0;
  }
}

const nameOf = ({ seat, ask }: Decision): string => `${seat} ${ask}`;

/** A save goes through JSON, as it does on its way to disk. */
export function badSave(match: Played): string | null {
  const { match: restored, lost } = restore(match.rules, JSON.parse(JSON.stringify(match.save())), match.past);
  if (lost !== 'nothing' || restored.hash() !== match.hash()) return 'A restored save is not the position that was saved.';
  if (shapeOf(restored.open) !== shapeOf(match.open)) return 'A restored save asks something else than the live match.';
  return restored.canUndo === match.canUndo ? null : 'A restored save can undo what the live match cannot, or the other way round.';
}

export interface Moment {
  readonly hash: string;
  readonly open: string;
  readonly answers: number;
}

export const momentOf = (match: Played): Moment => ({ hash: match.hash(), open: shapeOf(match.open), answers: match.answers.length });

/** `before` is the moment before the last answer. Behind chance only consent goes. */
export function badUndo(match: Played, before: Moment): string | null {
  const free = match.undone();
  if ((free !== undefined) !== match.fence < match.answers.length) return 'Undo is open behind chance, or shut where nothing was rolled.';
  const undone = free ?? match.undone(true);
  if (!undone) return 'The last answer cannot be taken back by anybody.';
  const { hash, open, answers } = momentOf(undone);
  if (hash !== before.hash) return 'Undo leads to another position.';
  return open === before.open && answers === before.answers ? null : 'After undo something else is asked than before.';
}

/** Nothing that `viewer` sees, hears or is offered may depend on what it cannot know. */
export function leak(match: Played, viewer: Seat | 'table', pick: Pick): string | null {
  const { rules } = match;
  const dealt = match.peek();
  rules.imagine(dealt, viewer, pick);
  if (canonical(rules.view(dealt, viewer)) !== canonical(match.view(viewer)))
    return `The view of ${viewer} is another after dealing again what it cannot know.`;
  return leakSinceBoundary(match, viewer, pick);
}

/** Begin the turn again with other hidden things. Where nothing was revealed since, nothing that `viewer` meets may differ. */
function leakSinceBoundary(match: Played, viewer: Seat | 'table', pick: Pick): string | null {
  const here = match.here();
  const at = match.rules.copy(here.at);
  match.rules.imagine(at, viewer, pick);
  let revealed = false;
  const watched = revealing(match.rules, () => void (revealed = true));
  const live: Played = new Match(watched, here, [], 'boundary');
  let other: Played;
  try {
    other = new Match(watched, { ...here, at }, [], 'boundary');
  } catch (error) {
    // What was turned up led elsewhere, or somebody answered with what `viewer` cannot know: a card from another hand.
    if (error instanceof Diverged && (revealed || here.tail.some(({ seat }) => seat !== viewer))) return null;
    throw error;
  }
  const met = (one: Played): string => canonical([heardBy(one.told, viewer), one.view(viewer)]);
  if (met(live) !== met(other)) return revealed ? null : `What ${viewer} heard and saw this turn depends on what it cannot know.`;
  if (offeredTo(other, viewer) === offeredTo(live, viewer)) return null;
  return viewer === 'table'
    ? 'A question tells what only its seat knows, and is not marked secret.'
    : `What ${viewer} is offered depends on what it cannot know.`;
}

/** The same rules with an ear on everything that may turn up something hidden. */
function revealing<S extends Chance, F, V>(rules: GameRules<S, F, V>, heard: () => void): GameRules<S, F, V> {
  const noting =
    <T extends unknown[], R>(act: (...given: T) => R) =>
    (...given: T): R => (heard(), act(...given));
  return {
    ...rules,
    play: (t) =>
      rules.play({
        ...t,
        roll: noting(t.roll),
        pick: noting(t.pick) as typeof t.pick,
        shuffle: noting(t.shuffle) as typeof t.shuffle,
        fence: noting(t.fence),
      }),
  };
}

/** What is asked, with what it is marked with and what each option says of the next question. */
const shapeOf = (open: readonly Decision[]): string =>
  canonical(
    open.map(({ seat, ask, prompt, options, kind = 'main', secret = false, second = false }) => [
      ...[seat, ask, prompt, kind, secret, second],
      options.map(({ id, label, then = null }) => [id, label, then]),
    ]),
  );

/** Everybody reads a question that is not marked secret: a screen in the middle shows it. */
const offeredTo = (match: Played, viewer: Seat | 'table'): string =>
  canonical(
    match.open
      .filter(({ seat, secret }) => seat === viewer || (viewer === 'table' && !secret))
      .map(({ seat, ask, prompt, options, compose }) => [
        seat,
        ask,
        prompt,
        options.map(({ id, label, gesture }) => [id, label, gesture]),
        compose?.form ?? null,
      ]),
  );
