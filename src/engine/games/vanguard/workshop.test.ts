import { expect, test } from 'vitest';
import { randomAnswer } from '../../../bots/random.ts';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import { missionOf } from './content/find.ts';
import { vanguard } from './index.ts';
import type { VanguardState } from './state.ts';
import { workshop } from './workshop.testing.ts';

test.each(Object.keys(workshop.cases!))('the league lands with the story mission open: %s', (named) => {
  const rules = workshop.cases![named]!(vanguard) as typeof vanguard;
  const match = begin(rules, { mix: 'mission-2', options: workshop.machine, chance: entropyFrom(1) });
  const pick = picker(1);
  const state = (): VanguardState => match.peek();
  while (!state().planet) match.answer(randomAnswer(match.open, pick)!);
  const open = state().planet!.missions.map(({ id }) => missionOf(id)).filter(({ kind }) => kind === 'story');
  expect(open.map(({ id }) => id)).toEqual([named]);
});
