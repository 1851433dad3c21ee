import { useContext } from 'react';
import type { Over } from '../../engine/kernel/rules.ts';
import type { Diary } from '../../match/handView.ts';
import { GameContext } from '../games.ts';
import { LastPage } from './LastPage.tsx';
import { Nearness } from './Nearness.tsx';
import { fullName, type Sitting } from './sitting.ts';

interface Props {
  readonly over: Over;
  readonly sitting: Sitting;
  /** The last view: how near everybody was is told from it. */
  readonly view: unknown;
  /** For somebody who plays: their side has won. For those who only watch: somebody has. */
  readonly won: boolean;
  /** Of a game that keeps one: its last page is the report. */
  readonly diary: Diary | undefined;
}

/** For a game without a table. */
const plainEnding = { won: 'The game is won.', lost: 'The game is lost.' };

/** Who has won and why, what the story ends with, and how near everybody was: the same on every screen. */
export function Ending({ over, sitting, view, won, diary }: Props) {
  const near = sitting.guide.nearness(view);
  const lastPage = sitting.guide.lastPage?.(view);
  const report = diary?.pages.at(-1);
  const words = useContext(GameContext)?.ending ?? plainEnding;
  return (
    <>
      <p className="verdict" data-won={won}>
        {near.length > 0 ? verdictOf(sitting, over) : won ? words.won : words.lost}
      </p>
      <p>{over.why}</p>
      {lastPage && <LastPage told={lastPage} />}
      {report && <LastPage told={{ title: report.title, paragraphs: report.lines }} />}
      {near.length > 0 && <Nearness sitting={sitting} near={near} winners={over.winners} />}
    </>
  );
}

/** "The Miller (Ada) wins." Nobody wins where the rounds have run out. */
const verdictOf = (sitting: Sitting, { winners }: Over): string =>
  winners.length === 0
    ? 'Nobody wins.'
    : (`${winners.map((seat) => fullName(sitting, seat)).join(' and ')} ` +
      `${winners.length > 1 || winners[0]?.endsWith('s') ? 'win' : 'wins'}.`);
