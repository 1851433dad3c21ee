import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { games } from '../../engine/games/list.ts';
import type { Json, Seat } from '../../engine/kernel/rule.ts';
import { questionOf } from '../../match/question.ts';
import type { Art } from '../../table/contract.ts';
import { tables } from '../../table/games/list.ts';
import type { Question } from '../../match/question.ts';
import { usualSettings } from '../../table/settings/settings.ts';
import { Table } from '../../table/Table.tsx';
import { positionsOf, type AnyMatch } from './position.ts';

/** `?game=name&at=position&layout=tall&quality=low&motion=reduced&seat=table`: a game in a made-up position; it can be played on. */
const wish = new URLSearchParams(location.search);
const game = wish.get('game') ?? Object.keys(games)[0]!;
const { positions: known, mixOf } = await positionsOf(game);
const rules = await (await games[game]!()).manifest.rules();
const table = await tables[game]!.table();
const quality = wish.get('quality') === 'low' ? 'low' : 'high';
const layoutOf = () => (wish.get('layout') === 'tall' || innerHeight > innerWidth * 1.1 ? 'tall' : 'wide');

/** The viewer: by default the seat that is asked. */
const viewerOf = (m: AnyMatch): Seat | 'table' => wish.get('seat') ?? m.open[0]?.seat ?? 'table';

const questionsOf = (m: AnyMatch): Question[] => m.open.map(questionOf);
/** The common table shows what everybody may see; a seat has what it is asked itself. Without a viewer all that is open is shown. */
const shownOn = (m: AnyMatch): Question[] => {
  const viewer = wish.get('seat');
  return questionsOf(m).filter(({ seat, secret }) => viewer === null || seat === viewer || (viewer === 'table' && !secret));
};

interface Now {
  readonly moment: number;
  readonly facts: readonly { readonly fact: string }[];
}

function Page({ match, art }: { readonly match: AnyMatch; readonly art: Art }) {
  const [now, setNow] = useState<Now>({ moment: 0, facts: [] });
  const choose = (question: Question, option: string, draft?: Json): void => {
    const heard = match.told.length;
    match.answer({ seat: question.seat, ask: question.ask, option, ...(draft !== undefined && { draft }) });
    setNow({ moment: now.moment + 1, facts: match.told.slice(heard).map(({ fact }) => fact) });
  };
  // for scripts: what is offered, and an answer by the id of its option
  Object.assign(window, {
    scene: {
      questions: questionsOf(match),
      answer: (id: string) => choose(questionsOf(match).find(({ options }) => options.some((option) => option.id === id))!, id),
    },
  });
  return (
    <Table
      game={table}
      art={art}
      view={rules.view(match.peek(), viewerOf(match))}
      questions={shownOn(match)}
      facts={now.facts}
      moment={now.moment}
      change={now.moment === 0 ? 'opened' : 'answered'}
      choose={choose}
      whyNot={async (gesture) => match.whyNot(match.open[0]?.seat ?? match.seats[0]!, gesture)}
      settings={{
        ...usualSettings,
        motion: wish.get('motion') === 'reduced' ? 'reduced' : 'full',
        quality: quality === 'low' ? 'low' : 'auto',
        speed: Number(wish.get('speed') ?? 1),
      }}
      layout={layoutOf()}
      onReady={() => document.body.setAttribute('data-ready', String(Math.round(performance.now())))}
      onError={(error) => console.error(error)}
    />
  );
}

/** The position on the table, and another in its place when a script asks for it: pictures of many positions need the art only once. */
function Opened({ first, art }: { readonly first: AnyMatch; readonly art: Art }) {
  const [{ match, turn }, setOpened] = useState({ match: first, turn: 0 });
  const open = (at: string): void => {
    document.body.removeAttribute('data-ready');
    setOpened({ match: known[at]!(), turn: turn + 1 });
  };
  Object.assign(window, { openScene: open });
  return <Page key={turn} match={match} art={art} />;
}

const match = known[wish.get('at') ?? Object.keys(known)[0]!]!();
const art = await table.load(quality, () => undefined, mixOf?.(match));
document.body.setAttribute('data-loaded', String(Math.round(performance.now())));
createRoot(document.getElementById('root')!).render(
  <>
    <Opened first={match} art={art} />
    <nav>
      {Object.keys(known).map((at) => (
        <a key={at} href={`?game=${game}&at=${at}`}>
          {at}
        </a>
      ))}
    </nav>
  </>,
);
