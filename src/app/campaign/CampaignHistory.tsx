import { useState } from 'react';
import type { AnyCampaignRules } from '../../engine/kernel/campaign.ts';
import { diaryOf } from '../../match/campaignDiary.ts';
import type { CampaignSave } from '../../match/campaignSave.ts';
import { campaigns as kept } from '../keeping.ts';
import { when } from '../lobby/when.ts';
import { Dialog } from '../parts/Dialog.tsx';

interface Props {
  readonly id: string;
  readonly rules: AnyCampaignRules;
  readonly save: CampaignSave;
  readonly reload: () => void;
}

export function CampaignHistory({ id, rules, save, reload }: Props) {
  const [asked, setAsked] = useState(false);
  const matches = save.events.flatMap((event) => (event.event === 'match' ? [event] : []));
  const wins = matches.filter(({ won }) => won).length;
  return (
    <details className="campaign-history">
      <summary>
        What happened when: {wins} won, {matches.length - wins} lost
      </summary>
      <ol className="stack">
        {diaryOf(rules, save).map(({ at, title, words }, index) => (
          <li key={index}>
            <strong>{title}</strong>{' '}
            <span className="quiet">
              {when(at, Date.now())}, {words}
            </span>
          </li>
        ))}
      </ol>
      <div className="row">
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
