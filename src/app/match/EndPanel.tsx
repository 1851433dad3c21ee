import type { Over } from '../../engine/kernel/rules.ts';
import type { Diary } from '../../match/handView.ts';
import { CountedMatch } from '../campaign/CountedMatch.tsx';
import { start } from '../keeping.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { say } from '../parts/notices.ts';
import { addressOf } from '../router.ts';
import type { AnyOpenMatch } from './any.ts';
import { Ending } from './Ending.tsx';
import type { Sitting } from './sitting.ts';

interface Props {
  readonly match: AnyOpenMatch;
  readonly over: Over;
  readonly sitting: Sitting;
  /** The last view: how near everybody was is told from it. */
  readonly view: unknown;
  /** Of a game that keeps one: its last page is the report. */
  readonly diary?: Diary | undefined;
  readonly close: () => void;
  readonly watch: () => void;
}

/** How it ended, why, and what next. */
export function EndPanel({ match, over, sitting, view, diary, close, watch }: Props) {
  const won = over.winners.some((seat) => match.play.seats.includes(seat));
  const { header } = match;
  const again = (): void => {
    close();
    start({
      game: header.game,
      title: header.title,
      people: header.people,
      automatic: header.automatic,
      wish: { mix: header.mix, options: header.options },
    }).catch((error: Error) => say({ kind: 'trouble', text: error.message }));
  };
  return (
    <Dialog
      title={won ? 'Victory' : 'The end'}
      close={close}
      look={won ? 'plum' : 'ink'}
      footer={
        <>
          <button type="button" className="button" onClick={() => (close(), watch())}>
            Watch it again
          </button>
          {header.campaign === undefined && (
            <button type="button" className="button" onClick={again}>
              Play again
            </button>
          )}
          <a className="button brass" href={addressOf({ page: 'lobby' })}>
            {header.campaign === undefined ? 'To the lobby' : 'On with the campaign'}
          </a>
        </>
      }
    >
      <div className="ending">
        <Ending over={over} sitting={sitting} view={view} won={won} diary={diary} />
        {header.campaign !== undefined && <CountedMatch campaign={header.campaign} match={match} over={over} won={won} />}
      </div>
    </Dialog>
  );
}
