import { useState } from 'react';
import type { AnyRules } from '../../engine/kernel/rules.ts';
import type { Campaign } from '../../play/campaigns.ts';
import { campaigns as kept } from '../keeping.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { when } from '../lobby/when.ts';
import { tracksOf } from './standing.ts';

interface Props {
  readonly rules: AnyRules;
  readonly campaign: Campaign;
  readonly reload: () => void;
}

export function CampaignHistory({ rules, campaign, reload }: Props) {
  const [asked, setAsked] = useState(false);
  const wins = campaign.history.filter(({ won }) => won).length;
  return (
    <details className="campaign-history">
      <summary>
        History: {wins} won, {campaign.history.length - wins} lost
      </summary>
      <ol className="stack">
        {campaign.history.map(({ at, won, options }, index) => (
          <li key={index}>
            <strong>
              Game {index + 1}: {won ? 'won' : 'lost'}
            </strong>{' '}
            <span className="quiet">
              {when(at, Date.now())}, played at {tracksOf(options, rules.settings).map(({ title, rank }) => `${title} ${rank}`).join(', ')}
            </span>
          </li>
        ))}
      </ol>
      <button type="button" className="button plain" onClick={() => setAsked(true)}>
        Give this campaign up
      </button>
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
              <button type="button" className="button danger" onClick={() => void kept.remove(campaign.id).then(reload)}>
                Give it up
              </button>
            </>
          }
        >
          <p>Its ranks and its history are forgotten. The matches themselves stay among the saved ones.</p>
        </Dialog>
      )}
    </details>
  );
}
