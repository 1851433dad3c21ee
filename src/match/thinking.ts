import type { Thought } from '../bots/bot.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';

/** What people see of a bot that takes its time. */
export interface BotThinking {
  readonly seat: Seat;
  /** From 0 to 1, as far as the bot can tell. */
  readonly done: number;
  readonly ms: number;
}

export interface Pace {
  /** Milliseconds of thought before others may speak. */
  readonly slice: number;
  /** A thought that takes longer than this has lost its way. */
  readonly patience: number;
  /** Nothing is said of a shorter thought. */
  readonly notice: number;
  clock(): number;
  /** Lets messages in, and frames out. */
  breathe(): Promise<void>;
}

export const usualPace: Pace = {
  slice: 10,
  patience: 12_000,
  notice: 350,
  clock: () => performance.now(),
  breathe: breath(),
};

export type ThoughtOutcome =
  | { readonly came: 'answer'; readonly answer: Answer }
  | { readonly came: 'nothing'; readonly why: string }
  /** Somebody has changed the match meanwhile: what was thought is worth nothing. */
  | { readonly came: 'stopped' };

/** Thinks a thought to its end in slices. Whatever a bot does wrong comes back as words, never as an error. */
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
      if (now - began > pace.patience) return { came: 'nothing', why: 'thought for too long' };
      if (now - reported >= 120) {
        reported = now;
        report(step.value, now - began);
      }
      if (now - sliceBegan < pace.slice) continue;
      await pace.breathe();
      sliceBegan = pace.clock();
    }
  } catch (error) {
    return { came: 'nothing', why: `lost the thread (${error instanceof Error ? error.message : String(error)})` };
  }
}

/** A message to oneself comes back after everything that was already waiting, without the four milliseconds of a timer. */
function breath(): () => Promise<void> {
  const inBrowser = 'window' in globalThis || 'WorkerGlobalScope' in globalThis; // elsewhere an open port would keep the process alive
  if (!inBrowser || typeof MessageChannel === 'undefined') return () => new Promise((done) => setTimeout(done));
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () => new Promise((done) => (waiting.push(done), port2.postMessage(0)));
}
