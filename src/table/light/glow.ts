import { Container, Graphics, Sprite } from 'pixi.js';
import { litPlaces, markedOn } from '../gesture/marked.ts';
import { Offers } from '../gesture/offers.ts';
import { swingOn, type Swing } from '../motion/spring.ts';
import type { Kit } from '../stage/kit.ts';
import { girth } from '../stage/shapes.ts';
import type { Target } from '../stage/things.ts';
import { Marks } from './marks.ts';
import { along, dashed, outlineOf } from './outline.ts';
import { glowColours, type GlowColours } from './palette.ts';
import { softDot } from './soft.ts';

interface Lit {
  readonly target: Target;
  readonly box: Container;
  readonly strong: Container;
  readonly sparks: readonly {
    readonly dot: Sprite;
    readonly x: number;
    readonly y: number;
    readonly out: { x: number; y: number };
    readonly phase: number;
  }[];
  readonly shown: Swing;
  readonly strength: Swing;
  goal: number;
  near: number;
}

const sameSpot = (a: Target, b: Target): boolean =>
  a.area === b.area && a.turn === b.turn && a.space.x === b.space.x && a.space.y === b.space.y && a.space.scale === b.space.scale;

const appear = { pull: 18, damp: 1 };
const softRings = 8;
const answer = { pull: 22, damp: 0.7 };
/** Milliseconds for which sparks move after a hand has aimed at a target; then they stand still, so that an idle table draws nothing. */
const sparkTime = 1600;

/** Lights the legal targets of what is in the hands, and nothing else. */
export class Glow {
  private readonly lit = new Map<string, Lit>();
  private readonly footprints = new Graphics();
  private readonly marks: Marks;
  private resting: readonly string[] = [];
  private waiting = false;
  private clock = 0;
  private sparking = 0;
  private readonly off: (() => void)[];

  constructor(
    private readonly kit: Kit,
    private readonly under: Container,
    over: Container,
  ) {
    under.addChild(this.footprints);
    this.marks = new Marks(kit, over);
    this.atRest();
    const glow = this;
    this.off = [
      kit.grasp.held.subscribe(() => this.refresh()),
      kit.shown.subscribe(() => {
        this.resting = [];
        this.refresh();
        this.atRest();
      }),
      kit.things.subscribe(() => this.atRest()),
      kit.loop.add({
        get busy() {
          return glow.busy;
        },
        advance: (ms) => glow.advance(ms),
      }),
    ];
  }

  get busy(): boolean {
    if (this.sparking > 0) return true;
    for (const { shown, goal, strength, near } of this.lit.values()) {
      if (Math.abs(shown.value - goal) > 0.005 || Math.abs(strength.value - near) > 0.005) return true;
    }
    return false;
  }

  close(): void {
    for (const remove of this.off) remove();
    this.marks.close();
  }

  /** Places of a tap question are lit while nobody carries anything, once the pieces have arrived. */
  private atRest(): void {
    if (this.waiting) return;
    this.waiting = true;
    void this.kit.loop.whenIdle().then(() => {
      this.waiting = false;
      const { kit } = this;
      if (this.under.destroyed || kit.director.busy || kit.inputs.watching || kit.inputs.settings.marks !== 'always') return;
      const offers = new Offers(kit.shown.get().questions);
      const before = this.resting.length;
      this.resting = litPlaces(markedOn(kit.things.ids(), offers), (id) => kit.things.isPiece(id), (id) => offers.targets(id));
      // places that a page has covered go out
      if (before + this.resting.length > 0) this.refresh();
    });
  }

  private refresh(): void {
    const { targets: aimed, nearest, things } = this.kit.grasp.held.get();
    const targets = things.length > 0 ? aimed : this.resting;
    const colours = glowColours(this.kit.inputs.settings.palette);
    for (const id of targets) {
      const target = this.kit.things.target(id);
      const before = this.lit.get(id);
      if (!target || (before && sameSpot(before.target, target))) continue;
      before?.box.destroy({ children: true });
      const lit = { ...this.light(target, colours), ...(before && { shown: before.shown, strength: before.strength }) };
      // what is laid anew where it was lit has nowhere to swing to, and nobody would show it
      [lit.box.alpha, lit.strong.alpha] = [lit.shown.value, lit.strength.value];
      this.lit.set(id, lit);
    }
    for (const [id, lit] of this.lit) {
      lit.goal = targets.includes(id) ? 1 : 0;
      const near = nearest.includes(id) ? 1 : 0;
      if (near > lit.near && !this.kit.motion.quiet) this.sparking = sparkTime;
      lit.near = near;
    }
    this.footprints.clear();
    for (const thing of things) this.footprint(thing, colours);
    this.kit.loop.invalidate();
  }

  private advance(ms: number): void {
    this.clock += ms;
    this.sparking = Math.max(0, this.sparking - ms);
    for (const [id, lit] of this.lit) {
      if (this.kit.motion.quiet) [lit.shown.value, lit.strength.value] = [lit.goal, lit.near];
      swingOn(appear, lit.shown, lit.goal, ms / 1000);
      swingOn(answer, lit.strength, lit.near, ms / 1000);
      if (lit.goal === 0 && lit.shown.value < 0.01) {
        lit.box.destroy({ children: true });
        this.lit.delete(id);
        continue;
      }
      lit.box.alpha = Math.max(0, lit.shown.value);
      lit.strong.alpha = Math.max(0, lit.strength.value);
      for (const { dot, x, y, out, phase } of lit.sparks) {
        const life = (this.clock / 900 + phase) % 1;
        const way = life * 16;
        dot.position.set(x + out.x * way, y + out.y * way - life * 10);
        dot.alpha = lit.strength.value * (1 - life) * 0.9;
      }
    }
  }

  /** Where a held thing came from: a dim dashed outline, so that it can be put back. */
  private footprint(thing: string, { ring }: GlowColours): void {
    const home = this.kit.motion.homeOf(thing);
    const kind = this.kit.things.thing(thing);
    if (!home || !kind) return;
    const s = kind.space.scale * (home.size ?? 1);
    const [cos, sin] = [Math.cos(home.turn ?? 0) * s, Math.sin(home.turn ?? 0) * s];
    for (const [ax, ay, bx, by] of dashed(outlineOf(kind.hit, -girth(kind.hit) * 0.08), girth(kind.hit) * 0.16)) {
      this.footprints.moveTo(home.x + ax * cos - ay * sin, home.y + ax * sin + ay * cos);
      this.footprints.lineTo(home.x + bx * cos - by * sin, home.y + bx * sin + by * cos);
    }
    this.footprints.stroke({ width: 1.6 / this.kit.camera.view.zoom, color: ring, alpha: 0.4, cap: 'round' });
  }

  private light(target: Target, colours: GlowColours): Lit {
    const { area, space, turn, glow } = target;
    const px = 1 / (this.kit.camera.view.zoom * space.scale);
    const box = new Container({ x: space.x, y: space.y, scale: space.scale, rotation: space.turn + turn, alpha: 0 });
    const strong = new Container({ alpha: 0 });
    const size = girth(area);
    const soft = (g: Graphics, colour: number, alpha: number, inwards: number, outwards: number): Graphics => {
      // rings that fade, each half over its neighbours: as soft as a blur without a filter
      for (const [reach, side] of [[inwards, -1], [outwards, 1]] as const) {
        const step = reach / softRings;
        for (let k = 0; k < softRings; k++) {
          const fade = (1 - k / softRings) ** 2;
          g.poly(outlineOf(area, side * (k + 0.5) * step)).stroke({
            width: step * 2,
            color: colour,
            alpha: (alpha * fade) / 2,
            join: 'miter',
          });
        }
      }
      // the middle is hardly filled, or what lies there is bleached
      return g.poly(outlineOf(area)).fill({ color: colour, alpha: alpha * 0.1 });
    };
    const deep = Math.min(size * 0.42, 22 * px) * (glow === 'tile' ? 1 : 0.5);
    const weak = soft(new Graphics({ blendMode: 'add' }), colours.light, 0.42, deep, 9 * px);
    const bright = soft(new Graphics({ blendMode: 'add' }), colours.nearest, 0.55, deep * 1.2, 15 * px);
    const ring = new Graphics();
    ring.poly(outlineOf(area)).stroke({ width: 5 * px, color: colours.ink, alpha: 0.4, join: 'round' });
    ring.poly(outlineOf(area)).stroke({ width: 2.2 * px, color: colours.ring, alpha: 0.95, join: 'round' });
    const double = new Graphics();
    double.poly(outlineOf(area, 5 * px)).stroke({ width: 2 * px, color: colours.ring, alpha: 0.9, join: 'round' });
    double.poly(outlineOf(area)).stroke({ width: 3.4 * px, color: colours.ring, join: 'round' });
    const edge = along(outlineOf(area), 18);
    const sparks = edge.map(({ x, y, out }, k) => {
      const dot = new Sprite({
        texture: softDot(),
        anchor: 0.5,
        tint: colours.nearest,
        blendMode: 'add',
        scale: ((3 + (k % 3)) * px * 2.4) / 64,
        alpha: 0,
      });
      return { dot, x, y, out: { x: out.x * px, y: out.y * px }, phase: (k * 0.618) % 1 };
    });
    strong.addChild(bright, double, ...sparks.map(({ dot }) => dot));
    box.addChild(weak, ring, strong);
    this.under.addChild(box);
    return { target, box, strong, sparks, shown: { value: 0, speed: 0 }, strength: { value: 0, speed: 0 }, goal: 1, near: 0 };
  }
}
