import { useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import { Table } from '../../table/Table.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { say } from '../parts/notices.ts';
import { SkipLink } from '../parts/SkipLink.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { changeShell, useSettings, useShell } from '../settings/settingsStore.ts';
import { download } from '../trouble/download.ts';
import { ActionList } from './ActionList.tsx';
import { AdvicePanel } from './AdvicePanel.tsx';
import { AgreementDialog } from './AgreementDialog.tsx';
import { useAnswering } from './answering.ts';
import { BotBar } from './BotBar.tsx';
import { BottomBar } from './BottomBar.tsx';
import { BrokenRule } from './BrokenRule.tsx';
import { Captions } from './Captions.tsx';
import { Curtain } from './Curtain.tsx';
import { DrawerPanel } from './DrawerPanel.tsx';
import { EndPanel } from './EndPanel.tsx';
import { HelpSheet } from './HelpSheet.tsx';
import { Learned } from './learned.ts';
import { LessonPanel } from './LessonPanel.tsx';
import { linesOf, spoken } from './log.ts';
import { LogDrawer } from './LogDrawer.tsx';
import { MatchMenu } from './MatchMenu.tsx';
import { Notes } from './Notes.tsx';
import { NoTable } from './NoTable.tsx';
import type { Opened } from './opening.ts';
import { pointed } from './pointed.ts';
import { ReferenceDrawer } from './ReferenceDrawer.tsx';
import { Replay } from './Replay.tsx';
import { SeatsDialog } from './SeatsDialog.tsx';
import { fullName, titleOf, whoPlays, type Sitting } from './sitting.ts';
import { useShortcuts } from './shortcuts.ts';
import { courseOf } from './standing.ts';
import { TopBar, type Drawer } from './TopBar.tsx';
import { TurnChip } from './TurnChip.tsx';
import { useBots } from './useBots.ts';
import { useEnding } from './useEnding.ts';
import { useHotSeat } from './useHotSeat.ts';
import { useLayout } from './useLayout.ts';
import { usePicture } from './usePicture.ts';
import { useMoment, usePlay, useTaught } from './usePlay.ts';
import { entryOf, positionOf, useReplay } from './useReplay.ts';
import { useRuleLinks } from './useRuleLinks.ts';
import { useSound } from './useSound.ts';
import { useStorageTrouble } from './useStorageTrouble.ts';

type Sheet = 'menu' | 'settings' | 'help' | 'agreement' | 'seats' | null;

/** One match on the screen: the table in the middle, everything in words around it. */
export function PlayScreen({ opened: { match, table, art, unpainted, lesson: plan, guide } }: { readonly opened: Opened }) {
  const settings = useSettings();
  const shell = useShell();
  const layout = useLayout();
  const mixer = useSound(settings);
  const { play, lesson, leave: leaveLesson } = useTaught(match, plan);
  const live = usePlay(play);
  const { replay, reel, open: openReplay, leave: leaveReplay } = useReplay(match, live.seat, table);
  const seen = usePlay(replay ?? play);
  const { moment, change, facts } = useMoment(seen, reel);
  const { busy, choose, broke, fail, goOn } = useAnswering(play);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [drawer, setDrawer] = useState<Drawer>(!art ? 'actions' : layout === 'tall' ? 'none' : shell.drawer);
  const opening = useRef<Drawer>('none');
  const [rule, setRule] = useState<string | null>(null);
  const ending = useEnding(live, replay !== null);
  const { people, automatic, allSeats } = match.play;
  const sitting = useMemo<Sitting>(() => ({ guide, people, automatic }), [guide, people, automatic]);
  const hot = useHotSeat(match, live, ending.busy, replay !== null, shell.curtain);
  const bots = useBots(match, table, sitting, { moment: live.moment, busy: ending.busy, away: replay !== null, drawn: art !== null, speed: settings.speed });
  const bot = replay ? undefined : live.waiting.find((seat) => automatic[seat] !== undefined);
  useStorageTrouble();
  // a picture in the lobby is seen by everybody: it must not show a hand
  usePicture(match.id, moment, replay === null && art !== null && bot === undefined && (!hot.shared || live.seat === 'table'));

  const words = table?.words ?? {};
  const learned = useMemo(() => new Learned(table?.naming), [table]);
  const names = useMemo(() => learned.after(seen.log), [learned, seen.log]);
  const told = useMemo(() => linesOf(words, facts, names), [words, facts, names]);
  const turn = allSeats.length > 1 ? guide.standing(seen.view) : null;
  const course = useMemo(() => guide.course?.(seen.view) ?? (turn ? courseOf(words, seen.log, ['roundBegan']) : courseOf(words, seen.log)), [guide, words, seen, turn === null]);
  const advice = useMemo(() => (shell.advice && !lesson && !replay && !busy ? (guide.advice?.(seen.view, seen.questions) ?? null) : null), [shell.advice, lesson, replay, busy, guide, seen]);
  const otherwise = replay ? 'You are watching a replay.' : seen.over ? seen.over.why : waitingWords(sitting, seen.waiting);
  const prompt = seen.questions[0]?.prompt ?? otherwise;

  useEffect(() => {
    document.title = `${match.play.title} – Lantern Table`;
    if (match.play.lost === 'this-turn') say({ text: 'The rules have changed since this match was saved: the turn in progress begins again.' });
  }, [match]);
  useEffect(() => {
    if (shell.aloud && change === 'answered') mixer.say(told.map(spoken).join(' '));
  }, [moment]);

  const toggle = (which: 'actions' | 'log' | 'rules'): void => {
    const then: Drawer = drawer === which ? 'none' : which;
    setDrawer(then);
    if (layout === 'wide' && art) changeShell({ drawer: then });
    opening.current = then;
  };
  // with the drawer on screen, and not a frame later: by then a hand may already have moved the focus on
  useEffect(() => {
    if (opening.current === drawer && drawer !== 'none') document.getElementById(drawer)?.focus();
    opening.current = 'none';
  }, [drawer]);
  const takeBack = (): void => {
    if (hot.undo === 'agree') setSheet('agreement');
    else if (hot.undo === 'free') play.undo(false).catch(fail);
  };
  const reseat = (to: Sitting['automatic'], who: Sitting['people']): void => void match.reseat(to, who).catch(fail);
  const sinceMyTurn = (): void => void openReplay((one) => void (live.seat !== 'table' && one.sinceLastTurn(live.seat)));
  const watch = (): void => void openReplay((one) => (one.jump(0), one.play()));

  useRuleLinks((id) => {
    setRule(id);
    setSheet(null);
    if (drawer !== 'rules') toggle('rules');
  });
  useShortcuts((shortcut) => {
    if (shortcut === 'actions' || shortcut === 'log' || shortcut === 'rules') toggle(shortcut);
    else if (shortcut === 'pause') bot !== undefined && (bots.mode === 'paused' ? match.play.bots.go() : match.play.bots.pause());
    else if (shortcut === 'skip') match.play.bots.skip();
    else if (shortcut === 'undo') replay ?? takeBack();
    else if (shortcut === 'settings' || shortcut === 'help') setSheet(shortcut);
    else if (replay) leaveReplay();
    else setDrawer('none');
  });

  if (broke) return <BrokenRule error={broke} match={match} goOn={goOn} />;
  const close = (): void => setSheet(null);
  return (
    <div className="match" data-layout={layout} data-table={table && art ? 'drawn' : 'none'}>
      <SkipLink to="actions">Skip to the list of actions</SkipLink>
      <TopBar
        layout={layout}
        course={course}
        turn={turn && <TurnChip sitting={sitting} turn={turn} thinking={bots.thinking?.seat === turn.seat} />}
        questions={seen.questions}
        otherwise={otherwise}
        told={told}
        busy={busy}
        undo={replay ? 'none' : hot.undo}
        drawer={drawer}
        choose={choose}
        takeBack={takeBack}
        toggle={toggle}
        openMenu={() => setSheet('menu')}
        openSettings={() => setSheet('settings')}
      />
      <main className="table-area" id="main">
        {table && art ? (
          <Table
            game={table}
            art={art}
            view={seen.view}
            questions={seen.questions}
            facts={facts}
            moment={moment}
            change={change}
            choose={(question, option, draft) => play.choose(question, option, draft)}
            whyNot={(gesture) => (replay ?? play).whyNot(gesture)}
            settings={settings}
            mixer={mixer}
            lesson={lesson && !lesson.finished && !lesson.aside && !replay ? { point: pointed(seen.questions) } : advice ? { point: pointed(seen.questions, advice.point) } : undefined}
            layout={layout}
            onBusy={ending.telling}
            onError={fail}
          />
        ) : (
          <NoTable why={table && unpainted === null ? 'no-webgl' : 'no-pictures'} />
        )}
      </main>
      {lesson && !replay && (
        <LessonPanel title={lesson.title} step={lesson.step} steps={lesson.of} done={lesson.done} say={lesson.say} finished={lesson.finished} leave={leaveLesson} />
      )}
      {advice && <AdvicePanel {...advice} hide={() => changeShell({ advice: false })} />}
      <DrawerPanel id="actions" side="right" title="Actions" open={drawer === 'actions'} close={() => toggle('actions')}>
        <ActionList questions={seen.questions} moment={moment} busy={busy} choose={choose} />
      </DrawerPanel>
      <DrawerPanel id="log" side="left" title="What happened" open={drawer === 'log'} close={() => toggle('log')}>
        {drawer === 'log' && <Notes match={match.id} />}
        {drawer === 'log' && (
          <LogDrawer
            naming={table?.naming}
            words={words}
            log={live.log}
            shown={replay && entryOf(replay, replay.reel.snapshot().position, live.log.length)}
            jump={(entry) => void openReplay((one) => one.jump(positionOf(one, entry, live.log.length)))}
          />
        )}
      </DrawerPanel>
      <DrawerPanel id="rules" side="left" title="Roles and rules" open={drawer === 'rules'} close={() => toggle('rules')}>
        {drawer === 'rules' && <ReferenceDrawer game={match.header.game} guide={guide} seats={allSeats} seat={live.seat === 'table' ? (turn?.seat ?? null) : live.seat} rule={rule} />}
      </DrawerPanel>
      {bot !== undefined && <BotBar bots={match.play.bots} sitting={sitting} seat={bot} mine={match.play.seats.length > 0} />}
      {layout === 'tall' && !replay && <BottomBar questions={seen.questions} busy={busy} open={drawer === 'actions'} choose={choose} toggle={() => toggle('actions')} />}
      {replay && <Replay replay={replay} seat={live.seat} caption={told.map(spoken).join(' ')} leave={leaveReplay} />}
      <Captions moment={moment} lines={told} prompt={prompt} />
      {hot.curtain.length > 0 && (
        <Curtain sitting={sitting} awaited={hot.curtain} lift={(seat) => void match.play.look(seat).catch(fail)} takeBack={hot.undo === 'none' ? null : () => setSheet('agreement')} />
      )}
      {sheet === 'menu' && (
        <MatchMenu
          title={match.play.title}
          close={close}
          watch={watch}
          sinceMyTurn={sinceMyTurn}
          keep={() => void match.play.exported().then(download, fail)}
          settings={() => setSheet('settings')}
          help={() => setSheet('help')}
          cover={hot.shared && live.seat !== 'table' && !replay ? () => void match.play.look('table').catch(fail) : null}
          seats={allSeats.length > 1 && !lesson ? () => setSheet('seats') : null}
        />
      )}
      {sheet === 'settings' && (
        <Dialog title="Settings" close={close}>
          <SettingsForm />
        </Dialog>
      )}
      {sheet === 'help' && <HelpSheet close={close} />}
      {sheet === 'agreement' && (
        <AgreementDialog
          by={hot.asker}
          people={hot.persons}
          called={(seat) => whoPlays(sitting, seat) || titleOf(sitting, seat)}
          agree={() => (close(), void play.undo(true).catch(fail))}
          leave={close}
        />
      )}
      {sheet === 'seats' && <SeatsDialog seats={allSeats} sitting={sitting} close={close} reseat={reseat} />}
      {ending.over && sheet === null && <EndPanel match={match} over={ending.over} sitting={sitting} view={live.view} close={ending.dismiss} watch={watch} />}
    </div>
  );
}

/** "The Spider (easy bot) moves." or "Waiting for Ada." */
function waitingWords(sitting: Sitting, waiting: readonly Seat[]): string {
  const [first] = waiting;
  if (first === undefined) return '';
  if (waiting.length === 1 && sitting.automatic[first] !== undefined) return `${titleOf(sitting, first)} moves.`;
  return `Waiting for ${waiting.map((seat) => fullName(sitting, seat)).join(' and ')}.`;
}
