import type { Flick as ThrownFlick } from '../../engine/kernel/rule.ts';
import type { TrayPoint, Throw } from './throw.ts';

/** Where a pointer was, in edges of a die from the middle of the tray, and when, in milliseconds. */
export interface Sample extends TrayPoint {
  readonly t: number;
}

type DiceFlick = Pick<Throw, 'hand' | 'flick'>;

/** As it travels with an answer: in whole hundredths, so that every screen starts from the very same numbers. */
export const inHundredths = ({ hand, flick }: DiceFlick): ThrownFlick => ({
  x: Math.round(hand.x * 100),
  y: Math.round(hand.y * 100),
  dx: Math.round(flick.x * 100),
  dy: Math.round(flick.y * 100),
});

export const outOfHundredths = ({ x, y, dx, dy }: ThrownFlick): DiceFlick => ({
  hand: { x: x / 100, y: y / 100 },
  flick: { x: dx / 100, y: dy / 100 },
});

/** Only the end of the movement is the flick: what the hand did before was aiming. */
const WINDOW = 90;
/** A hand that rests this long before it lets go drops the dice, however fast it was before. */
const PAUSE = 70;
/** Slower than this is a drop: the dice are thrown towards the middle. */
const DROP = 2;
export const SLOWEST = 10;
export const FASTEST = 30;

/** The throw of a hand that moved along `samples` and let go at `releasedAt` (the last sample if not given). */
export function flickFrom(samples: readonly Sample[], tray: Throw['tray'], releasedAt?: number): DiceFlick {
  const last = samples.at(-1);
  if (!last) return keyFlick(tray);
  const hand = { x: last.x, y: last.y };
  const rested = (releasedAt ?? last.t) - last.t > PAUSE;
  const speed = rested ? { x: 0, y: 0 } : speedAt(samples, last);
  return { hand, flick: clampFlick(speed, hand) };
}

/**
 * Straight line of best fit through the last samples: the slope of x and y over time. The last two samples alone would do
 * for a mouse, but touch screens report places late and in bunches, and two samples of the same instant have no speed.
 */
function speedAt(samples: readonly Sample[], last: Sample): TrayPoint {
  const recent = samples.filter((s) => last.t - s.t <= WINDOW);
  const n = recent.length;
  const mean = (pick: (s: Sample) => number): number => recent.reduce((sum, s) => sum + pick(s), 0) / n;
  const t = mean((s) => s.t);
  const x = mean((s) => s.x);
  const y = mean((s) => s.y);
  const spread = recent.reduce((sum, s) => sum + (s.t - t) ** 2, 0);
  if (spread === 0) return { x: 0, y: 0 };
  const slope = (pick: (s: Sample) => number, middle: number): number =>
    (1000 * recent.reduce((sum, s) => sum + (s.t - t) * (pick(s) - middle), 0)) / spread;
  return { x: slope((s) => s.x, x), y: slope((s) => s.y, y) };
}

/** Keeps the direction and brings the speed within what throws well; a drop goes from the hand towards the middle. */
export function clampFlick(speed: TrayPoint, hand: TrayPoint): TrayPoint {
  let { x, y } = speed;
  let size = Math.hypot(x, y);
  if (!(size >= DROP)) {
    x = -hand.x;
    y = -hand.y;
    size = Math.hypot(x, y);
    if (size < 0.5) [x, y, size] = [0.3, -1, Math.hypot(0.3, 1)];
    return { x: (x / size) * SLOWEST, y: (y / size) * SLOWEST };
  }
  const kept = Math.min(Math.max(size, SLOWEST), FASTEST);
  return { x: (x / size) * kept, y: (y / size) * kept };
}

/** A throw without a hand, from a key or a button: from the near left corner across the tray, as hard as a person would. */
export function keyFlick({ width, height }: Throw['tray']): DiceFlick {
  const hand = { x: -width * 0.38, y: height * 0.36 };
  const size = Math.hypot(hand.x, hand.y);
  return { hand, flick: { x: (-hand.x / size) * 18, y: (-hand.y / size) * 18 } };
}
