import { Graphics, type Container } from 'pixi.js';
import type { Kit } from '../stage/kit.ts';
import { boundsOf, type Point, type Strip } from '../stage/shapes.ts';
import type { Target } from '../stage/things.ts';
import { freestSide } from './freestSide.ts';
import { dashed, outlineOf } from './outline.ts';
import { glowColours } from './palette.ts';
import { RestMarks } from './restMarks.ts';
import { edgeOf } from './signs.ts';
import { wordsSeen } from './wordsSeen.ts';

interface ArrowInk {
  readonly fill: number;
  readonly ink: number;
  readonly px: number;
}

const rootOf = (one: Container): Container => (one.parent ? rootOf(one.parent) : one);

/** Where a lesson means more things than this, thin outlines alone say so: arrows and wide ones would lie on the neighbours. */
const mostArrows = 4;

/**
 * Signs above everything: the ring of the keyboard, the corners of a tile that is turned, what a lesson points at. Drawn when they
 * change.
 */
export class Marks {
  private readonly ring = new Graphics();
  private readonly corners = new Graphics();
  private readonly pointer = new Graphics();
  private readonly rest: RestMarks;
  private readonly off: (() => void)[];

  constructor(
    private readonly kit: Kit,
    over: Container,
  ) {
    over.addChild(this.pointer, this.corners, this.ring);
    this.rest = new RestMarks(kit, over);
    let lesson = kit.inputs.lesson;
    this.off = [
      kit.keys.focus.subscribe(() => this.drawRing()),
      kit.turns.now.subscribe(() => this.drawCorners()),
      kit.shown.subscribe(() => this.drawLater()),
      kit.zones.placed.subscribe(() => this.drawLater()), // laid anew: another window, a bar, other letters, another tab
      kit.state.subscribe(() => {
        if (kit.inputs.lesson === lesson) return;
        lesson = kit.inputs.lesson;
        this.drawLesson();
      }),
    ];
    this.drawLater();
  }

  close(): void {
    for (const remove of this.off) remove();
    this.rest.close();
  }

  /** Once the pieces have arrived: until then they are somewhere else. */
  private drawLater(): void {
    this.rest.drawLater();
    void this.kit.loop.whenIdle().then(() => {
      if (this.ring.destroyed) return;
      this.drawRing();
      this.drawCorners();
      this.drawLesson();
    });
  }

  private fit(g: Graphics, { space, turn }: Target): number {
    g.position.set(space.x, space.y);
    g.scale.set(space.scale);
    g.rotation = space.turn + turn;
    return 1 / (this.kit.camera.view.zoom * space.scale);
  }

  private drawRing(): void {
    const g = this.ring.clear();
    const focus = this.kit.keys.focus.get();
    const target = focus && this.kit.things.target(focus.id);
    if (!target) return;
    const { focus: colour, ink } = glowColours(this.kit.inputs.settings.palette);
    const px = this.fit(g, target);
    g.poly(outlineOf(target.area, 6 * px)).stroke({ width: 7 * px, color: ink, alpha: 0.75, join: 'round' });
    g.poly(outlineOf(target.area, 6 * px)).stroke({ width: 3 * px, color: colour, join: 'round' });
    const { left, right, top } = boundsOf(target.area);
    const x = (left + right) / 2;
    g.poly([x - 9 * px, top - 24 * px, x + 9 * px, top - 24 * px, x, top - 11 * px]).fill(colour).stroke({ width: 2 * px, color: ink });
  }

  /** Corner arrows, and a mark on each side that a legal turn brings to the top. */
  private drawCorners(): void {
    const g = this.corners.clear();
    const turning = this.kit.turns.now.get();
    const target = turning && this.kit.things.target(turning.thing);
    if (!turning || !target) return;
    const { ring, ink, nearest } = glowColours(this.kit.inputs.settings.palette);
    const px = this.fit(g, { ...target, turn: 0 });
    const { left, top, right, bottom } = boundsOf(target.area);
    const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
    for (const [k, [x, y]] of ([[left, top], [right, top], [right, bottom], [left, bottom]] as const).entries()) {
      const middle = Math.atan2(y - cy, x - cx);
      const radius = Math.hypot(x - cx, y - cy) + 3 * px;
      const half = Math.min(0.3, (17 * px) / radius);
      for (const [width, colour] of [[7, ink], [3.4, ring]] as const) {
        g.moveTo(cx + radius * Math.cos(middle - half), cy + radius * Math.sin(middle - half));
        g.arc(cx, cy, radius, middle - half, middle + half).stroke({ width: width * px, color: colour, cap: 'round' });
      }
      const tip = middle + half + (7 * px) / radius;
      const at = (angle: number, r: number): [number, number] => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
      g.poly([
        ...at(tip, radius),
        ...at(middle + half - (4 * px) / radius, radius - 6 * px),
        ...at(middle + half - (4 * px) / radius, radius + 6 * px),
      ])
        .fill(ring)
        .stroke({ width: 1.5 * px, color: ink, alpha: 0.8 });
      if (!turning.legal.includes(k)) continue;
      const angle = (k * Math.PI) / 2 - Math.PI / 2;
      const reach = (k % 2 === 0 ? (bottom - top) / 2 : (right - left) / 2) + 9 * px;
      const [mx, my] = at(angle, reach);
      if (k === turning.at)
        g.circle(mx, my, 6 * px)
          .fill(nearest)
          .stroke({ width: 2 * px, color: ink });
      else
        g.circle(mx, my, 4 * px)
          .stroke({ width: 4 * px, color: ink, alpha: 0.7 })
          .circle(mx, my, 4 * px)
          .stroke({ width: 2 * px, color: ring });
    }
  }

  private drawLesson(): void {
    const g = this.pointer.clear();
    const { lesson, ink } = glowColours(this.kit.inputs.settings.palette);
    const px = 1 / this.kit.camera.view.zoom;
    const point = this.kit.inputs.lesson?.point ?? [];
    const isOneOfMany = point.length > mostArrows;
    const words = point.length === 0 || isOneOfMany ? [] : wordsSeen(rootOf(g), g);
    for (const id of point) {
      const target = this.kit.things.target(id);
      if (!target) continue;
      const points = edgeOf(target, (isOneOfMany ? 1 : 5) * px);
      g.poly(points).stroke({ width: (isOneOfMany ? 5 : 8) * px, color: ink, alpha: 0.55, join: 'round' });
      for (const [ax, ay, bx, by] of dashed(points, 9 * px)) g.moveTo(ax, ay).lineTo(bx, by);
      g.stroke({ width: (isOneOfMany ? 2.5 : 3.5) * px, color: lesson, cap: 'round' });
      if (!isOneOfMany) this.arrow(g, id, points, words, { fill: lesson, ink, px });
    }
  }

  /** Beside what it means, where least lies: an arrow on words would hide the very sentence that it is about. */
  private arrow(g: Graphics, id: string, edge: readonly number[], words: readonly Strip[], { fill, ink, px }: ArrowInk): void {
    const [xs, ys] = [edge.filter((_, i) => i % 2 === 0), edge.filter((_, i) => i % 2 === 1)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
    const sides = [
      { x: left, y: cy, dx: -1, dy: 0 },
      { x: right, y: cy, dx: 1, dy: 0 },
      { x: cx, y: top, dx: 0, dy: -1 },
      { x: cx, y: bottom, dx: 0, dy: 1 },
    ];
    const { camera, things } = this.kit;
    const load = (point: Point): number => things.under(point).filter((other) => other !== id).length + (camera.sees(point, 0) ? 0 : 9);
    const { x, y, dx, dy } = freestSide(sides, px, words, load);
    const at = (along: number, aside: number): [number, number] => [
      x + dx * along * px - dy * aside * px,
      y + dy * along * px + dx * aside * px,
    ];
    g.poly([...at(4, 0), ...at(17, -11), ...at(17, -4), ...at(32, -4), ...at(32, 4), ...at(17, 4), ...at(17, 11)])
      .fill(fill)
      .stroke({ width: 2 * px, color: ink, alpha: 0.8 });
  }
}
