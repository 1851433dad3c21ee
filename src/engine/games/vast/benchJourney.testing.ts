import { vast } from './index.ts';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import { median } from '../../testing/clock.testing.ts';

/** Answers per second of random journeys, and microseconds for a fork at every position on the way. */
export function measureJourney(games = 60): { answersPerSecond: number; forkMicroseconds: number } {
  const pick = picker(5);
  const forks: number[] = [];
  let answers = 0;
  let spent = 0;
  for (let seed = 0; seed < games; seed++) {
    const match = begin(vast, { mix: 'paladins-journey', chance: entropyFrom(seed), options: { rounds: 'limited' } });
    while (match.open.length > 0) {
      const { seat, ask, options } = match.open[pick(match.open.length)]!;
      const start = performance.now();
      match.answer({ seat, ask, option: options[pick(options.length)]!.id });
      const answered = performance.now();
      spent += answered - start;
      answers += 1;
      if (seed < games / 3) continue; // the code is warm from here on
      match.fork();
      forks.push((performance.now() - answered) * 1000);
    }
  }
  return { answersPerSecond: (answers / spent) * 1000, forkMicroseconds: median(forks) };
}
