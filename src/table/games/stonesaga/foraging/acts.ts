import { Container } from 'pixi.js';
import { oversize } from '../printed/forageLooks.ts';
import { spriteOf } from '../../../art/sprite.ts';
import type { Point } from '../../../stage/shapes.ts';
import type { Animator } from '../../../stage/animator.ts';

/** From where it stood into the bag. */
export function carry(animator: Animator, frame: string, from: Point, to: Point, size: number, wait = 0): void {
  const bow = Math.min(220, Math.hypot(to.x - from.x, to.y - from.y) * 0.34);
  play(animator, frame, 760, wait, (actor, t) => {
    const along = t * t * (3 - 2 * t);
    actor.position.set(from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along - Math.sin(t * Math.PI) * bow);
    actor.scale.set(size * (1 + 0.25 * Math.sin(t * Math.PI)) * (1 - 0.6 * along));
    actor.rotation = 0.5 * along;
    actor.alpha = t > 0.86 ? (1 - t) / 0.14 : 1;
  });
}

/** A last leap where it stands, and then into the bag. */
export function bringDown(animator: Animator, frame: string, at: Point, bag: Point, size: number, wait = 0): void {
  play(animator, frame, 620, wait, (actor, t) => {
    actor.position.set(at.x - 70 * t, at.y - Math.sin(Math.min(1, t * 1.25) * Math.PI) * 120);
    actor.rotation = t < 0.55 ? -0.3 * t : -0.16 + (t - 0.55) * 3.4;
    actor.scale.set(size);
  });
  carry(animator, frame, { x: at.x - 70, y: at.y }, bag, size, wait + 620);
}

/** In bounds out of the picture, to the left, where all of them look. */
export function getAway(animator: Animator, frame: string, at: Point, size: number, wait = 0): void {
  play(animator, frame, 1100, wait, (actor, t) => {
    const bound = (t * 4) % 1;
    actor.position.set(at.x - 760 * t * t, at.y - Math.sin(bound * Math.PI) * 74);
    actor.rotation = 0.34 * (bound - 0.5);
    actor.scale.set(size * (1 - 0.25 * t));
    actor.alpha = t > 0.7 ? (1 - t) / 0.3 : 1;
  });
}

/** At the forager: it fills the eye, and is gone. */
export function pounce(animator: Animator, frame: string, at: Point, size: number): void {
  play(animator, frame, 640, 0, (actor, t) => {
    const near = t * t;
    actor.position.set(at.x + 40 * near, at.y + 150 * near - Math.sin(Math.min(1, t * 1.2) * Math.PI) * 60);
    actor.scale.set(size * (1 + 2.2 * near));
    actor.rotation = 0.12 * Math.sin(t * Math.PI);
    actor.alpha = t > 0.72 ? (1 - t) / 0.28 : 1;
  });
}

function play(animator: Animator, frame: string, lasts: number, wait: number, draw: (actor: Container, share: number) => void): void {
  const picture = spriteOf(animator.art, frame, oversize);
  if (!picture) return;
  const actor = new Container({ children: [picture] });
  animator.play(actor, lasts, (share) => draw(actor, share), wait);
}
