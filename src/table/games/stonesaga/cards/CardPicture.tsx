import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import { Picture } from '../../../parts/Picture.tsx';
import type { Strip } from '../../../stage/shapes.ts';

extend({ Graphics });

/** Units of a card's picture as it is painted. */
const painted = 390;

/** The scene of a card in its frame. */
export const CardPicture = memo(function CardPicture({ picture, at }: { readonly picture: string; readonly at: Strip }) {
  const { x, y, width, height } = at;
  return (
    <>
      <Picture frame={`cards/picture/${picture}`} x={x + width / 2} y={y + height / 2} scale={width / painted} />
      <pixiGraphics draw={(g) => void g.clear().roundRect(x, y, width, height, 4).stroke({ width: 3, color: 0x2b1a10 })} />
    </>
  );
});
