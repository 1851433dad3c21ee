import { Dialog } from '../parts/Dialog.tsx';
import { ReferenceDrawer } from '../match/ReferenceDrawer.tsx';
import { useHosted, useMine } from './hosted.ts';

/** The sheet of one's own role, and every rule by a word. */
export function HandRules({ close }: { readonly close: () => void }) {
  const { play, guide } = useHosted();
  const { game, mix, seats } = play.about;
  return (
    <Dialog title="Roles and rules" close={close}>
      <ReferenceDrawer game={game} mix={mix} guide={guide} seats={seats} seat={useMine()[0] ?? null} rule={null} />
    </Dialog>
  );
}
