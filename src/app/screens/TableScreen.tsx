import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import { bent, cssOf, flat, growth } from '../../table/stage/warp.ts';
import { useActingSeat } from '../../table/useActingSeat.ts';
import { GameContext } from '../games.ts';
import { useAnswering } from '../match/answering.ts';
import { Captions } from '../match/Captions.tsx';
import { noWords } from '../../table/lines.ts';
import { ToldWords } from '../match/ToldCards.tsx';
import { useAloud } from '../match/useAloud.ts';
import { usePlay } from '../match/usePlay.ts';
import { useSound } from '../match/useSound.ts';
import { useToldCards } from '../match/useToldCards.ts';
import { useSettings, useShell } from '../settings/settingsStore.ts';
import { Loading } from '../trouble/Loading.tsx';
import { trueZoom, warpOf } from './calibration.ts';
import { ChooseEdge } from './ChooseEdge.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { CornerHandles } from './CornerHandles.tsx';
import { EdgeStrip } from './EdgeStrip.tsx';
import { edges, keepPlaces, placed, readPlaces, seatsAt, type Edge } from './edges.ts';
import { HoldCorner } from './HoldCorner.tsx';
import { HostedBroke } from './HostedBroke.tsx';
import { HostedEnding } from './HostedEnd.tsx';
import { HostedTable } from './HostedTable.tsx';
import { useHosted, useSignal, useSitting } from './hosted.ts';
import { touchWhatIsSeen } from './seenTouches.ts';
import { TableSettings } from './TableSettings.tsx';
import { TurnedPanel } from './TurnedPanel.tsx';
import { useAwake } from './useAwake.ts';
import { useCalibration, usePageSize } from './useCalibration.ts';
import { usePainted } from './usePainted.ts';
import { useTale } from './useTale.ts';

const silence: readonly never[] = [];
/** Thickness of a strip in shares of the height: one line of letters that are a fortieth of it, and a button round them. */
const thick = 0.075;

/** The screen in the middle: the public scene and nothing else, and at each edge what whoever sits there is asked. */
export function TableScreen() {
  const { play, guide, address } = useHosted();
  const { match, seats: all } = play.about;
  const { company, sitting } = useSitting();
  const seen = usePlay(play);
  const acting = useActingSeat(seen.questions);
  const { table, art, loading } = usePainted();
  const settings = useSettings();
  const { aloud } = useShell();
  const mixer = useSound(settings, useContext(GameContext)?.ambience ?? silence);
  const { busy, choose, broke, fail, goOn } = useAnswering(play);
  const [calibration, change] = useCalibration();
  const awake = useAwake();
  const page = usePageSize();
  const [said, setSaid] = useState(() => readPlaces(match));
  const [asking, setAsking] = useState<readonly Seat[]>([]);
  const [open, setOpen] = useState<'settings' | 'corners' | null>(null);
  const tale = useTale(table ?? noWords, guide, seen, company.chairs.length, art !== null);
  const reading = useToldCards(tale.heard.moment, tale.cards, false);
  const [endRead, setEndRead] = useState('');
  useAloud(tale.heard, tale.aloudOf, aloud ? (text) => mixer.say(text) : null);
  const lifted = useSignal(play.held);
  const voices = new Set(company.chairs.flatMap(({ seat, onTable }) => (onTable ? [seat] : [])));
  const matters = useSignal(play.matters)
    .filter(({ outcome }) => outcome === 'waiting')
    .map((matter) => ({ ...matter, people: matter.people.filter((seat) => voices.has(seat)) }));
  // a bot sits nowhere, and its turn is told by the scene
  const people = useMemo(() => all.filter((seat) => sitting.people[seat] !== undefined), [all, sitting]);
  const places = placed(people, said);
  const warp = useMemo(() => warpOf(calibration, page.width, page.height), [calibration, page]);
  // only edges where somebody sits take room from the scene
  const inset = (edge: Edge): number => (seatsAt(places, edge, people).length > 0 ? Math.round(page.height * thick) : 0);
  const rim = { left: inset('west'), right: inset('east'), top: inset('north'), bottom: inset('south') };
  const hands = useMemo(() => (warp === flat ? undefined : bent(warp, { x: rim.left, y: rim.top })), [warp, rim.left, rim.top]);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (warp === flat || !element.current ? undefined : touchWhatIsSeen(element.current)), [warp, loading]);
  if (loading !== null) return <Loading what="Painting the pieces" done={loading} />;

  const sit = (seat: Seat, edge: Edge): void => {
    const next = { ...said, [seat]: edge };
    setSaid(next);
    keepPlaces(match, next);
    setAsking(asking.filter((one) => one !== seat));
  };
  const [asked] = asking;
  const facing = places[tale.turn?.seat ?? people[0] ?? ''] ?? 'south';
  return (
    <div className="table-screen">
      <div className="bent" ref={element} style={{ transform: warp === flat ? undefined : cssOf(warp) }}>
        <main className="scene" id="main" style={rim}>
          <HostedTable
            table={table}
            art={art}
            acting={acting}
            settings={settings}
            mixer={mixer}
            layout="wide"
            turn={((calibration.turn + address.turn) % 4) as typeof address.turn}
            bent={hands}
            trueZoom={trueZoom(calibration, table?.mm, page.width, page.height)}
            lifted={lifted}
            onSeen={tale.onSeen}
            onError={fail}
          />
        </main>
        {edges.map((edge) => (
          <EdgeStrip
            key={edge}
            edge={edge}
            seats={seatsAt(places, edge, people)}
            sitting={sitting}
            questions={seen.questions}
            waiting={seen.waiting}
            active={tale.turn?.seat ?? null}
            busy={busy}
            choose={choose}
            matters={matters}
            say={(matter, seat, yes) => void play.say(matter, yes, seat).catch(fail)}
            move={(seat) => setAsking([seat])}
          />
        ))}
        {reading.cards.length > 0 && (
          <TurnedPanel label="To be read" edge={facing} done="Go on" close={reading.close}>
            <ToldWords cards={reading.cards} />
          </TurnedPanel>
        )}
        {seen.over && tale.heard.whole && reading.cards.length === 0 && endRead !== seen.over.why && (
          <TurnedPanel label="The end" edge={facing} done="Put it away" close={() => setEndRead(seen.over!.why)}>
            <div className="ending">
              <HostedEnding over={seen.over} view={seen.view} diary={table?.diary?.(seen.view)} />
            </div>
          </TurnedPanel>
        )}
        <ConnectionLine />
        <HostedBroke broke={broke} goOn={goOn} />
        {asked !== undefined && (
          <ChooseEdge seat={asked} sitting={sitting} choose={(edge) => sit(asked, edge)} later={() => setAsking([])} />
        )}
        {open === 'settings' && (
          <TableSettings
            calibration={calibration}
            change={change}
            sized={table?.mm !== undefined}
            bent={hands}
            grows={growth(warp, page.width, page.height)}
            awake={awake}
            corners={() => setOpen('corners')}
            seats={() => (setOpen(null), setAsking(people))}
            close={() => setOpen(null)}
          />
        )}
        <HoldCorner open={() => setOpen('settings')} />
      </div>
      {open === 'corners' && (
        <CornerHandles corners={calibration.corners} {...page} set={(corners) => change({ corners })} done={() => setOpen('settings')} />
      )}
      <Captions moment={tale.heard.moment} lines={tale.told} prompt={null} />
    </div>
  );
}
