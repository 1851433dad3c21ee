import { useEffect, useMemo, useState } from 'react';
import { awaitedAtScreen } from '../../play/matches.ts';
import { Table } from '../../table/Table.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { say } from '../parts/notices.ts';
import { SkipLink } from '../parts/SkipLink.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { changeShell, useSettings, useShell } from '../settings/settingsStore.ts';
import { download } from '../trouble/download.ts';
import { ActionList } from './ActionList.tsx';
import { AgreementDialog } from './AgreementDialog.tsx';
import { useAnswering } from './answering.ts';
import { BottomBar } from './BottomBar.tsx';
import { BrokenRule } from './BrokenRule.tsx';
import { Captions } from './Captions.tsx';
import { Curtain } from './Curtain.tsx';
import { DrawerPanel } from './DrawerPanel.tsx';
import { EndPanel } from './EndPanel.tsx';
import { HelpSheet } from './HelpSheet.tsx';
import { LessonPanel } from './LessonPanel.tsx';
import { linesOf, spoken } from './log.ts';
import { LogDrawer } from './LogDrawer.tsx';
import { MatchMenu } from './MatchMenu.tsx';
import { NoTable } from './NoTable.tsx';
import type { Opened } from './opening.ts';
import { pointed } from './pointed.ts';
import { Replay } from './Replay.tsx';
import { useShortcuts } from './shortcuts.ts';
import { courseOf, nameOf } from './standing.ts';
import { TopBar, type Drawer } from './TopBar.tsx';
import { useEnding } from './useEnding.ts';
import { useLayout } from './useLayout.ts';
import { usePicture } from './usePicture.ts';
import { useMoment, usePlay, useTaught } from './usePlay.ts';
import { entryOf, positionOf, useReplay } from './useReplay.ts';
import { useSound } from './useSound.ts';
import { useStorageTrouble } from './useStorageTrouble.ts';

type Sheet = 'menu' | 'settings' | 'help' | 'agreement' | null;

/** One match on the screen: the table in the middle, everything in words around it. */
export function PlayScreen({ opened: { match, table, art, unpainted, lesson: plan } }: { readonly opened: Opened }) {
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
  const ending = useEnding(live, replay !== null);
  useStorageTrouble();
  usePicture(match.id, moment, replay === null && art !== null);

  const words = table?.words ?? {};
  const told = useMemo(() => linesOf(words, facts), [words, facts]);
  const course = useMemo(() => courseOf(words, seen.log), [words, seen.log]);
  const otherwise = replay ? 'You are watching a replay.' : seen.over ? seen.over.why : `Waiting for ${seen.waiting.map(nameOf).join(' and ')}.`;
  const prompt = seen.questions[0]?.prompt ?? otherwise;
  const next = replay ? null : (awaitedAtScreen(match.play)[0] ?? null);

  useEffect(() => {
    document.title = `${match.play.title} – Lantern Table`;
    if (match.play.lost === 'this-turn') say({ text: 'The rules have changed since this match was saved: the turn in progress begins again.' });
  }, [match]);
  useEffect(() => {
    if (shell.aloud && change === 'answered') mixer.say(told.map(spoken).join(' '));
  }, [moment]);

  const toggle = (which: 'actions' | 'log'): void => {
    const then: Drawer = drawer === which ? 'none' : which;
    setDrawer(then);
    if (layout === 'wide' && art) changeShell({ drawer: then });
    if (then !== 'none') requestAnimationFrame(() => document.getElementById(then)?.focus());
  };
  const takeBack = (): void => {
    if (live.undo === 'agree') setSheet('agreement');
    else if (live.undo === 'free') play.undo(false).catch(fail);
  };
  const sinceMyTurn = (): void => void openReplay((one) => void (live.seat !== 'table' && one.sinceLastTurn(live.seat)));
  const watch = (): void => void openReplay((one) => (one.jump(0), one.play()));

  useShortcuts((shortcut) => {
    if (shortcut === 'actions' || shortcut === 'log') toggle(shortcut);
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
        questions={seen.questions}
        otherwise={otherwise}
        told={told}
        busy={busy}
        undo={replay ? 'none' : live.undo}
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
            lesson={lesson && !lesson.finished && !lesson.aside && !replay ? { point: pointed(seen.questions) } : undefined}
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
      <DrawerPanel id="actions" side="right" title="Actions" open={drawer === 'actions'} close={() => toggle('actions')}>
        <ActionList questions={seen.questions} moment={moment} busy={busy} choose={choose} />
      </DrawerPanel>
      <DrawerPanel id="log" side="left" title="What happened" open={drawer === 'log'} close={() => toggle('log')}>
        {drawer === 'log' && (
          <LogDrawer
            words={words}
            log={live.log}
            shown={replay && entryOf(replay, replay.reel.snapshot().position, live.log.length)}
            jump={(entry) => void openReplay((one) => one.jump(positionOf(one, entry, live.log.length)))}
          />
        )}
      </DrawerPanel>
      {layout === 'tall' && !replay && <BottomBar questions={seen.questions} busy={busy} open={drawer === 'actions'} choose={choose} toggle={() => toggle('actions')} />}
      {replay && <Replay replay={replay} seat={live.seat} caption={told.map(spoken).join(' ')} leave={leaveReplay} />}
      <Captions moment={moment} lines={told} prompt={prompt} />
      {next && <Curtain seat={next} lift={() => void match.play.look(next)} />}
      {sheet === 'menu' && (
        <MatchMenu
          title={match.play.title}
          close={close}
          watch={watch}
          sinceMyTurn={sinceMyTurn}
          keep={() => void match.play.exported().then(download, fail)}
          settings={() => setSheet('settings')}
          help={() => setSheet('help')}
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
          by={live.seat}
          people={match.play.seats}
          agree={() => (close(), void play.undo(true).catch(fail))}
          leave={close}
        />
      )}
      {ending.over && sheet === null && <EndPanel match={match} over={ending.over} close={ending.dismiss} watch={watch} />}
    </div>
  );
}
