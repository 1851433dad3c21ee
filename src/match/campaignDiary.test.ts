import { expect, test } from 'vitest';
import { entropyFrom } from '../engine/kernel/chance.ts';
import { campaign as rules } from '../engine/testing/harbour/campaign.ts';
import { diaryOf } from './campaignDiary.ts';
import { begunCampaign, grownCampaign, type CampaignSave } from './campaignSave.ts';

const over = { winners: ['p1'], why: 'all built' };
const season = (save: CampaignSave, at: number, won: boolean): CampaignSave =>
  grownCampaign(rules, save, { event: 'match', at, options: {}, won, over, summary: { quays: 1, cards: 0 } });
const played = season(
  grownCampaign(rules, season(begunCampaign('harbour', rules, entropyFrom(1)), 10, true), { event: 'choice', at: 20, choice: 'timber' }),
  30,
  false,
);

test('a diary tells games by their number and decisions in the words of their question, each when it happened', () => {
  const diary = diaryOf(rules, played);
  expect(diary.map(({ at, title }) => [at, title])).toEqual([
    [10, 'Game 1: won'],
    [20, 'Decided'],
    [30, 'Game 2: lost'],
  ]);
  const question = rules.question({ ...(played.base as object), choosing: true } as never)!;
  expect(diary[1]!.words).toContain(question.choices.find(({ id }) => id === 'timber')!.title);
});

test('of what was decided under an older edition the name is left', () => {
  expect(diaryOf(rules, { ...played, base: played.at, since: played.events.length })[1]).toEqual({
    at: 20,
    title: 'Decided',
    words: 'timber',
  });
});
