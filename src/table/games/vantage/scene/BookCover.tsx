import { extend } from '@pixi/react';
import { FillGradient, Graphics } from 'pixi.js';
import { useMemo } from 'react';
import type { Strip } from '../../../stage/shapes.ts';

extend({ Graphics });

interface Props {
  readonly at: Strip;
  readonly colour: number;
  readonly size: number;
  readonly open: boolean;
}

/** A single page in the colour of its book, or the book laid open: cover, edges of the pages under the upper ones, and the fold. */
export function BookCover({ at: { x, y, width, height }, colour, size, open }: Props) {
  const draw = useMemo(() => {
    if (!open)
      return (g: Graphics) =>
        void g
          .clear()
          .roundRect(x - 2, y + 6, width + 4, height, 14)
          .fill({ color: 0x120c1c, alpha: 0.45 })
          .roundRect(x, y, width, height, 12)
          .fill(colour)
          .roundRect(x + 5, y + 5, width - 10, height - 10, 9)
          .fill(0xfdf6e8);
    const rim = size * 0.42;
    const [left, top, half, high] = [x + rim, y + rim, width / 2 - rim, height - rim * 2];
    const middle = x + width / 2;
    return (g: Graphics) => {
      g.clear();
      for (const [spread, alpha] of [
        [size * 0.55, 0.12],
        [size * 0.3, 0.18],
        [size * 0.12, 0.26],
      ] as const)
        g.roundRect(x - spread, y - spread * 0.3, width + spread * 2, height + spread * 1.5, size).fill({ color: 0x120c1c, alpha });
      g.roundRect(x, y, width, height, size * 0.55).fill(colour);
      g.roundRect(x, y, width, height, size * 0.55).stroke({ color: 0xfff4dc, width: 1.4, alpha: 0.5, alignment: 1 });
      g.rect(middle - rim, y, rim * 2, height).fill({ color: 0x1a1226, alpha: 0.22 });
      for (const [out, tone] of [
        [0.26, 0xd9c7a4],
        [0.13, 0xeadcc0],
      ] as const)
        g.roundRect(left - rim * out, top + rim * out, half * 2 + rim * out * 2, high + rim * out, size * 0.3)
          .fill(tone)
          .stroke({ color: 0xb9a37c, width: 0.8, alpha: 0.7 });
      g.roundRect(left, top, half + rim * 0.1, high, size * 0.28).fill(fold('left'));
      g.roundRect(middle - rim * 0.1, top, half + rim * 0.1, high, size * 0.28).fill(fold('right'));
      g.moveTo(middle, top).lineTo(middle, top + high).stroke({ color: 0x8a7350, width: 1.6, alpha: 0.55 });
    };
  }, [x, y, width, height, colour, size, open]);
  return <pixiGraphics draw={draw} />;
}

/** The paper of one side grows darker towards the fold. */
const fold = (side: 'left' | 'right'): FillGradient => {
  const stops = [
    { offset: 0, color: '#f3e6cc' },
    { offset: 0.08, color: '#fdf6e8' },
    { offset: 0.82, color: '#fbf2df' },
    { offset: 0.94, color: '#ecdcbb' },
    { offset: 1, color: '#cdb88f' },
  ];
  const turned = side === 'left' ? stops : stops.map(({ offset, color }) => ({ offset: 1 - offset, color })).reverse();
  return new FillGradient({ type: 'linear', start: { x: 0, y: 0 }, end: { x: 1, y: 0 }, colorStops: turned });
};
