import { rests, swingOn, type Spring, type Swing } from '../motion/spring.ts';
import type { Point } from '../stage/shapes.ts';
import {
  fitted,
  clamped,
  panned,
  pinched,
  toScreen,
  toTable,
  usualLimits,
  zoomed,
  type ZoomLimits,
  type QuarterTurn,
  type Size,
  type CameraView,
} from './view.ts';

const glide: Spring = { pull: 16, damp: 1 };
const follow: Spring = { pull: 5.5, damp: 1 };

/** As much of a Pixi container as the camera moves. */
interface CameraWorld {
  readonly position: { set(x: number, y: number): void };
  readonly scale: { set(x: number, y: number): void };
  rotation: number;
}

/** Looks at the table. What it shows glides to what it aims at; a hand that pans or pinches is followed at once. */
export class Camera {
  still = false;
  limits: ZoomLimits = usualLimits;
  private aim: CameraView;
  private spring: Spring = glide;
  /** Whole as long as nobody has moved it: then a new size of the window fits the table again. */
  private whole = true;
  /** True size: this zoom and no other. */
  private exact: number | null = null;
  /** Felt that is left free round the whole table, as a share of it; 0 for a table that fills its window. */
  private margin: number | undefined;
  private readonly swings: Record<'x' | 'y' | 'zoom' | 'angle', Swing>;
  private world: CameraWorld | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private table: Size,
    private size: Size,
    private readonly woken: () => void,
  ) {
    this.aim = fitted(table, size, 0);
    this.swings = { x: { value: 0, speed: 0 }, y: { value: 0, speed: 0 }, zoom: { value: 0, speed: 0 }, angle: { value: 0, speed: 0 } };
    this.jump();
  }

  get screen(): Size {
    return this.size;
  }

  get turn(): QuarterTurn {
    return this.aim.turn;
  }

  /** What is on the screen now. */
  get view(): CameraView {
    const { x, y, zoom } = this.swings;
    return { x: x.value, y: y.value, zoom: Math.exp(zoom.value), turn: this.aim.turn };
  }

  get busy(): boolean {
    return !(['x', 'y', 'zoom', 'angle'] as const).every((k) => rests(this.swings[k], this.goal(k), this.closeness(k), this.spring.pull));
  }

  toScreen(point: Point): Point {
    return toScreen(this.view, this.size, point);
  }

  toTable(point: Point): Point {
    return toTable(this.view, this.size, point);
  }

  attach(world: CameraWorld): () => void {
    this.world = world;
    this.write();
    return () => {
      if (this.world === world) this.world = undefined;
    };
  }

  /** DOM overlays that follow the table listen here. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  resize(size: Size): void {
    this.size = size;
    this.aim = this.whole ? this.fitting(this.aim.turn) : this.bounded(this.aim);
    this.jump();
  }

  /** Another layout of the scene, or another game. */
  lay({ width, height }: Size, margin?: number): void {
    if (width === this.table.width && height === this.table.height && margin === this.margin) return;
    this.table = { width, height };
    this.margin = margin;
    this.whole = true;
    this.resize(this.size);
  }

  /** Things are shown in this measure, whatever hands do; null lets them zoom again. */
  measure(zoom: number | null): void {
    if (zoom === this.exact) return;
    this.exact = zoom;
    this.resize(this.size);
  }

  rotate(turn: QuarterTurn): void {
    if (turn === this.aim.turn) return;
    this.aim = this.whole ? this.fitting(turn) : this.bounded({ ...this.aim, turn });
    const { angle } = this.swings;
    const goal = (turn * Math.PI) / 2;
    angle.value += Math.round((goal - angle.value) / (2 * Math.PI)) * 2 * Math.PI;
    this.jump();
  }

  fit(): void {
    this.whole = true;
    this.glideTo(this.fitting(this.aim.turn));
  }

  zoomAt(at: Point, factor: number): void {
    this.whole = false;
    this.glideTo(this.bounded(zoomed(this.aim, this.size, at, factor)));
  }

  panBy(by: Point): void {
    this.whole = false;
    this.glideTo(this.bounded(panned(this.aim, by)));
  }

  /** The hand moves the table itself: no lag. */
  grabbed(by: Point): void {
    this.whole = false;
    this.aim = this.bounded(panned(this.view, by));
    this.jump();
  }

  pinchedTo(from: readonly [Point, Point], to: readonly [Point, Point]): void {
    this.whole = false;
    this.aim = this.bounded(pinched(this.view, this.size, from, to));
    this.jump();
  }

  /** Follow the action: bring a point into view, and closer if `zoom` (times the fitted zoom) says so. */
  look(at: Point, zoom?: number): void {
    const near = zoom === undefined ? this.aim.zoom : fitted(this.table, this.size, this.aim.turn, this.margin).zoom * zoom;
    this.whole = false;
    this.glideTo(this.bounded({ ...at, zoom: near, turn: this.aim.turn }), follow);
  }

  /** Whether a point lies comfortably on the screen. */
  sees(at: Point, margin = 0.12): boolean {
    const { x, y } = toScreen(this.aim, this.size, at);
    const { width, height } = this.size;
    return x > width * margin && x < width * (1 - margin) && y > height * margin && y < height * (1 - margin);
  }

  advance(ms: number): void {
    if (!this.busy) return;
    for (const k of ['x', 'y', 'zoom', 'angle'] as const) {
      const swing = this.swings[k];
      if (this.still || rests(swing, this.goal(k), this.closeness(k), this.spring.pull)) [swing.value, swing.speed] = [this.goal(k), 0];
      else swingOn(this.spring, swing, this.goal(k), ms / 1000);
    }
    this.write();
  }

  private fitting(turn: QuarterTurn): CameraView {
    const view = fitted(this.table, this.size, turn, this.margin);
    return this.exact === null ? view : { ...view, zoom: this.exact };
  }

  private bounded(view: CameraView): CameraView {
    if (this.exact === null) return clamped(view, this.table, this.size, this.limits);
    return clamped({ ...view, zoom: this.exact }, this.table, this.size, { least: 0, most: Infinity });
  }

  private glideTo(view: CameraView, spring: Spring = glide): void {
    this.aim = view;
    this.spring = spring;
    if (this.still) this.jump();
    else this.woken();
  }

  private jump(): void {
    for (const k of ['x', 'y', 'zoom', 'angle'] as const) [this.swings[k].value, this.swings[k].speed] = [this.goal(k), 0];
    this.write();
    this.woken();
  }

  private goal(k: 'x' | 'y' | 'zoom' | 'angle'): number {
    if (k === 'zoom') return Math.log(this.aim.zoom);
    return k === 'angle' ? (this.aim.turn * Math.PI) / 2 : this.aim[k];
  }

  private closeness(k: 'x' | 'y' | 'zoom' | 'angle'): number {
    return k === 'x' || k === 'y' ? 0.15 / this.aim.zoom : 0.0005;
  }

  private write(): void {
    const { x, y, zoom, turn } = this.view;
    if (this.world) {
      const origin = toScreen({ x, y, zoom, turn }, this.size, { x: 0, y: 0 });
      this.world.position.set(origin.x, origin.y);
      this.world.scale.set(zoom, zoom);
      this.world.rotation = (turn * Math.PI) / 2;
    }
    for (const listener of this.listeners) listener();
  }
}
