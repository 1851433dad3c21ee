import type { AnyCampaignRules, CampaignQuestion, Chapter } from '../../engine/kernel/campaign.ts';
import { playedIn, type CampaignSave } from '../../match/campaignSave.ts';
import type { MatchSummary } from '../../play/saves.ts';

export type EndedSummary = MatchSummary & { readonly over: NonNullable<MatchSummary['over']> };

type CampaignStep =
  | { readonly step: 'play'; readonly match: MatchSummary }
  | { readonly step: 'next'; readonly chapter: Chapter }
  /** Something must be decided before the campaign goes on. */
  | { readonly step: 'choose'; readonly question: CampaignQuestion }
  /** A match has ended and has not been counted yet. */
  | { readonly step: 'count'; readonly match: EndedSummary }
  | { readonly step: 'finished' };

/** What a campaign waits for. A match that was deleted before it was counted simply never happened. */
export function stepOf(rules: AnyCampaignRules, campaign: string, save: CampaignSave, matches: readonly MatchSummary[]): CampaignStep {
  const question = rules.question(save.at);
  if (question) return { step: 'choose', question };
  const chapter = rules.chapterFor(save.at);
  if (!chapter) return { step: 'finished' };
  const counted = new Set(playedIn(save));
  const open = matches.filter((match) => match.campaign === campaign && !counted.has(match.id));
  const ended = open.find((match): match is EndedSummary => match.over !== null);
  if (ended) return { step: 'count', match: ended };
  return open[0] ? { step: 'play', match: open[0] } : { step: 'next', chapter };
}

/** Whether somebody at the screen is among the winners. */
export const isWon = ({ over, people }: Pick<MatchSummary, 'over' | 'people'>): boolean =>
  over?.winners.some((seat) => people === undefined || Object.hasOwn(people, seat)) ?? false;

/** The number of the match that comes next, or is being played. */
export const gameNumber = ({ events }: CampaignSave): number => events.filter(({ event }) => event === 'match').length + 1;
