import { expect, test } from 'vitest';
import { entropyFrom } from '../../engine/kernel/chance.ts';
import { campaign as rules } from '../../engine/testing/harbour/campaign.ts';
import { begunCampaign, grownCampaign, type CampaignSave } from '../../match/campaignSave.ts';
import type { MatchSummary } from '../../play/saves.ts';
import { gameNumber, isWon, stepOf } from './steps.ts';

const match = (id: string, over: MatchSummary['over'] = null, of = 'c'): MatchSummary => ({
  id,
  campaign: of,
  over,
  game: 'harbour',
  title: id,
  mix: 'two',
  options: {},
  startedAt: 1,
  updatedAt: 1,
  moves: 3,
});
const over = { winners: ['p1'], why: 'all built' };
const fresh = begunCampaign('harbour', rules, entropyFrom(1));
const counted = (save: CampaignSave, id: string): CampaignSave =>
  grownCampaign(rules, save, { event: 'match', at: 1, match: id, options: {}, won: true, over, summary: { quays: 1, cards: 0 } });
const winter = counted(fresh, 'a');
const rested = (save: CampaignSave): CampaignSave => grownCampaign(rules, save, { event: 'choice', at: 1, choice: 'timber' });

test('a campaign asks for its next match when nothing is open, and ignores matches of others', () => {
  expect(stepOf(rules, 'c', rested(winter), [match('a', over), match('b', null, 'other')])).toMatchObject({
    step: 'next',
    chapter: { title: 'season 2' },
  });
  expect(gameNumber(winter)).toBe(2);
});

test('an open match is played on before another begins, and one that has ended is counted', () => {
  expect(stepOf(rules, 'c', fresh, [match('b')])).toMatchObject({ step: 'play', match: { id: 'b' } });
  expect(stepOf(rules, 'c', fresh, [match('b', over)])).toMatchObject({ step: 'count', match: { id: 'b' } });
});

test('a question comes before everything else', () => {
  const question = { choices: [{ id: 'timber' }, { id: 'heir' }] };
  expect(stepOf(rules, 'c', winter, [match('b', over)])).toMatchObject({ step: 'choose', question });
});

test('a campaign that is complete asks for nothing more', () => {
  const done = counted(rested(counted(rested(winter), 'b')), 'c');
  expect(stepOf(rules, 'c', done, [match('d', over)])).toEqual({ step: 'finished' });
});

test('a match is won if somebody at the screen has won it', () => {
  expect(isWon({ over, people: undefined })).toBe(true);
  expect(isWon({ over, people: { p2: 'Ada' } })).toBe(false);
  expect(isWon({ over: null, people: undefined })).toBe(false);
});
