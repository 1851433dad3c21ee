import { BitmapText, Container, Graphics } from 'pixi.js';
import type { Point } from '../../../stage/shapes.ts';
import type { Animator } from '../../../stage/animator.ts';

const digits = { fontFamily: 'Almendra', fontWeight: '700', fontSize: 48, fill: 0xffffff } as const;

/** Strength against Defense over the one who is attacked: first the two numbers, then which of them was greater. */
export function clash(animator: Animator, at: Point, strength: number, defense: number, hit: boolean): void {
  const actor = new Container({ x: at.x, y: at.y - 104 });
  const plate = new Graphics();
  plate.roundRect(-66, -27, 132, 54, 14).fill({ color: 0x150b18, alpha: 0.94 }).stroke({ width: 3, color: 0xd9ac6a });
  plate.circle(-38, 0, 21).fill({ color: 0xb87a1c }).stroke({ width: 2, color: 0xffe2a0 });
  plate.poly([18, -20, 60, -20, 60, 6, 39, 23, 18, 6]).fill({ color: 0x4a5f9e }).stroke({ width: 2, color: 0xc4cef4 });
  const number = (value: number, x: number, y: number) =>
    new BitmapText({ text: String(value), anchor: 0.5, x, y, style: digits, scale: 0.8 });
  const sign = new BitmapText({
    text: hit ? '>' : '≤',
    anchor: 0.5,
    style: { ...digits, fontFamily: 'Inter' },
    scale: 0.72,
    tint: hit ? 0xffd27a : 0x9aa4d8,
  });
  actor.addChild(plate, number(strength, -38, -2), number(defense, 39, -4), sign);
  animator.play(actor, 1150, (t) => {
    actor.scale.set(Math.min(1, t * 9) * (t < 0.34 || t > 0.5 ? 1 : 1.12));
    sign.visible = t > 0.3;
    actor.alpha = t > 0.85 ? (1 - t) / 0.15 : 1;
  });
}
