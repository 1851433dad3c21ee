import type { Json } from '../engine/kernel/rule.ts';
import type { Settings } from '../engine/kernel/rules.ts';
import { freshId } from './entropy.ts';
import type { Storage } from './storage.ts';

/** How a game links matches into a campaign. Pure, and owned by the game. */
export interface CampaignRules<State extends Json = Json> {
  begin(): State;
  /** What the next match must be played with. */
  optionsFor(state: State): Settings;
  /** What may be chosen between two matches; empty if there is nothing to choose. */
  choicesAfter(state: State, won: boolean): readonly { readonly id: string; readonly title: string }[];
  after(state: State, won: boolean, choice: string | null): State;
  /** How the campaign ended, in a sentence, or null while it goes on. */
  finished(state: State): string | null;
}

export type AnyCampaignRules = CampaignRules<any>;

export interface Campaign {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly state: Json;
  readonly history: readonly { readonly matchId?: string | undefined; readonly at: number; readonly won: boolean; readonly options: Settings }[];
  readonly startedAt: number;
  readonly updatedAt: number;
}

/** A match of a campaign has ended. The match is counted once, however often its end is reported. */
export function afterMatch<State extends Json>(
  rules: CampaignRules<State>,
  campaign: Campaign,
  ended: { readonly matchId?: string; readonly won: boolean; readonly choice: string | null; readonly at: number },
): Campaign {
  const { matchId, won, choice, at } = ended;
  if (matchId !== undefined && campaign.history.some((entry) => entry.matchId === matchId)) return campaign;
  const state = campaign.state as State;
  const choices = rules.choicesAfter(state, won);
  if (choices.length > 0 && !choices.some(({ id }) => id === choice))
    throw new Error(`${choice ?? 'Nothing'} cannot be chosen now. Possible: ${choices.map(({ id }) => id).join(', ')}.`);
  const entry = { ...(matchId === undefined ? {} : { matchId }), at, won, options: rules.optionsFor(state) };
  return { ...campaign, state: rules.after(state, won, choices.length > 0 ? choice : null), history: [...campaign.history, entry], updatedAt: at };
}

/** Campaigns as this browser keeps them. */
export class Campaigns {
  constructor(
    private readonly storage: Storage,
    private readonly now: () => number = Date.now,
  ) {}

  /** Newest first; of one game, or of all. */
  async list(game?: string): Promise<readonly Campaign[]> {
    const all = await this.storage.read((db) => db.getAll('campaigns')).catch((): Campaign[] => []);
    return all.filter((one) => game === undefined || one.game === game).sort((a, b) => b.updatedAt - a.updatedAt);
  }

  get(id: string): Promise<Campaign | undefined> {
    return this.storage.read((db) => db.get('campaigns', id));
  }

  async begin(game: string, name: string, rules: AnyCampaignRules): Promise<Campaign> {
    const at = this.now();
    const campaign: Campaign = { id: freshId(), game, name: name.trim().slice(0, 120) || game, state: rules.begin() as Json, history: [], startedAt: at, updatedAt: at };
    await this.storage.write((db) => db.add('campaigns', campaign));
    return campaign;
  }

  /** Counts a match that has ended, and keeps the campaign as it stands after it. */
  record(id: string, rules: AnyCampaignRules, ended: { readonly matchId?: string; readonly won: boolean; readonly choice: string | null }): Promise<Campaign> {
    return this.change(id, (campaign) => afterMatch(rules, campaign, { ...ended, at: this.now() }));
  }

  rename(id: string, name: string): Promise<Campaign> {
    return this.change(id, (campaign) => ({ ...campaign, name: name.trim().slice(0, 120) || campaign.name }));
  }

  remove(id: string): Promise<void> {
    return this.storage.write((db) => db.delete('campaigns', id));
  }

  /** Read and written in one transaction: two tabs that report the same match count it once. */
  private async change(id: string, change: (campaign: Campaign) => Campaign): Promise<Campaign> {
    let refused: unknown;
    const changed = await this.storage.write(async (db) => {
      const tx = db.transaction('campaigns', 'readwrite');
      const campaign = await tx.store.get(id);
      try {
        const next = campaign && change(campaign);
        if (next) await tx.store.put(next);
        await tx.done;
        return next;
      } catch (error) {
        refused = error; // the game's refusal is no trouble of the storage
        return undefined;
      }
    });
    if (refused) throw refused;
    if (!changed) throw new Error('This campaign is no longer kept in this browser.');
    return changed;
  }
}
