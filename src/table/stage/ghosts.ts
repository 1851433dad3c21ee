import type { Kit } from './kit.ts';

/** What others hold in their hands on other screens: a thing for each seat. */
export type Lifted = Readonly<Record<string, string>>;

/** Lifts pieces that hands on other screens hold, and puts them down again. A piece in a hand of this screen is left to that hand. */
export class Ghosts {
  private up = new Set<string>();

  constructor(private readonly kit: Kit) {}

  show(lifted: Lifted): void {
    const mine = this.kit.grasp.held.get().things;
    const wanted = new Set(Object.values(lifted).filter((thing) => !mine.includes(thing)));
    for (const thing of this.up) if (!wanted.has(thing) && !mine.includes(thing)) this.kit.motion.drop(thing);
    for (const thing of wanted) if (!this.up.has(thing)) this.kit.motion.pick(thing);
    this.up = wanted;
  }
}
