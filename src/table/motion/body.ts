import { shadowFall } from '../light/lamp.ts';
import { into, type Space } from '../stage/space.ts';
import type { Point } from '../stage/shapes.ts';
import { rests, swingOn, type Spring, type Swing } from './spring.ts';

/** As much of a Pixi container as motion touches. Nothing else may write these, least of all a React prop. */
export interface MovedPart {
  readonly position: { set(x: number, y: number): void };
  readonly scale: { set(x: number, y: number): void };
  rotation: number;
  alpha: number;
}

/** What motion needs to know of a thing in order to move it. */
export interface Fitting {
  /** Stays on the table while the figure rises. */
  readonly root: MovedPart;
  /** Rises, leans and turns. Without one the root does. */
  readonly figure?: MovedPart | undefined;
  /** Lies on the table and slides away along the light as the figure rises. */
  readonly shadow?: MovedPart | undefined;
  readonly space: Space;
  /** How high the thing is held, in units of its space. */
  readonly rise: number;
  /** Half its shorter side. */
  readonly girth: number;
  /** Scale of the figure at rest: pictures have more pixels than the scene has units. */
  readonly base?: number | undefined;
  /** Scale of the shadow at rest. */
  readonly shadowBase?: number | undefined;
  /** Opacity of the shadow at rest. */
  readonly shade?: number | undefined;
  /** How thick it is, in units: even at rest its shadow peeps out. */
  readonly thick?: number | undefined;
  /** 0 is face up, 1 face down; called for every step in between. */
  readonly onFlip?: ((flip: number) => void) | undefined;
}

/** Where a thing belongs. Left out: unturned, its own size, opaque, face up. */
export interface Home extends Point {
  readonly turn?: number | undefined;
  readonly size?: number | undefined;
  readonly alpha?: number | undefined;
  readonly flip?: number | undefined;
}

const channels = ['x', 'y', 'lift', 'tilt', 'turn', 'size', 'alpha', 'flip', 'squash'] as const;
type Channel = (typeof channels)[number];

const springs: Record<Channel, Spring> = {
  x: { pull: 13, damp: 0.9 },
  y: { pull: 13, damp: 0.9 },
  lift: { pull: 24, damp: 0.72 },
  tilt: { pull: 15, damp: 0.36 },
  turn: { pull: 17, damp: 0.68 },
  size: { pull: 20, damp: 0.72 },
  alpha: { pull: 16, damp: 1 },
  flip: { pull: 11, damp: 0.86 },
  squash: { pull: 34, damp: 0.42 },
};
/** A held thing must stick to the hand: a softer pull feels like rubber. */
const inHand: Spring = { pull: 85, damp: 1 };
/** Reduced motion: a short straight way without a swing, over in an eighth of a second. */
export const calmly: Spring = { pull: 45, damp: 1 };
const close: Record<Channel, number> = {
  x: 0.04,
  y: 0.04,
  lift: 0.002,
  tilt: 0.001,
  turn: 0.001,
  size: 0.001,
  alpha: 0.004,
  flip: 0.002,
  squash: 0.002,
};

export class Body {
  readonly swings = Object.fromEntries(channels.map((c) => [c, { value: c === 'size' || c === 'alpha' ? 1 : 0, speed: 0 }])) as Record<
    Channel,
    Swing
  >;
  readonly goals = Object.fromEntries(channels.map((c) => [c, c === 'size' || c === 'alpha' ? 1 : 0])) as Record<Channel, number>;
  mode: 'home' | 'held' | 'parked' = 'home';
  home: Home | undefined;
  /** Milliseconds until it sets out. */
  wait = 0;
  /** Rises on its way, as a hand would carry it. */
  hops = false;
  raised = false;
  private highest = 0;

  constructor(
    readonly id: string,
    public fitting: Fitting,
  ) {}

  aim({ x, y, turn = 0, size = 1, alpha = 1, flip = 0 }: Home): void {
    const { goals, swings } = this;
    [goals.x, goals.y, goals.size, goals.alpha, goals.flip] = [x, y, size, alpha, flip];
    // the short way round: a quarter turn from 270 degrees to 0 must not spin back over three quarters
    goals.turn = turn + Math.round((swings.turn.value - turn) / (2 * Math.PI)) * 2 * Math.PI;
  }

  /** True while something moves. Calls `landed` with 0..1 when it comes down on the table. `calm` neither hops nor leans. */
  advance(ms: number, landed: (body: Body, force: number) => void, calm = false): boolean {
    if (calm) this.wait = 0;
    if (this.wait > 0) {
      this.wait -= ms;
      return true;
    }
    const { goals, swings, fitting } = this;
    const reach = fitting.girth * fitting.space.scale || 1;
    if (this.mode === 'held') {
      goals.tilt = calm ? 0 : Math.max(-0.2, Math.min(0.2, (-swings.x.speed / reach) * 0.006));
    } else {
      const way = Math.hypot(goals.x - swings.x.value, goals.y - swings.y.value);
      goals.lift = this.hops && !calm ? Math.min(0.85, Math.max(0, way / reach - 0.25) * 0.4) : 0;
      goals.tilt = 0;
    }
    let moving = this.mode === 'held' && goals.tilt !== 0;
    for (const channel of channels) {
      const swing = swings[channel];
      const spring = this.mode === 'held' && (channel === 'x' || channel === 'y') ? inHand : calm ? calmly : springs[channel];
      if (rests(swing, goals[channel], close[channel], spring.pull)) {
        swing.value = goals[channel];
        swing.speed = 0;
        continue;
      }
      swingOn(spring, swing, goals[channel], ms / 1000);
      moving = true;
    }
    if (calm) this.highest = 0;
    this.land(landed);
    this.draw();
    return moving;
  }

  /** Be where it belongs, now. */
  finish(): void {
    this.wait = 0;
    if (this.mode !== 'held') this.goals.lift = 0;
    this.goals.tilt = 0;
    for (const channel of channels) {
      this.swings[channel].value = this.goals[channel];
      this.swings[channel].speed = 0;
    }
    this.highest = 0;
    this.draw();
  }

  private land(landed: (body: Body, force: number) => void): void {
    const { lift, squash } = this.swings;
    this.highest = Math.max(this.highest, lift.value);
    if (this.mode === 'held' || this.highest < 0.3 || lift.value > 0.04) return;
    const force = Math.min(1, this.highest);
    this.highest = 0;
    lift.value = Math.max(0, lift.value);
    lift.speed = 0;
    squash.speed = 5.5 * force;
    landed(this, force);
  }

  draw(): void {
    const { x, y, tilt, turn, size, alpha, flip, squash } = this.swings;
    const { root, figure, shadow, space, rise, base = 1, shade = 1, shadowBase = 1, thick = 0, onFlip } = this.fitting;
    const lift = Math.max(0, this.swings.lift.value);
    const at = into(space, { x: x.value, y: y.value });
    const grown = base * size.value * (1 + 0.07 * lift);
    const moved = figure ?? root;
    root.position.set(at.x, at.y - (figure ? 0 : lift * rise));
    root.alpha = alpha.value;
    figure?.position.set(0, -lift * rise);
    moved.rotation = turn.value + tilt.value;
    moved.scale.set(grown * (1 + 0.5 * squash.value), grown * (1 - squash.value));
    onFlip?.(flip.value);
    if (!shadow) return;
    const height = lift * rise + thick;
    shadow.position.set(shadowFall.x * height, shadowFall.y * height);
    shadow.rotation = turn.value;
    const spread = shadowBase * size.value * (1 + 0.2 * lift);
    shadow.scale.set(spread, spread);
    shadow.alpha = shade * (1 - 0.3 * Math.min(1, lift));
  }
}
