// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ToldCard } from '../../match/handView.ts';
import { ToldWords } from '../match/ToldCards.tsx';
import { show } from '../page.testing.ts';
import { TurnedPanel } from './TurnedPanel.tsx';
import { readingMs, useReadCards } from './useReadCards.ts';

afterEach(() => void vi.useRealTimers());

const omen: ToldCard = { kind: 'Outcome', title: 'A cold spring', text: 'The well freezes over.\nLose 1 water.' };

test('what is told on a table display is turned to one edge, from there to the next, and goes when it is read', async () => {
  const closed = vi.fn();
  const page = await show(
    <TurnedPanel label="To be read" edge="west" done="Go on" close={closed}>
      <ToldWords cards={[omen]} />
    </TurnedPanel>,
  );
  const panel = (): HTMLElement => document.querySelector('.turned-panel')!;
  expect(page.text()).toContain('The well freezes over.');
  const angles = [panel().style.getPropertyValue('--turned')];
  for (let n = 0; n < 4; n++) {
    await page.press('Turn it');
    angles.push(panel().style.getPropertyValue('--turned'));
  }
  expect([angles[0], angles[4]]).toEqual(['90deg', '90deg']);
  expect(new Set(angles)).toEqual(new Set(['0deg', '90deg', '180deg', '-90deg']));
  await page.press('Go on');
  expect(closed).toHaveBeenCalledOnce();
});

function Stream({ moment, cards }: { readonly moment: number; readonly cards: readonly ToldCard[] }) {
  return <ToldWords cards={useReadCards(moment, cards)} />;
}

test('a stream shows a card as long as somebody needs to read it, though others play on, and longer texts longer', async () => {
  vi.useFakeTimers();
  const none: readonly ToldCard[] = [];
  const told = [omen];
  const page = await show(<Stream moment={1} cards={none} />);
  await page.render(<Stream moment={2} cards={told} />);
  expect(page.text()).toContain('A cold spring');
  await act(async () => vi.advanceTimersByTime(readingMs(told) - 100));
  await page.render(<Stream moment={3} cards={none} />);
  expect(page.text()).toContain('A cold spring');
  await act(async () => vi.advanceTimersByTime(200));
  expect(page.text()).toBe('');
  expect(readingMs([{ ...omen, text: omen.text.repeat(3) }])).toBeGreaterThan(readingMs(told));
});
