import type { Thrown } from '../../match/play.ts';
import type { Change } from '../../match/play.ts';
import type { Question } from '../../match/question.ts';

/** What a screen learns with one change: the facts that led to a new view, and what is asked now. */
export interface Update<V, F> {
  readonly view: V;
  readonly questions: readonly Question[];
  readonly facts: readonly F[];
  readonly thrown?: Thrown | undefined;
  readonly moment: number;
  readonly change: Change;
}

/** What the director lets happen on the table and on the page. */
interface Stagehands<V, F> {
  /** Milliseconds a spectator needs for a fact. */
  pace(fact: F): number;
  /** Sounds, dice and camera for facts that are told together; the next ones wait for the promise, if there is one. */
  tell(facts: readonly F[], update: Update<V, F>): Promise<void> | void;
  /** Stop at once: dice lie down, nothing more is heard. */
  cut(): void;
  /** Put this view on the table; pieces glide to their places, or jump. */
  show(update: Update<V, F>, how: 'glide' | 'jump'): void;
  /** The first so many facts of an update can be seen, and their dice lie: words about them spoil nothing from now on. */
  seen(update: Update<V, F>, facts: number): void;
  /** A timer; call the result to stop it. */
  after(ms: number, then: () => void): () => void;
  changed(busy: boolean): void;
}

/** Shows facts one after another and then the view they led to. Any touch skips ahead, so that nobody has to wait. */
export class Director<V, F> {
  /** 2 tells everything in half the time. */
  speed = 1;
  private queue: Update<V, F>[] = [];
  private running = false;
  private stop: (() => void) | null = null;
  /** Counts what was cut short, so that a timer or a die of an older update does not go on with it. */
  private scene = 0;

  constructor(private readonly stage: Stagehands<V, F>) {}

  get busy(): boolean {
    return this.running;
  }

  arrive(update: Update<V, F>): void {
    if (update.change !== 'answered') {
      this.end();
      this.stage.show(update, 'jump');
      this.stage.seen(update, update.facts.length);
      return;
    }
    this.queue.push(update);
    if (!this.running) this.begin();
  }

  /** Skips to the latest view. */
  skip(): void {
    const last = this.queue.at(-1);
    if (!last) return;
    this.end();
    this.stage.show(last, 'glide');
    this.stage.seen(last, last.facts.length);
  }

  private end(): void {
    this.scene++;
    this.stop?.();
    this.stop = null;
    this.queue = [];
    if (!this.running) return;
    this.running = false;
    this.stage.cut();
    this.stage.changed(false);
  }

  private begin(): void {
    const update = this.queue[0]!;
    const steps = stepsOf(update.facts, (fact) => this.stage.pace(fact));
    if (!this.running) {
      this.running = true;
      if (steps.some(({ ms }) => ms > 0)) this.stage.changed(true);
    }
    if (steps.length === 0) this.stage.seen(update, 0);
    this.tellStep(update, steps, 0);
  }

  private tellStep(update: Update<V, F>, steps: readonly Step<F>[], k: number): void {
    const step = steps[k];
    if (!step) return this.finish(update);
    const scene = this.scene;
    const holds = this.stage.tell(step.facts, update);
    const on = (): void => {
      if (scene === this.scene) this.tellStep(update, steps, k + 1);
    };
    const wait = step.ms / Math.max(0.05, this.speed);
    if (holds) {
      // a die that fails must not hang the table; words about one that was cut off come with the view that replaced it
      const lying = holds.catch(() => undefined).then(() => void (scene === this.scene && this.stage.seen(update, step.until)));
      // a die that is still rolling when its time is up is waited for
      this.stop = this.stage.after(wait, () => void lying.then(on));
      return;
    }
    this.stage.seen(update, step.until);
    if (wait > 0) this.stop = this.stage.after(wait, on);
    else on();
  }

  private finish(update: Update<V, F>): void {
    this.stop = null;
    this.queue.shift();
    if (this.queue.length === 0) {
      this.running = false;
      this.stage.show(update, 'glide');
      this.stage.changed(false);
      return;
    }
    this.stage.show(update, 'glide');
    this.begin();
  }
}

/** Facts that are told together, and how long. */
interface Step<F> {
  readonly facts: readonly F[];
  readonly ms: number;
  /** How many facts of the update have been told with this step. */
  readonly until: number;
}

/** Facts that need no time of their own are told together with the next one that does. */
export function stepsOf<F>(facts: readonly F[], pace: (fact: F) => number): readonly Step<F>[] {
  const steps: Step<F>[] = [];
  let open: F[] = [];
  for (const [index, fact] of facts.entries()) {
    open.push(fact);
    const ms = pace(fact);
    if (ms <= 0 && index < facts.length - 1) continue;
    steps.push({ facts: open, ms: Math.max(0, ms), until: index + 1 });
    open = [];
  }
  return steps;
}
