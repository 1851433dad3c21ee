import type { AnyRules, Over } from '../engine/kernel/rules.ts';
import { BadSave } from '../engine/kernel/restore.ts';
import { growthBetween, type Archive } from './archive.ts';
import { Refused, RuleBroke } from './errors.ts';
import { MatchHost } from './matchHost.ts';
import { RequestShape, type Changed, type Opened, type Request, type Results } from './messages.ts';
import type { Change } from './play.ts';
import { policyNamed } from './policy.ts';

/** The rules of one match, wherever they run. */
export interface Engine {
  ask<R extends Request>(request: R): Promise<Results[R['do']]>;
  /** Called before the request that caused the change is answered. */
  onChanged(listener: (changed: Changed) => void): void;
  /** Called if the rules are gone for good: a worker that crashed or never came back. */
  onLost(listener: () => void): void;
  close(): void;
}

type AnyHost = MatchHost<any, any, any>;
export type RulesOf = (game: string) => Promise<AnyRules>;

/** The rules in this very thread: for tests, for development, and where there are no workers. */
export function inlineEngine(rulesOf: RulesOf): Engine {
  let host: AnyHost | undefined;
  let viewer = 'table';
  let sent: Archive | undefined;
  let listener: (changed: Changed) => void = () => {};
  let queue: Promise<unknown> = Promise.resolve();

  const post = (as?: Change): void => {
    if (!host) return;
    const archive = host.archive();
    const { log: _log, moment: _moment, ...glance } = host.seen(viewer);
    listener({ glance: as ? { ...glance, change: as } : glance, growth: growthBetween(sent, archive) });
    sent = archive;
  };

  const settle = async (made: AnyHost, request: Extract<Request, { do: 'begin' | 'open' }>, seed: number): Promise<Opened> => {
    for (const [seat, name] of Object.entries(request.automatic)) made.automatic.set(seat, await policyNamed(name, seat, seed));
    host = made;
    sent = undefined;
    viewer = request.viewer ?? made.seats.find((seat) => !made.automatic.has(seat)) ?? 'table';
    if (viewer !== 'table' && !made.seats.includes(viewer)) throw new Refused('unknown-seat', `Nobody sits at ${viewer}. Seats: ${made.seats.join(', ')}.`);
    made.watched = viewer;
    post(request.do === 'open' ? request.change : undefined);
    made.playAutomatic();
    return { seats: made.seats, lost: made.lost };
  };

  async function handle(request: Request): Promise<Results[Request['do']]> {
    if (request.do === 'begin') {
      const rules = await rulesOf(request.game);
      return settle(MatchHost.begin(rules, request, () => post()), request, request.chance[0]);
    }
    if (request.do === 'open') {
      const rules = await rulesOf(request.game);
      return settle(opened(rules, request.archive as unknown as Archive, () => post()), request, request.archive.log.length);
    }
    if (!host) throw new Refused('not-open', 'No match is open.');
    switch (request.do) {
      case 'choose':
        host.choose(request.answer as Parameters<typeof host.choose>[0]);
        return null;
      case 'whyNot':
        return host.whyNot(request.seat, request.gesture);
      case 'undo': {
        const undone = host.undo(request.agreed, request.by);
        if (undone) host.playAutomatic();
        return undone;
      }
      case 'look':
        viewer = request.viewer;
        host.watched = viewer;
        post('rebuilt');
        return null;
      case 'snapshot':
        return host.seen(viewer);
      case 'export':
        return host.archive();
    }
  }

  return {
    ask<R extends Request>(request: R) {
      const result = queue.then(() => {
        const checked = RequestShape.safeParse(request);
        if (!checked.success) throw new Refused('bad-message', `The engine cannot read this message: ${checked.error.issues[0]?.message ?? 'unknown shape'}.`);
        return handle(request);
      });
      queue = result.catch(() => {}); // the next request must not fail with this one
      return result as Promise<Results[R['do']]>;
    },
    onChanged: (next) => void (listener = next),
    onLost: () => {},
    close: () => void (host = undefined),
  };
}

/** A save that the kernel trusts may still meet a rule that cannot live with it. */
function opened(rules: AnyRules, archive: Archive, changed: () => void): AnyHost {
  try {
    return MatchHost.open(rules, archive, changed);
  } catch (error) {
    if (error instanceof BadSave) throw error;
    throw new RuleBroke(`The rules of ${rules.title} could not open this match: ${error instanceof Error ? error.message : String(error)}.`, archive);
  }
}

/** Refuses with `BadSave` or `RuleBroke` what could not be opened; used before anything is stored. */
export function tryOut(rules: AnyRules, archive: Archive): { lost: 'nothing' | 'this-turn'; over: Over | null; archive: Archive } {
  const host = opened(rules, archive, () => {});
  return { lost: host.lost, over: host.seen('table').over, archive: host.archive() };
}
