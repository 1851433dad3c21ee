import { useEffect, useState } from 'react';
import type { AnyCampaignRules } from '../../engine/kernel/campaign.ts';
import type { Over } from '../../engine/kernel/rules.ts';
import { campaignRulesOf } from '../../play/campaigns.ts';
import type { KeptCampaign } from '../../play/keptCampaign.ts';
import { campaigns, saves } from '../keeping.ts';
import type { AnyOpenMatch } from '../match/any.ts';
import { say } from '../parts/notices.ts';
import { QuestionForm } from './QuestionForm.tsx';

interface Props {
  readonly campaign: string;
  readonly match: AnyOpenMatch;
  readonly over: Over;
  readonly won: boolean;
}

/** Counts the match that has just ended in its campaign, and asks what is to be decided next. */
export function CountedMatch({ campaign: id, match, over, won }: Props) {
  const [state, setState] = useState<{ readonly campaign: KeptCampaign; readonly rules: AnyCampaignRules } | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (changing: Promise<KeptCampaign>): void => {
    setBusy(true);
    Promise.all([changing, campaignRulesOf(match.header.game)])
      .then(([campaign, rules]) => setState({ campaign, rules }))
      .catch((error: Error) => say({ kind: 'trouble', text: error.message }))
      .finally(() => setBusy(false));
  };
  useEffect(() => {
    const { mix, options } = match.header;
    const view = async (): Promise<unknown> => (await match.flush(), saves.lastView(match.id));
    change(campaigns.count(id, { id: match.id, mix, options, over, won, view }));
  }, [id, match]);

  if (!state) return null;
  const { at } = state.campaign.save;
  const { ended, news } = state.rules.describe(at);
  const question = state.rules.question(at);
  if (question) return <QuestionForm question={question} busy={busy} choose={(choice) => change(campaigns.choose(id, choice))} />;
  return ended ? <p className="laurels">{ended}</p> : <p className="quiet">{news}</p>;
}
