import type { Setting, Settings } from '../../engine/kernel/rules.ts';
import type { Campaign, AnyCampaignRules } from '../../play/campaigns.ts';
import type { MatchSummary } from '../../play/saves.ts';

/** A rank of the campaign, as the set-up of the next match asks for it. */
export interface RankTrack {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly rank: number;
  readonly top: number;
}

/** The ranks are the settings that a campaign decides, so their names and steps are those of the set-up. */
export function tracksOf(asked: Settings, settings: readonly Setting[]): readonly RankTrack[] {
  return settings.flatMap(({ id, title, about, values }) => {
    const rank = values.findIndex((value) => value.id === asked[id]);
    return rank < 0 ? [] : [{ id, title, about: about.replace(/^Campaign rank: (.)/, (_, letter: string) => letter.toUpperCase()), rank, top: values.length - 1 }];
  });
}

export type CampaignStep =
  | { readonly step: 'play'; readonly match: MatchSummary }
  | { readonly step: 'next'; readonly game: number }
  /** A won match has not been counted yet, because a rank must be chosen first. */
  | { readonly step: 'choose'; readonly match: MatchSummary; readonly choices: readonly { readonly id: string; readonly title: string }[] }
  /** A match has ended and nothing is left to choose: it can be counted at once. */
  | { readonly step: 'count'; readonly match: MatchSummary }
  | { readonly step: 'finished'; readonly title: string };

/** What a campaign waits for. A match that was deleted before it was counted simply never happened. */
export function stepOf(rules: AnyCampaignRules, campaign: Campaign, matches: readonly MatchSummary[]): CampaignStep {
  const title = rules.finished(campaign.state);
  if (title !== null) return { step: 'finished', title };
  const counted = new Set(campaign.history.map(({ matchId }) => matchId));
  const open = matches.filter((match) => match.campaign === campaign.id && !counted.has(match.id));
  const ended = open.find(({ over }) => over !== null);
  if (ended) {
    const choices = rules.choicesAfter(campaign.state, isWon(ended));
    return choices.length > 0 ? { step: 'choose', match: ended, choices } : { step: 'count', match: ended };
  }
  return open[0] ? { step: 'play', match: open[0] } : { step: 'next', game: campaign.history.length + 1 };
}

export const isWon = ({ over }: Pick<MatchSummary, 'over'>): boolean => (over?.winners.length ?? 0) > 0;
