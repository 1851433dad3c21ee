import type { CampaignSummary, CampaignRules, Chapter, MatchEvent } from '../../kernel/campaign.ts';
import type { Settings } from '../../kernel/rules.ts';
import { ranks, topRank } from './content/journey.ts';
import { journeyMix, settings } from './settings.ts';

/** §18 A campaign raises one of three ranks after every win, until a win at the top of all three. */
const categories = ['valor', 'stability', 'terror'] as const;
type Category = (typeof categories)[number];
export type Ranks = Readonly<Record<Category, number>>;

export interface CampaignState {
  readonly ranks: Ranks;
  readonly wins: number;
  readonly finished: boolean;
  /** The last game was won, and no rank has been raised for it yet. */
  readonly raise: boolean;
  readonly last: 'won' | 'lost' | null;
}

const categoryTitles: Readonly<Record<Category, string>> = { valor: 'Fury & Light', stability: 'Stability', terror: 'Terror' };

/** MM-670 What the ranks ask for in the next game, as options of the set-up. */
const optionsFor = ({ ranks: r }: CampaignState): Settings => ({
  valor: `${r.valor}`,
  stability: `${r.stability}`,
  terror: `${r.terror}`,
});

/** MM-671 to MM-674 */
export const startingValues = (r: Ranks): { valor: number; stability: number; terror: number } => ({
  valor: ranks[r.valor]!.valor,
  stability: ranks[r.stability]!.stability,
  terror: ranks[r.terror]!.terror,
});

/** MM-676, MM-677 Never above the top, never one that already stands above another. */
function raisable({ ranks: r }: CampaignState): Category[] {
  const lowest = Math.min(...categories.map((category) => r[category]));
  return categories.filter((category) => r[category] < topRank && r[category] === lowest);
}

/** MM-675, MM-678, MM-679 A win lets a rank rise; at the top of all three it completes the campaign. A loss changes nothing. */
function afterMatch(state: CampaignState, { won }: MatchEvent): CampaignState {
  if (!won) return { ...state, last: 'lost' };
  const wins = state.wins + 1;
  const finished = categories.every((category) => state.ranks[category] === topRank);
  return { ...state, wins, finished, raise: !finished, last: 'won' };
}

function raised(state: CampaignState, choice: string): CampaignState {
  const category = raisable(state).find((one) => one === choice);
  return category ? { ...state, raise: false, ranks: { ...state.ranks, [category]: state.ranks[category] + 1 } } : state;
}

function chapterFor(state: CampaignState): Chapter | null {
  if (state.finished || state.raise) return null;
  return { mix: journeyMix, options: optionsFor(state), asks: ['difficulty', 'dice'] };
}

const news = {
  won: 'The rank is raised. The next game of the campaign waits in the lobby.',
  lost: 'A loss changes no rank. The campaign goes on.',
};

function describe({ ranks: r, finished, last }: CampaignState): CampaignSummary {
  const tracks = categories.map((id) => {
    const about = settings.find((setting) => setting.id === id)!.about.replace('Campaign rank: h', 'H');
    return { id, title: categoryTitles[id], about, rank: r[id], top: topRank };
  });
  return { ended: finished ? 'Vast Master' : null, news: last && news[last], tracks, pages: [] };
}

/** "played at Fury & Light 1, Stability 0, Terror 0" */
const recordOf = ({ options }: MatchEvent): string =>
  `played at ${categories.map((id) => `${categoryTitles[id]} ${options[id] ?? '0'}`).join(', ')}`;

export const campaign: CampaignRules<CampaignState> = {
  about:
    'A chain of journeys. Each win raises one of three ranks, and each rank makes the next journey harder. Win with all of them at ' +
    'the top to be remembered.',
  edition: 2,
  editions: [
    {
      to: 2,
      why: 'a win is recorded before its rank is chosen',
      up: (state: { raise?: boolean; last?: null }) => void ((state.raise ??= false), (state.last ??= null)),
    },
  ],
  /** MM-669 */
  begin: () => ({ ranks: { valor: 0, stability: 0, terror: 0 }, wins: 0, finished: false, raise: false, last: null }),
  chapterFor,
  question: (state) =>
    state.raise
      ? {
          prompt: 'You won. Raise one rank for the next game:',
          choices: raisable(state).map((id) => ({ id, title: `Raise ${categoryTitles[id]}` })),
        }
      : null,
  choose: raised,
  afterMatch,
  describe,
  recordOf,
};
