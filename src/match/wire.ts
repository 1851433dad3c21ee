import { errorOf, troubleOf } from './errors.ts';
import type { Engine } from './engine.ts';
import { LetterShape, PostShape, type KeeperMessage, type Post, type Request, type Results, type ScreenMessage } from './messages.ts';
import type { BotThinking } from './thinking.ts';

/** A worker, its inside, or one end of a message channel. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** Speaks for an engine at the far end of a port. */
export function serve(port: Port, engine: Engine): void {
  const post = (message: Post): void => port.postMessage(message);
  engine.onScreen((screen) => post({ screen }));
  engine.onKeep((keep) => post({ keep }));
  engine.onThinking((thinking) => post({ thinking }));
  port.addEventListener('message', ({ data }) => {
    const letter = LetterShape.safeParse(data);
    if (!letter.success) return; // not ours: browser extensions post into workers too
    const { id, request } = letter.data;
    engine.ask(request as Request).then(
      (result) => post({ id, ok: true, result }),
      (error: unknown) => post({ id, ok: false, trouble: troubleOf(error) }),
    );
  });
}

/** In ms: shorter than a person waits for a rule that never ends, and for a bot longer than it gives itself. */
const patienceFor = ({ do: what }: Request): number => (what === 'move' ? 20_000 : 60_000);

/** An engine at the far end of a port, as if it were here. */
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
    const read = PostShape.safeParse(data);
    if (!read.success || gone) return;
    const message = data as Post;
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
          patienceFor(request),
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
