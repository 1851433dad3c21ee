import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import type { Ground, Strip } from '../ground.ts';

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

/** Dims the valley and what lies round it, and gives the stage a shadow; boards and bag stay bright. */
export const StageVeil = memo(function StageVeil({ ground: { width, board, stage, layout, rails } }: { readonly ground: Ground }) {
  const [top, foot] = [stage.y - 8, (layout === 'wide' ? board.y : rails.y + rails.height) - 4];
  return (
    <pixiGraphics
      draw={(g) => {
        g.clear().rect(0, top, layout === 'wide' ? 1492 : width, foot - top).fill({ color: 0x07080f, alpha: 0.5 });
        g.roundRect(stage.x + 10, stage.y + 14, stage.width, stage.height, 26).fill({ color: 0x05060c, alpha: 0.55 });
      }}
    />
  );
});
