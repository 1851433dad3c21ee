import { Graphics, Text, type Container } from 'pixi.js';
import type { Gesture } from '../../engine/kernel/option.ts';
import { markedOn, type Marked } from '../gesture/marked.ts';
import { Offers } from '../gesture/offers.ts';
import { touchedBy } from '../gesture/touched.ts';
import type { Kit } from '../stage/kit.ts';
import { girth, type Point } from '../stage/shapes.ts';
import type { Target } from '../stage/things.ts';
import { glowColours, type GlowColours } from './palette.ts';
import { seenOf } from './outline.ts';
import { cornerOf, crownOf, edgeOf, liftSign, tapSign, wayBetween, withinOf } from './signs.ts';

const quiet = { edge: 1.4, ink: 3.2, alpha: 0.62, sign: 7 };
const strong = { edge: 3, ink: 7, alpha: 1, sign: 10 };
const beside = { edge: 1.1, ink: 2.6, alpha: 0.45, sign: 5 };
/** Half the side of a token that is small, in pixels. */
const smallest = 16;
/** The marks are drawn for the zoom they are seen at; they are drawn again when it differs by more than this. */
const zoomSlack = 1.15;

/**
 * At rest, everything that can be picked up or tapped has a thin edge of light and a sign: chevrons for what is lifted, a ringed dot
 * for what is tapped. On request they are strong, and the likeliest answers are numbered. Drawn when they change, and at no other time.
 */
export class RestMarks {
  private readonly edges = new Graphics();
  private readonly ways = new Graphics();
  private readonly numbers: Text[] = [];
  private zoom = 1;
  private waiting = false;
  private readonly off: (() => void)[];

  constructor(
    private readonly kit: Kit,
    private readonly over: Container,
  ) {
    over.addChildAt(this.edges, 0);
    over.addChild(this.ways);
    let [marks, hint, preview] = this.asked();
    this.off = [
      kit.grasp.held.subscribe(() => this.hide()),
      kit.things.subscribe(() => this.drawLater()),
      kit.camera.subscribe(() => {
        const ratio = kit.camera.view.zoom / this.zoom;
        if (ratio > zoomSlack || ratio < 1 / zoomSlack) this.draw();
      }),
      kit.state.subscribe(() => {
        const now = this.asked();
        if (now[0] === marks && now[1] === hint && now[2] === preview) return;
        [marks, hint, preview] = now;
        this.draw();
      }),
    ];
  }

  close(): void {
    for (const remove of this.off) remove();
  }

  /** Once the pieces have arrived: until then they are somewhere else. */
  drawLater(): void {
    if (this.waiting) return;
    this.waiting = true;
    const draw = (): void => {
      this.waiting = false;
      this.draw();
    };
    queueMicrotask(() => void this.kit.loop.whenIdle().then(draw));
  }

  draw(): void {
    if (this.edges.destroyed) return;
    const { kit } = this;
    const { settings, hint, preview, watching } = kit.inputs;
    this.zoom = kit.camera.view.zoom;
    this.edges.clear();
    this.ways.clear();
    for (const text of this.numbers.splice(0)) text.destroy();
    this.hide();
    if (watching || kit.director.busy) return;
    const colours = glowColours(settings.palette);
    const offers = new Offers(kit.shown.get().questions);
    if (settings.marks === 'always' || (settings.marks === 'request' && hint))
      for (const one of markedOn(kit.things.ids(), offers)) this.mark(one, hint !== undefined, colours);
    if (hint && settings.marks !== 'off')
      for (const [index, id] of [...hint.likely].entries()) {
        const found = offers.all.find(({ offer }) => offer.id === id);
        if (found) this.likely(found.offer.gesture, index + 1, colours);
      }
    if (preview) this.way(preview, colours, 1);
  }

  private asked() {
    const { settings, hint, preview } = this.kit.inputs;
    return [settings.marks, hint, preview] as const;
  }

  /** Whoever carries something looks at the lit places alone. */
  private hide(): void {
    this.edges.visible = this.kit.grasp.held.get().things.length === 0;
  }

  private mark({ id, kind, beside: aside }: Marked, onRequest: boolean, { ring, nearest, ink }: GlowColours): void {
    const target = this.kit.things.target(id);
    if (!target) return;
    const look = onRequest ? strong : aside ? beside : quiet;
    const px = 1 / this.zoom;
    const edge = edgeOf(target, 1.5 * px);
    const colour = onRequest ? nearest : ring;
    const isSeen = (x: number, y: number): boolean => !this.kit.things.isCovered(id, { x, y });
    const runs = target.glow === 'card' ? seenOf(edge, 6 * px, isSeen) : null;
    for (const [width, color, alpha] of [[look.ink, ink, look.alpha * 0.55], [look.edge, colour, look.alpha]] as const) {
      if (runs) for (const run of runs) this.edges.poly(run, false);
      else this.edges.poly(edge);
      this.edges.stroke({ width: width * px, color, alpha, join: 'round' });
    }
    const inked = { fill: colour, ink, px, alpha: Math.min(1, look.alpha + 0.25) };
    if (kind === 'lift') {
      liftSign(this.edges, this.signOf(target, look.sign), look.sign, inked);
    } else {
      const corner = cornerOf(target);
      const at = this.kit.things.isCovered(id, corner) ? withinOf(target, look.sign * 0.5 * px) : corner;
      tapSign(this.edges, at, look.sign, inked);
    }
  }

  /** Over a figure or a card; on whatever is small or lies in a crowd, or it would hide the words above it. */
  private signOf(target: Target, sign: number): Point {
    const px = 1 / this.zoom;
    if (target.glow === 'box') return withinOf(target, (sign + 5) * px);
    const { x, y } = crownOf(target);
    // on the corner, where it hides least of the title of a card behind this one
    if (target.glow === 'card' && this.kit.things.isOnCard(target.id, { x, y: y - sign * px })) return withinOf(target, sign * 0.5 * px);
    return { x, y: girth(target.area) * target.space.scale < smallest * px ? y : y - (sign + 5) * px };
  }

  private likely(gesture: Gesture, number: number, colours: GlowColours): void {
    this.way(gesture, colours, number === 1 ? 1 : 0.55);
    const last = this.kit.things.target(touchedBy(gesture).at(-1) ?? (gesture.kind === 'button' ? gesture.word : ''));
    if (!last) return;
    const px = 1 / this.zoom;
    // what is only tapped bears its own words: the number lies in its corner
    const { x, y } = gesture.kind === 'drag' ? last.centre : withinOf(last, 14 * px);
    this.ways.circle(x, y, 13 * px).fill({ color: colours.nearest }).stroke({ width: 2.5 * px, color: colours.ink });
    const text = new Text({
      text: `${number}`,
      style: { fontFamily: 'Inter, sans-serif', fontSize: 32, fontWeight: '700', fill: colours.ink },
      anchor: 0.5,
      x,
      y,
      scale: (18 * px) / 32,
    });
    this.numbers.push(text);
    this.over.addChild(text);
  }

  private way(gesture: Gesture, { nearest, ink }: GlowColours, alpha: number): void {
    const ids = gesture.kind === 'button' ? [gesture.word] : touchedBy(gesture);
    const targets = ids.flatMap((id) => this.kit.things.target(id) ?? []);
    const px = 1 / this.zoom;
    for (const target of targets) {
      this.ways.poly(edgeOf(target, 3 * px)).stroke({ width: 8 * px, color: ink, alpha: alpha * 0.6, join: 'round' });
      this.ways.poly(edgeOf(target, 3 * px)).stroke({ width: 3.5 * px, color: nearest, alpha, join: 'round' });
    }
    const [from, to] = targets;
    if (from && to) wayBetween(this.ways, from.centre, to.centre, { fill: nearest, ink, px, alpha });
  }
}
