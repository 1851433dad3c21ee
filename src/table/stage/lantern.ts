import { markedOn, type Marked } from '../gesture/marked.ts';
import type { Kit } from './kit.ts';
import type { Point } from './shapes.ts';

/**
 * `window.lantern`: what scripts may know of the table on this page, for tests and for people who control a stream by scripts.
 * Places are CSS pixels of the page.
 */
interface Lantern {
  /** Frames drawn since the table was opened; stands still while nothing happens. */
  readonly frames: number;
  /** The middle of a thing or place, or null if it is not on the table. */
  where(id: string): Point | null;
  /** Brings up the zone that a thing or place lies in; true if it was behind a tab. */
  reveal(id: string): boolean;
  /** Every thing and place. */
  ids(): readonly string[];
  /** Resolves when nothing moves, nothing is being told and no answer is under way. */
  idle(): Promise<void>;
  /** Counts what has happened in the match: another number means that an answer was taken, or taken back. */
  readonly moment: number;
  /** Facts are being told. */
  readonly telling: boolean;
  /** What the lesson or the advice points at, in its order. */
  readonly points: readonly string[];
  /** What is marked because a hand can begin with it: to be carried away, or tapped. */
  marks(): readonly Marked[];
  /** What the keyboard's ring is on, or null. */
  readonly focus: string | null;
  /** The faces on top of the dice in the tray, as they are drawn. */
  dice(): readonly number[];
  /** The table as it looks now. */
  picture(): Promise<Blob | null>;
}

declare global {
  interface Window {
    lantern?: Lantern;
  }
}

export function hangLantern(kit: Kit, element: HTMLElement): () => void {
  const lantern: Lantern = {
    get frames() {
      return kit.loop.count;
    },
    get moment() {
      return kit.inputs.moment;
    },
    get telling() {
      return kit.director.busy;
    },
    where: (id) => {
      const at = kit.where(id);
      if (at && kit.inputs.bent) return kit.inputs.bent.toPage(at);
      const { left, top } = element.getBoundingClientRect();
      return at ? { x: at.x + left, y: at.y + top } : null;
    },
    reveal: (id) => kit.zones.reveal(id),
    ids: () => kit.things.ids(),
    idle: () => kit.idle(),
    get points() {
      return kit.inputs.lesson?.point ?? [];
    },
    marks: () => markedOn(kit.things.ids(), kit.offers),
    get focus() {
      return kit.keys.focus.get()?.id ?? null;
    },
    dice: () => kit.dice?.faces() ?? [],
    picture: () =>
      new Promise((done) => {
        // a canvas keeps its picture only until the browser has shown it, so it is drawn anew and taken at once
        const canvas = kit.draw?.() ? element.querySelector('canvas') : null;
        if (canvas) kit.loop.count += 1;
        if (canvas) canvas.toBlob(done, 'image/webp', 0.85);
        else done(null);
      }),
  };
  window.lantern = lantern;
  return () => {
    if (window.lantern === lantern) delete window.lantern;
  };
}
