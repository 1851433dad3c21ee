import { describe, expect, test } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { runs } from '../engine/testing/runs.testing.ts';
import { gameNames, loadRules } from './games.ts';
import { MatchHost } from './matchHost.ts';

/** Every record and list in some data, with the way to it. */
function partsOf(value: unknown, way: string, found = new Map<object, string>()): Map<object, string> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.set(value, way);
  for (const [key, inside] of Object.entries(value)) partsOf(inside, `${way}.${key}`, found);
  return found;
}

/** The state itself, not a copy. */
const stateOf = (host: MatchHost<any, any, any>): unknown => (host as unknown as { match: { state: unknown } }).match.state;

describe.each(gameNames)('views of %s', (game) => {
  test('share no part with the state: whoever keeps a view would see it change under their hands', async () => {
    const rules = await loadRules(game);
    for (let seed = 1; seed <= runs(2); seed++) {
      const pick = picker(seed);
      const mix = rules.mixes[pick(rules.mixes.length)]!;
      const host: MatchHost<any, any, any> = MatchHost.begin(rules, { mix: mix.id, chance: entropyFrom(seed) });
      const shared = new Set<string>();
      for (let n = 0; n < 60 && host.over === null; n++) {
        const state = partsOf(stateOf(host), 'state');
        for (const viewer of [...host.seats, 'table'])
          for (const [part, way] of partsOf(host.view(viewer), 'view')) if (state.has(part)) shared.add(`${way} is ${state.get(part)}`);
        const answer = host.waiting.map((seat) => host.plainAnswer(seat, pick, [])).find((one) => one !== undefined);
        if (!answer) break;
        host.choose(answer);
      }
      expect([...shared], mix.id).toEqual([]);
    }
  });
});
