import type { Flick as ThrownFlick } from '../../engine/kernel/rule.ts';
import type { TrayPoint, Throw } from './throw.ts';

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

/** Slower than this is a drop: the dice are thrown towards the middle. */
const DROP = 2;
export const SLOWEST = 10;
export const FASTEST = 30;

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
