import { FillGradient, type Graphics } from 'pixi.js';

/** From the first colour at the top to the last at the foot, evenly. */
export const downward = (height: number, colours: readonly number[]): FillGradient =>
  new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: height },
    textureSpace: 'global',
    colorStops: colours.map((color, i) => ({ offset: i / (colours.length - 1), color })),
  });

/** The soft shadow of a plate, towards the lower right. */
export function plateShadow(g: Graphics, width: number, height: number, down: number, round: number): void {
  for (const [grow, alpha] of [
    [9, 0.14],
    [5, 0.2],
    [1, 0.3],
  ] as const)
    g.roundRect(6 - grow, down - grow, width + 2 * grow, height + 2 * grow, round).fill({ color: 0x05030a, alpha });
}

/** A nail in each corner. */
export function plateNails(g: Graphics, width: number, height: number, inset: number, radius: number): void {
  for (const x of [inset, width - inset])
    for (const y of [inset, height - inset]) g.circle(x, y, radius).fill({ color: 0xf6dc96 });
}
