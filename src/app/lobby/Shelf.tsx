import { useContext } from 'react';
import type { MatchSummary } from '../../play/saves.ts';
import { ShelfContext, tableManifestOf, useManifest } from '../games.ts';
import { addressOf } from '../router.ts';
import { choices } from './choices.ts';
import { useCover } from './covers.ts';
import { factsLine, titleParts } from './facts.ts';
import { learnGame } from './learning.ts';

interface Props {
  readonly games: readonly string[];
  /** Null until it is known what has been played here. */
  readonly matches: readonly MatchSummary[] | null;
}

/** The boxes on the shelf: each opens the page of its game, and offers its first lesson. */
export const Shelf = ({ games, matches }: Props) => (
  <ul className="shelf" aria-label="Games" data-boxes={games.length}>
    {games.map((game) => (
      <Box key={game} game={game} played={matches?.some((match) => match.game === game) ?? null} />
    ))}
  </ul>
);

function Box({ game, played }: { readonly game: string; readonly played: boolean | null }) {
  const { value: manifest, trouble } = useManifest(game);
  const table = tableManifestOf(useContext(ShelfContext), game);
  const cover = useCover(game);
  const to = addressOf({ page: 'game', game, part: null });
  const { above, main } = titleParts(manifest?.title ?? '');
  return (
    <li className="box" data-game={game} data-last={choices().last === game}>
      <a className="box-face" href={to} aria-label={manifest?.title ?? game}>
        <img src={cover} alt="" style={{ objectPosition: `${table?.coverAt ?? 50}% 40%` }} />
        <span className="box-title">
          {above && <small className="small-caps">{above}</small>}
          <strong>{main}</strong>
        </span>
      </a>
      {trouble && <p className="box-facts">{trouble}</p>}
      <p className="box-facts">{manifest && factsLine(manifest, table)}</p>
      <div className="box-acts">
        <a className="button brass" href={to}>
          Play<span className="only-heard"> {manifest?.title}</span>
        </a>
        <button type="button" className="button learn-first" disabled={!manifest} onClick={() => manifest && void learnGame(manifest)}>
          <span>
            {played === false && <span className="never">Never played? </span>}
            Learn in ten minutes
            <span className="only-heard">: {manifest?.title}</span>
          </span>
        </button>
      </div>
    </li>
  );
}
