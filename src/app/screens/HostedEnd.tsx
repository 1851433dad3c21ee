import { useState } from 'react';
import type { Over } from '../../engine/kernel/rules.ts';
import { LastPage } from '../match/LastPage.tsx';
import { Nearness } from '../match/Nearness.tsx';
import { fullName } from '../match/sitting.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { useHosted, useSitting } from './hosted.ts';
import { WatchAgain } from './WatchAgain.tsx';

/** Who has won, and how near everybody was. It can be put away: the table stays as it was at the end. */
export function HostedEnd({ over, view }: { readonly over: Over | null; readonly view: unknown }) {
  const { guide } = useHosted();
  const { sitting } = useSitting();
  const [read, setRead] = useState(false);
  if (!over || read) return null;
  const near = guide.nearness(view);
  const page = guide.lastPage?.(view);
  const winners = over.winners.map((seat) => fullName(sitting, seat)).join(' and ');
  return (
    <Dialog title="The match is over" close={() => setRead(true)}>
      <div className="ending">
        <p className="verdict" data-won={over.winners.length > 0}>
          {over.winners.length === 0 ? 'Nobody wins.' : `Won by ${winners}.`}
        </p>
        <p>{over.why}</p>
        {page && <LastPage page={page} />}
        {near.length > 0 && <Nearness sitting={sitting} near={near} winners={over.winners} />}
        <WatchAgain />
      </div>
    </Dialog>
  );
}
