import type { Gesture } from '../../engine/kernel/option.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import { ActionList, type Choose } from './ActionList.tsx';
import type { AnyOpenMatch, AnySeen } from './any.ts';
import { DrawerPanel } from './DrawerPanel.tsx';
import { noWords } from '../../table/lines.ts';
import { LogDrawer } from './LogDrawer.tsx';
import { Notes } from './Notes.tsx';
import type { OpenedMatch } from './opening.ts';
import { ReferenceDrawer } from './ReferenceDrawer.tsx';
import type { DrawerState } from './useDrawer.ts';
import { entryOf, positionOf, type Replaying } from './useReplay.ts';
import { WhatHappened } from './WhatHappened.tsx';

interface Props extends Pick<OpenedMatch, 'table' | 'guide'> {
  readonly match: AnyOpenMatch;
  readonly drawing: DrawerState;
  /** What is shown, be it a replay. */
  readonly seen: AnySeen;
  /** Those of whoever acts first. */
  readonly questions: AnySeen['questions'];
  readonly live: AnySeen;
  /** What the match has told, as far as the table has shown it. */
  readonly log: AnySeen['log'];
  readonly replaying: Replaying;
  readonly moment: number;
  readonly busy: boolean;
  readonly choose: Choose;
  /** Whose page of the roles is opened first. */
  readonly seat: Seat | null;
  readonly rule: string | null;
  /** What a seat is called. */
  readonly called: (seat: Seat) => string;
  /** The table shows what an entry of the list would do. */
  readonly show: (gesture: Gesture | undefined) => void;
}

/** What can be done, what happened, and what the rules say. A closed drawer costs nothing. */
export function Drawers({
  match,
  table,
  guide,
  drawing: { drawer, toggle },
  seen,
  questions,
  live,
  log,
  replaying: { replay, open },
  moment,
  busy,
  choose,
  seat,
  rule,
  called,
  show,
}: Props) {
  const entries = live.log.length;
  return (
    <>
      <DrawerPanel id="actions" side="right" title="Actions" open={drawer === 'actions'} close={() => toggle('actions')}>
        <ActionList
          questions={questions}
          moment={moment}
          busy={busy}
          choose={choose}
          nameOf={(thing) => table?.reading?.(thing, seen.view)?.title ?? null}
          called={called}
          show={show}
        />
      </DrawerPanel>
      <DrawerPanel id="log" side="left" title="What happened" open={drawer === 'log'} close={() => toggle('log')}>
        {drawer === 'log' && (
          <>
            <Notes match={match.id} />
            <WhatHappened diary={table?.diary?.(seen.view)}>
              <LogDrawer
                naming={table?.naming}
                telling={table ?? noWords}
                log={log}
                shown={replay && entryOf(replay, replay.reel.snapshot().position, entries)}
                jump={(entry) => void open((one) => one.jump(positionOf(one, entry, entries)))}
              />
            </WhatHappened>
          </>
        )}
      </DrawerPanel>
      <DrawerPanel id="rules" side="left" title="Roles and rules" open={drawer === 'rules'} close={() => toggle('rules')}>
        {drawer === 'rules' && (
          <ReferenceDrawer
            game={match.header.game}
            mix={match.header.mix}
            guide={guide}
            seats={match.play.allSeats}
            seat={seat}
            rule={rule}
          />
        )}
      </DrawerPanel>
    </>
  );
}
