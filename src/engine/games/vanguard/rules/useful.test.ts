import { expect, test } from 'vitest';
import { randomAnswer } from '../../../../bots/random.ts';
import { picker } from '../../../kernel/chance.ts';
import { runs } from '../../../testing/runs.testing.ts';
import type { VanguardState } from '../state.ts';
import { fresh, now, running, type VanguardMatch } from '../vanguard.testing.ts';
import { powersBeside } from './exerting.ts';

/** A state without the price of a power and without what only says that it was used: all that is left is what the power did. */
function without(state: VanguardState, power: string, who: string, price: number): string {
  const kept = structuredClone(state) as unknown as Record<string, unknown> & VanguardState;
  const thing = power.split(':').slice(3).join(':');
  for (const [section, board] of Object.entries(kept.boards)) {
    for (const key of Object.keys(board.used)) if (key.endsWith(`:${thing}`)) delete board.used[key];
    if (section === who) board.charges -= price;
  }
  delete (kept as Partial<VanguardState>).chance;
  return JSON.stringify(kept, (_, value: unknown) =>
    Array.isArray(value) ? value.filter((one) => one !== thing && (one as { id?: string } | null)?.id !== thing) : value,
  );
}

/** Everything that may be used now, used on a copy of the match: the names of those that change nothing. */
function idle(m: VanguardMatch, tried: Set<string>): string[] {
  const state = m.peek();
  return powersBeside(state).flatMap(({ id, who }) => {
    const [, , kind = '', name = ''] = id.split(':');
    if (!id.startsWith('use:') || tried.has(`${kind}:${name}`)) return [];
    tried.add(`${kind}:${name}`);
    const before = without(state, id, who, kind === 'skill' ? 1 : 0);
    /** What it asks is answered with the first option, or with the last: one of the two may be to leave things as they are. */
    const changes = (at: 0 | -1): boolean => {
      const used = running((t) => powersBeside(t.state).find((one) => one.id === id)!.run(t), {
        mix: state.mix,
        edit: (s) => Object.assign(s, structuredClone(state)),
      });
      for (let n = 0; n < 40 && used.open.length > 0; n++) {
        const { seat, ask, options } = used.open.find((one) => one.kind !== 'power')!;
        used.answer({ seat, ask, option: options.at(at)!.id });
      }
      return used.open.length > 0 || before !== without(now(used), id, who, 0);
    };
    return changes(0) || changes(-1) ? [] : [`${kind}:${name}`];
  });
}

test.each(['halcyon-shelf', 'hollow-choir', 'lowlight-canopy', 'the-fallow'])(
  'IV-090 IV-312 what may be used at any time on %s is offered only when it does something',
  (planet) => {
    const tried = new Set<string>();
    const found: string[] = [];
    for (let seed = 1; seed <= runs(8); seed++) {
      const m = fresh(`mission-${1 + (seed % 4)}`, { planet }, seed);
      const pick = picker(seed);
      for (let n = 0; n < 250 && m.open.length > 0; n++) {
        if (n % 2 === 0) found.push(...idle(m, tried));
        m.answer(randomAnswer(m.open, pick)!);
      }
    }
    expect(tried.size).toBeGreaterThan(5);
    expect(found).toEqual([]);
  },
);
