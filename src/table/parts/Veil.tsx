import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import type { Strip } from '../stage/shapes.ts';

extend({ Graphics });

interface VeilProps {
  readonly over: Strip;
  readonly colour?: number;
  readonly alpha?: number;
  /** Radius of its corners. */
  readonly round?: number;
  /** Units by which it reaches beyond what it covers, fading out. */
  readonly soft?: number;
}

const layers = 5;

/** Dims what lies under something that is open. */
export const Veil = memo(
  function Veil({ over, colour = 0x0c0e18, alpha = 0.55, round = 18, soft = 0 }: VeilProps) {
    const { x, y, width, height } = over;
    return (
      <pixiGraphics
        draw={(g) => {
          g.clear();
          if (soft === 0) return void g.roundRect(x, y, width, height, round).fill({ color: colour, alpha });
          for (let i = 0; i < layers; i++) {
            const grow = (i * soft) / (layers - 1);
            g.roundRect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, round + grow).fill({ color: colour, alpha: alpha / 4 });
          }
        }}
      />
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);
