import { useEffect, useState } from 'react';
import type { AnyRules } from '../../engine/kernel/rules.ts';
import type { Campaign, AnyCampaignRules } from '../../play/campaigns.ts';
import type { MatchSummary } from '../../play/saves.ts';
import { campaigns as kept, start } from '../keeping.ts';
import { Choice } from '../parts/Choice.tsx';
import { say } from '../parts/notices.ts';
import { addressOf } from '../router.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { CampaignHistory } from './CampaignHistory.tsx';
import { RankChoice } from './RankChoice.tsx';
import { RankTracks } from './RankTracks.tsx';
import { isWon, stepOf, tracksOf } from './standing.ts';

interface Props {
  readonly rules: AnyRules;
  readonly campaignRules: AnyCampaignRules;
  readonly campaigns: readonly Campaign[];
  readonly matches: readonly MatchSummary[];
  readonly reload: () => void;
}

export function CampaignPanel({ rules, campaignRules, campaigns, matches, reload }: Props) {
  const campaign = campaigns[0];
  const begin = (): void => void kept.begin(rules.name, 'Campaign', campaignRules).then(reload, trouble);
  return (
    <section className="board ink campaign" aria-labelledby="campaign">
      <h2 id="campaign">Campaign</h2>
      {campaign ? (
        <Running rules={rules} campaignRules={campaignRules} campaign={campaign} matches={matches} reload={reload} beginAgain={begin} />
      ) : (
        <>
          <p>A chain of journeys. Each win raises one of three ranks, and each rank makes the next journey harder. Win with all of them at the top to be remembered.</p>
          <RankTracks tracks={tracksOf(campaignRules.optionsFor(campaignRules.begin()), rules.settings)} />
          <button type="button" className="button brass" onClick={begin}>
            Begin a campaign
          </button>
        </>
      )}
    </section>
  );
}

interface RunningProps extends Omit<Props, 'campaigns'> {
  readonly campaign: Campaign;
  readonly beginAgain: () => void;
}

function Running({ rules, campaignRules, campaign, matches, reload, beginAgain }: RunningProps) {
  const { dice } = useSettings();
  const [busy, setBusy] = useState(false);
  const step = stepOf(campaignRules, campaign, matches);
  const level = rules.settings[0];
  const lastLevel = matches.find((match) => match.campaign === campaign.id)?.options[level?.id ?? ''];
  const [chosen, setChosen] = useState<string | null>(null);
  const difficulty = chosen ?? lastLevel ?? level?.usual ?? '';

  const count = (match: MatchSummary, choice: string | null): void => {
    setBusy(true);
    kept
      .record(campaign.id, campaignRules, { matchId: match.id, won: isWon(match), choice })
      .then(reload, trouble)
      .finally(() => setBusy(false));
  };
  const toCount = step.step === 'count' ? step.match.id : null;
  useEffect(() => {
    if (step.step === 'count') count(step.match, null);
  }, [toCount]);

  const play = (game: number): void => {
    setBusy(true);
    const options = { ...(level && { [level.id]: difficulty }), ...(rules.settings.some(({ id }) => id === 'dice') && { dice }), ...campaignRules.optionsFor(campaign.state) };
    start({ game: rules.name, title: `${campaign.name}, game ${game}`, campaign: campaign.id, wish: { options } }).catch((error: unknown) => (setBusy(false), trouble(error)));
  };

  return (
    <>
      {step.step === 'finished' && <p className="laurels">{step.title}</p>}
      <RankTracks tracks={tracksOf(campaignRules.optionsFor(campaign.state), rules.settings)} />
      {step.step === 'choose' && <RankChoice choices={step.choices} busy={busy} choose={(id) => count(step.match, id)} />}
      {step.step === 'play' && (
        <a className="button brass" href={addressOf({ page: 'play', match: step.match.id })}>
          Play on: game {campaign.history.length + 1}
        </a>
      )}
      {step.step === 'next' && (
        <div className="stack">
          {level && <Choice title={level.title} values={level.values.map(({ id, title }) => ({ id, title: title.split(':')[0]! }))} value={difficulty} choose={setChosen} />}
          <button type="button" className="button brass" disabled={busy} onClick={() => play(step.game)}>
            Begin game {step.game}
          </button>
        </div>
      )}
      {step.step === 'finished' && (
        <button type="button" className="button" onClick={beginAgain}>
          Begin another campaign
        </button>
      )}
      <CampaignHistory rules={rules} campaign={campaign} reload={reload} />
    </>
  );
}

const trouble = (error: unknown): void => say({ kind: 'trouble', text: error instanceof Error ? error.message : String(error) });
