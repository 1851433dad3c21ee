import { useContext, useEffect } from 'react';
import type { GameManifest } from '../../engine/kernel/manifest.ts';
import { GameContext, offered, ShelfContext, tableManifestOf, useManifest } from '../games.ts';
import { PageShell } from '../pages/PageShell.tsx';
import { addressOf } from '../router.ts';
import { UnknownGame } from '../trouble/Trouble.tsx';
import { choiceOf, remember } from './choices.ts';
import { ContinueCard } from './ContinueCard.tsx';
import { useCover } from './covers.ts';
import { factsLine, titleParts } from './facts.ts';
import { GamePart } from './GamePart.tsx';
import { learnGame } from './learning.ts';
import { partOf, partsOf } from './parts.ts';
import { useKept } from './useLobby.ts';
import { Warning } from '../parts/Warning.tsx';

/** One game: its lid with how many and how long, and whatever can be begun, one part at a time. */
export function GamePage({ game, part }: { readonly game: string; readonly part: string | null }) {
  const shelf = useContext(ShelfContext);
  const known = offered(shelf).includes(game);
  const { value: manifest, trouble } = useManifest(game);
  useEffect(() => {
    if (known) remember(game);
  }, [known, game]);
  if (!known) return <UnknownGame why={`There is no game called ${game} on this table.`} />;
  return (
    <PageShell title={manifest?.title ?? 'Game'} here="game">
      <Warning text={trouble && `This game could not be loaded. ${trouble}`} />
      {manifest && (
        <GameContext value={tableManifestOf(shelf, game)}>
          <Room key={game} manifest={manifest} part={part} />
        </GameContext>
      )}
    </PageShell>
  );
}

function Room({ manifest, part }: { readonly manifest: GameManifest; readonly part: string | null }) {
  const { name, title } = manifest;
  const table = useContext(GameContext);
  const { kept, reload } = useKept();
  const parts = partsOf(manifest);
  const here = partOf(parts, part, choiceOf(name).part);
  useEffect(() => {
    if (here && part === here.id) remember(name, { part: here.id });
  }, [name, part, here?.id]);
  const last = kept?.matches.find(({ over, game }) => over === null && game === name);
  const played = kept?.matches.some((match) => match.game === name) ?? true;
  const { above, main } = titleParts(title);
  return (
    <div className="room">
      <section className="lid" aria-labelledby="lid-title">
        <img src={useCover(name)} alt="" />
        <div>
          {above && <p className="small-caps">{above}</p>}
          <h1 id="lid-title">{main}</h1>
          <p className="lid-facts">{factsLine(manifest, table)}</p>
          <p className="tagline">{table?.tagline}</p>
          <button type="button" className="button" onClick={() => void learnGame(manifest)}>
            {played ? '' : 'Never played? '}Learn in ten minutes
          </button>
        </div>
      </section>
      <div className="beside-lid">
        {last && <ContinueCard match={last} />}
        <nav className="parts" aria-label={`What to do with ${title}`}>
          {parts.map(({ id, title: word }) => (
            <a key={id} href={addressOf({ page: 'game', game: name, part: id })} aria-current={id === here?.id ? 'page' : undefined}>
              {word}
            </a>
          ))}
        </nav>
        {here && <GamePart key={here.id} manifest={manifest} part={here} kept={kept} reload={reload} />}
      </div>
    </div>
  );
}
