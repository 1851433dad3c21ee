import { BitmapText, Container, Graphics, Sprite } from 'pixi.js';
import { spriteOf } from '../../../art/sprite.ts';
import { softDot } from '../../../light/soft.ts';
import type { Point } from '../../../stage/shapes.ts';
import type { Animator } from '../../../stage/animator.ts';

const out = (t: number): number => 1 - (1 - t) ** 3;
const into = (t: number): number => t * t;

export interface SeenFigure extends Point {
  readonly size: number;
}

type Leaving = 'topple' | 'sink' | 'rise' | 'dissolve';

/** A figure as it was, on its way out or in: it falls over, goes into the ground, comes up from it, or turns to nothing. */
export function ghost(animator: Animator, look: string, at: SeenFigure, how: Leaving, lasts = 480, wait = 0): void {
  const [base, card] = [spriteOf(animator.art, `figure/${look}/base`), spriteOf(animator.art, `figure/${look}/card`)];
  if (!base || !card) return;
  const actor = new Container({ x: at.x, y: at.y, scale: at.size });
  const figure = new Container({ children: [base, card] });
  actor.addChild(figure);
  if (how === 'sink' || how === 'rise') {
    // nothing of it is seen below the ground
    const ground = new Graphics().rect(-120, -260, 240, 268).fill({ color: 0xffffff });
    actor.addChild(ground);
    figure.mask = ground;
  }
  animator.play(actor, lasts, (t) => poses[how](figure, t), wait);
}

const poses: Readonly<Record<Leaving, (figure: Container, t: number) => void>> = {
  topple(figure, t) {
    figure.rotation = -into(Math.min(1, t * 1.5)) * 1.5;
    figure.alpha = t < 0.6 ? 1 : 1 - (t - 0.6) / 0.4;
  },
  sink: (figure, t) => void (figure.y = into(t) * 130),
  rise: (figure, t) => void (figure.y = (1 - out(t)) * 130),
  dissolve(figure, t) {
    figure.scale.set(1 - 0.35 * into(t), 1 + 0.5 * into(t));
    figure.alpha = 1 - into(t);
    figure.y = -26 * into(t);
  },
};

/** Motes that fly apart; `up` lets them rise like smoke. */
export function burst(animator: Animator, at: Point, tint: number, { count = 14, reach = 60, up = 0, lasts = 620, wait = 0 } = {}): void {
  const actor = new Container({ x: at.x, y: at.y });
  const motes = Array.from({ length: count }, (_, k) => {
    const angle = (k / count) * 2 * Math.PI + ((k * 7) % 5) * 0.16;
    const far = reach * (0.5 + ((k * 5) % 6) * 0.1);
    const mote = actor.addChild(new Sprite({ texture: softDot(), anchor: 0.5, tint }));
    return { mote, x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.62, size: 0.16 + ((k * 3) % 5) * 0.05 };
  });
  animator.play(actor, lasts, (t) => {
    for (const { mote, x, y, size } of motes) {
      mote.position.set(x * out(t), y * out(t) - up * t);
      mote.scale.set(size * (1 + t));
      mote.alpha = 0.85 * (1 - t);
    }
  }, wait);
}

/** A ring on the floor that spreads: a scream, a shock, a spell. */
export function ring(animator: Animator, at: Point, tint: number, { reach = 90, lasts = 620, wait = 0 } = {}): void {
  const actor = new Graphics({ x: at.x, y: at.y });
  animator.play(actor, lasts, (t) => {
    actor.clear().ellipse(0, 0, reach * out(t), reach * 0.68 * out(t)).stroke({ width: 7 * (1 - t) + 1, color: tint, alpha: 1 - t });
  }, wait);
}

/** A piece flies in a bow from one place to another and is gone. */
export function fly(animator: Animator, frame: string, from: Point, to: Point, { size = 1, lasts = 520, wait = 0, spin = 0 } = {}): void {
  const piece = spriteOf(animator.art, frame);
  if (!piece) return;
  const actor = new Container({ children: [piece] });
  const bow = Math.min(150, Math.hypot(to.x - from.x, to.y - from.y) * 0.3);
  animator.play(actor, lasts, (t) => {
    const along = t * t * (3 - 2 * t);
    actor.position.set(from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along - Math.sin(t * Math.PI) * bow);
    actor.scale.set(size * (1 + 0.3 * Math.sin(t * Math.PI)));
    actor.rotation = spin * t;
    actor.alpha = t > 0.85 ? (1 - t) / 0.15 : 1;
  }, wait);
}

/** A thread, an arrow: a line that grows from one to the other and fades. */
export function strand(animator: Animator, from: Point, to: Point, tint: number, { width = 3, lasts = 420, wait = 0 } = {}): void {
  const actor = new Graphics();
  animator.play(actor, lasts, (t) => {
    const [head, tail] = [Math.min(1, t * 2.2), Math.max(0, t * 2.2 - 1.2)];
    const on = (share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    const [a, b] = [on(Math.min(1, tail)), on(head)];
    actor.clear().moveTo(a.x, a.y).lineTo(b.x, b.y).stroke({ width, color: tint, alpha: 0.95, cap: 'round' });
  }, wait);
}

/** Words that rise from where something changed. */
export function say(animator: Animator, at: Point, words: string, tint: number, { size = 40, lasts = 1000, wait = 0 } = {}): void {
  const style = { fontFamily: 'Almendra', fontWeight: '700', fontSize: 48, fill: 0xffffff } as const;
  const [shade, text] = [0x120609, tint].map(
    (colour) => new BitmapText({ text: words, anchor: 0.5, style, tint: colour, scale: size / 48 }),
  ) as [BitmapText, BitmapText];
  shade.position.set(2.5, 3);
  const actor = new Container({ children: [shade, text] });
  animator.play(actor, lasts, (t) => {
    actor.position.set(at.x, at.y - 46 * out(t));
    actor.scale.set(1 + 0.35 * Math.max(0, 1 - t * 6));
    actor.alpha = t > 0.7 ? (1 - t) / 0.3 : 1;
  }, wait);
}
