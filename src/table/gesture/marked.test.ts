import { expect, test } from 'vitest';
import { button, drag, tap } from '../../engine/kernel/option.ts';
import type { Question } from '../../match/question.ts';
import { litPlaces, markedOn } from './marked.ts';
import { Offers } from './offers.ts';

const asked = (kind: 'main' | 'power', ...options: Question['options']): Question => ({
  seat: 'a', ask: `x.${kind}`, prompt: 'What?', kind, options,
});

test('what can be carried, tapped or pressed on the table is marked, and nothing else', () => {
  const offers = new Offers([asked('main', drag('boat', 'sea', '', 1), tap('rock', '', 2), button('wait', '', 3))]);
  expect(markedOn(['boat', 'sea', 'rock', 'wait', 'gull'], offers)).toEqual([
    { id: 'boat', kind: 'lift', beside: false },
    { id: 'rock', kind: 'tap', beside: false },
    { id: 'wait', kind: 'tap', beside: false },
  ]);
});

test('a power beside the question is marked as such', () => {
  const offers = new Offers([asked('main', tap('rock', '', 1)), asked('power', tap('sail', '', 2))]);
  expect(markedOn(['rock', 'sail'], offers).map(({ beside }) => beside)).toEqual([false, true]);
});

test('one token of a heap stands for all of them', () => {
  const offers = new Offers([asked('main', drag('wood', 'fire', '', 1))]);
  expect(markedOn(['wood#0', 'wood#1', 'wood#2'], offers).map(({ id }) => id)).toEqual(['wood#2']);
});

test('places of a tap question are lit; things and powers are only marked', () => {
  const offers = new Offers([asked('main', tap('rock', '', 1), tap('boat', '', 2)), asked('power', tap('sail', '', 3))]);
  expect(litPlaces(markedOn(['rock', 'boat', 'sail'], offers), (id) => id === 'boat', () => [])).toEqual(['rock']);
});

test('where one thing alone can be lifted, what it may be put on is lit; of several, nothing', () => {
  const lit = (...options: Question['options']): readonly string[] => {
    const offers = new Offers([asked('main', ...options), asked('power', drag('sail', 'mast', '', 9))]);
    const marked = markedOn(['boat', 'raft', 'sail', 'sea', 'beach'], offers);
    return litPlaces(marked, (id) => id === 'boat' || id === 'raft', (id) => offers.targets(id));
  };
  expect(lit(drag('boat', 'sea', '', 1), drag('boat', 'beach', '', 2))).toEqual(['sea', 'beach']);
  expect(lit(drag('boat', 'sea', '', 1), drag('raft', 'beach', '', 2))).toEqual([]);
  expect(lit(drag('boat', 'sea', '', 1), tap('beach', '', 2))).toEqual(['beach']);
  expect(lit(...Array.from({ length: 13 }, (_, k) => drag('boat', `wave:${k}`, '', k)))).toEqual([]);
});
