import { expect, test } from 'vitest';
import type { VanguardFact } from '../../../engine/games/vanguard/facts.ts';
import { vanguard } from '../../../engine/games/vanguard/index.ts';
import { positions } from '../../../engine/games/vanguard/positions.testing.ts';
import { stepsOf } from '../../stage/director.ts';
import { pace } from './tempo.ts';
import { hearCheck, readCheck } from './toldCheck.ts';

const begun = readCheck(vanguard.view(positions.check!().peek(), 'table'))!;
const pool = [
  { die: 'blue-basic-1', owner: 'recon', side: 0 },
  { die: 'green-basic-1', owner: 'recon', side: 3 },
] as const;
const story: readonly VanguardFact[] = [
  { fact: 'rolled', who: 'recon', dice: pool, injury: [], danger: [] },
  { fact: 'specialEffect', who: 'recon', check: 'wreck', cell: 'cell:1', times: 1, dice: ['blue-basic-1'] },
  { fact: 'marker', track: 'wreck.g', at: 1 },
  { fact: 'specialEffect', who: 'recon', check: 'wreck', cell: 'cell:3', times: 1, dice: ['green-basic-1'] },
];

test('IV-210 a throw shows its dice, then one special effect after another takes its own and moves its marker', () => {
  const told = story.map((_, i) => story.slice(0, i + 1).reduce(hearCheck, begun));
  expect(told.map(({ rolling }) => rolling)).toEqual([true, false, false, false]);
  expect(told[0]!.check.pool).toEqual(pool);
  expect(told.map(({ cell }) => cell)).toEqual([null, 'cell:1', 'cell:1', 'cell:3']);
  expect(told[1]!.taken).toEqual({ 'blue-basic-1': 'cell:1' });
  expect(told[2]!.markers['wreck.g']).toBe(1);
  expect(told[3]!.taken).toEqual({ 'blue-basic-1': 'cell:1', 'green-basic-1': 'cell:3' });
});

test('each special effect has a moment of its own that is long enough to be read', () => {
  const steps = stepsOf(story, pace);
  expect(steps.map(({ facts }) => facts.map(({ fact }) => fact))).toEqual(story.map(({ fact }) => [fact]));
  for (const { facts, ms } of steps) if (facts[0]!.fact === 'specialEffect') expect(ms).toBeGreaterThanOrEqual(1000);
});

test('what says nothing of the check leaves it as it is', () => {
  expect(hearCheck(begun, { fact: 'success', n: 2 })).toBe(begun);
});
