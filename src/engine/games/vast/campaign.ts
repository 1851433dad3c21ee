import { ranks, topRank } from './content/journey.ts';
import type { Settings } from '../../kernel/rules.ts';

/** §18 A campaign raises one of three ranks after every win, until a win at the top of all three. */
export const categories = ['valor', 'stability', 'terror'] as const;
export type Category = (typeof categories)[number];
export type Ranks = Readonly<Record<Category, number>>;

export interface CampaignState {
  readonly ranks: Ranks;
  readonly wins: number;
  readonly finished: boolean;
}

export const categoryTitles: Readonly<Record<Category, string>> = { valor: 'Fury & Light', stability: 'Stability', terror: 'Terror' };

/** MM-669 */
export const beginCampaign = (): CampaignState => ({ ranks: { valor: 0, stability: 0, terror: 0 }, wins: 0, finished: false });

/** MM-670 What the ranks ask for in the next game, as options of the set-up. */
export const optionsFor = ({ ranks: r }: CampaignState): Settings => ({ valor: `${r.valor}`, stability: `${r.stability}`, terror: `${r.terror}` });

/** MM-671 to MM-674 */
export const startingValues = (r: Ranks): { valor: number; stability: number; terror: number } => ({
  valor: ranks[r.valor]!.valor,
  stability: ranks[r.stability]!.stability,
  terror: ranks[r.terror]!.terror,
});

/** MM-675 to MM-678 Only after a win, never above the top, never one that already stands above another. */
export function choicesAfter({ ranks: r, finished }: CampaignState, won: boolean): Category[] {
  if (!won || finished) return [];
  const lowest = Math.min(...categories.map((category) => r[category]));
  return categories.filter((category) => r[category] < topRank && r[category] === lowest);
}

/** MM-675, MM-679 The campaign is complete when a game is won with every rank at the top. */
export function afterGame(state: CampaignState, won: boolean, raised: Category | null): CampaignState {
  if (!won || state.finished) return state;
  const wins = state.wins + 1;
  if (categories.every((category) => state.ranks[category] === topRank)) return { ...state, wins, finished: true };
  if (raised === null || !choicesAfter(state, won).includes(raised)) throw new Error('After this win one rank that may rise has to be raised.');
  return { ...state, wins, ranks: { ...state.ranks, [raised]: state.ranks[raised] + 1 } };
}

/** The title of a campaign that is complete. */
export const campaignTitle = ({ finished }: CampaignState): string | null => (finished ? 'Vast Master' : null);
