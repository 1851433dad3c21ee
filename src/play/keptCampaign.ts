import type { CampaignSave } from '../match/campaignSave.ts';

/** A campaign in the database. Whether its save can be trusted is seen when it is opened with its rules. */
export interface KeptCampaign {
  readonly id: string;
  readonly name: string;
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly save: CampaignSave;
}
