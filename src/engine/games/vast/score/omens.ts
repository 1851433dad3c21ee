import { tracks, trackSpaces, type TrackId } from '../content/rituals.ts';
import { filled } from '../rules/manor/values.ts';
import type { VastState } from '../state.ts';

const order = [
  'manor.enter',
  'manor.assign',
  'manor.reveal',
  'manor.shift',
  'manor.swap',
  'manor.walls',
  'manor.wraith',
  'manor.ritual',
  'manor.draw',
  'manor.return',
];

/** Whether a phase of the Manor's turn is still to come, or is now. */
export const isBefore = (state: VastState, step: string): boolean =>
  state.active === 'manor' && order.indexOf(state.phase.step) <= order.indexOf(step);

/** For each power, what 0 to 3 more omens make of it. */
export type Powers = Readonly<Record<'reveal' | 'shift' | 'swap' | 'wraith', readonly number[]>>;

const none = [0, 0, 0, 0] as const;
const with3 = (track: TrackId, cubes: number): number[] =>
  [0, 1, 2, 3].map((more) => tracks[track].values[Math.min(trackSpaces, cubes + more)]!);
const each = (of: (track: keyof Powers) => readonly number[]): Powers => ({
  reveal: of('reveal'),
  shift: of('shift'),
  swap: of('swap'),
  wraith: of('wraith'),
});

/** Before the ritual of this turn: what has been used of a power is gone, and a phase that is over gives nothing. */
export const powersNow = (state: VastState): Powers =>
  each((track) => {
    const step = `manor.${track}`;
    if (!isBefore(state, 'manor.ritual') || !isBefore(state, step)) return none;
    const used = state.phase.step === step ? state.manor!.used : 0;
    return with3(track, filled(state, track)).map((power) => power - used);
  });

/** On the next turn only what lies there for good is left. */
export const powersNext = (state: VastState): Powers => each((track) => with3(track, state.manor!.tracks[track].portents));

/** The omens that have to be added to reveal, turn and walk so much. */
export function omensFor(powers: Powers, dark: number, turned: number, way: number): number {
  return toReach(powers.reveal, dark) + toReach(powers.wraith, way) + toTurn(powers, turned);
}

const never = 9;
const toReach = (power: readonly number[], wanted: number): number => {
  if (wanted === 0) return 0;
  const more = power.findIndex((value) => value >= wanted);
  return more < 0 ? never : more;
};

/** Shift turns one tile, Swap two. */
function toTurn({ shift, swap }: Powers, turned: number): number {
  if (turned === 0) return 0;
  const [one, two] = [toReach(shift, 1), toReach(swap, 1)];
  return turned === 1 ? Math.min(one, two) : turned === 2 ? two : turned === 3 ? one + two : never;
}
