import type { Reading } from '../contract.ts';
import { Cell } from './cell.ts';
import type { Kit } from './kit.ts';
import type { Point } from './shapes.ts';

interface Open {
  readonly thing: string;
  readonly reading: Reading;
  /** On the screen, so that the page can stand beside the thing. */
  readonly at: Point;
}

const hoverTime = 500;

/** The large reading view of whatever a finger rests on or a mouse points at. */
export class Reader {
  readonly open = new Cell<Open | null>(null);
  private over: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly kit: Kit) {}

  show(thing: string | null): void {
    clearTimeout(this.timer);
    const reading = thing === null ? null : this.kit.inputs.game.reading(thing, this.kit.shown.get().view);
    const at = thing === null ? undefined : this.kit.where(thing);
    this.open.set(thing !== null && reading && at ? { thing, reading, at } : null);
  }

  toggle(thing: string): void {
    this.show(this.open.get()?.thing === thing ? null : thing);
  }

  /** The mouse is over this; called for every move. */
  hover(thing: string | null): void {
    if (thing === this.over) return;
    this.over = thing;
    clearTimeout(this.timer);
    if (this.open.get()) this.open.set(null);
    if (thing !== null) this.timer = setTimeout(() => this.show(thing), hoverTime);
  }

  /** The viewer of the screen may have changed: closes what the new viewer must not read, or what has changed. */
  recheck(view: unknown): void {
    const open = this.open.get();
    if (!open) return;
    const now = this.kit.inputs.game.reading(open.thing, view);
    if (JSON.stringify(now) !== JSON.stringify(open.reading)) this.close();
  }

  close(): void {
    this.over = null;
    this.show(null);
  }
}

/** At which edge somebody sits who reaches for this point; a screen that lies on a table turns the page to them. */
export function nearestEdge({ x, y }: Point, width: number, height: number): string {
  const away = { south: height - y, north: y, west: x, east: width - x };
  return Object.entries(away).reduce((best, one) => (one[1] < best[1] ? one : best))[0];
}
