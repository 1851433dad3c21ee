import { expect, test } from 'vitest';
import { randomAnswer } from '../../../bots/random.ts';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import { copyVanguard } from './copy.ts';
import { vanguard } from './index.ts';
import type { VanguardState } from './state.ts';

/** Every object below that two states have in common. */
function common(a: unknown, b: unknown, found: object[] = []): object[] {
  if (a === null || typeof a !== 'object' || b === null || typeof b !== 'object') return found;
  if (a === b) found.push(a);
  else for (const key of Object.keys(a)) common(a[key as keyof typeof a], b[key as keyof typeof b], found);
  return found;
}

function freeze(one: unknown): void {
  if (one === null || typeof one !== 'object' || Object.isFrozen(one)) return;
  Object.freeze(one);
  Object.values(one).forEach(freeze);
}

/** Copies whose common parts throw when they are written into. */
const freezing: typeof vanguard = {
  ...vanguard,
  copy(state) {
    const copy = copyVanguard(state);
    common(state, copy).forEach(freeze);
    return copy;
  },
};

test.each(['tutorial-3', 'mission-4', 'campaign-2'])('no rule of %s writes into what copies of a state share', (mix) => {
  const pick = picker(3);
  let answers = 0;
  for (let seed = 1; answers < 1_200; seed++) {
    const match = begin(freezing, { mix, chance: entropyFrom(seed), options: { length: 'limited' } });
    for (; match.open.length > 0; answers++) match.answer(randomAnswer(match.open, pick)!);
  }
});

test('a copy says the same, and is left alone by what happens to the other', () => {
  const match = begin(vanguard, { mix: 'campaign-3', chance: entropyFrom(2), options: { length: 'limited' } });
  const pick = picker(1);
  let compared = 0;
  for (let given = 0; match.open.length > 0; given++) {
    const { at } = match.here();
    const before = given % 41 === 0 ? JSON.stringify(at) : undefined;
    if (before) expect(JSON.stringify(copyVanguard(JSON.parse(before) as VanguardState))).toBe(before);
    for (let n = 0; n < 3 && match.open.length > 0; n++) match.answer(randomAnswer(match.open, pick)!);
    if (before) expect(JSON.stringify(at)).toBe(before);
    compared += Number(before !== undefined);
  }
  expect(compared).toBeGreaterThan(4);
});
