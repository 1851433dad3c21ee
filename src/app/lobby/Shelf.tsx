import { coverOf } from './covers.ts';
import { useRules } from './useLobby.ts';

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
  const { rules } = useRules(game);
  return (
    <button type="button" className="box" aria-pressed={here} onClick={choose}>
      <img src={coverOf(game)} alt="" />
      <span>{rules?.title ?? game}</span>
    </button>
  );
}
