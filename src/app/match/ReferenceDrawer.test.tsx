// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { guideOf } from '../../match/guides.ts';
import { rulebookOf } from '../../play/rulebooks.ts';
import { RuleLinks } from '../parts/RuleLinks.tsx';
import { show } from '../page.testing.ts';
import { ReferenceDrawer } from './ReferenceDrawer.tsx';
import { useRuleLinks } from './useRuleLinks.ts';

const seats = ['paladin', 'skeletons', 'spider', 'manor', 'warlock'];
const drawer = async (rule: string | null = null) => (
  <ReferenceDrawer game="vast" mix="five" guide={await guideOf('vast')} seats={seats} seat="spider" rule={rule} />
);

const loaded = () => act(async () => void (await rulebookOf('vast')));

async function typed(words: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('#match-rule-words')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, words);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('the role of whoever looks is open, and the others are a press away', async () => {
  const page = await show(await drawer(), 'vast');
  expect(page.names('article h3')).toEqual(['The Spider']);
  await page.press('The Manor');
  expect(page.names('article h3')).toEqual(['The Manor']);
  expect(page.text()).toContain('Perform one ritual.');
});

test('a word or a number finds its rules', async () => {
  const page = await show(await drawer(), 'vast');
  await loaded();
  await typed('MM-226');
  expect(page.names('ol li code')).toEqual(['MM-226']);
  await typed('zebra');
  expect(page.text()).toContain('No rule speaks of that.');
});

test('the journey of one tells its own goal, and is found by its name and by "solo"', async () => {
  const guide = await guideOf('vast');
  const alone = { game: 'vast', mix: 'paladins-journey', seats: ['paladin'], seat: 'paladin', rule: null };
  const page = await show(<ReferenceDrawer {...alone} guide={guide} />);
  await loaded();
  expect(page.text()).toContain('Hit six poltergeists');
  expect(page.text()).not.toContain('Spiderlings back to the box');
  for (const word of ['journey', 'solo']) {
    await typed(word);
    expect(page.names('ol li code')).toContain('MM-594');
  }
});

test('a rule that is asked for is found and marked', async () => {
  await show(await drawer('MM-079'));
  await loaded();
  expect(document.querySelector('[aria-current]')?.textContent).toMatch(/^MM-079/);
});

test('a link to a rule opens beside the match and leaves the address alone', async () => {
  function Beside() {
    const [rule, setRule] = useState<string | null>('none');
    useRuleLinks(setRule);
    return <p>{rule} <RuleLinks ids={['MM-160']} /></p>;
  }
  const page = await show(<Beside />);
  const before = window.location.hash;
  await page.press('MM-160');
  expect(page.text()).toContain('MM-160 MM-160');
  expect(window.location.hash).toBe(before);
});
