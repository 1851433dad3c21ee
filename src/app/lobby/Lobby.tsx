import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Guide } from '../../engine/kernel/guide.ts';
import type { Lesson } from '../../engine/kernel/lesson.ts';
import type { AnyRules } from '../../engine/kernel/rules.ts';
import type { AnyCampaignRules } from '../../play/campaigns.ts';
import { guideOf, noGuide } from '../../play/guides.ts';
import { gameNames } from '../../play/games.ts';
import { gameCards } from '../../table/games/registry.ts';
import { CampaignPanel } from '../campaign/CampaignPanel.tsx';
import { campaignRulesOf } from '../../play/campaignRules.ts';
import { lessonsOf } from '../../play/lessons.ts';
import { saves } from '../keeping.ts';
import { PageFrame } from '../pages/PageFrame.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { coverOf } from './covers.ts';
import { laidMixes } from './laidMixes.ts';
import { Learn, learn } from './Learn.tsx';
import { NewGame } from './NewGame.tsx';
import { NewJourney } from './NewJourney.tsx';
import { SavedMatches } from './SavedMatches.tsx';
import { Shelf } from './Shelf.tsx';
import { useImport } from './useImport.ts';
import { useKept, useRules, type Kept } from './useLobby.ts';

/** What has rules and a table; a game that is still being built has only one of them. */
const games = gameCards.map(({ game }) => game).filter((game) => gameNames.includes(game));

export function Lobby() {
  const [game, setGame] = useState(games[0] ?? '');
  const { rules, trouble } = useRules(game);
  const { kept, reload } = useKept();
  const { open, over } = useImport(reload);
  const storageTrouble = useSyncExternalStore(saves.storage.trouble.subscribe, saves.storage.trouble.snapshot);
  return (
    <PageFrame title="Lobby" here="lobby">
      {over && (
        <div className="drop-here" aria-hidden="true">
          <p>Drop the match on the table</p>
        </div>
      )}
      {storageTrouble && (
        <p className="warning" role="alert">
          {storageTrouble.message}
        </p>
      )}
      {games.length > 1 && <Shelf games={games} chosen={game} choose={setGame} />}
      {trouble && (
        <p className="warning" role="alert">
          This game could not be loaded: {trouble} Reload the page to try again.
        </p>
      )}
      {rules && <Room rules={rules} kept={kept} reload={reload} open={open} />}
    </PageFrame>
  );
}

interface RoomProps {
  readonly rules: AnyRules;
  readonly kept: Kept | null;
  readonly reload: () => void;
  readonly open: (files: FileList | null) => void;
}

/** One game: its lid, what can be begun, what can go on. */
function Room({ rules, kept, reload, open }: RoomProps) {
  const [campaignRules, setCampaignRules] = useState<AnyCampaignRules | null>(null);
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  const [guide, setGuide] = useState<Guide>(noGuide);
  useEffect(() => {
    void campaignRulesOf(rules.name).then(setCampaignRules);
    void lessonsOf(rules.name).then(setLessons);
    void guideOf(rules.name).then(setGuide);
  }, [rules.name]);
  const laid = laidMixes(rules);
  const alone = laid.filter(({ seats }) => seats.length === 1);
  const several = laid.filter(({ seats }) => seats.length > 1);
  const first = lessons.find(({ mix }) => alone.some(({ id }) => id === mix));
  const card = gameCards.find(({ game }) => game === rules.name);
  const matches = kept?.matches ?? [];
  const last = matches.find(({ over, game }) => over === null && game === rules.name);
  return (
    <div className="room">
      <section className="lid" aria-labelledby="lid-title">
        <img src={coverOf(rules.name)} alt="" />
        <div>
          <p className="small-caps">{rules.title.split(':')[0]}</p>
          <h1 id="lid-title">{rules.title.split(':')[1]?.trim() ?? rules.title}</h1>
          <p>{card?.tagline}</p>
        </div>
      </section>
      <div className="beside-lid">
        {last && <ContinueCard match={last} />}
        {several.length > 0 && <NewGame key={rules.name} rules={rules} guide={guide} mixes={several} />}
      </div>
      {alone.length > 0 && <NewJourney key={rules.name} rules={rules} mixes={alone} learn={first ? () => void learn(first) : null} />}
      {campaignRules && kept && (
        <CampaignPanel
          rules={rules}
          campaignRules={campaignRules}
          campaigns={kept.campaigns.filter(({ game }) => game === rules.name)}
          matches={matches}
          reload={reload}
        />
      )}
      {lessons.length > 1 && <Learn lessons={lessons} guide={guide} />}
      {kept && <SavedMatches matches={matches} reload={reload} open={open} />}
    </div>
  );
}
