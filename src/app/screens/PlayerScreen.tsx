import { useContext, useMemo, useState } from 'react';
import { useActingSeat } from '../../table/useActingSeat.ts';
import { GameContext } from '../games.ts';
import { ActionList } from '../match/ActionList.tsx';
import { useAnswering } from '../match/answering.ts';
import { BottomBar } from '../match/BottomBar.tsx';
import { Captions } from '../match/Captions.tsx';
import { DrawerPanel } from '../match/DrawerPanel.tsx';
import { noWords } from '../../table/lines.ts';
import { LogDrawer } from '../match/LogDrawer.tsx';
import { Looking } from '../match/Looking.tsx';
import { ReferenceDrawer } from '../match/ReferenceDrawer.tsx';
import { boardOf, waitingWords } from '../match/sitting.ts';
import { ToldCards } from '../match/ToldCards.tsx';
import { TopBar } from '../match/TopBar.tsx';
import { TurnChip } from '../match/TurnChip.tsx';
import { useDrawer } from '../match/useDrawer.ts';
import { useMatchShortcuts, type Closable } from '../match/useMatchShortcuts.ts';
import { useHint } from '../match/useHint.ts';
import { useLayout } from '../match/useLayout.ts';
import { usePlay } from '../match/usePlay.ts';
import { useRuleLinks } from '../match/useRuleLinks.ts';
import { useSound } from '../match/useSound.ts';
import { useToldCards } from '../match/useToldCards.ts';
import { WhatHappened } from '../match/WhatHappened.tsx';
import { SkipLink } from '../parts/SkipLink.tsx';
import { useSettings } from '../settings/settingsStore.ts';
import { Loading } from '../trouble/Loading.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { HostedBroke } from './HostedBroke.tsx';
import { HostedEnd } from './HostedEnd.tsx';
import { HostedMenu } from './HostedMenu.tsx';
import { HostedTable } from './HostedTable.tsx';
import { useHosted, useSignal, useSitting } from './hosted.ts';
import { Matters } from './Matters.tsx';
import { ShownPlaces } from './ShownPlaces.tsx';
import { usePainted, type PaintedTable } from './usePainted.ts';
import { useTale } from './useTale.ts';
import { WhoIsHere } from './WhoIsHere.tsx';

const silence: readonly never[] = [];
/** A host has no bot to ask for what is likely: its hint shows strongly what can be done. */
const strongMarks = { likely: [] };

/** The match page for one seat of a match on a host, and for a guest who only watches. */
export function PlayerScreen({ watching }: { readonly watching: boolean }) {
  const painted = usePainted();
  if (painted.loading !== null) return <Loading what="Painting the pieces" done={painted.loading} />;
  return <MatchOfOne watching={watching} {...painted} />;
}

/** Begun when it is known whether there is a table to draw: without one the list of actions is the game. */
function MatchOfOne({ watching, table, art }: { readonly watching: boolean } & Pick<PaintedTable, 'table' | 'art'>) {
  const { play, guide } = useHosted();
  const { company, sitting } = useSitting();
  const seen = usePlay(play);
  const settings = useSettings();
  const layout = useLayout();
  const manifest = useContext(GameContext);
  const mixer = useSound(settings, manifest?.ambience ?? silence);
  const { busy, choose, broke, fail, goOn } = useAnswering(play);
  const drawing = useDrawer(layout, art !== null);
  const { drawer, toggle } = drawing;
  const [rule, setRule] = useState<string | null>(null);
  const [menu, setMenu] = useState(false);
  const telling = table ?? noWords;
  const tale = useTale(telling, guide, seen, company.chairs.length, art !== null);
  const held = useSignal(play.held);
  const lifted = useMemo(() => Object.fromEntries(Object.entries(held).filter(([seat]) => seat !== seen.seat)), [held, seen.seat]);
  const thinking = useSignal(play.thinking);
  useRuleLinks((id) => {
    setRule(id);
    if (drawer !== 'rules') toggle('rules');
  });
  const acting = useActingSeat(seen.questions);
  const hinting = useHint(play, seen.moment, seen.questions);

  // others answer while somebody still reads: no answer takes a card away
  const reading = useToldCards(tale.heard.moment, tale.cards, false);

  const asked = !watching && seen.questions.length > 0;
  const otherwise = seen.over ? seen.over.why : waitingWords(sitting, seen.waiting);
  const prompt = acting.questions[0]?.prompt ?? otherwise;
  const takeBack = (): void => void play.undo(seen.undo === 'agree').catch(fail);
  const putBack = !watching && seen.redo ? (): void => void play.redo().catch(fail) : null;
  const closable: readonly Closable[] = [
    { open: hinting.on, close: hinting.close },
    { open: reading.cards.length > 0, close: reading.close },
    { open: acting.looking !== null, close: () => acting.look(null) },
  ];
  useMatchShortcuts(drawing, closable, {
    ...(!watching && seen.undo !== 'none' && { undo: takeBack }),
    ...(putBack && { redo: putBack }),
    settings: () => setMenu(true),
  });
  return (
    <div className="match hosted" data-layout={layout} data-table={table && art ? 'drawn' : 'none'}>
      {!watching && <SkipLink to="actions">Skip to the list of actions</SkipLink>}
      <TopBar
        layout={layout}
        watching={watching}
        course={tale.course}
        turn={tale.turn && <TurnChip sitting={sitting} turn={tale.turn} thinking={thinking?.seat === tale.turn.seat} />}
        questions={acting.questions}
        otherwise={otherwise}
        told={tale.told}
        busy={busy}
        hint={asked ? hinting : null}
        undo={watching ? 'none' : seen.undo}
        drawer={drawer}
        choose={choose}
        takeBack={takeBack}
        putBack={putBack}
        toggle={toggle}
        openMenu={() => setMenu(true)}
        openSettings={() => setMenu(true)}
      />
      <div className="here-strip">
        {watching && <ShownPlaces shown={seen.shown ?? []} sitting={sitting} active={tale.turn?.seat ?? null} readable />}
        <WhoIsHere company={company} sitting={sitting} waiting={seen.waiting} named />
        <ConnectionLine />
      </div>
      <main className="table-area" id="main">
        <HostedTable
          table={table}
          art={art}
          acting={acting}
          settings={settings}
          mixer={mixer}
          layout={layout}
          watching={watching}
          hint={asked && hinting.on ? strongMarks : undefined}
          lifted={lifted}
          onSeen={tale.onSeen}
          onError={fail}
        />
        {acting.looking !== null && (
          <Looking
            at={boardOf(sitting, seen.view, acting.looking)}
            acts={acting.seat === null ? null : boardOf(sitting, seen.view, acting.seat)}
            back={() => acting.look(null)}
          />
        )}
        <Matters waiting={seen.waiting} />
        <HostedBroke broke={broke} goOn={goOn} />
      </main>
      {reading.cards.length > 0 && <ToldCards {...reading} />}
      {!watching && (
        <DrawerPanel id="actions" side="right" title="Actions" open={drawer === 'actions'} close={() => toggle('actions')}>
          <ActionList questions={seen.questions} moment={seen.moment} busy={busy} choose={choose} />
        </DrawerPanel>
      )}
      <DrawerPanel id="log" side="left" title="What happened" open={drawer === 'log'} close={() => toggle('log')}>
        {drawer === 'log' && (
          <WhatHappened diary={table?.diary?.(seen.view)}>
            <LogDrawer telling={telling} naming={table?.naming} log={tale.heard.log} jump={() => {}} shown={null} />
          </WhatHappened>
        )}
      </DrawerPanel>
      <DrawerPanel id="rules" side="left" title="Roles and rules" open={drawer === 'rules'} close={() => toggle('rules')}>
        {drawer === 'rules' && (
          <ReferenceDrawer
            game={play.about.game}
            guide={guide}
            mix={play.about.mix}
            seats={play.about.seats}
            seat={seen.seat === 'table' ? (tale.turn?.seat ?? null) : seen.seat}
            rule={rule}
          />
        )}
      </DrawerPanel>
      {layout === 'tall' && !watching && (
        <BottomBar questions={seen.questions} busy={busy} open={drawer === 'actions'} choose={choose} toggle={() => toggle('actions')} />
      )}
      <Captions
        moment={tale.heard.moment}
        lines={tale.told}
        prompt={tale.heard.whole && tale.heard.moment === seen.moment ? prompt : null}
      />
      {menu && <HostedMenu watching={watching} close={() => setMenu(false)} fail={fail} />}
      <HostedEnd over={tale.heard.whole ? seen.over : null} view={seen.view} diary={table?.diary?.(seen.view)} />
    </div>
  );
}
