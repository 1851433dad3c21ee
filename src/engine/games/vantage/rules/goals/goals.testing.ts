import type { Deed, VantageState, Visit } from '../../state.ts';
import { play, throwDice, type Session, type Wanted } from '../../vantage.testing.ts';

const deed = (given: Partial<Deed>): Deed => ({
  seat: 'p1',
  turn: 1,
  kind: 'location',
  cat: 'look',
  verb: 'READ',
  at: 18,
  card: null,
  elements: [],
  x: 0,
  rolled: 1,
  gridFull: false,
  paid: { coin: 0, help: 0 },
  consumed: false,
  ...given,
});

export const visit = (to: number, given: Partial<Visit> = {}): Visit => ({ seat: 'p1', to, depart: true, vehicle: false, ...given });

export const deeds =
  (...all: readonly Partial<Deed>[]) =>
  (s: VantageState) =>
    void (s.deeds = all.map(deed));

/** One more walk, after which goals are tested (RU-VA-63). */
export const walk = (wanted: Wanted): Session => play({ dice: ['blank'], ...wanted }).do('way:N', throwDice, 'settle');

export const isDone = (mission: number, edit: (s: VantageState) => void, wanted: Wanted = {}): boolean =>
  walk({ mission, edit, ...wanted }).s.mission!.complete;

/** Whether a destiny that lies in the center since the first turn is complete after one more walk. */
export const isComplete = (num: number, edit: (s: VantageState) => void, wanted: Wanted = {}): boolean => {
  const lay = (s: VantageState) => void ((s.destinies = [{ num, tokens: 0, complete: false, since: 0, progress: [] }]), edit(s));
  return walk({ ...wanted, edit: lay }).s.destinies.find((one) => one.num === num)!.complete;
};
