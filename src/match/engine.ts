import type { AnyRules, Over } from '../engine/kernel/rules.ts';
import { BadSave } from '../engine/kernel/badInput.ts';
import type { Seat } from '../engine/kernel/rule.ts';
import { growthBetween, type Archive } from './archive.ts';
import { Refused, RuleBroke } from './errors.ts';
import { Machine } from './machine.ts';
import { MatchHost } from './matchHost.ts';
import { RequestShape, type KeeperMessage, type Opened, type Request, type Results, type ScreenMessage } from './messages.ts';
import { policyNamed } from './policy.ts';
import { Screens } from './screens.ts';
import { usualPace, type Pace, type BotThinking } from './thinking.ts';

/** The rules of one match, wherever they run. */
export interface Engine {
  ask<R extends Request>(request: R): Promise<Results[R['do']]>;
  /** What a screen is shown, before the request that caused it is answered. */
  onScreen(listener: (message: ScreenMessage) => void): void;
  /** What must be saved, before any screen is told of it. */
  onKeep(listener: (message: KeeperMessage) => void): void;
  /** Called now and then while a bot takes its time, and with null when it is done. */
  onThinking(listener: (thinking: BotThinking | null) => void): void;
  /** Called if the rules are gone for good: a worker that crashed or never came back. */
  onLost(listener: () => void): void;
  close(): void;
}

type AnyHost = MatchHost<any, any, any>;
type RulesOf = (game: string) => Promise<AnyRules>;

/** A match that is open in an engine. */
interface Running {
  readonly host: AnyHost;
  readonly screens: Screens;
  readonly machine: Machine;
}

/** The rules in this very thread: in a worker, on a host, in tests, and where there are no workers. */
export function inlineEngine(rulesOf: RulesOf, pace: Pace = usualPace): Engine {
  let running: Running | undefined;
  let kept: Archive | undefined;
  let screenListener: (message: ScreenMessage) => void = () => {};
  let keepListener: (message: KeeperMessage) => void = () => {};
  let thinkingListener: (thinking: BotThinking | null) => void = () => {};
  let queue: Promise<unknown> = Promise.resolve();

  const keep = (host: AnyHost): void => {
    const archive = host.archive();
    keepListener({ growth: growthBetween(kept, archive), over: host.over });
    kept = archive;
  };
  const changed = (): void => {
    if (!running) return;
    keep(running.host);
    running.screens.tell();
    running.machine.changed();
  };

  const setBots = (host: AnyHost, automatic: Readonly<Record<Seat, string>>, seed: number): void => {
    host.automatic.clear();
    for (const [seat, name] of Object.entries(automatic)) host.automatic.set(seat, policyNamed(name, seat, seed));
  };

  const run = (host: AnyHost, automatic: Readonly<Record<Seat, string>>, seed: number): Opened => {
    running?.machine.stop();
    setBots(host, automatic, seed);
    const machine = new Machine(host, seed, pace, (thinking) => thinkingListener(thinking));
    running = { host, machine, screens: new Screens(host, (message) => screenListener(message)) };
    kept = undefined;
    keep(host);
    machine.changed();
    return { seats: host.seats, lost: host.lost, open: host.open };
  };

  async function handle(request: Request): Promise<Results[Request['do']]> {
    if (request.do === 'begin') {
      const rules = await rulesOf(request.game);
      return run(MatchHost.begin(rules, request, changed), request.automatic, request.chance[0]);
    }
    if (request.do === 'open') {
      const rules = await rulesOf(request.game);
      return run(opened(rules, request.archive as unknown as Archive, changed), request.automatic, request.archive.log.length);
    }
    if (!running) throw new Refused('not-open', 'No match is open.');
    const { host, screens, machine } = running;
    switch (request.do) {
      case 'attach': {
        const { screen, viewer, answersFor, shared, change } = request;
        screens.attach(screen, { viewer, answersFor, shared }, change);
        return null;
      }
      case 'detach':
        screens.detach(request.screen);
        return null;
      case 'choose':
        host.chooseAt(screens.of(request.screen), request.answer as Parameters<typeof host.choose>[0]);
        return null;
      case 'whyNot':
        return host.whyNotAt(screens.of(request.screen), request.gesture);
      case 'hint':
        return machine.hint(host.askedAt(screens.of(request.screen)));
      case 'look':
        screens.look(request.screen, request.viewer);
        return null;
      case 'snapshot':
        return host.seen(screens.of(request.screen));
      case 'undo':
        return host.undo(request.agreed, request.by);
      case 'redo':
        return host.redo(request.by);
      case 'seat':
        setBots(host, request.automatic, host.log.length);
        screens.tell('rebuilt');
        machine.changed();
        return null;
      case 'move':
        return machine.move();
      case 'export':
        return host.archive();
    }
  }

  return {
    ask<R extends Request>(request: R) {
      const handled = (): Promise<Results[Request['do']]> => {
        const checked = RequestShape.safeParse(request);
        if (!checked.success)
          throw new Refused('bad-message', `The engine cannot read this message: ${checked.error.issues[0]?.message ?? 'unknown shape'}.`);
        return handle(request);
      };
      const result = queue.then(handled);
      // The next request must not fail with this one, nor wait for a bot: whoever takes back does so while it thinks.
      if (request?.do !== 'move' && request?.do !== 'hint') queue = result.catch(() => {});
      return result as Promise<Results[R['do']]>;
    },
    onScreen: (next) => void (screenListener = next),
    onKeep: (next) => void (keepListener = next),
    onThinking: (next) => void (thinkingListener = next),
    onLost: () => {},
    close: () => {
      running?.machine.stop();
      running = undefined;
    },
  };
}

/** A save that the kernel trusts may still meet a rule that cannot live with it. */
function opened(rules: AnyRules, archive: Archive, changed: () => void): AnyHost {
  try {
    const host: AnyHost = MatchHost.open(rules, archive, changed);
    host.view('table');
    return host;
  } catch (error) {
    if (error instanceof BadSave) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new RuleBroke(`The rules of ${rules.title} could not open this match: ${why}.`, archive);
  }
}

/** Refuses with `BadSave` or `RuleBroke` what could not be opened; used before anything is stored. */
export function tryOut(rules: AnyRules, archive: Archive): { lost: 'nothing' | 'this-turn'; over: Over | null; archive: Archive } {
  const host = opened(rules, archive, () => {});
  return { lost: host.lost, over: host.over, archive: host.archive() };
}
