import { expect, test } from 'vitest';
import type { Question } from '../match/question.ts';
import { actingOf, inFront } from './acting.ts';
import { momentOf } from './zones/opened.ts';

const asked = (seat: string, ask = 'turn', kind: Question['kind'] = 'main'): Question => ({ seat, ask, prompt: ask, kind, options: [] });
const both = [asked('ada', 'meal'), asked('bo', 'meal')];
const turnedTo = (seat: string, among: readonly Question[]) => ({ seat, among: momentOf(among) });

test('whoever is asked first acts, and goes on acting as long as they are asked', () => {
  expect(actingOf(both, null, null)).toEqual({ seat: 'ada', looking: null });
  expect(actingOf([asked('bo', 'meal'), asked('ada', 'drink')], null, 'ada').seat).toBe('ada');
});

test('a question to somebody else alone brings them up, whoever was turned to before', () => {
  expect(actingOf([asked('bo', 'meal')], turnedTo('ada', both), 'ada')).toEqual({ seat: 'bo', looking: null });
});

test('turning to somebody who is asked makes them act, until they are asked no more', () => {
  const turned = turnedTo('bo', both);
  expect(actingOf(both, turned, 'ada')).toEqual({ seat: 'bo', looking: null });
  expect(actingOf([asked('ada', 'drink'), asked('bo', 'drink')], turned, 'bo').seat).toBe('bo');
});

test('a board of somebody who is asked nothing is only looked at, until the next question', () => {
  const mine = [asked('ada')];
  expect(actingOf(mine, turnedTo('cy', mine), 'ada')).toEqual({ seat: 'ada', looking: 'cy' });
  expect(actingOf([asked('ada', 'move')], turnedTo('cy', mine), 'ada')).toEqual({ seat: 'ada', looking: null });
});

test('powers beside the question of somebody else do not act', () => {
  expect(actingOf([asked('ada', 'power', 'power'), asked('bo')], null, 'ada').seat).toBe('bo');
});

test('the questions of whoever acts come first', () => {
  expect(inFront(both, 'bo').map(({ seat }) => seat)).toEqual(['bo', 'ada']);
  expect(inFront(both.slice(1), 'bo')).toEqual(both.slice(1));
});
