import { calmly } from './body.ts';
import { rests, swingOn, type Spring, type Swing } from './spring.ts';

export const dialSpring: Spring = { pull: 12, damp: 0.6 };

interface Dial {
  readonly swing: Swing;
  goal: number;
  readonly spring: Spring;
  readonly write: (value: number) => void;
}

/** Single numbers that swing to where they belong: the hand of a dial, the height of a stack, the light of a lamp. */
export class Dials {
  private readonly turning = new Set<Dial>();

  constructor(private readonly woken: () => void) {}

  get busy(): boolean {
    return this.turning.size > 0;
  }

  /** A new dial stands at its first goal at once. */
  add(
    first: number,
    write: (value: number) => void,
    spring: Spring = dialSpring,
  ): { set(goal: number, jump?: boolean): void; remove(): void } {
    const dial: Dial = { swing: { value: first, speed: 0 }, goal: first, spring, write };
    write(first);
    return {
      set: (goal, jump = false) => {
        if (jump) dial.swing.value = goal;
        if (goal === dial.goal && !jump) return;
        dial.goal = goal;
        this.turning.add(dial);
        this.woken();
      },
      remove: () => void this.turning.delete(dial),
    };
  }

  advance(ms: number, still: boolean, calm = false): void {
    for (const dial of this.turning) {
      if (still) dial.swing.value = dial.goal;
      else swingOn(calm ? calmly : dial.spring, dial.swing, dial.goal, ms / 1000);
      if (still || rests(dial.swing, dial.goal, 0.001, dial.spring.pull)) {
        dial.swing.value = dial.goal;
        dial.swing.speed = 0;
        this.turning.delete(dial);
      }
      dial.write(dial.swing.value);
    }
  }
}
