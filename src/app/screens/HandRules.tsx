import { useCallback } from 'react';
import { guideOf } from '../../match/guides.ts';
import { ReferenceDrawer } from '../match/ReferenceDrawer.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useHosted, useMine } from './hosted.ts';
import { useFetched } from './useFetched.ts';

/** The sheet of one's own role, and every rule by a word. */
export function HandRules({ close }: { readonly close: () => void }) {
  const { play } = useHosted();
  const { game, mix, seats } = play.about;
  const guide = useFetched(useCallback(() => guideOf(game), [game])); // the hand itself knows only what seats are called
  const mine = useMine()[0] ?? null;
  return (
    <Dialog title="Roles and rules" close={close}>
      {guide && <ReferenceDrawer game={game} mix={mix} guide={guide} seats={seats} seat={mine} rule={null} />}
    </Dialog>
  );
}
