import { expect, test } from 'vitest';
import { outcomes } from '../../../engine/games/stonesaga/content/outcomes.ts';
import { investigations } from '../../../engine/games/stonesaga/content/investigations.ts';
import { stonesaga } from '../../../engine/games/stonesaga/index.ts';
import { position } from '../../../engine/games/stonesaga/stonesaga.testing.ts';
import type { StonesagaFact } from '../../../engine/games/stonesaga/facts.ts';
import { written } from './society/journalPages.ts';
import { reading } from './reading.ts';
import { toldCards } from './toldCards.ts';
import { english } from './words.ts';

const [found] = Object.keys(investigations) as (keyof typeof investigations)[];
const [omen, component] = found!.split('@') as ['sun', string];
const looked: StonesagaFact = { fact: 'investigated', who: 'c1', omen, component, found: true };
const slept = { fact: 'slept', fed: true, watered: false, comforted: false, energy: 3 } as const;

test('an outcome and an omen are told with their words, on a card and in the log', () => {
  const told = toldCards([[{ fact: 'outcomeRead', outcome: 'H001' }, looked]]);
  expect(told.map(({ title }) => title)[0]).toBe(outcomes.H001.title);
  expect(told[0]!.text).toContain(outcomes.H001.text);
  expect(told[1]!.text).toContain(investigations[found!].text);
  expect(english.outcomeRead({ fact: 'outcomeRead', outcome: 'H001' })).toContain(outcomes.H001.text);
  expect(english.investigated(looked)).toContain(investigations[found!].text);
});

test('what a text says already is not said twice', () => {
  const [card] = toldCards([[{ ...looked, omen: 'moon', component: 'FF02' }]]);
  expect(card!.text).toBe(investigations['moon@FF02'].text);
  expect(card!.text).toMatch(/Gain 1 fiber\.$/);
});

test('only the last entry of a log is told', () => {
  expect(toldCards([[{ fact: 'outcomeRead', outcome: 'H001' }], []])).toEqual([]);
});

test('they stay in the journal with their words, and can be read there', () => {
  const edit = (s: ReturnType<typeof position>): void => {
    s.culture.read.push('H001');
    s.culture.omens = { [found!]: true, 'moon@nothing': false };
  };
  const view = stonesaga.view(position({ edit }), 'table');
  const [outcome] = written.outcomes(view);
  expect(outcome!.text).toBe(outcomes.H001.text);
  expect(reading(`entry:${outcome!.id!}`, view)?.text).toContain(outcomes.H001.text);
  const [sign, none] = written.omens(view);
  expect(sign!.text).toContain(investigations[found!].text);
  expect(reading(`entry:${sign!.id!}`, view)?.text).toContain(investigations[found!].text);
  expect(none!.text).toContain('nothing was found');
});

test('the morning tells of each character what the night brought, and nothing of the day before', () => {
  const log: StonesagaFact[][] = [
    [{ fact: 'maladySuffered', who: 'c2', malady: 'disease', severity: 'minor' }, { fact: 'nightFell', day: 1 }],
    [{ fact: 'lost', who: 'c1', face: 'fish', n: 1, to: 'mouth' }, { ...slept, who: 'c1' }, { ...slept, who: 'c2', fed: false }],
    [{ fact: 'maladySuffered', who: 'c1', malady: 'injury', severity: 'minor' }, { fact: 'dayBroke', day: 2 }],
  ];
  const [card] = toldCards(log);
  expect(card!.kind).toBe('Day 2');
  expect(card!.each!.map(({ who }) => who)).toEqual(['{c1}', '{c2}']);
  expect(card!.each![0]!.text).toBe('{c1} sleeps fed, thirsty, and regains 3 energy. {c1} suffers a minor injury.');
  expect(card!.each![1]!.text).toBe('{c2} sleeps hungry, thirsty, and regains 3 energy.');
  expect(toldCards(log.slice(0, 2))).toEqual([]);
});
