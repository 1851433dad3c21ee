import type { Question } from '../contract.ts';

export type Change = 'opened' | 'answered' | 'undone' | 'rebuilt';

/** What a screen is told at one moment. */
export interface Told<V, F> {
  readonly view: V;
  readonly questions: readonly Question[];
  readonly facts: readonly F[];
  readonly moment: number;
  readonly change: Change;
}

/** The hands that do what the director calls for. */
export interface Stagehands<V, F> {
  /** Milliseconds a spectator needs for a fact. */
  pace(fact: F): number;
  /** Sounds, dice and camera for facts that are told in one breath; a promise holds the next ones back. */
  tell(facts: readonly F[], moment: number): Promise<void> | void;
  /** The curtain falls: dice lie down, nothing more is heard. */
  cut(): void;
  /** Put this view on the table; pieces glide to their places, or jump. */
  show(told: Told<V, F>, how: 'glide' | 'jump'): void;
  /** A timer; call the result to stop it. */
  after(ms: number, then: () => void): () => void;
  changed(busy: boolean): void;
}

/** Shows facts one after another and then the view they led to. Never stands in a player's way: any touch skips ahead. */
export class Director<V, F> {
  /** 2 tells everything in half the time. */
  speed = 1;
  private queue: Told<V, F>[] = [];
  private running = false;
  private stop: (() => void) | null = null;
  /** Whoever still waits for an older scene must not go on with it. */
  private scene = 0;

  constructor(private readonly stage: Stagehands<V, F>) {}

  get busy(): boolean {
    return this.running;
  }

  arrive(told: Told<V, F>): void {
    if (told.change !== 'answered') {
      this.end();
      this.stage.show(told, 'jump');
      return;
    }
    this.queue.push(told);
    if (!this.running) this.begin();
  }

  /** Straight to the latest view. */
  skip(): void {
    const last = this.queue.at(-1);
    if (!last) return;
    this.end();
    this.stage.show(last, 'glide');
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
    const told = this.queue[0]!;
    const beats = breaths(told.facts, (fact) => this.stage.pace(fact));
    if (!this.running) {
      this.running = true;
      if (beats.some(({ ms }) => ms > 0)) this.stage.changed(true);
    }
    this.beat(told, beats, 0);
  }

  private beat(told: Told<V, F>, beats: readonly Breath<F>[], k: number): void {
    const breath = beats[k];
    if (!breath) return this.finish(told);
    const scene = this.scene;
    const holds = this.stage.tell(breath.facts, told.moment);
    const on = (): void => {
      if (scene === this.scene) this.beat(told, beats, k + 1);
    };
    const wait = breath.ms / Math.max(0.05, this.speed);
    if (holds) {
      // a die that is still rolling when its time is up is waited for; one that fails must not hang the table
      const rolled = holds.catch(() => undefined);
      this.stop = this.stage.after(wait, () => void rolled.then(on));
    } else if (wait > 0) this.stop = this.stage.after(wait, on);
    else on();
  }

  private finish(told: Told<V, F>): void {
    this.stop = null;
    this.queue.shift();
    if (this.queue.length === 0) {
      this.running = false;
      this.stage.show(told, 'glide');
      this.stage.changed(false);
      return;
    }
    this.stage.show(told, 'glide');
    this.begin();
  }
}

export interface Breath<F> {
  readonly facts: readonly F[];
  readonly ms: number;
}

/** Facts that need no time of their own are told together with the next one that does. */
export function breaths<F>(facts: readonly F[], pace: (fact: F) => number): readonly Breath<F>[] {
  const out: Breath<F>[] = [];
  let open: F[] = [];
  for (const fact of facts) {
    open.push(fact);
    const ms = pace(fact);
    if (ms <= 0) continue;
    out.push({ facts: open, ms });
    open = [];
  }
  if (open.length > 0) out.push({ facts: open, ms: 0 });
  return out;
}
