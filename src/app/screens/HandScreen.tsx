import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { HandLine, HandView, ToldCard } from '../../match/handView.ts';
import { linesOf, type AnyTelling } from '../../table/lines.ts';
import { ActionList } from '../match/ActionList.tsx';
import { useAnswering } from '../match/answering.ts';
import { Captions } from '../match/Captions.tsx';
import { PromptWords } from '../match/PromptWords.tsx';
import { fullName, titleOf, waitingWords } from '../match/sitting.ts';
import { ToldCards } from '../match/ToldCards.tsx';
import { usePlay } from '../match/usePlay.ts';
import { useToldCards } from '../match/useToldCards.ts';
import { Icon } from '../parts/Icon.tsx';
import { RoleMark } from '../parts/RoleMark.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { HandCards } from './HandCards.tsx';
import { HostedBroke } from './HostedBroke.tsx';
import { useHosted, useMine, useSitting } from './hosted.ts';
import { Matters } from './Matters.tsx';
import { OnTable } from './OnTable.tsx';
import { WatchAgain } from './WatchAgain.tsx';
import { WhoIsHere } from './WhoIsHere.tsx';

// fetched when they are opened
const HandLog = lazy(() => import('./HandLog.tsx').then(({ HandLog: it }) => ({ default: it })));
const HostedEnd = lazy(() => import('./HostedEnd.tsx').then(({ HostedEnd: it }) => ({ default: it })));
const HandRules = lazy(() => import('./HandRules.tsx').then(({ HandRules: it }) => ({ default: it })));

/** The host has put everything into words already. */
const asTold: AnyTelling = { words: { line: ({ text }: HandLine) => text, mark: ({ text }: HandLine) => text }, course: ['mark'] };

const nothing: readonly ToldCard[] = [];

/** In ms: long enough to be felt in a pocket, short enough not to be heard. */
const buzz = 70;

/** A phone in somebody's hand: what only they see, and everything they can do, one under the other. Plain DOM, no canvas. */
export function HandScreen() {
  const { play } = useHosted();
  const mine = useMine();
  const { company, sitting } = useSitting();
  const seen = usePlay(play);
  const { groups, diary, told: cards = nothing } = seen.view as HandView;
  const reading = useToldCards(seen.moment, seen.change === 'answered' ? cards : nothing, false);
  const told = linesOf(asTold, seen.facts);
  const { busy, choose, broke, fail, goOn } = useAnswering(play);
  const [sheet, setSheet] = useState<'log' | 'rules' | null>(null);
  const [hidden, setHidden] = useState(false);
  const [endRead, setEndRead] = useState('');
  useBuzz(seen.questions.some(({ kind }) => kind === 'main'), seen.moment);

  const { seat } = seen;
  const otherwise = seen.over ? seen.over.why : waitingWords(sitting, seen.waiting);
  // what one may do meanwhile stands in the list: the heading says what the match waits for
  const heading = seen.questions.find(({ kind }) => kind === 'main') ?? { prompt: otherwise };
  const { prompt } = heading;
  const asked = seen.questions.length > 0;
  if (hidden) return <Cover show={() => setHidden(false)} who={titleOf(sitting, seat)} asked={asked} />;
  return (
    <div className="hand-screen" data-asked={asked} data-moment={seen.moment}>
      <header className="hand-top">
        <RoleMark seat={seat} />
        <p>
          <strong>{titleOf(sitting, seat)}</strong>
          <span className="only-heard">You play {fullName(sitting, seat)}.</span>
          {mine.length > 1 && <OtherSeats seat={seat} />}
        </p>
        <WhoIsHere company={company} sitting={sitting} waiting={seen.waiting} />
      </header>
      <ConnectionLine />
      <main id="main" tabIndex={-1}>
        <h1 className="hand-prompt">
          <PromptWords {...heading} />
        </h1>
        {told.length > 0 && <p className="hand-told quiet">{told.slice(-2).map(({ text }) => text).join(' ')}</p>}
        {seen.over && endRead === seen.over.why && <WatchAgain />}
        {reading.cards.length > 0 && <ToldCards {...reading} />}
        <HostedBroke broke={broke} goOn={goOn} />
        <Matters waiting={seen.waiting} />
        <HandCards groups={groups.filter(({ below }) => !below)} questions={seen.questions} busy={busy} choose={choose} />
        <section className="hand-actions" aria-label="What you can do">
          <ActionList questions={seen.questions} moment={seen.moment} busy={busy} choose={choose} above={prompt} />
        </section>
        <HandCards groups={groups.filter(({ below }) => below)} questions={seen.questions} busy={busy} choose={choose} />
        {seat !== 'table' && <OnTable seat={seat} />}
      </main>
      <nav className="hand-tools" aria-label="Match">
        <Tool icon="log" word="Log" press={() => setSheet('log')} />
        <Tool icon="book" word="Rules" press={() => setSheet('rules')} />
        <Tool
          icon="undo"
          word={seen.undo === 'agree' ? 'Ask to undo' : 'Undo'}
          off={seen.undo === 'none'}
          press={() => void play.undo(seen.undo === 'agree').catch(fail)}
        />
        <Tool icon="close" word="Hide" press={() => setHidden(true)} />
      </nav>
      <Captions moment={seen.moment} lines={told} prompt={prompt} />
      <Suspense>
        {seen.over && <HostedEnd over={seen.over} view={seen.view} diary={diary} putAway={({ why }) => setEndRead(why)} />}
        {sheet === 'log' && <HandLog telling={asTold} log={seen.log} diary={diary} close={() => setSheet(null)} />}
        {sheet === 'rules' && <HandRules close={() => setSheet(null)} />}
      </Suspense>
    </div>
  );
}

/** A short buzz when it becomes one's turn. Phones that cannot, or whose owner forbids it, stay silent. */
function useBuzz(asked: boolean, moment: number): void {
  const before = useRef({ asked, moment });
  useEffect(() => {
    if (asked && !before.current.asked && moment !== before.current.moment) navigator.vibrate?.(buzz);
    before.current = { asked, moment };
  }, [asked, moment]);
}

function OtherSeats({ seat }: { readonly seat: string }) {
  const { play } = useHosted();
  const { sitting } = useSitting();
  return (
    <span className="other-seats">
      {useMine()
        .filter((one) => one !== seat)
        .map((one) => (
          <button key={one} type="button" className="button plain" onClick={() => void play.look(one)}>
            {titleOf(sitting, one)}
          </button>
        ))}
    </span>
  );
}

interface ToolProps {
  readonly icon: 'log' | 'book' | 'undo' | 'close';
  readonly word: string;
  readonly off?: boolean;
  readonly press: () => void;
}

const Tool = ({ icon, word, off = false, press }: ToolProps) => (
  <button type="button" className="button plain" disabled={off} onClick={press}>
    <Icon name={icon} />
    {word}
  </button>
);

/** Covers the hand from people nearby: nothing of it is in the page while it is covered. */
const Cover = ({ show, who, asked }: { readonly show: () => void; readonly who: string; readonly asked: boolean }) => (
  <main className="hand-cover" id="main">
    <button type="button" onClick={show} autoFocus>
      <strong>{who}</strong>
      <span>{asked ? 'It is your turn. Tap to look at your hand.' : 'Tap to look at your hand.'}</span>
    </button>
  </main>
);
