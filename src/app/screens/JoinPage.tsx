import { useContext, useEffect, useState } from 'react';
import type { Guide } from '../../engine/kernel/guide.ts';
import { guideOf, noGuide } from '../../match/guides.ts';
import { HostRefused } from '../../play/hostApi.ts';
import { GameContext, ShelfContext, tableManifestOf } from '../games.ts';
import { PageShell } from '../pages/PageShell.tsx';
import { Switch } from '../parts/Choice.tsx';
import { Warning } from '../parts/Warning.tsx';
import { addressOf, go } from '../router.ts';
import { Chairs } from './Chairs.tsx';
import { theHost, useHost } from './host.ts';
import { codeOf, openScreen, roleForHere, sitDown, troubleWords, watchWith, type Knocked } from './joining.ts';
import { QrCode } from './QrCode.tsx';
import { ScreenLinks } from './ScreenLinks.tsx';
import { seatsIn } from './seats.ts';

/** Whoever has the code finds the chairs here, be it by camera or by hand. */
export function JoinPage({ code }: { readonly code: string | null }) {
  return (
    <PageShell title="Join" here="join">
      {code === null ? <CodeForm trouble={null} /> : <Doorway key={code} code={codeOf(code)} />}
    </PageShell>
  );
}

function CodeForm({ trouble }: { readonly trouble: string | null }) {
  const [typed, setTyped] = useState('');
  return (
    <section className="board join-code" aria-labelledby="join-title">
      <h1 id="join-title">Join a match</h1>
      <Warning text={trouble} />
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (codeOf(typed).length > 4) go({ page: 'join', code: codeOf(typed) });
        }}
      >
        <label htmlFor="code">The code on the host’s screen</label>
        <input
          id="code"
          className="text-field code-field"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          placeholder="KQ7M-4TRX"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="button brass large">
          Find the match
        </button>
      </form>
    </section>
  );
}

const again = 4_000;

function Doorway({ code }: { readonly code: string }) {
  const shelf = useContext(ShelfContext);
  const [knocked, setKnocked] = useState<Knocked | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [guide, setGuide] = useState<Guide>(noGuide);
  useEffect(() => {
    let here = true;
    const knock = (): void =>
      void theHost()
        .ask('knock', { code })
        .then(
          (found) => here && (setKnocked(found), setTrouble(null)),
          (error: unknown) => {
            if (!here) return;
            setTrouble(troubleWords(error));
            // asked again and again, a wrong code would use up all tries of this address, and the right one had to wait
            if (error instanceof HostRefused && !error.again) clearInterval(timer);
          },
        );
    const timer = setInterval(() => document.visibilityState === 'visible' && knock(), again); // chairs fill while people look
    knock();
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [code]);
  const game = knocked?.game;
  useEffect(() => {
    if (game !== undefined) void guideOf(game).then(setGuide, () => undefined);
  }, [game]);
  if (trouble && !knocked) return <CodeForm trouble={trouble} />;
  if (!knocked) return <p className="quiet">Knocking …</p>;
  return (
    <GameContext value={tableManifestOf(shelf, knocked.game)}>
      <Room code={code} knocked={knocked} guide={guide} />
    </GameContext>
  );
}

interface RoomProps {
  readonly code: string;
  readonly knocked: Knocked;
  readonly guide: Guide;
}

function Room({ code, knocked, guide }: RoomProps) {
  const { match, title, askFirst } = knocked;
  const mine = seatsIn(match);
  const owner = useHost()?.owner ?? false;
  const address = `${window.location.origin}/${addressOf({ page: 'join', code })}`;
  return (
    <div className="join-room">
      <section className="board join-invite" aria-labelledby="join-title">
        <p className="small-caps">{useContext(GameContext)?.tagline.split('.')[0]}</p>
        <h1 id="join-title">{title}</h1>
        <QrCode text={address} label={`Address of this match: ${address}`} />
        <p className="join-code-large">{code}</p>
        <p className="quiet">Scan it with a phone, or open {window.location.host} and type the code.</p>
        {owner && <AskFirst match={match} on={askFirst} />}
      </section>
      <div className="stack">
        {mine.map(({ seat, name }) => (
          <section key={seat} className="board ink join-mine">
            <p>
              You are {guide.seats[seat]?.title ?? seat}, {name}.
            </p>
            <button type="button" className="button brass large" onClick={() => openScreen(roleForHere(), match, null)}>
              Go on
            </button>
          </section>
        ))}
        <SitDown code={code} knocked={knocked} guide={guide} />
        <ScreenLinks match={match} watchKey={() => watchWith(code, match)} seated={mine.length > 0} />
      </div>
    </div>
  );
}

function AskFirst({ match, on }: { readonly match: string; readonly on: boolean }) {
  const [asks, setAsks] = useState(on);
  const set = (next: boolean): void => {
    setAsks(next);
    void theHost().ask('owner/ask-first', { match, on: next }).catch(() => setAsks(!next));
  };
  return <Switch title="Ask me first: the table says yes before anybody sits down" on={asks} set={set} />;
}

function SitDown({ code, knocked, guide }: RoomProps) {
  const [seat, setSeat] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [onTable, setOnTable] = useState(false);
  const [state, setState] = useState<'choosing' | 'waiting'>('choosing');
  const [trouble, setTrouble] = useState<string | null>(null);
  const { match, chairs } = knocked;
  const begin = async (): Promise<void> => {
    if (seat === null || name.trim() === '') return;
    setState('waiting');
    setTrouble(null);
    try {
      await sitDown(code, knocked, { seat, name: name.trim(), onTable });
      openScreen(roleForHere(), match, null);
    } catch (error) {
      setTrouble(troubleWords(error));
      setState('choosing');
    }
  };
  return (
    <section className="board join-chairs" aria-labelledby="chairs-title">
      <h2 id="chairs-title">Choose a chair</h2>
      <Chairs chairs={chairs} guide={guide} chosen={seat} choose={state === 'choosing' ? setSeat : null} />
      <Warning text={trouble} />
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <label htmlFor="name">Your name</label>
        <input
          id="name"
          className="text-field"
          maxLength={24}
          autoComplete="nickname"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button brass large" disabled={state === 'waiting' || seat === null || name.trim() === ''}>
          {state === 'waiting' ? 'Waiting for the table …' : 'Sit down'}
        </button>
        <Switch title="I play on the table: a screen between us asks me what everybody may know" on={onTable} set={setOnTable} />
      </form>
    </section>
  );
}
