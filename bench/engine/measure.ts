import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { picker } from '../../src/engine/kernel/chance.ts';
import type { Peer } from '../../src/engine/testing/bench.testing.ts';
import { median } from '../../src/engine/testing/clock.testing.ts';
import { playNoughts } from './noughts.ts';
import { rateOf } from './rate.ts';

/** Answers per second of the processor's time, of both engines on one small game. They take turns: what slows one slows both. */
export function measureEngine(peer: Peer, rounds = 7, milliseconds = 300): number {
  const ours: number[] = [];
  const pick = picker(1);
  const play = (): number => playNoughts(pick);
  rateOf(play, 1_000);
  for (let round = 0; round < rounds; round++) {
    ours.push(rateOf(play, milliseconds));
    peer.measureOnce();
  }
  return median(ours);
}

/** What the thread writes: the rate, and after it a sign that it is there. */
export interface Line {
  readonly reply: Int32Array;
  readonly rate: Float64Array;
}

/** A child that has died, say for want of memory, would leave the bench waiting for ever. */
const longestTurn = 60_000;

/**
 * The other engine, warm, in a process of its own. In one process each engine paid for what the other had left to the collector,
 * and ours, whose turns are shorter, paid nearly half of its time.
 */
export function startPeer(milliseconds = 200): Peer & { readonly stop: () => void } {
  const line: Line = { reply: new Int32Array(new SharedArrayBuffer(4)), rate: new Float64Array(new SharedArrayBuffer(8)) };
  const thread = new Worker(path.join(path.dirname(process.argv[1]!), 'peerLine.js'), { workerData: line, argv: process.argv });
  const rates: number[] = [];
  const measureOnce = (): number => {
    Atomics.store(line.reply, 0, 0);
    thread.postMessage(milliseconds);
    if (Atomics.wait(line.reply, 0, 0, longestTurn) === 'timed-out') throw new Error('The other engine does not answer.');
    rates.push(line.rate[0]!);
    return line.rate[0]!;
  };
  return { measureOnce, answersPerSecond: () => median(rates), stop: () => thread.postMessage('stop') };
}
