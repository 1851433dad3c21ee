// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { ToldCard } from '../../match/handView.ts';
import { ToldCards } from './ToldCards.tsx';
import { useToldCards } from './useToldCards.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const morning: ToldCard = { kind: 'Day 2', title: 'After the night', text: '', each: [{ who: 'Ada', text: 'Ada sleeps fed.' }] };
const root = createRoot(document.body.appendChild(document.createElement('div')));
afterEach(() => act(() => root.render(null)));

function Page({ moment, cards, byPerson }: { readonly moment: number; readonly cards: readonly ToldCard[]; readonly byPerson: boolean }) {
  const reading = useToldCards(moment, cards, byPerson);
  return reading.cards.length > 0 ? <ToldCards {...reading} /> : null;
}

const show = (moment: number, cards: readonly ToldCard[], byPerson: boolean): string => {
  act(() => root.render(<Page moment={moment} cards={cards} byPerson={byPerson} />));
  return document.body.textContent ?? '';
};

test('a card stays while bots answer, and goes with the answer of a person', () => {
  show(1, [], true);
  expect(show(2, [morning], true)).toContain('Ada sleeps fed.');
  expect(show(3, [], false)).toContain('Ada sleeps fed.');
  expect(show(4, [], true)).toBe('');
});

test('a card goes when somebody has read it', () => {
  show(1, [], true);
  show(2, [morning], true);
  act(() => document.querySelector<HTMLButtonElement>('.told-cards .button')!.click());
  expect(document.body.textContent).toBe('');
});

test('a card that comes after its moment has begun is shown, and once only', () => {
  const late = [morning];
  show(1, [], true);
  expect(show(2, [], true)).toBe('');
  expect(show(2, late, true)).toContain('Ada sleeps fed.');
  act(() => document.querySelector<HTMLButtonElement>('.told-cards .button')!.click());
  expect(show(2, late, true)).toBe('');
});

test('what is known when the page opens is not news', () => {
  expect(show(1, [morning], true)).toBe('');
});
