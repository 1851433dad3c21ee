import type { Diary } from '../../match/handView.ts';
import type { AnyFact, AnyTelling } from '../../table/lines.ts';
import { LogDrawer } from '../match/LogDrawer.tsx';
import { WhatHappened } from '../match/WhatHappened.tsx';
import { Dialog } from '../parts/Dialog.tsx';

interface Props {
  readonly telling: AnyTelling;
  readonly log: readonly (readonly AnyFact[])[];
  readonly diary: Diary | undefined;
  readonly close: () => void;
}

/** The whole story on a phone. */
export const HandLog = ({ telling, log, diary, close }: Props) => (
  <Dialog title="What happened" close={close}>
    <WhatHappened diary={diary}>
      <LogDrawer telling={telling} naming={undefined} log={log} jump={() => {}} shown={null} />
    </WhatHappened>
  </Dialog>
);
