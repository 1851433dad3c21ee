import type { Kit } from './kit.ts';
import type { Point } from './shapes.ts';

/** Milliseconds that a hand rests on a tab before its zone comes up: on its way to a target it crosses others. */
const rest = 220;

interface Resting {
  readonly tab: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A thing that is carried to a tab and held there brings that zone up, if it can be put down in it. */
export class OverTab {
  private readonly resting = new Map<number, Resting>();

  constructor(private readonly kit: Kit) {}

  carried(pointer: number, thing: string, to: Point): void {
    const { zones } = this.kit;
    const tab = zones.tabAt(to);
    if (tab === this.resting.get(pointer)?.tab) return;
    this.left(pointer);
    if (tab === null || !zones.placed.get()?.away[tab] || !this.takes(tab, thing)) return;
    this.resting.set(pointer, { tab, timer: setTimeout(() => zones.look(tab), rest) });
  }

  /** The hand is elsewhere, or empty. */
  left(pointer: number): void {
    clearTimeout(this.resting.get(pointer)?.timer);
    this.resting.delete(pointer);
  }

  /** What is not laid while its zone is away may be in any zone. */
  private takes(tab: string, thing: string): boolean {
    const { offers, things, zones } = this.kit;
    return offers.targets(thing).some((onto) => {
      const zone = zones.zoneOf(onto);
      return zone === tab || (zone === null && !things.has(onto));
    });
  }
}
