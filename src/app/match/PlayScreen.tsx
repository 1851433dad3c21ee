import { useContext } from 'react';
import { GameContext, ShelfContext, tableManifestOf } from '../games.ts';
import { MatchOnScreen } from './MatchOnScreen.tsx';
import type { OpenedMatch } from './opening.ts';

/** Everything around the table can ask for the manifest of its game. */
export function PlayScreen({ opened }: { readonly opened: OpenedMatch }) {
  return (
    <GameContext value={tableManifestOf(useContext(ShelfContext), opened.match.header.game)}>
      <MatchOnScreen opened={opened} />
    </GameContext>
  );
}
