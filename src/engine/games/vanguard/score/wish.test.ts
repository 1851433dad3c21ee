import { expect, test } from 'vitest';
import { logOf } from '../content/find.ts';
import { moraleLevels, type Morale } from '../content/vocabulary.ts';
import { holds } from '../rules/conditions.ts';
import { endings } from '../rules/ship/save.ts';
import { position } from '../vanguard.testing.ts';
import type { VanguardState } from '../state.ts';
import { endingWish, watched, wishedChoices } from './wish.ts';

const crew = (uniques: number, morale: Morale, flags: readonly string[] = []): VanguardState =>
  position({
    planet: 'switch-house',
    edit: (s) => {
      s.ship.uniques = Array.from({ length: uniques }, (_, n) => n + 1);
      s.ship.morale = morale;
      s.flags.push(...flags);
    },
  });
/** The ending that the wished choices of the last log lead to. */
function wish(...given: Parameters<typeof crew>): string | undefined {
  const chosen = logOf(440).choices!.filter((_, i) => wishedChoices(crew(...given)).includes(`choice-${i + 1}`));
  const flags = chosen.flatMap(({ effects }) => effects.flatMap((effect) => (effect.op === 'flag' ? [effect.flag] : [])));
  return endings.find(({ flag }) => flags.includes(flag))?.id;
}

test('HD-IV-22 a crew that has much to show and heart for it answers, one with less misleads, the others go dark', () => {
  expect([wish(4, 'high'), wish(4, 'normal'), wish(3, 'high'), wish(2, 'high')]).toEqual(['answer', 'decoy', 'decoy', 'dark']);
  expect([wish(4, 'low'), wish(4, 'verylow')]).toEqual(['dark', 'dark']);
});

test('HD-IV-22 who has been counted misleads only with a false voice', () => {
  const counted = (...flags: readonly string[]) => wish(3, 'normal', ['house.counted', ...flags]);
  expect([counted(), counted('house.false_ledger'), counted('ship.falsevoice')]).toEqual(['dark', 'decoy', 'decoy']);
});

test('HD-IV-22 the last log has the wished choice open once the work for it is done, whatever the crew has', () => {
  const open = (state: VanguardState): readonly string[] =>
    logOf(440).choices!.flatMap(({ when }, i) => (!when || holds(state, when, null) ? [`choice-${i + 1}`] : []));
  const someFlags = [[], ['house.counted'], ['house.counted', 'house.false_ledger'], ['house.counted', 'ship.falsevoice']];
  for (const uniques of [2, 3, 4])
    for (const morale of moraleLevels)
      for (const flags of someFlags) {
        const state = crew(uniques, morale, flags);
        const before = endingWish(state, ['M15']);
        for (const one of before && 'all' in before ? before.all : []) if ('flag' in one) state.flags.push(one.flag);
        for (const choice of wishedChoices(state)) expect(open(state)).toContain(choice);
        expect(wishedChoices(state)).not.toEqual([]);
      }
});

test('being watched costs the more the nearer the Count is to its end, and being counted costs most', () => {
  const cost = (tokens: number, flags: readonly string[] = []): number => {
    const state = crew(3, 'normal', flags);
    state.planet!.tokens.P89 = tokens;
    return watched(state, state.planet!);
  };
  const [none, one, two, three] = [cost(0), cost(1), cost(2), cost(3)] as const;
  expect(none).toBe(0);
  expect(two - one).toBeGreaterThan(one);
  expect(three - two).toBeGreaterThan(two - one);
  expect(cost(0, ['house.counted'])).toBeGreaterThan(three);
});
