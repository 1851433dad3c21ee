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
  /** Units over which it fades out towards its edges. */
  readonly soft?: number;
}

const layers = 10;

/** Dims what lies under something that is open. */
export const Veil = memo(
  function Veil({ over, colour = 0x0c0e18, alpha = 0.55, round = 18, soft = 0 }: VeilProps) {
    const { x, y, width, height } = over;
    return (
      <pixiGraphics
        draw={(g) => {
          g.clear();
          if (soft === 0) return void g.roundRect(x, y, width, height, round).fill({ color: colour, alpha });
          // each layer lets through the same part: together they let through what one veil would
          const thin = 1 - (1 - alpha) ** (1 / layers);
          for (let i = 0; i < layers; i++) {
            const inset = (i * soft) / (layers - 1);
            g.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, round + soft - inset);
            g.fill({ color: colour, alpha: thin });
          }
        }}
      />
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);
