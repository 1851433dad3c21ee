import { useEffect, useState } from 'react';
import type { AnyCampaignRules, Chapter } from '../../engine/kernel/campaign.ts';
import type { GameManifest } from '../../engine/kernel/manifest.ts';
import type { CampaignSave } from '../../match/campaignSave.ts';
import type { KeptCampaign } from '../../play/keptCampaign.ts';
import type { MatchSummary } from '../../play/saves.ts';
import { campaigns as kept, saves, start } from '../keeping.ts';
import { Choice } from '../parts/Choice.tsx';
import { addressOf } from '../router.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { CampaignBook } from './CampaignBook.tsx';
import { CampaignHistory } from './CampaignHistory.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { gameNumber, isWon, stepOf, type EndedSummary } from './steps.ts';

interface Props {
  readonly manifest: GameManifest;
  readonly rules: AnyCampaignRules;
  readonly campaign: KeptCampaign;
  readonly save: CampaignSave;
  readonly matches: readonly MatchSummary[];
  readonly reload: () => void;
  readonly fail: (error: unknown) => void;
}

/** A campaign that goes on: how it stands, and the one thing it waits for. */
export function RunningCampaign({ manifest, rules, campaign, save, matches, reload, fail }: Props) {
  const [busy, setBusy] = useState(false);
  const step = stepOf(rules, campaign.id, save, matches);
  const change = (changing: Promise<unknown>): void => {
    setBusy(true);
    changing.then(reload, fail).finally(() => setBusy(false));
  };
  const count = ({ id, mix, options, over, people }: EndedSummary): void =>
    change(kept.count(campaign.id, { id, mix, options, over, won: isWon({ over, people }), view: () => saves.lastView(id) }));
  const toCount = step.step === 'count' ? step.match.id : null;
  useEffect(() => {
    if (step.step === 'count') count(step.match);
  }, [toCount]);
  return (
    <>
      <CampaignBook summary={rules.describe(save.at)} />
      {step.step === 'choose' && (
        <QuestionForm question={step.question} busy={busy} choose={(id) => change(kept.choose(campaign.id, id))} />
      )}
      {step.step === 'play' && (
        <a className="button brass" href={addressOf({ page: 'play', match: step.match.id })}>
          Play on: {titleOf(save)}
        </a>
      )}
      {step.step === 'next' && (
        <NextChapter
          manifest={manifest}
          campaign={campaign}
          save={save}
          chapter={step.chapter}
          last={matches.find((match) => match.campaign === campaign.id)}
          fail={fail}
        />
      )}
      <CampaignHistory id={campaign.id} rules={rules} save={save} reload={reload} />
    </>
  );
}

interface NextProps extends Pick<Props, 'manifest' | 'campaign' | 'save' | 'fail'> {
  readonly chapter: Chapter;
  /** The last match of the campaign: what was chosen for it is proposed again. */
  readonly last: MatchSummary | undefined;
}

function NextChapter({ manifest, campaign, save, chapter, last, fail }: NextProps) {
  const { dice } = useSettings();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const asked = manifest.settings.filter(({ id }) => chapter.asks?.includes(id));
  const valueOf = (id: string, usual: string): string => chosen[id] ?? last?.options[id] ?? usual;
  const title = titleOf(save, chapter);
  const begin = (): void => {
    setBusy(true);
    const wished = Object.fromEntries(asked.map(({ id, usual }) => [id, id === 'dice' ? dice : valueOf(id, usual)]));
    start({
      game: manifest.name,
      title: `${campaign.name}, ${title}`,
      campaign: campaign.id,
      wish: { mix: chapter.mix, options: { ...wished, ...chapter.options }, opening: chapter.opening },
    }).catch((error: unknown) => (setBusy(false), fail(error)));
  };
  return (
    <div className="stack">
      {asked
        .filter(({ id }) => id !== 'dice') // a setting of this screen
        .map(({ id, title: name, values, usual }) => (
          <Choice
            key={id}
            title={name}
            values={values.map((value) => ({ id: value.id, title: value.title.split(':')[0]! }))}
            value={valueOf(id, usual)}
            choose={(value) => setChosen({ ...chosen, [id]: value })}
          />
        ))}
      <button type="button" className="button brass" disabled={busy} onClick={begin}>
        Begin {title}
      </button>
    </div>
  );
}

const titleOf = (save: CampaignSave, chapter?: Chapter): string => chapter?.title ?? `game ${gameNumber(save)}`;
