import type { Settings } from '../engine/kernel/rules.ts';
import type { AnyCampaignRules } from './campaigns.ts';

/** How a game's folder words its campaign, if it has one. */
interface CampaignModule<State> {
  beginCampaign(): State;
  optionsFor(state: State): Settings;
  choicesAfter(state: State, won: boolean): readonly string[];
  afterGame(state: State, won: boolean, raised: string | null): State;
  campaignTitle(state: State): string | null;
  readonly categoryTitles: Readonly<Record<string, string>>;
}

type AnyCampaignModule = CampaignModule<any>;

const modules = import.meta.glob<AnyCampaignModule>('../engine/games/*/campaign.ts');
const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2)!, load]));

/** Null for a game that is played match by match. */
export async function campaignRulesOf(game: string): Promise<AnyCampaignRules | null> {
  const module = await loaders.get(game)?.();
  if (!module) return null;
  return {
    begin: module.beginCampaign,
    optionsFor: module.optionsFor,
    choicesAfter: (state, won) => module.choicesAfter(state, won).map((id) => ({ id, title: module.categoryTitles[id] ?? id })),
    after: module.afterGame,
    finished: module.campaignTitle,
  };
}
