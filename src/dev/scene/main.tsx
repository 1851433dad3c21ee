import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { VastMatch } from '../../engine/games/vast/vast.testing.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import { vast } from '../../engine/games/vast/index.ts';
import type { VastFact } from '../../engine/games/vast/facts.ts';
import { questionOf } from '../../play/matchHost.ts';
import { vastTable } from '../../table/games/vast/index.ts';
import type { Art, Question } from '../../table/contract.ts';
import { usualSettings } from '../../table/settings/settings.ts';
import { Table } from '../../table/Table.tsx';
import { positions } from './positions.ts';

/** `?at=late&layout=tall&quality=low&motion=reduced&seat=table`: the table of Vast in a made-up position; it can be played on. */
const wish = new URLSearchParams(location.search);
const quality = wish.get('quality') === 'low' ? 'low' : 'high';
const layout = wish.get('layout') === 'tall' || innerHeight > innerWidth * 1.1 ? 'tall' : 'wide';

/** The eyes that look on: by default those of whoever is asked. */
const eyesOf = (m: VastMatch): Seat | 'table' => wish.get('seat') ?? m.open[0]?.seat ?? 'table';

const questionsOf = (m: VastMatch): Question[] => m.open.map(questionOf);

interface Now {
  readonly moment: number;
  readonly facts: readonly VastFact[];
}

function Page({ match, art }: { readonly match: VastMatch; readonly art: Art }) {
  const [now, setNow] = useState<Now>({ moment: 0, facts: [] });
  const choose = (question: Question, option: string): void => {
    const heard = match.told.length;
    match.answer({ seat: question.seat, ask: question.ask, option });
    setNow({ moment: now.moment + 1, facts: match.told.slice(heard).map(({ fact }) => fact as VastFact) });
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
      game={vastTable}
      art={art}
      view={vast.view(match.peek(), eyesOf(match))}
      questions={questionsOf(match)}
      facts={now.facts}
      moment={now.moment}
      change={now.moment === 0 ? 'opened' : 'answered'}
      choose={choose}
      whyNot={async (gesture) => match.whyNot(match.open[0]?.seat ?? 'paladin', gesture)}
      settings={{ ...usualSettings, motion: wish.get('motion') === 'reduced' ? 'reduced' : 'full', quality: quality === 'low' ? 'low' : 'auto', speed: Number(wish.get('speed') ?? 1) }}
      layout={layout}
      onReady={() => document.body.setAttribute('data-ready', String(Math.round(performance.now())))}
      onError={(error) => console.error(error)}
    />
  );
}

const match = positions[wish.get('at') ?? 'late']!();
const art = await vastTable.load(quality, () => undefined, match.peek().journey ? 'paladins-journey' : undefined);
document.body.setAttribute('data-loaded', String(Math.round(performance.now())));
createRoot(document.getElementById('root')!).render(
  <>
    <Page match={match} art={art} />
    <nav>
      {Object.keys(positions).map((at) => (
        <a key={at} href={`?at=${at}`}>
          {at}
        </a>
      ))}
    </nav>
  </>,
);
