import { parentPort } from 'node:worker_threads';
import { Match } from '../engine/kernel/match.ts';
import { loadRules } from '../match/games.ts';
import { policyNamed } from '../match/policy.ts';
import { thinkThrough } from '../match/thinking.ts';
import type { FromThinker, ThoughtWish } from './thoughtMessages.ts';

let wanted = -1;

parentPort?.on('message', (message: { id: number; wish?: ThoughtWish }) => {
  if (!message.wish) {
    if (wanted === message.id) wanted = -1;
    return;
  }
  wanted = message.id;
  void think(message.id, message.wish);
});

async function think(id: number, { game, save, seat, policy, seed }: ThoughtWish): Promise<void> {
  const tell = (message: FromThinker): void => parentPort?.postMessage(message);
  try {
    const match = new Match(await loadRules(game), save, [], 'boundary');
    const outcome = await thinkThrough(
      () => policyNamed(policy, seat, seed)(match),
      () => wanted === id,
      (done) => tell({ id, done }),
    );
    tell({ id, outcome });
  } catch (error) {
    tell({ id, outcome: { came: 'nothing', why: `could not think (${error instanceof Error ? error.message : String(error)})` } });
  }
}
