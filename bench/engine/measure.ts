import { picker } from '../../src/engine/kernel/chance.ts';
import { median, processorTime } from '../../src/engine/testing/clock.testing.ts';
import type { Peer } from '../../src/engine/testing/bench.testing.ts';
import { playNoughts } from './noughts.ts';
import { playPeer } from './peer.ts';

/** Answers per second of the processor's time, of both engines on one small game. They take turns: what slows one slows both. */
export function measureEngine(rounds = 7, milliseconds = 300): { ours: number; peer: number } {
  const ours: number[] = [];
  const peer: number[] = [];
  const pick = picker(1);
  run(playNoughts, pick, 1_000);
  run(playPeer, pick, 2_000);
  for (let round = 0; round < rounds; round++) {
    ours.push(run(playNoughts, pick, milliseconds));
    peer.push(run(playPeer, pick, milliseconds));
  }
  return { ours: median(ours), peer: median(peer) };
}

/** The other engine beside a game of ours, warm. */
export function peerBeside(milliseconds = 200): Peer {
  const pick = picker(2);
  const rates: number[] = [];
  run(playPeer, pick, 2_000);
  const measureOnce = (): number => {
    const rate = run(playPeer, pick, milliseconds);
    rates.push(rate);
    return rate;
  };
  return { measureOnce, answersPerSecond: () => median(rates) };
}

function run(play: (pick: (range: number) => number) => number, pick: (range: number) => number, milliseconds: number): number {
  const start = processorTime();
  let answers = 0;
  let now = start;
  while (now - start < milliseconds) {
    for (let i = 0; i < 20; i++) answers += play(pick);
    now = processorTime();
  }
  return (answers / (now - start)) * 1000;
}
