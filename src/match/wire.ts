import { errorOf, troubleOf } from './errors.ts';
import type { Engine } from './engine.ts';
import {
  EngineMessageShape, RequestEnvelopeShape, type EngineMessage, type KeeperMessage, type Request, type Results, type ScreenMessage,
} from './messages.ts';
import type { BotThinking } from './thinking.ts';

/** A worker, its inside, or one end of a message channel. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** Answers requests that come through a port with an engine. */
export function serve(port: Port, engine: Engine): void {
  const post = (message: EngineMessage): void => port.postMessage(message);
  engine.onScreen((screen) => post({ screen }));
  engine.onKeep((keep) => post({ keep }));
  engine.onThinking((thinking) => post({ thinking }));
  port.addEventListener('message', ({ data }) => {
    const envelope = RequestEnvelopeShape.safeParse(data);
    if (!envelope.success) return; // not ours: browser extensions post into workers too
    const { id, request } = envelope.data;
    engine.ask(request as Request).then(
      (result) => post({ id, ok: true, result }),
      (error: unknown) => post({ id, ok: false, trouble: troubleOf(error) }),
    );
  });
}

/** In ms. For a bot longer than its own limit; for a rule that never ends, shorter than a person would wait. */
const timeoutFor = ({ do: what }: Request): number => (what === 'move' ? 20_000 : 60_000);

/** An engine behind a port, with the interface of one in this thread. */
export function remoteEngine(port: Port, end: () => void): Engine & { lose(why: string): void } {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void; timer: ReturnType<typeof setTimeout> }>();
  let screenListener: (message: ScreenMessage) => void = () => {};
  let keepListener: (message: KeeperMessage) => void = () => {};
  let thinkingListener: (thinking: BotThinking | null) => void = () => {};
  let lostListener = (): void => {};
  let lastId = 0;
  let gone = false;

  const lose = (why: string): void => {
    if (gone) return;
    close();
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    lostListener();
  };
  const close = (): void => {
    gone = true;
    for (const { timer } of waiting.values()) clearTimeout(timer);
    end();
  };

  port.addEventListener('message', ({ data }) => {
    const read = EngineMessageShape.safeParse(data);
    if (!read.success || gone) return;
    const message = data as EngineMessage;
    if ('screen' in message) return screenListener(message.screen);
    if ('keep' in message) return keepListener(message.keep);
    if ('thinking' in message) return thinkingListener(message.thinking);
    const asked = waiting.get(message.id);
    if (!asked) return;
    waiting.delete(message.id);
    clearTimeout(asked.timer);
    if (message.ok) asked.resolve(message.result);
    else asked.reject(errorOf(message.trouble));
  });

  return {
    ask<R extends Request>(request: R) {
      return new Promise<Results[R['do']]>((resolve, reject) => {
        if (gone) return reject(new Error('This match has been closed.'));
        const id = ++lastId;
        const timer = setTimeout(
          () => lose('The rules did not answer in time. The match goes on from before the last answer.'),
          timeoutFor(request),
        );
        waiting.set(id, { resolve: resolve as (result: unknown) => void, reject, timer });
        port.postMessage({ id, request });
      });
    },
    onScreen: (next) => void (screenListener = next),
    onKeep: (next) => void (keepListener = next),
    onThinking: (next) => void (thinkingListener = next),
    onLost: (next) => void (lostListener = next),
    close,
    lose,
  };
}
