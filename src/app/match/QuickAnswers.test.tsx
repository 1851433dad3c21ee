// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { button, thenAsking, type Option } from '../../engine/kernel/option.ts';
import type { Question } from '../../match/question.ts';
import { show } from '../page.testing.ts';
import { QuickAnswers } from './QuickAnswers.tsx';

const shown = async (...options: readonly Option[]): Promise<string[]> => {
  const question: Question = { seat: 'p1', ask: 'do', prompt: 'What now?', kind: 'main', options };
  return (await show(<QuickAnswers questions={[question]} busy={false} choose={() => {}} />)).names('button');
};

const harvest = thenAsking(button('harvest', 'Harvest', 0), 'what');

test('the first of two steps says in the bar what is asked after it, or three dots where there is no room', async () => {
  expect(await shown(harvest, button('home', 'Go home', 0))).toEqual(['Harvest then choose what', 'Go home']);
  const hunt = thenAsking(button('hunt', 'Hunt', 0), 'which prey');
  expect(await shown(button('on', 'Search on', 0), harvest, hunt, button('home', 'Go home', 0))).toEqual([
    'Search on',
    'Harvest …',
    'Hunt …',
    'Go home',
  ]);
});
