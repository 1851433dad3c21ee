import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import type { Ground } from '../ground.ts';

extend({ Graphics });

/** Dims the valley and what lies round it, and gives the stage a shadow; boards and bag stay bright. */
export const StageVeil = memo(function StageVeil({ ground: { map, stage } }: { readonly ground: Ground }) {
  return (
    <pixiGraphics
      draw={(g) => {
        g.clear().rect(map.x, map.y, map.width, map.height).fill({ color: 0x07080f, alpha: 0.5 });
        g.roundRect(stage.x + 10, stage.y + 14, stage.width, stage.height, 26).fill({ color: 0x05060c, alpha: 0.55 });
      }}
    />
  );
});
