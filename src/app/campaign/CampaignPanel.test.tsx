// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { entropyFrom } from '../../engine/kernel/chance.ts';
import { campaign as rules } from '../../engine/testing/harbour/campaign.ts';
import { manifest } from '../../engine/testing/harbour/manifest.ts';
import { begunCampaign } from '../../match/campaignSave.ts';
import { show } from '../page.testing.ts';
import { CampaignPanel } from './CampaignPanel.tsx';

const kept = vi.hoisted(() => ({ copy: vi.fn(async () => {}), rename: vi.fn(async () => {}) }));
vi.mock('../keeping.ts', () => ({ campaigns: kept, saves: {}, start: vi.fn() }));

const one = (id: string, name: string) => ({ id, name, startedAt: 1, updatedAt: 1, save: begunCampaign('harbour', rules, entropyFrom(1)) });

test('several campaigns are listed, opened, named and copied', async () => {
  const reload = vi.fn();
  const campaigns = [one('a', 'Winter'), one('b', 'Summer')];
  const page = await show(<CampaignPanel manifest={manifest} rules={rules} campaigns={campaigns} matches={[]} reload={reload} />);
  expect(page.names('h2')).toEqual(['Winter']);
  await page.click(document.querySelectorAll<HTMLElement>('.campaign-name')[1]!);
  expect(page.names('h2')).toEqual(['Summer']);
  await page.press('Copy Summer');
  await page.press('Rename Summer');
  await act(async () => document.querySelector<HTMLFormElement>('.campaign-list form')!.requestSubmit());
  expect([kept.copy.mock.calls, kept.rename.mock.calls]).toEqual([[['b']], [['b', 'Summer']]]);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(page.names('button')).toEqual(expect.arrayContaining(['Begin another campaign', 'Bring one from a file']));
});
