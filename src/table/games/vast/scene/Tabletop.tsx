import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import { useTable } from '../../../tableContext.ts';
import type { Ground } from '../layout/ground.ts';

extend({ Graphics });

/** Oak under one lamp, with more of it beyond the edge for screens of another shape. */
export const Tabletop = memo(function Tabletop({ ground }: { readonly ground: Ground }) {
  const { art, bare } = useTable();
  const { width, height } = ground;
  const beyond = 0.3;
  if (bare) return null;
  if (!art.has('table'))
    return (
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-width, -height, 3 * width, 3 * height)
            .fill({ color: 0x1a100a })
        }
      />
    );
  return (
    <pixiSprite
      texture={art.texture('table')}
      anchor={0.5}
      x={width / 2}
      y={height / 2}
      width={width * (1 + beyond)}
      height={height * (1 + beyond)}
    />
  );
});
