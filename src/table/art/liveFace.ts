import type { CardFace } from '../parts/cardFace.ts';
import { margin, sizeOf, stepFor, type FacePainter } from './faces.ts';
import { FrameTexture, type Cut } from './frameTexture.ts';
import type { TextureBinder } from './textureBinder.ts';

interface FaceMaking {
  readonly name: string;
  readonly face: CardFace;
  readonly binder: TextureBinder;
  readonly painter: FacePainter;
  /** The blank stock, small, for the moment until the face is painted. */
  readonly small: Cut;
  /** Pixels of the atlas to a unit: a face has the size of a frame. */
  readonly scale: number;
  /** Whether it is used now. */
  readonly used: (face: LiveFace, is: boolean) => void;
  /** The step that faces are usually seen with, for one that has not been drawn yet. */
  readonly usual: () => number;
}

/** The face of a card on the table: painted as fine as it is seen, and anew when it is looked at from nearer or farther. */
export class LiveFace {
  readonly texture: FrameTexture;
  private held: { readonly step: number; readonly release: () => void }[] = [];
  private readonly offered = new Set<number>();

  constructor(private readonly making: FaceMaking) {
    const { name, face, scale, small, used, usual } = making;
    const size = { w: face.w * scale, h: face.h * scale };
    this.texture = new FrameTexture(small, { label: name, ...size, anchor: { x: 0.5, y: 0.5 } }, () => {
      used(this, true);
      this.want(usual());
      return () => {
        used(this, false);
        this.leave();
      };
    });
  }

  /** After a frame was drawn: the step it should have, which it asks for, or null if it is not seen. */
  seen(resolution: number): number | null {
    this.texture.check();
    const across = this.texture.across(resolution);
    if (across === null || this.held.length === 0) return null;
    const detail = across / this.making.face.w;
    const now = this.held.at(-1)!.step;
    // a little farther away is no reason to paint it anew: a camera that moves a little would have it painted in every frame
    const step = stepFor(detail) > now ? stepFor(detail) : Math.min(now, stepFor(detail * 1.3));
    this.want(step);
    return step;
  }

  private want(step: number): void {
    if (this.held.at(-1)?.step === step) return;
    const { binder } = this.making;
    const key = this.keyOf(step);
    if (!this.offered.has(step)) this.offer(step, key);
    this.held.push({ step, release: binder.store.hold(key) });
    if (binder.has(key)) this.came(step);
  }

  private offer(step: number, key: string): void {
    const { face, binder, painter } = this.making;
    this.offered.add(step);
    binder.offer(key, { ...sizeOf(face, step), load: () => painter.paint(face, step) });
    const part = { x: margin, y: margin, w: face.w * step, h: face.h * step };
    binder.show(key, { texture: this.texture, ...part, onLoaded: () => this.came(step) });
  }

  /** The face was painted for this step: shows it if no other step was asked for since, and releases the others. */
  private came(step: number): void {
    const last = this.held.at(-1);
    if (last?.step !== step) return;
    this.making.binder.put(this.keyOf(step), this.texture);
    for (const { release } of this.held.slice(0, -1)) release();
    this.held = [last];
  }

  private leave(): void {
    const all = this.held;
    this.held = [];
    for (const { release } of all) release();
  }

  private keyOf(step: number): string {
    return `${this.making.name} x${step}`;
  }
}
