import type { AnyCampaignRules, CampaignEvent } from '../engine/kernel/campaign.ts';
import { BadSave } from '../engine/kernel/badInput.ts';
import type { Over, Settings } from '../engine/kernel/rules.ts';
import { exportedCampaign, readCampaignFile } from '../match/campaignFile.ts';
import { begunCampaign, grownCampaign, openedCampaign, type CampaignSave } from '../match/campaignSave.ts';
import { freshEntropy, freshId } from '../match/entropy.ts';
import { manifestOf } from '../match/games.ts';
import type { ExportedMatch } from '../match/play.ts';
import type { KeptCampaign } from './keptCampaign.ts';
import type { Storage } from './storage.ts';

/** A match of a campaign that is over. */
export interface EndedMatch {
  readonly id: string;
  readonly mix: string;
  readonly options: Settings;
  readonly over: Over;
  readonly won: boolean;
  /** What the whole table sees at its end; only asked for where the campaign wants to know. */
  readonly view: () => Promise<unknown>;
}

type RulesOf = (game: string) => Promise<AnyCampaignRules>;

/** Rejects with `BadSave` for a game that has no campaign. */
export async function campaignRulesOf(game: string): Promise<AnyCampaignRules> {
  const { campaign, title } = await manifestOf(game);
  if (!campaign) throw new BadSave('other-game', `${title} has no campaign on this table.`);
  return campaign();
}

/** Campaigns as this browser keeps them. */
export class Campaigns {
  constructor(
    private readonly storage: Storage,
    private readonly now: () => number = Date.now,
    private readonly rulesOf: RulesOf = campaignRulesOf,
  ) {}

  /** Newest first; of one game, or of all. */
  async list(game?: string): Promise<readonly KeptCampaign[]> {
    const all = await this.storage.read((db) => db.getAll('campaigns')).catch((): KeptCampaign[] => []);
    return all.filter(isReadable).filter(({ save }) => game === undefined || save.game === game).sort((a, b) => b.updatedAt - a.updatedAt);
  }

  get(id: string): Promise<KeptCampaign | undefined> {
    return this.storage.read((db) => db.get('campaigns', id));
  }

  async begin(game: string, name: string): Promise<KeptCampaign> {
    return this.add(name.trim().slice(0, 120) || game, begunCampaign(game, await this.rulesOf(game), freshEntropy()));
  }

  /** Counts a match that has ended, once however often its end is reported. */
  async count(id: string, ended: EndedMatch): Promise<KeptCampaign> {
    const rules = await this.rulesOf(await this.gameOf(id));
    const { id: match, mix, options, over, won } = ended;
    const summary = rules.summary ? rules.summary(await ended.view()) : null;
    return this.append(id, rules, { event: 'match', at: this.now(), match, mix, options, over, won, summary });
  }

  async choose(id: string, choice: string): Promise<KeptCampaign> {
    return this.append(id, await this.rulesOf(await this.gameOf(id)), { event: 'choice', at: this.now(), choice });
  }

  rename(id: string, name: string): Promise<KeptCampaign> {
    return this.change(id, (campaign) => ({ ...campaign, name: name.trim().slice(0, 120) || campaign.name }));
  }

  remove(id: string): Promise<void> {
    return this.storage.write((db) => db.delete('campaigns', id));
  }

  async exportFile(id: string): Promise<ExportedMatch> {
    const campaign = await this.get(id);
    if (!campaign) throw gone();
    return exportedCampaign(campaign.name, campaign.save);
  }

  /** Keeps a campaign from a file as a new one, unless the very same is kept already; a file that is refused changes nothing. */
  async importFile(text: string): Promise<{ readonly campaign: KeptCampaign; readonly already: boolean }> {
    const { name, game, save } = readCampaignFile(text);
    const opened = openedCampaign(game, await this.rulesOf(game), save);
    const twin = (await this.list(game)).find((one) => one.save.checksum === opened.checksum);
    return twin ? { campaign: twin, already: true } : { campaign: await this.add(name.trim() || game, opened), already: false };
  }

  /** A second campaign that goes its own way from here. Matches stay with the first. */
  async copy(id: string): Promise<KeptCampaign> {
    const campaign = await this.get(id);
    if (!campaign) throw gone();
    return this.add(`${campaign.name} (copy)`.slice(0, 120), campaign.save);
  }

  private async add(name: string, save: CampaignSave): Promise<KeptCampaign> {
    const at = this.now();
    const campaign: KeptCampaign = { id: freshId(), name, startedAt: at, updatedAt: at, save };
    await this.storage.write((db) => db.add('campaigns', campaign));
    return campaign;
  }

  private async gameOf(id: string): Promise<string> {
    const campaign = await this.get(id);
    if (!campaign) throw gone();
    return campaign.save.game;
  }

  /** A save that cannot be opened is refused and stays as it is. */
  private append(id: string, rules: AnyCampaignRules, event: CampaignEvent): Promise<KeptCampaign> {
    return this.change(id, (campaign) => {
      const before = openedCampaign(campaign.save.game, rules, campaign.save);
      const save = grownCampaign(rules, before, event);
      return save === campaign.save ? campaign : { ...campaign, save, updatedAt: event.at };
    });
  }

  /** Read and written in one transaction: two tabs that report the same match count it once. */
  private async change(id: string, change: (campaign: KeptCampaign) => KeptCampaign): Promise<KeptCampaign> {
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
        refused = error; // the refusal of a rule is no trouble of the storage
        return undefined;
      }
    });
    if (refused) throw refused;
    if (!changed) throw gone();
    return changed;
  }
}

/** What version 1 of the database kept and could not be lifted stays there, out of sight. */
const isReadable = ({ save }: Partial<KeptCampaign>): boolean => save !== undefined;

const gone = (): Error => new Error('This campaign is no longer kept in this browser.');
