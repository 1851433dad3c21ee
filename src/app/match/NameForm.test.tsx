// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { button } from '../../engine/kernel/option.ts';
import type { Question } from '../../match/question.ts';
import { show } from '../page.testing.ts';
import { ActionList } from './ActionList.tsx';
import { nameEntry } from './nameEntry.ts';
import { QuickAnswers } from './QuickAnswers.tsx';

const naming: Question = {
  seat: 'p1',
  ask: 'create.name',
  prompt: 'What are they called?',
  kind: 'main',
  options: [button('random-name', 'Let the wind name them', 0)],
  form: { entry: 'name', most: 20 },
};

async function write(name: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[aria-label="What are they called?"]')!;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!;
  const { act } = await import('react');
  await act(async () => {
    set.call(field, name);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test.each([
  ['in the list of actions', (choose: () => void) => <ActionList questions={[naming]} moment={1} busy={false} choose={choose} />],
  ['beside the prompt', (choose: () => void) => <QuickAnswers questions={[naming]} busy={false} choose={choose} />],
])('a name is written %s, without the blanks around it', async (_, page) => {
  const choose = vi.fn();
  const shown = await show(page(choose));
  expect(document.querySelector<HTMLButtonElement>('.name-form button')!.disabled).toBe(true);
  await write('  Ayla ');
  await shown.press('Call them Ayla');
  expect(choose.mock.calls).toEqual([[naming, 'composed', 'Ayla']]);
});

test('only a form for names asks for one', () => {
  expect(nameEntry({ entry: 'name', most: 20 })).toEqual({ most: 20 });
  expect([nameEntry(undefined), nameEntry({ entry: 'dice', count: 2 }), nameEntry({ entry: 'name' })]).toEqual([null, null, null]);
});
