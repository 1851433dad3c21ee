import { expect, test } from 'vitest';
import type { Setting } from '../../engine/kernel/rules.ts';
import type { Campaign, CampaignRules } from '../../play/campaigns.ts';
import type { MatchSummary } from '../../play/saves.ts';
import { stepOf, tracksOf } from './standing.ts';

const rules: CampaignRules<{ rank: number }> = {
  begin: () => ({ rank: 0 }),
  optionsFor: ({ rank }) => ({ terror: `${rank}` }),
  choicesAfter: ({ rank }, won) => (won && rank < 1 ? [{ id: 'terror', title: 'Terror' }] : []),
  after: ({ rank }, won) => ({ rank: won ? rank + 1 : rank }),
  finished: ({ rank }) => (rank > 1 ? 'Master' : null),
};
const campaign = (rank: number, counted: readonly string[] = []): Campaign => ({
  id: 'c',
  game: 'vast',
  name: 'Winter',
  state: { rank },
  history: counted.map((matchId) => ({ matchId, at: 1, won: true, options: {} })),
  startedAt: 1,
  updatedAt: 1,
});
const match = (id: string, over: MatchSummary['over'] = null, of = 'c'): MatchSummary => ({ id, campaign: of, over, game: 'vast', title: id, mix: 'm', options: {}, startedAt: 1, updatedAt: 1, moves: 3 });
const won = { winners: ['paladin'], why: 'all caught' };
const lost = { winners: [], why: 'too much Terror' };

test('a campaign asks for its next match when nothing is open, and ignores matches of others', () => {
  expect(stepOf(rules, campaign(0, ['a']), [match('a', won), match('b', null, 'other')])).toEqual({ step: 'next', game: 2 });
});

test('an open match is played on before another begins', () => {
  expect(stepOf(rules, campaign(0), [match('b')])).toMatchObject({ step: 'play', match: { id: 'b' } });
});

test('a win waits for the choice of a rank; a loss, or a win at the top, is only counted', () => {
  expect(stepOf(rules, campaign(0), [match('b', won)])).toMatchObject({ step: 'choose', choices: [{ id: 'terror' }] });
  expect(stepOf(rules, campaign(0), [match('b', lost)])).toMatchObject({ step: 'count' });
  expect(stepOf(rules, campaign(1), [match('b', won)])).toMatchObject({ step: 'count' });
});

test('a campaign that is complete asks for nothing more', () => {
  expect(stepOf(rules, campaign(2), [match('b', won)])).toEqual({ step: 'finished', title: 'Master' });
});

test('ranks take their names and steps from the set-up', () => {
  const settings: Setting[] = [
    { id: 'difficulty', title: 'Difficulty', about: '', values: [{ id: 'easy', title: 'Easy' }], usual: 'easy' },
    { id: 'terror', title: 'Terror', about: 'Campaign rank: begins higher.', values: [{ id: '0', title: 'Rank 0' }, { id: '1', title: 'Rank 1' }], usual: '0' },
  ];
  expect(tracksOf({ terror: '1' }, settings)).toEqual([{ id: 'terror', title: 'Terror', about: 'Begins higher.', rank: 1, top: 1 }]);
});
