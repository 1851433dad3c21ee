import { useState } from 'react';
import type { AnyCampaignRules, MatchEvent } from '../../engine/kernel/campaign.ts';
import type { CampaignSave } from '../../match/campaignSave.ts';
import { campaigns as kept } from '../keeping.ts';
import { when } from '../lobby/when.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { download } from '../trouble/download.ts';

interface Props {
  readonly id: string;
  readonly rules: AnyCampaignRules;
  readonly save: CampaignSave;
  readonly reload: () => void;
  readonly fail: (error: unknown) => void;
}

export function CampaignHistory({ id, rules, save, reload, fail }: Props) {
  const [asked, setAsked] = useState(false);
  const matches = save.events.filter((event): event is MatchEvent => event.event === 'match');
  const wins = matches.filter(({ won }) => won).length;
  return (
    <details className="campaign-history">
      <summary>
        History: {wins} won, {matches.length - wins} lost
      </summary>
      <ol className="stack">
        {matches.map((match, index) => (
          <li key={index}>
            <strong>
              Game {index + 1}: {match.won ? 'won' : 'lost'}
            </strong>{' '}
            <span className="quiet">
              {when(match.at, Date.now())}, {rules.recordOf(match)}
            </span>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="button plain" onClick={() => kept.exportFile(id).then(download, fail)}>
          Keep this campaign as a file
        </button>
        <button type="button" className="button plain" onClick={() => setAsked(true)}>
          Give this campaign up
        </button>
      </div>
      {asked && (
        <Dialog
          title="Give the campaign up?"
          close={() => setAsked(false)}
          cross={false}
          footer={
            <>
              <button type="button" className="button" autoFocus onClick={() => setAsked(false)}>
                Go on with it
              </button>
              <button type="button" className="button danger" onClick={() => void kept.remove(id).then(reload)}>
                Give it up
              </button>
            </>
          }
        >
          <p>What it has gathered and its history are forgotten. The matches themselves stay among the saved ones.</p>
        </Dialog>
      )}
    </details>
  );
}
