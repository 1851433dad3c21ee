import { checksum } from '../engine/kernel/checksum.ts';
import type { Flick } from '../engine/kernel/rule.ts';
import type { Glance } from './messages.ts';
import { patchBetween, patched, type Patch } from './patch.ts';
import { rememberedSum } from './rememberedSum.ts';
import type { Moved } from './screenMessages.ts';
import { shared } from './sharing.ts';

/** The state of a screen, kept on both sides: by the screen, and by its host, which sends only what differs from it. */
export interface ScreenState {
  readonly glance: Glance;
  readonly log: readonly (readonly unknown[])[];
  /** One sum for each entry of the log, over this entry and all before it: equal sums mean equal logs. */
  readonly chain: readonly string[];
}

export const chained = (chain: readonly string[], entries: readonly (readonly unknown[])[]): readonly string[] => {
  const longer = [...chain];
  for (const entry of entries) longer.push(checksum([longer.at(-1) ?? '', entry]));
  return longer;
};

/** What is told by a field of its own, or follows from the rest. */
const apart: ReadonlySet<string> = new Set(['view', 'facts', 'thrown', 'change', 'moment']);

/** Of everything that lasts: not of how the last change came about. */
export function stateSum({ glance, chain }: ScreenState): string {
  const { facts: _facts, thrown: _thrown, change: _change, moment: _moment, ...lasting } = glance;
  return rememberedSum([lasting, chain.at(-1) ?? '']);
}

/** The same state, but made of the parts of the one before where they mean the same: its sum and the next patch then cost little. */
export function withShared(before: ScreenState, after: ScreenState): ScreenState {
  const known = before.glance as unknown as Record<string, unknown>;
  const { facts, ...lasting } = after.glance;
  const parts = Object.fromEntries(Object.entries(lasting).map(([key, value]) => [key, shared(known[key], value)]));
  return { ...after, glance: { ...parts, facts } as unknown as Glance };
}

/** The first entry at which two logs differ. */
function firstDifferentEntry(before: readonly string[], after: readonly string[]): number {
  let at = Math.min(before.length, after.length);
  while (at > 0 && before[at - 1] !== after[at - 1]) at -= 1;
  return at;
}

/** The message that turns one state into the other. */
export function movedBetween(before: ScreenState, after: ScreenState, sum: string): Moved {
  const { change, moment, facts, view, questions, waiting, over, undo, thrown } = after.glance;
  const from = firstDifferentEntry(before.chain, after.chain);
  const oneMore = from === before.log.length && after.log.length === from + 1 && isSame(after.log[from], facts);
  const patch = patchBetween(before.glance.view, view);
  const more = differing(before.glance, after.glance);
  return {
    tell: 'moved', moment, sum,
    ...(before.glance.moment === moment - 1 ? {} : { from: before.glance.moment }),
    ...(change === 'answered' ? {} : { change }),
    ...(facts.length === 0 ? {} : { facts }),
    ...(oneMore || (from === before.log.length && from === after.log.length) ? {} : { log: { from, facts: after.log.slice(from) } }),
    ...(patch === undefined ? {} : { view: shorter(patch, view) }),
    ...(isSame(before.glance.questions, questions) ? {} : { questions }),
    ...(isSame(before.glance.waiting, waiting) ? {} : { waiting }),
    ...(isSame(before.glance.over, over) ? {} : { over }),
    ...(before.glance.undo === undo ? {} : { undo }),
    ...(Object.keys(more).length === 0 ? {} : { more }),
    ...(thrown.flick === undefined ? {} : { flick: thrown.flick }),
  };
}

/** Throws if the patch does not fit; a sum that differs afterwards means that something was lost on the way. */
export function stateAfter(before: ScreenState, moved: Moved): ScreenState {
  const { change = 'answered', facts: told = [] } = moved;
  const { from, facts } = moved.log ?? { from: before.log.length, facts: change === 'answered' ? [told] : [] };
  if (from > before.log.length) throw new Error('the log does not fit: entries are missing');
  const log = [...before.log.slice(0, from), ...facts];
  const { view, questions, waiting, over, undo } = before.glance;
  return {
    log,
    chain: chained(before.chain.slice(0, from), facts),
    glance: {
      ...before.glance,
      ...moved.more,
      view: patched(view, moved.view),
      questions: moved.questions ?? questions,
      waiting: moved.waiting ?? waiting,
      over: moved.over === undefined ? over : moved.over,
      undo: moved.undo ?? undo,
      facts: told,
      change,
      moment: moved.moment,
      thrown: thrownWith(log.length - 1, moved.flick),
    },
  };
}

export const stateFrom = (glance: Glance, log: readonly (readonly unknown[])[]): ScreenState => ({ glance, log, chain: chained([], log) });

const thrownWith = (seed: number, flick: Flick | undefined): Glance['thrown'] => (flick ? { seed, flick } : { seed });

const isSame = (a: unknown, b: unknown): boolean => patchBetween(a, b) === undefined;

/** Whatever else a glance holds, now or later. */
function differing(before: Glance, after: Glance): Record<string, unknown> {
  const named = ['questions', 'waiting', 'over', 'undo'];
  const entries = Object.entries(after).filter(([key]) => !apart.has(key) && !named.includes(key));
  return Object.fromEntries(entries.filter(([key, value]) => !isSame(value, before[key as keyof Glance])));
}

/** A patch of a few hundred bytes is sent as it is: writing out the view, to see whether that were shorter, takes longer than it saves. */
const shortPatch = 400;

function shorter(patch: Patch, view: unknown): Patch {
  const { length } = JSON.stringify(patch);
  return length <= shortPatch || length <= JSON.stringify(view).length ? patch : { set: view as never };
}
