import type { Thought } from '../bots/bot.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';

/** The progress of a bot that takes longer than a moment, for people to see. */
export interface BotThinking {
  readonly seat: Seat;
  /** From 0 to 1, as far as the bot can tell. */
  readonly done: number;
  readonly ms: number;
}

export interface Pace {
  /** Milliseconds of thinking before the event loop gets its turn. */
  readonly slice: number;
  /** A bot that thinks longer than this is given up. */
  readonly timeout: number;
  /** Progress is reported only from this many milliseconds on. */
  readonly notice: number;
  clock(): number;
  /** Lets messages be handled and frames be drawn before it resolves. */
  yieldToEventLoop(): Promise<void>;
}

export const usualPace: Pace = {
  slice: 10,
  timeout: 12_000,
  notice: 350,
  clock: () => performance.now(),
  yieldToEventLoop: eventLoopYield(),
};

export type ThoughtOutcome =
  | { readonly came: 'answer'; readonly answer: Answer }
  | { readonly came: 'nothing'; readonly why: string }
  /** The match has changed meanwhile, so the answer would be to an old question. */
  | { readonly came: 'stopped' };

/** Runs a bot's search to its end, in slices. Never rejects: what goes wrong in a bot is returned in words, and the match goes on. */
export async function thinkThrough(
  thought: () => Thought,
  wanted: () => boolean,
  report: (done: number, ms: number) => void,
  pace: Pace = usualPace,
): Promise<ThoughtOutcome> {
  const began = pace.clock();
  let sliceBegan = began;
  let reported = began + pace.notice - 120;
  try {
    const steps = thought();
    for (;;) {
      if (!wanted()) return { came: 'stopped' };
      const step = steps.next();
      if (step.done) return step.value ? { came: 'answer', answer: step.value } : { came: 'nothing', why: 'found no answer' };
      const now = pace.clock();
      if (now - began > pace.timeout) return { came: 'nothing', why: 'thought for too long' };
      if (now - reported >= 120) {
        reported = now;
        report(step.value, now - began);
      }
      if (now - sliceBegan < pace.slice) continue;
      await pace.yieldToEventLoop();
      sliceBegan = pace.clock();
    }
  } catch (error) {
    return { came: 'nothing', why: `lost the thread (${error instanceof Error ? error.message : String(error)})` };
  }
}

/** A message to oneself is handled after everything that was already queued, without the minimum of 4 ms that a timer has. */
function eventLoopYield(): () => Promise<void> {
  const inBrowser = 'window' in globalThis || 'WorkerGlobalScope' in globalThis; // elsewhere an open port would keep the process alive
  if (!inBrowser || typeof MessageChannel === 'undefined') return () => new Promise((done) => setTimeout(done));
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () => new Promise((done) => (waiting.push(done), port2.postMessage(0)));
}
