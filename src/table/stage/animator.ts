import type { Container } from 'pixi.js';
import type { Art } from '../contract.ts';
import type { Kit } from './kit.ts';

interface Running {
  readonly picture: Container;
  readonly lasts: number;
  /** Called with how much of it is over, from 0 to 1. */
  readonly draw: (share: number) => void;
  /** Milliseconds since its start; negative while it waits. */
  age: number;
}

/** More animations at once are left out: nobody can tell a hundred bursting tokens from sixty, and they cost frames. */
const mostAtOnce = 60;

/**
 * Runs short animations that are no pieces of the game, such as dissolving figures and spreading rings. It asks for frames only
 * while one of them runs.
 */
export class Animator {
  private running: Running[] = [];
  private readonly off: () => void;

  constructor(
    private readonly kit: Kit,
    readonly art: Art,
    private readonly stage: Container,
  ) {
    const animator = this;
    this.off = kit.loop.add({
      get busy() {
        return animator.running.length > 0;
      },
      advance: (ms) => animator.advance(ms),
    });
    animators.set(kit, this);
  }

  close(): void {
    this.off();
    for (const { picture } of this.running) picture.destroy({ children: true });
    this.running = [];
    if (animators.get(this.kit) === this) animators.delete(this.kit);
  }

  /** Shows `picture` and destroys it at the end. `wait` and `lasts` are milliseconds at the usual speed. */
  play(picture: Container, lasts: number, draw: (share: number) => void, wait = 0): void {
    if (this.kit.motion.still || this.running.length >= mostAtOnce) return void picture.destroy({ children: true });
    picture.visible = wait <= 0;
    this.stage.addChild(picture);
    this.running.push({ picture, lasts, draw, age: -wait });
    if (wait <= 0) draw(0);
    this.kit.loop.invalidate();
  }

  private advance(ms: number): void {
    const step = ms * Math.max(0.05, this.kit.director.speed);
    this.running = this.running.filter((one) => {
      one.age += step;
      if (one.age < 0) return true;
      if (one.age >= one.lasts) {
        one.picture.destroy({ children: true });
        return false;
      }
      one.picture.visible = true;
      one.draw(one.age / one.lasts);
      return true;
    });
  }
}

const animators = new WeakMap<Kit, Animator>();

/** The animator of a table; null if its scene mounts none, or where nothing is drawn. */
export const animatorOf = (kit: Kit): Animator | null => animators.get(kit) ?? null;
