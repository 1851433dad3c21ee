// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { noGuide } from '../../match/guides.ts';
import { show } from '../page.testing.ts';
import { Recap } from './Recap.tsx';
import { recapOf } from './recap.ts';

const answer = (seat: string) => ({ seat, ask: 'act', option: 'x' });
const said = (...words: readonly string[]) => words.map((fact) => ({ fact }));
const told = (answers: readonly string[], log: readonly (readonly { fact: string }[])[]) =>
  recapOf({
    answers: answers.map(answer),
    log,
    mine: (seat) => seat === 'me',
    textOf: (facts) => facts.map(({ fact }) => (fact.startsWith('-') ? '' : `${fact}.`)).join(' '),
    weight: ({ fact }) => fact.length,
  });

test('the turns of the others since my last answer are told, one line each, the weightiest two sentences in their order', () => {
  const log = [said('Set up'), said('Old'), said('Mine'), said('Goes', 'Strikes hard'), said('Takes a lamp', '-'), said('Waits')];
  expect(told(['a', 'me', 'a', 'a', 'b'], log)).toEqual([
    { seat: 'a', text: 'Strikes hard. Takes a lamp.' },
    { seat: 'b', text: 'Waits.' },
  ]);
});

test('only the last three turns are told, nothing twice, and nothing before somebody had a turn', () => {
  const log = [[], said('-'), said('One'), said('Two'), said('Three'), said('Four', 'Four')];
  expect(told(['me', 'a', 'b', 'c', 'a'], log).map(({ text }) => text)).toEqual(['Two.', 'Three.', 'Four.']);
  expect(told(['a', 'b'], [[], said('One'), said('Two')])).toEqual([]);
  expect(told(['a', 'me'], [[], said('One'), said('Two')])).toEqual([]);
});

test('the card names who did what, and offers to show it again', async () => {
  const [replay, close] = [vi.fn(), vi.fn()];
  const sitting = { guide: noGuide, people: { miller: 'Ada' }, automatic: {} };
  const page = await show(<Recap sitting={sitting} lines={[{ seat: 'miller', text: 'Waits.' }]} replay={replay} close={close} />);
  expect(page.names('li p')).toEqual(['Miller Waits.']);
  await page.press('Show it again');
  await page.press('Close what happened');
  expect([replay.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});
