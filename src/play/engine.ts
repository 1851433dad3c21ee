import type { AnyRules, Over } from '../engine/kernel/rules.ts';
import { BadSave } from '../engine/kernel/restore.ts';
import type { Seat } from '../engine/kernel/rule.ts';
import { growthBetween, type Archive } from './archive.ts';
import { Refused, RuleBroke } from './errors.ts';
import { nextEyes, personsOf, type People } from './eyes.ts';
import { Machine } from './machine.ts';
import { MatchHost } from './matchHost.ts';
import { RequestShape, type Changed, type Opened, type Request, type Results } from './messages.ts';
import type { Change } from './play.ts';
import { policyNamed } from './policy.ts';
import { usualPace, type Pace, type Thinking } from './thinking.ts';

/** The rules of one match, wherever they run. */
export interface Engine {
  ask<R extends Request>(request: R): Promise<Results[R['do']]>;
  /** Called before the request that caused the change is answered. */
  onChanged(listener: (changed: Changed) => void): void;
  /** Called now and then while a bot takes its time, and with null when it is done. */
  onThinking(listener: (thinking: Thinking | null) => void): void;
  /** Called if the rules are gone for good: a worker that crashed or never came back. */
  onLost(listener: () => void): void;
  close(): void;
}

type AnyHost = MatchHost<any, any, any>;
export type RulesOf = (game: string) => Promise<AnyRules>;

/** The rules in this very thread: for tests, for development, and where there are no workers. */
export function inlineEngine(rulesOf: RulesOf, pace: Pace = usualPace): Engine {
  let host: AnyHost | undefined;
  let machine: Machine | undefined;
  let eyes: { viewer: Seat | 'table'; people: People | undefined; curtain: boolean } = { viewer: 'table', people: undefined, curtain: true };
  let sent: Archive | undefined;
  let listener: (changed: Changed) => void = () => {};
  let thinkingListener: (thinking: Thinking | null) => void = () => {};
  let queue: Promise<unknown> = Promise.resolve();

  const look = (viewer: Seat | 'table'): void => {
    eyes.viewer = viewer;
    host!.watched = viewer;
  };
  /** Before anything is shown: a screen that goes to somebody else must not show one moment more of a hand. */
  const turnEyes = (): void => {
    const { viewer, people, curtain } = eyes;
    if (host && people && !host.open) look(nextEyes({ viewer, people, curtain, waiting: host.glance('table').waiting, hides: (seat) => host!.hides(seat) }));
  };
  const post = (as?: Change): void => {
    if (!host) return;
    turnEyes();
    const archive = host.archive();
    const { moment: _moment, ...glance } = host.glance(eyes.viewer);
    listener({ glance: as ? { ...glance, change: as } : glance, growth: growthBetween(sent, archive) });
    sent = archive;
    machine?.changed();
  };

  const hire = (automatic: Readonly<Record<Seat, string>>, seed: number): void => {
    host!.automatic.clear();
    for (const [seat, name] of Object.entries(automatic)) host!.automatic.set(seat, policyNamed(name, seat, seed));
  };

  const settle = (made: AnyHost, request: Extract<Request, { do: 'begin' | 'open' }>, seed: number): Opened => {
    machine?.stop();
    host = made;
    hire(request.automatic, seed);
    sent = undefined;
    const { people, curtain = true } = request;
    const alone = made.open || people === undefined || personsOf(people).length === 1;
    const viewer = request.viewer ?? (alone ? (made.seats.find((seat) => !made.automatic.has(seat)) ?? 'table') : 'table');
    if (viewer !== 'table' && !made.seats.includes(viewer)) throw new Refused('unknown-seat', `Nobody sits at ${viewer}. Seats: ${made.seats.join(', ')}.`);
    eyes = { viewer, people, curtain };
    look(viewer);
    machine = new Machine(made, seed, pace, (thinking) => thinkingListener(thinking));
    post(request.do === 'open' ? request.change : undefined);
    return { seats: made.seats, lost: made.lost, open: made.open };
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
      case 'undo':
        return host.undo(request.agreed, request.by);
      case 'look':
        look(request.viewer);
        post('rebuilt');
        return null;
      case 'curtain':
        eyes.curtain = request.on;
        post('rebuilt');
        return null;
      case 'seat':
        hire(request.automatic, host.archive().log.length);
        eyes.people = request.people;
        post('rebuilt');
        return null;
      case 'move':
        return machine!.move();
      case 'snapshot':
        return host.seen(eyes.viewer);
      case 'export':
        return host.archive();
    }
  }

  return {
    ask<R extends Request>(request: R) {
      const handled = (): Promise<Results[Request['do']]> => {
        const checked = RequestShape.safeParse(request);
        if (!checked.success) throw new Refused('bad-message', `The engine cannot read this message: ${checked.error.issues[0]?.message ?? 'unknown shape'}.`);
        return handle(request);
      };
      const result = queue.then(handled);
      // The next request must not fail with this one, nor wait for a bot: whoever takes back does so while it thinks.
      if (request?.do !== 'move') queue = result.catch(() => {});
      return result as Promise<Results[R['do']]>;
    },
    onChanged: (next) => void (listener = next),
    onThinking: (next) => void (thinkingListener = next),
    onLost: () => {},
    close: () => {
      machine?.stop();
      machine = undefined;
      host = undefined;
    },
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
