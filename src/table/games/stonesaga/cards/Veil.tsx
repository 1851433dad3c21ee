import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import type { Strip } from '../ground.ts';

extend({ Graphics });

/** Dims what lies under the stage, softly towards its rim. */
export const Veil = memo(function Veil({ over: { x, y, width, height }, colour = 0x0c0e18, alpha = 0.55 }: { readonly over: Strip; readonly colour?: number; readonly alpha?: number }) {
  return (
    <pixiGraphics
      draw={(g) => {
        g.clear();
        for (let i = 0; i < 5; i++) g.roundRect(x - i * 4, y - i * 4, width + i * 8, height + i * 8, 18 + i * 4).fill({ color: colour, alpha: alpha / 4 });
      }}
    />
  );
});
