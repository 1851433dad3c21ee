import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import { answersIn } from '../../match/archive.ts';
import { awaitedAtScreen } from '../../play/matches.ts';
import { dismissNews } from '../parts/notices.ts';
import type { AnyOpenMatch, AnySeen } from './any.ts';
import { personsAt } from './sitting.ts';

export interface HotSeat {
  /** Who may lift the curtain; empty while it is up. */
  readonly curtain: readonly Seat[];
  /** One seat for each person at the screen. */
  readonly persons: readonly Seat[];
  /** In whose name something is taken back. */
  readonly asker: Seat;
  /** Everybody must agree, be it because of dice or because somebody else has come to decide. */
  readonly undo: AnySeen['undo'];
  /** Somebody could see what is not theirs. */
  readonly shared: boolean;
}

/**
 * One screen, several people. What is shown behind the curtain is chosen by the engine: this only draws it, when the table has told
 * its story.
 */
export function useHotSeat(match: AnyOpenMatch, live: AnySeen, busy: boolean, away: boolean, curtainOn: boolean): HotSeat {
  const { play } = match;
  const persons = personsAt(play.people, play.seats);
  const awaited = away || live.over ? [] : awaitedAtScreen(play);
  const down = awaited.length > 0 && (live.seat !== 'table' || !busy);
  const settled = useSettled(down, live.moment);

  useEffect(() => void play.drawCurtain(curtainOn).catch(() => {}), [play, curtainOn]);
  useEffect(() => {
    if (settled) dismissNews();
  }, [settled]);

  const last = answersIn(play.archive()).findLast(({ seat }) => play.seats.includes(seat))?.seat;
  const asker = live.seat !== 'table' && play.seats.includes(live.seat) ? live.seat : (last ?? play.seats[0] ?? 'table');
  const foreign =
    !play.open && persons.length > 1 && last !== undefined && (live.seat === 'table' || play.people[last] !== play.people[live.seat]);
  return {
    curtain: settled ? awaited : [],
    persons,
    asker,
    undo: live.undo === 'free' && foreign ? 'agree' : live.undo,
    shared: !play.open && persons.length > 1,
  };
}

/** The table says that it is busy only after it has been given something to tell. */
function useSettled(down: boolean, moment: number): boolean {
  const [settled, setSettled] = useState(false);
  const at = useRef(moment);
  useEffect(() => {
    if (!down) return setSettled(false);
    const timer = setTimeout(() => setSettled(true), at.current === moment ? 0 : 120);
    at.current = moment;
    return () => clearTimeout(timer);
  }, [down, moment]);
  return down && settled;
}
