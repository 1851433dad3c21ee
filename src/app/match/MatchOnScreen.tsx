import { useContext, useEffect, useMemo, useState } from 'react';
import type { Gesture } from '../../engine/kernel/option.ts';
import { answersIn } from '../../match/archive.ts';
import { Table } from '../../table/Table.tsx';
import { useActingSeat } from '../../table/useActingSeat.ts';
import { GameContext } from '../games.ts';
import { say } from '../parts/notices.ts';
import { SkipLink } from '../parts/SkipLink.tsx';
import { changeShell, useSettings, useShell } from '../settings/settingsStore.ts';
import type { Choose } from './ActionList.tsx';
import { AdvicePanel } from './AdvicePanel.tsx';
import { useAnswering } from './answering.ts';
import { BotBar } from './BotBar.tsx';
import { BottomBar } from './BottomBar.tsx';
import { BrokenRule } from './BrokenRule.tsx';
import { Captions } from './Captions.tsx';
import { Curtain } from './Curtain.tsx';
import { Drawers } from './Drawers.tsx';
import { EndPanel } from './EndPanel.tsx';
import { useHeard } from './heard.ts';
import { LessonPanel } from './LessonPanel.tsx';
import { Looking } from './Looking.tsx';
import { NoTable } from './NoTable.tsx';
import type { OpenedMatch } from './opening.ts';
import { pointed } from './pointed.ts';
import { Recap } from './Recap.tsx';
import { Replay } from './Replay.tsx';
import { Sheets, type Sheet } from './Sheets.tsx';
import { boardOf, calledOf, typedNames, waitingWords, type Sitting } from './sitting.ts';
import { ToldCards } from './ToldCards.tsx';
import { TopBar } from './TopBar.tsx';
import { TurnChip } from './TurnChip.tsx';
import { useAloud } from './useAloud.ts';
import { useBots } from './useBots.ts';
import { HintPanel } from './HintPanel.tsx';
import { LosingDialog } from './LosingDialog.tsx';
import { useDrawer } from './useDrawer.ts';
import { useEnding } from './useEnding.ts';
import { useHint } from './useHint.ts';
import { useLosing } from './useLosing.ts';
import { useHotSeat } from './useHotSeat.ts';
import { useLayout, useLessonPlace } from './useLayout.ts';
import { useMatchShortcuts, type Closable } from './useMatchShortcuts.ts';
import { isForEverybody, usePicture } from './usePicture.ts';
import { usePlay } from './usePlay.ts';
import { useMoment, useTaught } from './useTaught.ts';
import { useRecap } from './useRecap.ts';
import { useReplay } from './useReplay.ts';
import { useRuleLinks } from './useRuleLinks.ts';
import { useSound } from './useSound.ts';
import { useStorageTrouble } from './useStorageTrouble.ts';
import { useStory } from './useStory.ts';
import { useToldCards } from './useToldCards.ts';

const none: readonly never[] = [];

/** One match on the screen: the table in the middle, everything in words around it. */
export function MatchOnScreen({ opened }: { readonly opened: OpenedMatch }) {
  const { match, table, art, unpainted, lesson: plan, guide } = opened;
  const settings = useSettings();
  const shell = useShell();
  const layout = useLayout();
  const { apart = false, ambience = none } = useContext(GameContext) ?? {};
  const mixer = useSound(settings, ambience);
  const { play, lesson, leave: leaveLesson } = useTaught(match, plan);
  const live = usePlay(play);
  const replaying = useReplay(match, live.seat, table);
  const { replay, reel, open: openReplay, leave: leaveReplay } = replaying;
  const seen = usePlay(replay ?? play);
  const { moment, change, facts, thrown } = useMoment(seen, reel);
  const { busy, choose: answer, broke, fail, goOn } = useAnswering(play);
  const [preview, setPreview] = useState<Gesture>();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const drawing = useDrawer(layout, art !== null);
  const { drawer, toggle } = drawing;
  const [rule, setRule] = useState<string | null>(null);
  const ending = useEnding(live, replay !== null);
  const { people, automatic, allSeats } = match.play;
  const acting = useActingSeat(seen.questions);
  const named = useMemo(() => typedNames(people), [people]);
  const sitting = useMemo<Sitting>(() => ({ guide, people, automatic }), [guide, people, automatic]);
  const hot = useHotSeat(match, live, ending.busy, replay !== null, shell.curtain);
  const bots = useBots(match, table, sitting, {
    moment: live.moment,
    busy: ending.busy,
    away: replay !== null,
    drawn: art !== null,
    speed: settings.speed,
  });
  const bot = replay ? undefined : live.waiting.find((seat) => automatic[seat] !== undefined);
  const losing = useLosing(seen.questions, shell.warn && !lesson);
  const choose: Choose = (question, option, draft) => {
    if (!losing.holds(question, option, draft, () => answer(question, option, draft))) answer(question, option, draft);
  };
  const hinting = useHint(play, live.moment, replay ? none : live.questions);
  const hint = useMemo(
    () => (hinting.on ? { likely: hinting.likely?.map(({ offer }) => offer.id) ?? [] } : undefined),
    [hinting.on, live.moment, hinting.likely === null],
  );
  useStorageTrouble();
  usePicture(match.id, moment, replay === null && art !== null && bot === undefined && isForEverybody(live.seat, hot.shared, apart));

  const { heard, onSeen } = useHeard({ moment, change, facts, log: seen.log, view: seen.view }, art !== null);
  // once a lesson has been taught the advice of a game that has some goes on from there
  const taken = lesson?.finished === true && shell.advice && guide.advice !== undefined;
  const advised = shell.advice && (!lesson || taken) && !replay && !busy;
  const { told, textOf, aloudOf, turn, course, cards, advice } = useStory(opened, seen, acting.own, heard, advised);
  const recap = useRecap(match, live, table, textOf);
  const last = answersIn(match.play.archive()).at(-1);
  const reading = useToldCards(heard.moment, replay ? none : cards, last === undefined || automatic[last.seat] === undefined);
  const otherwise = replay ? 'You are watching a replay.' : seen.over ? seen.over.why : waitingWords(sitting, seen.waiting);
  const prompt = acting.questions[0]?.prompt ?? otherwise;

  useEffect(() => {
    document.title = `${match.play.title} – Lantern Table`;
    if (match.play.lost === 'this-turn')
      say({ text: 'The rules have changed since this match was saved: the turn in progress begins again.' });
  }, [match]);
  useAloud(heard, aloudOf, shell.aloud ? (text) => mixer.say(text) : null);

  const takeBack = (): void => {
    if (hot.undo === 'agree') setSheet('agreement');
    else if (hot.undo === 'free') play.undo(false).catch(fail);
  };
  const putBack = live.redo && !replay ? (): void => void play.redo().catch(fail) : null;
  const sinceMyTurn = (): void => void openReplay((one) => void (live.seat !== 'table' && one.sinceLastTurn(live.seat)));
  const watch = (): void => void openReplay((one) => (one.jump(0), one.play()));

  useRuleLinks((id) => {
    setRule(id);
    setSheet(null);
    if (drawer !== 'rules') toggle('rules');
  });
  const lessonPlace = useLessonPlace(useContext(GameContext)?.broad ?? false);
  const paused = bots.mode === 'paused';
  const closable: readonly Closable[] = [
    { open: replay !== null, close: leaveReplay },
    { open: hinting.on, close: hinting.close },
    { open: reading.cards.length > 0 && !lesson, close: reading.close },
    { open: recap.lines.length > 0, close: recap.close },
    { open: acting.looking !== null, close: () => acting.look(null) },
  ];
  const { bots: pace } = match.play;
  useMatchShortcuts(drawing, closable, {
    ...(bot !== undefined && { pause: () => (paused ? pace.go() : pace.pause()) }),
    skip: () => pace.skip(),
    ...(!replay && { undo: takeBack }),
    ...(putBack && { redo: putBack }),
    settings: () => setSheet('settings'),
    help: () => setSheet('help'),
  });

  if (broke) return <BrokenRule error={broke} match={match} goOn={goOn} />;
  return (
    <div className="match" data-layout={layout} data-table={table && art ? 'drawn' : 'none'} data-lesson={lessonPlace}>
      <SkipLink to="actions">Skip to the list of actions</SkipLink>
      <TopBar
        layout={layout}
        course={course}
        turn={turn && <TurnChip sitting={sitting} turn={turn} thinking={bots.thinking?.seat === turn.seat} />}
        questions={acting.questions}
        otherwise={otherwise}
        told={told}
        busy={busy}
        advised={advice?.point}
        undo={replay ? 'none' : hot.undo}
        putBack={putBack}
        hint={replay || live.questions.length === 0 ? null : hinting}
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
            thrown={thrown}
            moment={moment}
            change={change}
            choose={(question, option, draft, flick) => {
              if (losing.holds(question, option, draft, () => answer(question, option))) return undefined;
              return play.choose(question, option, draft, flick);
            }}
            hint={hint}
            preview={preview}
            acts={acting.seat}
            chosenSeat={acting.chosenSeat}
            onLook={acting.look}
            people={named}
            whyNot={(gesture) => (replay ?? play).whyNot(gesture)}
            settings={settings}
            mixer={mixer}
            lesson={
              lesson && !lesson.finished && !lesson.aside && !replay
                ? { point: pointed(acting.own) }
                : advice
                  ? { point: pointed(acting.own, advice.point) }
                  : undefined
            }
            layout={layout}
            onBusy={ending.telling}
            onCovered={ending.reading}
            onSeen={onSeen}
            onError={fail}
          />
        ) : (
          <NoTable why={table && unpainted === null ? 'no-webgl' : 'no-pictures'} />
        )}
        {acting.looking !== null && (
          <Looking
            at={boardOf(sitting, seen.view, acting.looking)}
            acts={acting.seat === null ? null : boardOf(sitting, seen.view, acting.seat)}
            back={() => acting.look(null)}
          />
        )}
      </main>
      {lesson && !taken && !replay && (
        <LessonPanel
          title={lesson.title}
          step={lesson.step}
          steps={lesson.of}
          done={lesson.done}
          say={lesson.say}
          finished={lesson.finished}
          leave={leaveLesson}
        />
      )}
      {reading.cards.length > 0 && !lesson && !replay && <ToldCards {...reading} />}
      {advice && <AdvicePanel {...advice} hide={() => changeShell({ advice: false })} />}
      <Drawers
        match={match}
        table={table}
        guide={guide}
        drawing={drawing}
        seen={seen}
        questions={acting.questions}
        live={live}
        log={replay ? live.log : heard.log}
        replaying={replaying}
        moment={moment}
        busy={busy}
        choose={choose}
        seat={live.seat === 'table' ? (turn?.seat ?? null) : live.seat}
        rule={rule}
        called={(seat) => calledOf(sitting, seen.view, seat)}
        show={setPreview}
      />
      {hinting.on && <HintPanel hint={hinting} busy={busy} choose={choose} />}
      {losing.asked && (
        <LosingDialog asked={losing.asked} back={losing.back} advised={advice?.point.includes(losing.asked.offer.id) === true} />
      )}
      {bot !== undefined && <BotBar bots={match.play.bots} sitting={sitting} seat={bot} mine={match.play.seats.length > 0} />}
      {layout === 'tall' && !replay && (
        <BottomBar
          questions={acting.questions}
          busy={busy}
          advised={advice?.point}
          open={drawer === 'actions'}
          choose={choose}
          toggle={() => toggle('actions')}
        />
      )}
      {replay && <Replay replay={replay} seat={live.seat} caption={textOf(heard.facts)} leave={leaveReplay} />}
      <Captions moment={heard.moment} lines={told} prompt={heard.whole && heard.moment === moment ? prompt : null} />
      {recap.lines.length > 0 && hot.curtain.length === 0 && !replay && (
        <Recap sitting={sitting} lines={recap.lines} replay={sinceMyTurn} close={recap.close} />
      )}
      {hot.curtain.length > 0 && (
        <Curtain
          sitting={sitting}
          awaited={hot.curtain}
          lift={(seat) => (recap.taken(seat), void match.play.look(seat).catch(fail))}
          takeBack={hot.undo === 'none' ? null : () => setSheet('agreement')}
        />
      )}
      <Sheets
        sheet={sheet}
        open={setSheet}
        match={match}
        play={play}
        sitting={sitting}
        hot={hot}
        coverable={hot.shared && live.seat !== 'table' && !replay}
        reseatable={allSeats.length > 1 && !lesson}
        watch={watch}
        sinceMyTurn={sinceMyTurn}
        fail={fail}
      />
      {ending.over && sheet === null && (
        <EndPanel
          match={match}
          over={ending.over}
          sitting={sitting}
          view={live.view}
          diary={table?.diary?.(live.view)}
          close={ending.dismiss}
          watch={watch}
        />
      )}
    </div>
  );
}
