import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyCampaignRules } from '../../engine/kernel/campaign.ts';
import type { Guide } from '../../engine/kernel/guide.ts';
import type { Lesson } from '../../engine/kernel/lesson.ts';
import type { GameManifest } from '../../engine/kernel/manifest.ts';
import { noGuide } from '../../match/guides.ts';
import { CampaignPanel } from '../campaign/CampaignPanel.tsx';
import { GameContext, offered, ShelfContext, tableOf, useManifest } from '../games.ts';
import { saves } from '../keeping.ts';
import { PageFrame } from '../pages/PageFrame.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { useCover } from './covers.ts';
import { Learn, learn } from './Learn.tsx';
import { NewGame } from './NewGame.tsx';
import { NewJourney } from './NewJourney.tsx';
import { SavedMatches } from './SavedMatches.tsx';
import { Shelf } from './Shelf.tsx';
import { useImport } from './useImport.ts';
import { useKept, type Kept } from './useLobby.ts';

export function Lobby() {
  const shelf = useContext(ShelfContext);
  const games = offered(shelf);
  const [game, setGame] = useState(games[0] ?? '');
  const { value: manifest, trouble } = useManifest(game);
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
      {manifest && (
        <GameContext value={tableOf(shelf, manifest.name)}>
          <Room key={manifest.name} manifest={manifest} kept={kept} reload={reload} open={open} />
        </GameContext>
      )}
    </PageFrame>
  );
}

interface RoomProps {
  readonly manifest: GameManifest;
  readonly kept: Kept | null;
  readonly reload: () => void;
  readonly open: (files: FileList | null) => void;
}

/** One game: its lid, what can be begun, what can go on. */
function Room({ manifest, kept, reload, open }: RoomProps) {
  const { name, title, groups } = manifest;
  const [campaignRules, setCampaignRules] = useState<AnyCampaignRules | null>(null);
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  /** Null until it is known what the seats are called: a chair that is chosen under another name would be chosen in vain. */
  const [guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => {
    void (manifest.campaign?.() ?? Promise.resolve(null)).then(setCampaignRules);
    void (manifest.lessons?.() ?? Promise.resolve([])).then(setLessons);
    void (manifest.guide?.() ?? Promise.resolve(noGuide)).then(setGuide);
  }, [manifest]);
  const tagline = useContext(GameContext)?.tagline;
  const matches = kept?.matches ?? [];
  const last = matches.find(({ over, game }) => over === null && game === name);
  return (
    <div className="room">
      <section className="lid" aria-labelledby="lid-title">
        <img src={useCover(name)} alt="" />
        <div>
          <p className="small-caps">{title.split(':')[0]}</p>
          <h1 id="lid-title">{title.split(':')[1]?.trim() ?? title}</h1>
          <p>{tagline}</p>
        </div>
      </section>
      <div className="beside-lid">
        {last && <ContinueCard match={last} />}
        {guide &&
          groups
            .filter(({ kind }) => kind === 'seats')
            .map((group) => <NewGame key={`${name} ${group.mixes[0]}`} manifest={manifest} group={group} guide={guide} />)}
      </div>
      {groups
        .filter(({ kind }) => kind === 'alone')
        .map((group) => {
          const first = lessons.find(({ mix }) => group.mixes.includes(mix));
          const teach = first ? () => void learn(first) : null;
          return <NewJourney key={`${name} ${group.mixes[0]}`} manifest={manifest} group={group} learn={teach} />;
        })}
      {campaignRules && kept && (
        <CampaignPanel
          manifest={manifest}
          rules={campaignRules}
          campaigns={kept.campaigns.filter(({ save }) => save.game === name)}
          matches={matches}
          reload={reload}
        />
      )}
      {guide && lessons.length > 1 && <Learn lessons={lessons} guide={guide} />}
      {kept && <SavedMatches matches={matches} reload={reload} open={open} />}
    </div>
  );
}
