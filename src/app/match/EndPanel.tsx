import { useEffect, useState } from 'react';
import type { Over } from '../../engine/kernel/rules.ts';
import type { Campaign, AnyCampaignRules } from '../../play/campaigns.ts';
import { RankChoice } from '../campaign/RankChoice.tsx';
import { campaignRulesOf } from '../../play/campaignRules.ts';
import { campaigns, start } from '../keeping.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { say } from '../parts/notices.ts';
import { addressOf } from '../router.ts';
import type { AnyMatch } from './any.ts';
import { Nearness } from './Nearness.tsx';
import { fullName, type Sitting } from './sitting.ts';

interface Props {
  readonly match: AnyMatch;
  readonly over: Over;
  readonly sitting: Sitting;
  /** The last view: how near everybody was is told from it. */
  readonly view: unknown;
  readonly close: () => void;
  readonly watch: () => void;
}

/** How it ended, why, and what next. */
export function EndPanel({ match, over, sitting, view, close, watch }: Props) {
  const won = over.winners.some((seat) => match.play.seats.includes(seat));
  const { header } = match;
  const near = sitting.guide.nearness(view);
  const again = (): void => {
    close();
    start({ game: header.game, title: header.title, people: header.people, automatic: header.automatic, wish: { mix: header.mix, options: header.options } }).catch((error: Error) => say({ kind: 'trouble', text: error.message }));
  };
  return (
    <Dialog
      title={won ? 'Victory' : 'The end'}
      close={close}
      look={won ? 'plum' : 'ink'}
      footer={
        <>
          <button type="button" className="button" onClick={() => (close(), watch())}>
            Watch it again
          </button>
          {header.campaign === undefined && (
            <button type="button" className="button" onClick={again}>
              Play again
            </button>
          )}
          <a className="button brass" href={addressOf({ page: 'lobby' })}>
            {header.campaign === undefined ? 'To the lobby' : 'On with the campaign'}
          </a>
        </>
      }
    >
      <div className="ending">
        <p className="verdict" data-won={won}>
          {near.length > 0 ? verdictOf(sitting, over) : won ? 'The journey is won.' : 'The journey is lost.'}
        </p>
        <p>{over.why}</p>
        {near.length > 0 && <Nearness sitting={sitting} near={near} winners={over.winners} />}
        {header.campaign !== undefined && <Counting campaign={header.campaign} match={match} won={won} />}
      </div>
    </Dialog>
  );
}

/** "The Spider (Ada) wins." Nobody wins where the rounds have run out. */
const verdictOf = (sitting: Sitting, { winners }: Over): string =>
  winners.length === 0 ? 'Nobody wins.' : `${winners.map((seat) => fullName(sitting, seat)).join(' and ')} ${winners.length > 1 || winners[0]?.endsWith('s') ? 'win' : 'wins'}.`;

/** A match of a campaign is counted as soon as there is nothing left to choose. */
function Counting({ campaign: id, match, won }: { readonly campaign: string; readonly match: AnyMatch; readonly won: boolean }) {
  const [state, setState] = useState<{ readonly campaign: Campaign; readonly rules: AnyCampaignRules } | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => void Promise.all([campaigns.get(id), campaignRulesOf(match.header.game)]).then(([campaign, rules]) => campaign && rules && setState({ campaign, rules })), [id, match]);

  const counted = state?.campaign.history.some(({ matchId }) => matchId === match.id) ?? false;
  const choices = state && !counted ? state.rules.choicesAfter(state.campaign.state, won) : [];
  const count = (choice: string | null): void => {
    if (!state) return;
    setBusy(true);
    campaigns
      .record(id, state.rules, { matchId: match.id, won, choice })
      .then((campaign) => setState({ ...state, campaign }))
      .catch((error: Error) => say({ kind: 'trouble', text: error.message }))
      .finally(() => setBusy(false));
  };
  const atOnce = state !== null && !counted && choices.length === 0;
  useEffect(() => {
    if (atOnce) count(null);
  }, [atOnce]);

  if (!state) return null;
  const title = state.rules.finished(state.campaign.state);
  if (title) return <p className="laurels">{title}</p>;
  if (choices.length > 0) return <RankChoice choices={choices} choose={count} busy={busy} />;
  return <p className="quiet">{won ? 'The rank is raised. The next game of the campaign waits in the lobby.' : 'A loss changes no rank. The campaign goes on.'}</p>;
}
