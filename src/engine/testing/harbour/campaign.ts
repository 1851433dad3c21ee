import type { CampaignSummary, CampaignRules, MatchEvent } from '../../kernel/campaign.ts';
import type { Json, Seat } from '../../kernel/rule.ts';
import type { HarbourView } from './index.ts';

/** Three seasons of one harbour: what it has built helps the next season, and its masters grow old. */
export interface HarbourCampaign {
  readonly season: number;
  /** Timber that the next season begins with. */
  readonly timber: number;
  readonly masters: readonly string[];
  /** Best season of all: how many quays stood at its end. */
  readonly record: { readonly quays: number; readonly season: number } | null;
  readonly chronicle: readonly string[];
  readonly choosing: boolean;
}

const seasons = 3;
const heirs = ['Maud', 'Ivo', 'Tilda'] as const;
const mine: Seat = 'p1';

/** What a season leaves behind. */
type Season = { readonly quays: number; readonly cards: number };

const summaryOf = ({ quays, players }: HarbourView): Season => ({
  quays: Object.values(quays).filter((owner) => owner === mine).length,
  cards: players[mine]!.laid.length,
});

function afterMatch(state: HarbourCampaign, { won, summary }: MatchEvent): HarbourCampaign {
  const { quays, cards } = summary as Season;
  const season = state.season + 1;
  const best = !state.record || quays > state.record.quays ? { quays, season } : state.record;
  const line = `Season ${season}: ${won ? 'won' : 'lost'} with ${quays} quays and ${cards} cards.`;
  return { ...state, season, record: best, chronicle: [...state.chronicle, line], choosing: season < seasons };
}

function choose(state: HarbourCampaign, choice: string): HarbourCampaign {
  if (choice === 'timber') return { ...state, choosing: false, timber: state.timber + 2 };
  return { ...state, choosing: false, masters: [...state.masters, heirs[state.masters.length]!] };
}

function describe({ season, timber, masters, record, chronicle }: HarbourCampaign): CampaignSummary {
  return {
    ended: season === seasons ? `${masters.at(-1)} hangs up the keys of the harbour.` : null,
    news: chronicle.at(-1) ?? null,
    tracks: [{ id: 'season', title: 'Seasons', about: 'Three make a life.', rank: season, top: seasons }],
    pages: [
      { title: 'The book of the harbour', lines: [`Timber in the shed: ${timber}.`, `Masters: ${masters.join(', ')}.`] },
      { title: 'Chronicle', lines: record ? [...chronicle, `Most quays: ${record.quays}, in season ${record.season}.`] : [] },
    ],
  };
}

export const campaign: CampaignRules<HarbourCampaign, HarbourView> = {
  about: 'Three seasons of one harbour. What you build in one helps you in the next.',
  edition: 2,
  editions: [{ to: 2, why: 'a record is kept', up: (state: { record?: null }) => void (state.record ??= null) }],
  begin: () => ({ season: 0, timber: 0, masters: [heirs[0]], record: null, chronicle: [], choosing: false }),
  chapterFor: ({ season, timber, choosing }) =>
    choosing || season === seasons
      ? null
      : { title: `season ${season + 1}`, mix: 'two', options: { length: 'short' }, opening: { timber } satisfies Json },
  question: ({ choosing }) =>
    choosing
      ? {
          prompt: 'The winter is long. What do you do with it?',
          choices: [{ id: 'timber', title: 'Fell timber' }, { id: 'heir', title: 'Hand the harbour over' }],
        }
      : null,
  choose,
  summary: summaryOf,
  afterMatch,
  describe,
  recordOf: ({ summary }) => `with ${(summary as Season).quays} quays`,
};
