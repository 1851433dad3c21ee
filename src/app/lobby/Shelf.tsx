import { useManifest } from '../games.ts';
import { useCover } from './covers.ts';

interface Props {
  readonly games: readonly string[];
  readonly chosen: string;
  readonly choose: (game: string) => void;
}

/** The boxes on the shelf, once there is more than one. */
export const Shelf = ({ games, chosen, choose }: Props) => (
  <nav className="shelf" aria-label="Games">
    {games.map((game) => (
      <Box key={game} game={game} here={game === chosen} choose={() => choose(game)} />
    ))}
  </nav>
);

function Box({ game, here, choose }: { readonly game: string; readonly here: boolean; readonly choose: () => void }) {
  return (
    <button type="button" className="box" data-game={game} aria-pressed={here} onClick={choose}>
      <img src={useCover(game)} alt="" />
      <span>{useManifest(game).value?.title}</span>
    </button>
  );
}
