import { useContext } from 'react';
import type { Over } from '../../engine/kernel/rules.ts';
import { CountedMatch } from '../campaign/CountedMatch.tsx';
import { GameContext } from '../games.ts';
import { start } from '../keeping.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { say } from '../parts/notices.ts';
import { addressOf } from '../router.ts';
import type { AnyOpenMatch } from './any.ts';
import { LastPage } from './LastPage.tsx';
import { Nearness } from './Nearness.tsx';
import { fullName, type Sitting } from './sitting.ts';

interface Props {
  readonly match: AnyOpenMatch;
  readonly over: Over;
  readonly sitting: Sitting;
  /** The last view: how near everybody was is told from it. */
  readonly view: unknown;
  readonly close: () => void;
  readonly watch: () => void;
}

/** For a game without a table. */
const plainEnding = { won: 'The game is won.', lost: 'The game is lost.' };

/** How it ended, why, and what next. */
export function EndPanel({ match, over, sitting, view, close, watch }: Props) {
  const won = over.winners.some((seat) => match.play.seats.includes(seat));
  const { header } = match;
  const near = sitting.guide.nearness(view);
  const page = sitting.guide.lastPage?.(view);
  const words = useContext(GameContext)?.ending ?? plainEnding;
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
        <p className="verdict" data-won={won}>
          {near.length > 0 ? verdictOf(sitting, over) : won ? words.won : words.lost}
        </p>
        <p>{over.why}</p>
        {page && <LastPage page={page} />}
        {near.length > 0 && <Nearness sitting={sitting} near={near} winners={over.winners} />}
        {header.campaign !== undefined && <CountedMatch campaign={header.campaign} match={match} over={over} won={won} />}
      </div>
    </Dialog>
  );
}

/** "The Miller (Ada) wins." Nobody wins where the rounds have run out. */
const verdictOf = (sitting: Sitting, { winners }: Over): string =>
  winners.length === 0
    ? 'Nobody wins.'
    : (`${winners.map((seat) => fullName(sitting, seat)).join(' and ')} ` +
      `${winners.length > 1 || winners[0]?.endsWith('s') ? 'win' : 'wins'}.`);
