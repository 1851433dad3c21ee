import { extend } from '@pixi/react';
import { FillGradient, Graphics } from 'pixi.js';
import { placeOf } from '../../../../engine/games/vantage/content/places.ts';
import type { Region } from '../../../../engine/games/vantage/content/vocabulary.ts';
import { grainOf } from '../../../light/paint.ts';
import type { Strip } from '../../../stage/shapes.ts';

extend({ Graphics });

/** Sky from above to the horizon, and the land from far to near. */
const airs: Readonly<Record<Region, readonly [string, string, string, number, number]>> = {
  A: ['#3f7fb4', '#8cc3d8', '#f6dccb', 0xb5d6e6, 0xdcecf2],
  B: ['#0a1036', '#2a2a73', '#6d5aa8', 0x4a5a9c, 0x8a9ccc],
  C: ['#3d8fc4', '#8fd0da', '#fff0c9', 0xa0a84a, 0x6a9440],
  D: ['#23407f', '#5b86bf', '#ffc9a8', 0x8f8a68, 0x74806a],
  E: ['#6f7a8c', '#a9b0b4', '#e8e3d0', 0x878a78, 0x6f7a6c],
  F: ['#2c6a78', '#6fb0a4', '#eef0c0', 0x6f9a3c, 0x3f7a44],
  G: ['#86b0c0', '#bfdcdc', '#fdf0e0', 0xc4b8a4, 0xa9aaa0],
  H: ['#0d4f72', '#1a8a98', '#74d4bc', 0x3f8a80, 0x6fae94],
  I: ['#2f8aa8', '#8ed0cc', '#ffe2bc', 0xd49a74, 0xe8c49c],
  J: ['#2c1c4e', '#7a3468', '#ff8a52', 0x4f3c48, 0x2c2638],
  K: ['#5a5fa0', '#a98fb8', '#ffd9a4', 0x948a4c, 0x6f7a44],
  L: ['#0b1230', '#1c2c5c', '#2f6a8c', 0x54588c, 0x2f4470],
};

/** The colours of a region's air with ridges in them: what is seen until the picture of the place has come. */
export function Distance({ at, num }: { readonly at: Strip; readonly num: number }) {
  const [zenith, mid, horizon, far, near] = airs[placeOf(num).region];
  const draw = (g: Graphics): void => {
    const { x, y, width, height } = at;
    const sky = new FillGradient({
      type: 'linear',
      start: { x: 0, y: 0 },
      end: { x: 0, y: 1 },
      colorStops: [
        { offset: 0, color: zenith },
        { offset: 0.45, color: mid },
        { offset: 0.7, color: horizon },
        { offset: 1, color: horizon },
      ],
    });
    g.clear().rect(x, y, width, height).fill(sky);
    const random = grainOf(num);
    for (const [level, rough, colour, alpha] of [
      [0.56, 0.16, far, 0.45],
      [0.64, 0.08, far, 0.85],
      [0.76, 0.05, near, 1],
    ] as const) {
      const points = [x, y + height];
      for (let i = 0; i <= 24; i++) {
        const rise = (Math.sin(i * 0.9 + num) * 0.4 + random() - 0.5) * rough;
        points.push(x + (i / 24) * width, y + (level - rise) * height);
      }
      g.poly([...points, x + width, y + height]).fill({ color: colour, alpha });
    }
  };
  return <pixiGraphics draw={draw} />;
}
