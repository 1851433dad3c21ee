import type { Tried } from '../../engine/kernel/option.ts';
import type { Point } from '../stage/shapes.ts';
import { FlickTracker } from './flick.ts';
import { idle, moveHand, type Hand, type Touch } from './hand.ts';
import type { Offered, Offers } from './offers.ts';

export interface HandChoice {
  readonly offered: Offered;
  /** What was in the hand, for drags and throws. */
  readonly thing: string | null;
  /** Where the hand let go and how fast it was, in CSS pixels and pixels per second: null if no hand was there. */
  readonly flick: { readonly at: Point; readonly speed: Point } | null;
  readonly thrown: boolean;
}

/** Called for what hands do. */
export interface HandEvents {
  /** `from`: where the finger took hold of it, in CSS pixels; null if a tap picked it up. */
  picked(thing: string, from: Point | null): void;
  /** The hand that carries a thing moved, in CSS pixels. */
  carried(thing: string, to: Point): void;
  /** Put down without a choice. */
  letGo(thing: string): void;
  chosen(choice: HandChoice): void;
  refused(gesture: Tried): void;
  turn(thing: string): void;
  /** A finger rests on a thing, or has left it. */
  reading(thing: string | null): void;
}

const carriedBy = (hand: Hand): string | null =>
  hand.at === 'dragging' || hand.at === 'holding' || hand.at === 'placing' ? hand.thing : null;

/**
 * One hand for each pointer, so two people can drag at the same time. A finger that comes back has another pointer id: what a tap has
 * picked up is therefore kept in `resting`, without an id.
 */
export class Hands {
  private readonly hands = new Map<number, Hand>();
  private readonly flicks = new Map<number, FlickTracker>();
  /** Things picked up by a tap, oldest first: whichever finger comes next may place them. */
  private resting: Hand[] = [];

  constructor(
    private readonly offers: () => Offers,
    private readonly events: HandEvents,
  ) {}

  /** Things that are carried now. */
  held(): readonly string[] {
    return [...this.resting, ...this.hands.values()].map(carriedBy).filter((thing) => thing !== null);
  }

  at(pointer: number): Hand {
    return this.hands.get(pointer) ?? idle;
  }

  press(pointer: number, thing: string | null, point: Point, ms = 0): void {
    const taken = thing !== null && [...this.hands.values()].some((hand) => carriedBy(hand) === thing);
    this.flicks.set(pointer, new FlickTracker(point, ms));
    this.hands.set(pointer, taken ? idle : this.resumed(thing));
    this.send(pointer, { touch: 'press', thing: taken ? null : thing, point });
  }

  move(pointer: number, point: Point, ms = 0): void {
    if (!this.hands.has(pointer)) return;
    this.flicks.get(pointer)?.sample(point, ms);
    this.send(pointer, { touch: 'move', point });
    const hand = this.at(pointer);
    if (hand.at === 'dragging') this.events.carried(hand.thing, point);
  }

  release(pointer: number, onto: string | null, ms = 0): void {
    if (!this.hands.has(pointer)) return;
    this.send(pointer, { touch: 'release', onto }, ms);
    const hand = this.at(pointer);
    if (hand.at === 'holding') this.resting.push(hand);
    this.hands.delete(pointer);
    this.flicks.delete(pointer);
  }

  linger(pointer: number): void {
    if (this.hands.has(pointer)) this.send(pointer, { touch: 'linger' });
  }

  /** The pointer became part of a pinch, or was lost. */
  cancel(pointer: number): void {
    const hand = this.at(pointer);
    if (hand.at === 'placing' || hand.at === 'holding') {
      this.resting.push({ at: 'holding', thing: hand.thing });
      this.hands.set(pointer, idle);
    } else if (this.hands.has(pointer)) this.send(pointer, { touch: 'cancel' });
    this.hands.delete(pointer);
    this.flicks.delete(pointer);
  }

  /** Escape: every hand opens. */
  cancelAll(): void {
    for (const pointer of [...this.hands.keys()]) this.cancel(pointer);
    const resting = this.resting;
    this.resting = [];
    for (const hand of resting) this.events.letGo(carriedBy(hand)!);
  }

  /** The questions have changed: a thing that may no longer move leaves the hand that carries it. */
  recheck(): void {
    const offers = this.offers();
    for (const [pointer, hand] of [...this.hands]) {
      const thing = carriedBy(hand);
      if (thing !== null && !offers.movable(thing)) {
        this.hands.delete(pointer);
        this.events.letGo(thing);
      }
    }
    const lost = this.resting.filter((hand) => !offers.movable(carriedBy(hand)!));
    this.resting = this.resting.filter((hand) => !lost.includes(hand));
    for (const hand of lost) this.events.letGo(carriedBy(hand)!);
  }

  /** The hand that a new press goes on with: one that waits for this target; the last one, if the press is on nothing of its own. */
  private resumed(thing: string | null): Hand {
    const offers = this.offers();
    const waits = (hand: Hand): boolean =>
      thing !== null && (carriedBy(hand) === thing || offers.drag(carriedBy(hand)!, thing) !== undefined);
    const found = this.resting.findLast(waits) ?? this.resting.at(-1);
    if (!found) return idle;
    this.resting = this.resting.filter((hand) => hand !== found);
    if (waits(found) || thing === null || !offers.able(thing)) return found;
    this.events.letGo(carriedBy(found)!);
    return idle;
  }

  private send(pointer: number, touch: Touch, ms = 0): void {
    const before = this.at(pointer);
    const { hand, chosen, refused, turn, thrown } = moveHand(before, touch, this.offers());
    this.hands.set(pointer, hand);
    const [had, has] = [carriedBy(before), carriedBy(hand)];
    if (has !== null && had === null) this.events.picked(has, hand.at === 'dragging' ? hand.from : null);
    if (hand.at === 'reading' && before.at !== 'reading') this.events.reading(hand.thing);
    if (before.at === 'reading' && hand.at !== 'reading') this.events.reading(null);
    if (chosen) {
      const flick = (had !== null && this.flicks.get(pointer)?.release(ms)) || null;
      this.events.chosen({ offered: chosen, thing: had, flick, thrown: thrown === true });
    } else if (had !== null && has === null) this.events.letGo(had);
    if (refused) this.events.refused(refused);
    if (turn !== undefined) this.events.turn(turn);
  }
}
