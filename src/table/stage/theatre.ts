import type { Container } from 'pixi.js';
import type { Art } from '../contract.ts';
import type { Kit } from './kit.ts';

interface Act {
  readonly actor: Container;
  readonly lasts: number;
  /** From 0 to 1. */
  readonly draw: (share: number) => void;
  age: number;
}

/** A hundred tokens that burst at once are one burst. */
const most = 60;

/**
 * Plays short effects that are no pieces of the game, such as dissolving figures and spreading rings. It draws frames
 * only while it plays.
 */
export class Theatre {
  private acts: Act[] = [];
  private readonly off: () => void;

  constructor(
    private readonly kit: Kit,
    readonly art: Art,
    private readonly stage: Container,
  ) {
    const theatre = this;
    this.off = kit.frames.add({
      get busy() {
        return theatre.acts.length > 0;
      },
      advance: (ms) => theatre.advance(ms),
    });
    theatres.set(kit, this);
  }

  close(): void {
    this.off();
    for (const { actor } of this.acts) actor.destroy({ children: true });
    this.acts = [];
    if (theatres.get(this.kit) === this) theatres.delete(this.kit);
  }

  /** `wait` and `lasts` in milliseconds at the usual speed. */
  play(actor: Container, lasts: number, draw: (share: number) => void, wait = 0): void {
    if (this.kit.motion.still || this.acts.length >= most) return void actor.destroy({ children: true });
    actor.visible = wait <= 0;
    this.stage.addChild(actor);
    this.acts.push({ actor, lasts, draw, age: -wait });
    if (wait <= 0) draw(0);
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

const theatres = new WeakMap<Kit, Theatre>();

/** The theatre of a table, if it has one: a table without a screen has none. */
export const theatreOf = (kit: Kit): Theatre | null => theatres.get(kit) ?? null;
