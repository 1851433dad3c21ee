import { named } from '../gesture/offers.ts';
import type { Kit } from './kit.ts';
import type { Point } from './shapes.ts';

/** Figures of one place that have gone apart, and where a pointer may be without their going back. In units of the table. */
interface Opened {
  readonly ids: readonly string[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Figures that share a place so closely that nobody can choose among them go apart while somebody reaches for them. The one that is
 * pointed at stays: a hand that meant it finds it where it was.
 */
export class Fan {
  private opened: Opened | null = null;
  /** Crowds that a question lets a finger choose among: no finger comes near before it taps, so they stand apart all the time. */
  private standing: readonly Opened[] = [];

  constructor(private readonly kit: Kit) {}

  /**
   * Another view is laid: whoever was reached for goes back. With a finger's width in CSS pixels, figures of one place that can be tapped
   * go that far apart, and stay so until the next view.
   */
  relaid(finger: number | null): void {
    const { motion } = this.kit;
    this.opened = null;
    this.standing = [];
    if (finger !== null) this.spread(finger);
    motion.unpark(motion.parked().filter((id) => !this.isApart(id)));
  }

  /** The mouse is at this point, over this thing or place. */
  follow(at: Point, id: string | null, least: number): void {
    const { opened } = this;
    if (opened && at.x >= opened.left && at.x <= opened.right && at.y >= opened.top && at.y <= opened.bottom) return;
    this.reach(id, least);
  }

  /**
   * Somebody reaches for this: its crowd goes apart by at least so many CSS pixels. True if it has just gone apart and the tap may have
   * meant another of them; where the question asks for this one alone, a second tap would be asked for nothing.
   */
  reach(id: string | null, least: number): boolean {
    if (id !== null && this.isApart(id)) return false;
    this.close();
    const mates = id === null ? [] : this.crowd(id, least);
    if (id === null || mates.length === 0) return false;
    const { offers } = this.kit;
    this.opened = this.opening(id, mates, least);
    return !offers.able(id) || mates.some((mate) => offers.able(mate));
  }

  /** Figures that somebody reached for go back, except one that is in a hand by now. */
  close(): void {
    if (!this.opened) return;
    this.kit.motion.unpark(this.opened.ids);
    this.opened = null;
  }

  private spread(finger: number): void {
    const { things, offers } = this.kit;
    const tapped = things.ids().filter((id) => offers.tap(id) !== undefined && things.isPiece(id));
    for (const id of tapped) {
      const mates = this.isApart(id) ? [] : this.crowd(id, finger);
      if (mates.some((mate) => tapped.includes(mate))) this.standing = [...this.standing, this.opening(id, mates, finger)];
    }
  }

  /** Everybody who stands apart from a crowd now. */
  apart(): readonly string[] {
    return [this.opened, ...this.standing].flatMap((one) => one?.ids ?? []);
  }

  private isApart(id: string): boolean {
    return this.apart().includes(id);
  }

  private opening(id: string, mates: readonly string[], least: number): Opened {
    const { things, motion, camera } = this.kit;
    const stays = motion.homeOf(id)!;
    const widest = Math.max(...[id, ...mates].map((one) => things.girth(one) * 2));
    const free = this.slots(stays, mates.length, Math.max((least / camera.view.zoom) * 1.06, widest));
    const boxes = [boxRound(stays, widest)];
    for (const mate of mates) {
      const from = motion.homeOf(mate)!;
      const slot = free.reduce((best, one) => (far(one, from) < far(best, from) ? one : best), free[0]!);
      free.splice(free.indexOf(slot), 1);
      motion.park(mate, slot);
      boxes.push(boxRound(slot, widest));
    }
    return {
      ids: [id, ...mates],
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  }

  /** The others on its place, if they stand too close. Equal tokens are one: nobody chooses among them. */
  private crowd(id: string, least: number): readonly string[] {
    const { things, motion, camera } = this.kit;
    const own = things.thing(id);
    if (own?.place === undefined || !things.isPiece(id) || own.glow === 'card' || !motion.homeOf(id)) return [];
    const mates = things.on(own.place).filter((one) => one !== id && things.isPiece(one) && motion.homeOf(one));
    const others = mates.filter((one, k) => named(one) !== named(id) && mates.findIndex((mate) => named(mate) === named(one)) === k);
    const poses = [id, ...others].map((one) => motion.homeOf(one)!);
    const reach = least / camera.view.zoom;
    // bodies are taller than they are broad: feet that stand one behind the other are still hidden by them
    const isClose = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < reach && Math.abs(a.y - b.y) < 2 * reach;
    return poses.some((a, k) => poses.slice(k + 1).some((b) => isClose(a, b))) ? others : [];
  }

  /** Room beside somebody who stays, nearest first: figures are tall, so they go to its sides before they go behind it. */
  private slots(stays: Point, count: number, gap: number): Point[] {
    const { camera } = this.kit;
    const { width, height } = camera.screen;
    const half = (gap * camera.view.zoom) / 2;
    const seen = (at: Point): boolean => {
      const { x, y } = camera.toScreen(at);
      return x >= half && y >= half && x <= width - half && y <= height - half / 2;
    };
    const beside = [0, -1.8, 1.8, -3.6, 3.6].flatMap((row) => {
      const columns = row === 0 ? [-1, 1, -2, 2, -3, 3, -4, 4] : [0, -1, 1, -2, 2];
      return columns.map((column) => ({ x: stays.x + column * gap, y: stays.y + row * gap }));
    });
    return [...beside.filter(seen), ...beside.filter((at) => !seen(at))].slice(0, count);
  }
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Bodies rise above their feet. */
const boxRound = ({ x, y }: Point, widest: number) => ({ left: x - widest, right: x + widest, top: y - 2 * widest, bottom: y + widest });
