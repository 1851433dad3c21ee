import { beginTurn, swept, turnOn, turnTowards, type Turning } from '../gesture/turning.ts';
import { Cell } from './cell.ts';
import { outOf } from './space.ts';
import type { Kit } from './kit.ts';
import { boundsOf, type Point } from './shapes.ts';

const quarter = Math.PI / 2;
/** CSS pixels round a corner in which a finger takes hold of it. */
const cornerReach = 26;

/** A tile that is being turned: it is shown in each legal turn until one is confirmed. */
export class Turns {
  readonly now = new Cell<Turning | null>(null);
  private corner: { readonly pointer: number; readonly from: Point; readonly angle: number; moved: boolean } | null = null;

  constructor(private readonly kit: Kit) {}

  /** The first tap takes hold of a thing, the next ones turn it on. */
  tapped(thing: string): void {
    const now = this.now.get();
    if (now?.thing === thing) this.now.set(turnOn(now));
    else this.begin(thing);
  }

  begin(thing: string): void {
    const lies = Math.round((this.kit.motion.pose(thing)?.turn ?? 0) / quarter);
    this.now.set(beginTurn(thing, this.kit.offers.turns(thing), ((lies % 4) + 4) % 4));
    this.kit.ambient.wake();
  }

  on(by: 1 | -1 = 1): void {
    const now = this.now.get();
    if (now) this.now.set(turnOn(now, by));
  }

  confirm(): void {
    const now = this.now.get();
    const offered = now && this.kit.offers.turn(now.thing, now.at);
    if (!offered) return;
    this.kit.grasp.answer(offered);
    this.now.set(null);
  }

  cancel(): void {
    this.now.set(null);
  }

  /** Questions or places have changed. A question about nothing but the turn of one thing takes hold of it by itself. */
  recheck(): void {
    const now = this.now.get();
    const legal = now ? this.kit.offers.turns(now.thing) : [];
    if (now && !legal.includes(now.at)) this.now.set(null);
    else if (now && legal.length !== now.legal.length) this.now.set({ ...now, legal });
    const only = this.kit.offers.onlyTurn();
    if (!this.now.get() && only !== null && this.kit.things.has(only) && !this.kit.director.busy) this.begin(only);
  }

  /** Corners on the table, clockwise from the upper left. */
  corners(): readonly Point[] {
    const now = this.now.get();
    const target = now && this.kit.things.target(now.thing);
    if (!target) return [];
    const { left, top, right, bottom } = boundsOf(target.area);
    return [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ].map((corner) => outOf(target.space, corner));
  }

  /** True if the finger took hold of a corner. */
  press(pointer: number, point: Point): boolean {
    const now = this.now.get();
    if (!now || this.corner) return false;
    const near = this.corners().some((corner) => {
      const { x, y } = this.kit.camera.toScreen(corner);
      return Math.hypot(x - point.x, y - point.y) < cornerReach;
    });
    if (near)
      this.corner = { pointer, from: this.kit.camera.toTable(point), angle: this.kit.motion.pose(now.thing)?.turn ?? 0, moved: false };
    return near;
  }

  move(pointer: number, point: Point): boolean {
    const now = this.now.get();
    if (!this.corner || this.corner.pointer !== pointer || !now) return false;
    const middle = this.kit.things.centre(now.thing);
    if (!middle) return true;
    const angle = this.corner.angle + swept(middle, this.corner.from, this.kit.camera.toTable(point));
    this.corner.moved ||= Math.abs(angle - this.corner.angle) > 0.08;
    if (!this.corner.moved) return true;
    this.kit.motion.spin(now.thing, angle);
    const towards = turnTowards(now, angle);
    if (towards.at !== now.at) this.now.set(towards);
    return true;
  }

  release(pointer: number): boolean {
    const now = this.now.get();
    if (this.corner?.pointer !== pointer) return false;
    const { moved } = this.corner;
    this.corner = null;
    if (!now) return true;
    if (!moved) this.on();
    this.kit.motion.settle(now.thing);
    return true;
  }
}
