import type { Gesture } from '../../engine/kernel/option.ts';
import type { Point } from '../stage/shapes.ts';
import { named, type Offered, type Offers } from './offers.ts';

/** Where one hand is in its gesture. Points are CSS pixels. */
export type Hand =
  | { readonly at: 'idle' }
  | { readonly at: 'pressing'; readonly thing: string; readonly from: Point }
  | { readonly at: 'dragging'; readonly thing: string; readonly from: Point; readonly to: Point }
  /** Picked up by a tap: a drag made of two taps, for small screens and switch users. */
  | { readonly at: 'holding'; readonly thing: string }
  /** The second tap of such a drag has begun. */
  | { readonly at: 'placing'; readonly thing: string; readonly onto: string | null; readonly from: Point }
  | { readonly at: 'reading'; readonly thing: string; readonly from: Point };

export type Touch =
  | { readonly touch: 'press'; readonly thing: string | null; readonly point: Point }
  | { readonly touch: 'move'; readonly point: Point }
  /** `onto`: the place or thing where the hand lets go. */
  | { readonly touch: 'release'; readonly onto: string | null }
  /** The finger has rested for a while. */
  | { readonly touch: 'linger' }
  | { readonly touch: 'cancel' };

export interface HandMoved {
  readonly hand: Hand;
  readonly chosen?: Offered;
  /** A legal thing let go at a place where it may not be. */
  readonly refused?: Gesture;
  /** A thing that may be turned was tapped: show it turned one further. */
  readonly turn?: string;
  /** Dice left the hand. */
  readonly thrown?: true;
}

export const idle: Hand = { at: 'idle' };

/** CSS px; below this a shaky tap turns into a drag on touch screens. */
const dragSlop = 6;

export const passes = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) >= dragSlop;

/** State machine of one pointer. It reads no screen and no clock: the caller passes what was touched and how much time has passed. */
export function moveHand(hand: Hand, touch: Touch, offers: Offers): HandMoved {
  switch (touch.touch) {
    case 'press':
      if (hand.at === 'holding') return { hand: { at: 'placing', thing: hand.thing, onto: touch.thing, from: touch.point } };
      return { hand: touch.thing === null ? idle : { at: 'pressing', thing: touch.thing, from: touch.point } };
    case 'move':
      return { hand: moved(hand, touch.point, offers) };
    case 'release':
      return released(hand, touch.onto, offers);
    case 'linger':
      return { hand: hand.at === 'pressing' ? { at: 'reading', thing: hand.thing, from: hand.from } : hand };
    case 'cancel':
      return { hand: idle };
  }
}

function moved(hand: Hand, to: Point, offers: Offers): Hand {
  if (hand.at === 'dragging') return { ...hand, to };
  if (hand.at === 'idle' || hand.at === 'holding' || !passes(hand.from, to)) return hand;
  // a hand that slides away from its second tap pans the table and keeps what it holds
  if (hand.at === 'placing' && hand.onto !== hand.thing) return { at: 'holding', thing: hand.thing };
  if (offers.movable(hand.thing)) return { at: 'dragging', thing: hand.thing, from: hand.from, to };
  return hand.at === 'reading' ? hand : idle;
}

function released(hand: Hand, onto: string | null, offers: Offers): HandMoved {
  switch (hand.at) {
    case 'dragging':
      return dropped(hand.thing, onto, offers);
    case 'placing':
      return hand.onto === null ? { hand: idle } : dropped(hand.thing, hand.onto, offers);
    case 'pressing':
      return tapped(hand.thing, offers);
    case 'holding':
      return { hand };
    default:
      return { hand: idle };
  }
}

function dropped(thing: string, onto: string | null, offers: Offers): HandMoved {
  const chosen = onto === null ? undefined : offers.drag(thing, onto);
  if (chosen) return { hand: idle, chosen };
  const roll = offers.throw(thing);
  if (roll) return { hand: idle, chosen: roll, thrown: true };
  if (onto === null || onto === thing || offers.targets(thing).length === 0) return { hand: idle };
  return { hand: idle, refused: { kind: 'drag', from: named(thing), onto: named(onto) } };
}

function tapped(thing: string, offers: Offers): HandMoved {
  const chosen = offers.tap(thing);
  if (chosen) return { hand: idle, chosen };
  const roll = offers.throw(thing);
  if (roll) return { hand: idle, chosen: roll, thrown: true };
  if (offers.turnable(thing)) return { hand: idle, turn: thing };
  return { hand: offers.movable(thing) ? { at: 'holding', thing } : idle };
}
