import { useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { say } from '../parts/notices.ts';
import { addressOf } from '../router.ts';
import { useHosted, useMine } from './hosted.ts';

/** After the end a seat fetches the match into its own browser and sees all of it again, with every hand open. */
export function WatchAgain() {
  const { play } = useHosted();
  const [busy, setBusy] = useState(false);
  if (useMine().length === 0) return null;
  const fetchIt = async (): Promise<void> => {
    setBusy(true);
    try {
      const { json } = await play.exported();
      const { saves } = await import('../keeping.ts'); // a phone loads it only now
      const { id } = await saves.importFile(json);
      window.location.assign(`/${addressOf({ page: 'play', match: id })}`);
    } catch (error) {
      say({ kind: 'trouble', text: error instanceof Error ? error.message : String(error) });
      setBusy(false);
    }
  };
  return (
    <button type="button" className="button" disabled={busy} onClick={() => void fetchIt()}>
      <Icon name="replay" />
      Watch it again
    </button>
  );
}
