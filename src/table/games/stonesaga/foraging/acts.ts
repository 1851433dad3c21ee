import { Container, Sprite } from 'pixi.js';
import { oversize } from '../../../../../assets/stonesaga/art/foraging/looks.ts';
import type { Art } from '../../../contract.ts';
import type { Kit } from '../../../stage/kit.ts';
import type { Point } from '../../../stage/shapes.ts';

interface Act {
  readonly actor: Container;
  readonly lasts: number;
  readonly draw: (share: number) => void;
  age: number;
}

/** What is seen for a moment in the field: a harvest on its way to the bag, prey that leaps or gets away. It draws frames only while it plays. */
export class Acts {
  private acts: Act[] = [];
  private readonly off: () => void;

  constructor(
    private readonly kit: Kit,
    private readonly art: Art,
    private readonly stage: Container,
  ) {
    const busy = (): boolean => this.acts.length > 0;
    this.off = kit.frames.add({
      get busy() {
        return busy();
      },
      advance: (ms) => this.advance(ms),
    });
  }

  close(): void {
    this.off();
    for (const { actor } of this.acts) actor.destroy({ children: true });
    this.acts = [];
  }

  /** From where it stood into the bag. */
  carry(frame: string, from: Point, to: Point, size: number, wait = 0): void {
    const bow = Math.min(220, Math.hypot(to.x - from.x, to.y - from.y) * 0.34);
    this.play(frame, 760, wait, (actor, t) => {
      const along = t * t * (3 - 2 * t);
      actor.position.set(from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along - Math.sin(t * Math.PI) * bow);
      actor.scale.set(size * (1 + 0.25 * Math.sin(t * Math.PI)) * (1 - 0.6 * along));
      actor.rotation = 0.5 * along;
      actor.alpha = t > 0.86 ? (1 - t) / 0.14 : 1;
    });
  }

  /** A last leap where it stands, and then into the bag. */
  bringDown(frame: string, at: Point, bag: Point, size: number, wait = 0): void {
    this.play(frame, 620, wait, (actor, t) => {
      actor.position.set(at.x - 70 * t, at.y - Math.sin(Math.min(1, t * 1.25) * Math.PI) * 120);
      actor.rotation = t < 0.55 ? -0.3 * t : -0.16 + (t - 0.55) * 3.4;
      actor.scale.set(size);
    });
    this.carry(frame, { x: at.x - 70, y: at.y }, bag, size, wait + 620);
  }

  /** In bounds out of the picture, to the left, where all of them look. */
  getAway(frame: string, at: Point, size: number, wait = 0): void {
    this.play(frame, 1100, wait, (actor, t) => {
      const bound = (t * 4) % 1;
      actor.position.set(at.x - 760 * t * t, at.y - Math.sin(bound * Math.PI) * 74);
      actor.rotation = 0.34 * (bound - 0.5);
      actor.scale.set(size * (1 - 0.25 * t));
      actor.alpha = t > 0.7 ? (1 - t) / 0.3 : 1;
    });
  }

  /** At the forager: it fills the eye, and is gone. */
  pounce(frame: string, at: Point, size: number): void {
    this.play(frame, 640, 0, (actor, t) => {
      const near = t * t;
      actor.position.set(at.x + 40 * near, at.y + 150 * near - Math.sin(Math.min(1, t * 1.2) * Math.PI) * 60);
      actor.scale.set(size * (1 + 2.2 * near));
      actor.rotation = 0.12 * Math.sin(t * Math.PI);
      actor.alpha = t > 0.72 ? (1 - t) / 0.28 : 1;
    });
  }

  private play(frame: string, lasts: number, wait: number, draw: (actor: Container, share: number) => void): void {
    if (this.kit.motion.quiet || !this.art.has(frame)) return;
    const texture = this.art.texture(frame);
    const picture = new Sprite({ texture, anchor: texture.defaultAnchor ?? 0.5 });
    picture.scale.set(1 / (this.art.scale * oversize));
    const actor = new Container({ children: [picture], visible: wait <= 0 });
    this.stage.addChild(actor);
    this.acts.push({ actor, lasts, draw: (share) => draw(actor, share), age: -wait });
    draw(actor, 0);
    this.kit.frames.invalidate();
  }

  private advance(ms: number): void {
    const step = ms * Math.max(0.05, this.kit.director.speed);
    this.acts = this.acts.filter((act) => {
      act.age += step;
      if (act.age < 0) return true;
      if (act.age >= act.lasts) {
        act.actor.destroy({ children: true });
        return false;
      }
      act.actor.visible = true;
      act.draw(act.age / act.lasts);
      return true;
    });
  }
}
