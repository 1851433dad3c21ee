import type { Point } from '../stage/shapes.ts';
import { Body, type Fitting, type Home } from './body.ts';
import { Dials } from './dials.ts';

export interface Pose extends Point {
  readonly turn: number;
  readonly lift: number;
  /** Scale on the table: that of the frame times its own. */
  readonly size: number;
}

interface MotionEvents {
  /** Something has begun to move and wants frames. */
  woken(): void;
  /** A thing came down on the table, with a force from 0 to 1. */
  landed(id: string, at: Point, force: number, girth: number): void;
  /** Above the others from now on, or back among them. */
  raised(id: string, up: boolean): void;
}

/** Owns where every thing is. Things at rest are in no list that a frame walks, so two thousand of them cost nothing. */
export class Motion {
  /** No motion: everything is at once where it belongs. */
  still = false;
  /** Reduced motion: short straight ways and fades, nothing hops, leans or swings. */
  calm = false;
  /** How many times faster than usual; fast-forward raises it. */
  pace = 1;
  /** Before the first view has been shown things appear without an entrance. */
  opening = true;
  readonly dials: Dials;
  private readonly bodies = new Map<string, Body>();
  private readonly active = new Set<Body>();
  /** Poses of things that React took away in this commit: one that comes back elsewhere goes on from there. */
  private readonly departed = new Map<string, Pose>();

  constructor(private readonly events: MotionEvents) {
    this.dials = new Dials(() => events.woken());
  }

  /** Motion is reduced or off: no dust, no sparks, no rolling dice. */
  get quiet(): boolean {
    return this.still || this.calm;
  }

  get busy(): boolean {
    return this.active.size > 0 || this.dials.busy;
  }

  /** How many bodies the next frame will visit. */
  get moving(): number {
    return this.active.size;
  }

  hold(id: string, fitting: Fitting): () => void {
    const body = new Body(id, fitting);
    this.bodies.set(id, body);
    return () => {
      if (this.bodies.get(id) !== body) return;
      const pose = this.pose(id);
      if (pose) this.departed.set(id, pose);
      this.bodies.delete(id);
      this.active.delete(body);
      this.events.woken(); // the next frame forgets the pose
    };
  }

  /** A part may be drawn anew (other size, other frame) without the thing losing its place. */
  refit(id: string, fitting: Fitting): void {
    const body = this.bodies.get(id);
    if (!body) return;
    body.fitting = fitting;
    if (body.home) body.draw();
  }

  /** The first home is where a thing appears, or comes to from `from`; every later one is where it goes. */
  send(id: string, home: Home, from?: Point | null): void {
    const body = this.bodies.get(id);
    if (!body) return;
    if (!body.home) return this.enter(body, home, from ?? null);
    const was = body.home;
    body.home = home;
    if (body.mode !== 'home') return;
    body.hops ||= Math.hypot(home.x - was.x, home.y - was.y) > body.fitting.girth * body.fitting.space.scale * 0.5;
    body.aim(home);
    this.wake(body);
  }

  pick(id: string): void {
    const body = this.bodies.get(id);
    if (!body?.home) return;
    body.mode = 'held';
    body.wait = 0;
    body.goals.lift = 1;
    body.goals.x = body.swings.x.value;
    body.goals.y = body.swings.y.value;
    this.wake(body);
  }

  drag(id: string, to: Point): void {
    const body = this.bodies.get(id);
    if (body?.mode !== 'held') return;
    body.goals.x = to.x;
    body.goals.y = to.y;
    this.wake(body);
  }

  /** Let go: it goes home. */
  drop(id: string): void {
    const body = this.bodies.get(id);
    if (!body?.home || body.mode === 'home') return;
    body.mode = 'home';
    body.hops = true;
    body.aim(body.home);
    this.wake(body);
  }

  /** Set down at a place that the rules have yet to confirm: it waits there for the next view. */
  park(id: string, at: Point): void {
    const body = this.bodies.get(id);
    if (!body?.home) return;
    body.mode = 'parked';
    body.aim({ ...body.home, ...at });
    this.wake(body);
  }

  /** What was set down away from its home. */
  parked(): string[] {
    return [...this.bodies].flatMap(([id, { mode }]) => (mode === 'parked' ? [id] : []));
  }

  /** The next view is here, or the rules said no: parked things go where they belong. */
  unpark(ids: Iterable<string> = this.bodies.keys()): void {
    for (const id of ids) if (this.bodies.get(id)?.mode === 'parked') this.drop(id);
  }

  /** Be at home now. What was in the hand under this name lies elsewhere as another thing, and the next one of its pile takes the name. */
  jump(id: string): void {
    const body = this.bodies.get(id);
    if (!body?.home) return;
    body.mode = 'home';
    body.aim(body.home);
    body.finish();
    this.rest(body);
    this.events.woken();
  }

  /** Turn a thing under the hand, without a spring. */
  spin(id: string, angle: number): void {
    const body = this.bodies.get(id);
    if (!body) return;
    body.goals.turn = body.swings.turn.value = angle;
    body.swings.turn.speed = 0;
    this.wake(body);
  }

  /** After a spin, or a preview: back to the turn that the view gives it. */
  settle(id: string): void {
    const body = this.bodies.get(id);
    if (!body?.home || body.mode !== 'home') return;
    body.aim(body.home);
    this.wake(body);
  }

  /** Delays things that have just been given a new home by so many milliseconds each. */
  stagger(delays: ReadonlyMap<string, number>): void {
    for (const [id, ms] of delays) {
      const body = this.bodies.get(id);
      if (body && this.active.has(body) && body.mode === 'home') body.wait = ms;
    }
  }

  pose(id: string): Pose | undefined {
    const body = this.bodies.get(id);
    if (!body?.home) return undefined;
    const { x, y, turn, lift, size } = body.swings;
    return { x: x.value, y: y.value, turn: turn.value, lift: lift.value, size: size.value * body.fitting.space.scale };
  }

  /** Where a thing belongs, on the table. */
  homeOf(id: string): Home | undefined {
    return this.bodies.get(id)?.home;
  }

  /** Fast-forward: everything that moves arrives. */
  finish(): void {
    for (const body of this.active) body.finish();
    for (const body of this.active) if (body.mode !== 'held') this.rest(body);
    this.dials.advance(0, true);
    this.events.woken();
  }

  advance(ms: number): void {
    this.departed.clear();
    const step = ms * this.pace;
    for (const body of this.active) {
      if (this.still) body.finish();
      else if (body.advance(step, this.landed, this.calm)) continue;
      this.rest(body);
    }
    this.dials.advance(step, this.still, this.calm);
  }

  private readonly landed = (body: Body, force: number): void => {
    const { x, y } = body.swings;
    this.events.landed(body.id, { x: x.value, y: y.value }, force, body.fitting.girth * body.fitting.space.scale);
  };

  private enter(body: Body, home: Home, from: Point | null): void {
    body.home = home;
    body.aim(home);
    const before = this.departed.get(body.id);
    this.departed.delete(body.id);
    body.finish();
    if (this.opening || this.still) return;
    const { swings } = body;
    if (before) {
      [swings.x.value, swings.y.value, swings.turn.value, swings.lift.value] = [before.x, before.y, before.turn, before.lift];
      swings.size.value = before.size / body.fitting.space.scale;
      body.aim(home);
      body.hops = true;
    } else if (from) {
      [swings.x.value, swings.y.value] = [from.x, from.y];
      body.hops = true;
    } else {
      [swings.alpha.value, swings.size.value] = [0, this.calm ? 1 : 0.86];
    }
    body.draw();
    this.wake(body);
  }

  private rest(body: Body): void {
    this.active.delete(body);
    if (body.mode === 'held') return;
    body.hops = false;
    if (!body.raised) return;
    body.raised = false;
    this.events.raised(body.id, false);
  }

  private wake(body: Body): void {
    this.active.add(body);
    if (!body.raised && (body.hops || body.mode !== 'home')) {
      body.raised = true;
      this.events.raised(body.id, true);
    }
    this.events.woken();
  }
}
