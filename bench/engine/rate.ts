import { processorTime } from '../../src/engine/testing/clock.testing.ts';

/** Plays whole games for so long, and returns the answers per second of this process's time. */
export function rateOf(play: () => number, milliseconds: number): number {
  const start = processorTime();
  let answers = 0;
  let now = start;
  while (now - start < milliseconds) {
    for (let i = 0; i < 20; i++) answers += play();
    now = processorTime();
  }
  return (answers / (now - start)) * 1000;
}
