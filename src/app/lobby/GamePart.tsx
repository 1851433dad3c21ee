import { useEffect, useState } from 'react';
import type { AnyCampaignRules } from '../../engine/kernel/campaign.ts';
import type { Guide } from '../../engine/kernel/guide.ts';
import type { Lesson } from '../../engine/kernel/lesson.ts';
import type { GameManifest } from '../../engine/kernel/manifest.ts';
import { noGuide } from '../../match/guides.ts';
import { CampaignPanel } from '../campaign/CampaignPanel.tsx';
import { lostWords } from '../trouble/lost.ts';
import { Learn } from './Learn.tsx';
import { NewGame } from './NewGame.tsx';
import { NewJourney } from './NewJourney.tsx';
import type { PagePart } from './parts.ts';
import type { KeptGames } from './useLobby.ts';
import { Warning } from '../parts/Warning.tsx';

interface Props {
  readonly manifest: GameManifest;
  readonly part: PagePart;
  readonly kept: KeptGames | null;
  readonly reload: () => void;
}

interface Loaded {
  /** Null until it is known what the seats are called: a chair that is chosen under another name would be chosen in vain. */
  readonly guide: Guide;
  readonly lessons: readonly Lesson[];
  readonly campaign: AnyCampaignRules | null;
}

/** One part of a game's page, with what it needs of the game. */
export function GamePart({ manifest, part, kept, reload }: Props) {
  const [loaded, setLoaded] = useState<Loaded | Error | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([
      manifest.guide?.() ?? noGuide,
      part.kind === 'lessons' ? (manifest.lessons?.() ?? []) : [],
      part.kind === 'campaign' ? (manifest.campaign?.() ?? null) : null,
    ]).then(
      ([guide, lessons, campaign]) => current && setLoaded({ guide, lessons, campaign }),
      (error: unknown) => current && setLoaded(error instanceof Error ? error : new Error(String(error))),
    );
    return () => void (current = false);
  }, [manifest, part.kind]);

  if (loaded instanceof Error) return <Warning text={lostWords(loaded)} />;
  if (!loaded) return null;
  if (part.kind === 'lessons') return <Learn lessons={loaded.lessons} guide={loaded.guide} />;
  if (part.kind === 'group')
    return part.group.kind === 'seats' ? (
      <NewGame manifest={manifest} group={part.group} guide={loaded.guide} />
    ) : (
      <NewJourney manifest={manifest} group={part.group} />
    );
  if (!loaded.campaign || !kept) return null;
  return (
    <CampaignPanel
      manifest={manifest}
      rules={loaded.campaign}
      campaigns={kept.campaigns.filter(({ save }) => save.game === manifest.name)}
      matches={kept.matches}
      reload={reload}
    />
  );
}
