import { describe, expect, test } from 'vitest';
import { picker } from '../../../../engine/kernel/chance.ts';
import { vast } from '../../../../engine/games/vast/index.ts';
import type { RoleMixId } from '../../../../engine/games/vast/content/mixes.ts';
import { spellIds } from '../../../../engine/games/vast/content/spells.ts';
import { full } from '../../../../engine/games/vast/full.testing.ts';
import type { VastMatch } from '../../../../engine/games/vast/vast.testing.ts';
import { learn } from '../../../../engine/games/vast/rules/warlock/warlock.testing.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Layout } from '../../../contract.ts';
import type { Question } from '../../../../match/question.ts';
import { touchedBy } from '../../../gesture/touched.ts';
import { asked } from '../../../asked.testing.ts';
import { reached } from '../layout/grounds.testing.ts';
import type { LaidThing } from '../layout/laid.ts';

const layouts: readonly Layout[] = ['wide', 'tall'];

/** A thing that a hand cannot take is no handle, and neither is a place but a tile. */
function isHandle({ id, thing }: { readonly id: string; readonly thing: LaidThing | null }): boolean {
  if (!thing) return id.startsWith('space:');
  return thing.touchable ?? (thing.look.as === 'figure' || thing.look.as === 'card');
}

function unreachable(view: VastView, questions: readonly Question[], layout: Layout): string[] {
  const there = reached(view, questions, layout);
  return questions.flatMap(({ ask, options }) =>
    options.flatMap(({ gesture }) => {
      const lost = touchedBy(gesture).filter((id) => !there.has(id));
      if (gesture.kind === 'drag' && there.has(gesture.from) && !isHandle(there.get(gesture.from)!))
        lost.push(`${gesture.from} (not to be taken)`);
      return lost.map((id) => `${layout} ${ask}: ${id}`);
    }),
  );
}

/** Plays on at random and reports what the Manor and the Warlock were offered and could not have touched. */
function missing(match: VastMatch, seed: number, answers: number): { readonly lost: Set<string>; readonly asks: Set<string> } {
  const [lost, asks] = [new Set<string>(), new Set<string>()];
  const pick = picker(seed);
  for (let k = 0; k < answers && !match.over && match.open.length > 0; k++) {
    const mine = asked(match.open).filter(({ seat }) => seat === 'manor' || seat === 'warlock');
    for (const question of mine) {
      asks.add(question.ask);
      const view = vast.view(match.peek(), question.seat);
      for (const layout of layouts) for (const id of unreachable(view, [question], layout)) lost.add(id);
    }
    const decision = match.open[pick(match.open.length)]!;
    match.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[pick(decision.options.length)]!.id });
  }
  return { lost, asks };
}

describe('nothing that the Manor or the Warlock is offered is out of reach', () => {
  test.each<[RoleMixId, number]>([
    ['five', 1],
    ['no-warlock', 2],
    ['no-manor', 3],
    ['paladin-spider-manor', 4],
    ['paladin-spider-warlock', 5],
    ['skeletons-spider-warlock', 6],
    ['skeletons-spider-manor', 7],
  ])('in a random game of %s (seed %i)', (mix, seed) => {
    const { lost, asks } = missing(full(mix, undefined, seed), seed, 420);
    expect([...lost]).toEqual([]);
    expect(asks.size).toBeGreaterThan(5);
  });

  test('with every spell in play', () => {
    const match = full('five', (s) => {
      learn(s, 'inPlay', ...spellIds);
      s.active = 'warlock';
      s.phase = { step: 'warlock.enter' };
    });
    const { lost, asks } = missing(match, 8, 300);
    expect([...lost]).toEqual([]);
    expect([...asks]).toEqual(expect.arrayContaining(['warlock.enter', 'warlock.action']));
  });
});
