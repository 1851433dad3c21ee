import { useState } from 'react';
import type { AnyCampaignRules } from '../../engine/kernel/campaign.ts';
import type { GameManifest } from '../../engine/kernel/manifest.ts';
import { freshEntropy } from '../../match/entropy.ts';
import { openedCampaign, type CampaignSave } from '../../match/campaignSave.ts';
import type { KeptCampaign } from '../../play/keptCampaign.ts';
import type { MatchSummary } from '../../play/saves.ts';
import { campaigns as kept } from '../keeping.ts';
import { say } from '../parts/notices.ts';
import { Warning } from '../parts/Warning.tsx';
import { download } from '../trouble/download.ts';
import { askForFile } from '../lobby/files.ts';
import { CampaignBook } from './CampaignBook.tsx';
import { CampaignList } from './CampaignList.tsx';
import { RunningCampaign } from './RunningCampaign.tsx';

interface Props {
  readonly manifest: GameManifest;
  readonly rules: AnyCampaignRules;
  readonly campaigns: readonly KeptCampaign[];
  readonly matches: readonly MatchSummary[];
  readonly reload: () => void;
}

/** The campaigns of a game: all that are kept, the open one with what it waits for, and the way to begin or bring another. */
export function CampaignPanel({ manifest, rules, campaigns, matches, reload }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const campaign = campaigns.find(({ id }) => id === chosen) ?? campaigns[0];
  const begin = (): void => void kept.begin(manifest.name, nextName(campaigns)).then(({ id }) => (setChosen(id), reload()), fail);
  const opened = campaign && openedOrNot(manifest.name, rules, campaign);
  return (
    <section className="board ink campaign" aria-labelledby="campaign">
      <h2 id="campaign">{campaign?.name ?? 'Campaign'}</h2>
      {!campaign && (
        <>
          <p>{rules.about}</p>
          <CampaignBook summary={rules.describe(rules.begin(freshEntropy(1)))} />
          <button type="button" className="button brass" onClick={begin}>
            Begin a campaign
          </button>
        </>
      )}
      {campaign && opened instanceof Error && (
        <>
          <Warning text={`${opened.message} It is kept as it is.`} />
          <div className="row">
            <button type="button" className="button" onClick={() => kept.exportFile(campaign.id).then(download, fail)}>
              Keep it as a file
            </button>
          </div>
        </>
      )}
      {campaign && opened && !(opened instanceof Error) && (
        <RunningCampaign
          key={campaign.id}
          manifest={manifest}
          rules={rules}
          campaign={campaign}
          save={opened}
          matches={matches}
          reload={reload}
          fail={fail}
        />
      )}
      {campaigns.length > 0 && (
        <details className="all-campaigns" open={campaigns.length > 1}>
          <summary>All campaigns: {campaigns.length}</summary>
          <CampaignList campaigns={campaigns} open={campaign?.id ?? ''} choose={setChosen} reload={reload} fail={fail} />
        </details>
      )}
      <div className="row">
        {campaigns.length > 0 && (
          <button type="button" className="button plain" onClick={begin}>
            Begin another campaign
          </button>
        )}
        <button type="button" className="button plain" onClick={askForFile}>
          Bring one from a file
        </button>
      </div>
    </section>
  );
}

/** "Campaign", then "Campaign 2" and so on. */
const nextName = (campaigns: readonly KeptCampaign[]): string => {
  const names = new Set(campaigns.map(({ name }) => name));
  if (!names.has('Campaign')) return 'Campaign';
  let number = 2;
  while (names.has(`Campaign ${number}`)) number += 1;
  return `Campaign ${number}`;
};

/** A campaign that is damaged or too new is shown with the reason, and nothing of it is changed. */
function openedOrNot(game: string, rules: AnyCampaignRules, { save }: KeptCampaign): CampaignSave | Error {
  try {
    return openedCampaign(game, rules, save);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const fail = (error: unknown): void => say({ kind: 'trouble', text: error instanceof Error ? error.message : String(error) });
