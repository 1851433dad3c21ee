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
  const verdict =
    near.length > 0 && over.winners.length < near.length ? verdictOf(sitting, over) : won ? words.won : words.lost;
  const lines = report?.lines.filter((line) => !isSaid(over.why, line)) ?? [];
  return (
    <>
      <p className="verdict" data-won={won}>
        {verdict}
      </p>
      {!isSaid(verdict, over.why) && <p>{over.why}</p>}
      {lastPage && <LastPage told={lastPage} />}
      {report && lines.length > 0 && <LastPage told={{ title: report.title, paragraphs: lines }} />}
      {near.length > 0 && <Nearness sitting={sitting} near={near} winners={over.winners} />}
    </>
  );
}

/** Whether a line says the same again, but for its stops. */
const isSaid = (said: string, line: string): boolean => bare(said) === bare(line);
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** "The Miller (Ada) wins." Everybody together wins as the game says it. Nobody wins where the rounds have run out. */
const verdictOf = (sitting: Sitting, { winners }: Over): string =>
  winners.length === 0
    ? 'Nobody wins.'
    : (`${winners.map((seat) => fullName(sitting, seat)).join(' and ')} ` +
      `${winners.length > 1 || winners[0]?.endsWith('s') ? 'win' : 'wins'}.`);
