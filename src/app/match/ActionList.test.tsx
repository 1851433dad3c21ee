// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { button, drag, tap, thenAsking, throwing } from '../../engine/kernel/option.ts';
import type { Question } from '../../match/question.ts';
import { show } from '../page.testing.ts';
import { ActionList } from './ActionList.tsx';

const asked: Question = {
  seat: 'paladin',
  ask: 'crusade.move',
  prompt: 'Where does the Paladin go?',
  kind: 'main',
  options: [drag('figure:paladin', 'space:3,7', 'Go to the Dark tile in the west', 0), button('stay', 'Stay', 0)],
};
const powers: Question = {
  seat: 'paladin',
  ask: 'paladin.powers',
  prompt: 'Use a card',
  kind: 'power',
  options: [tap('card:halo', 'Use the Halo', 0)],
};
const ownDice: Question = {
  seat: 'paladin',
  ask: 'spawn.throw',
  prompt: 'Throw two dice',
  kind: 'main',
  options: [throwing('spawn', 2, 'Throw 2 dice', 0)],
  form: { entry: 'dice', dice: 'spawn', count: 2, faces: [1, 2, 3, 4, 5, 6] },
};
const list = (questions: readonly Question[], choose = vi.fn(), moment = 1, busy = false) => (
  <ActionList questions={questions} moment={moment} busy={busy} choose={choose} />
);

test('every option of every question is a button, powers last', async () => {
  const page = await show(list([powers, asked]));
  expect(page.names('h2, h3, button')).toEqual([
    'Where does the Paladin go?',
    'Go to the Dark tile in the west',
    'Stay',
    'At any time',
    'Use a card',
    'Use the Halo',
  ]);
});

test('a pressed button answers its own question', async () => {
  const choose = vi.fn();
  const page = await show(list([asked, powers], choose));
  await page.press('Use the Halo');
  expect(choose.mock.calls).toEqual([[powers, 'card:halo']]);
});

test('the first of two steps says what is asked after it', async () => {
  const options = [thenAsking(button('legs', 'Play Legs', 0), 'where to'), button('stay', 'Stay', 0)];
  const page = await show(list([{ ...asked, options }]));
  expect(page.names('button')).toEqual(['Play Legs then choose where to', 'Stay']);
});

test('nothing is sent twice while an answer is on its way', async () => {
  const choose = vi.fn();
  const page = await show(list([asked], choose, 1, true));
  await page.press('Stay');
  expect(choose).not.toHaveBeenCalled();
});

test('the focus goes on to the next question when the pressed button is gone', async () => {
  const page = await show(list([asked]));
  page.named('Stay').focus();
  await page.render(list([ownDice], vi.fn(), 2));
  expect(document.activeElement?.textContent).toBe('Throw two dice');
});

test('the faces of real dice are tapped in, all of them', async () => {
  const choose = vi.fn();
  const page = await show(list([ownDice], choose));
  const tapFace = (die: number, face: number) => page.click(document.querySelectorAll<HTMLElement>(`input[name="die-${die}"]`)[face - 1]!);
  await tapFace(0, 6);
  await page.press('One die is missing');
  expect(choose).not.toHaveBeenCalled();
  await tapFace(1, 2);
  await page.press('That is what we rolled');
  expect(choose.mock.calls).toEqual([[ownDice, 'composed', [6, 2]]]);
});
