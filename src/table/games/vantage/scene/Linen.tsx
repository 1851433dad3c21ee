import { extend } from '@pixi/react';
import { Container, TilingSprite, type Texture } from 'pixi.js';
import { grainOf, painted } from '../../../light/paint.ts';
import type { Placement } from '../../../zones/zone.ts';

extend({ Container, TilingSprite });

const weave = (): Texture =>
  painted('vantage linen', 256, 256, 1, (pen) => {
    pen.fillStyle = '#efe2cb';
    pen.fillRect(0, 0, 256, 256);
    const random = grainOf(11);
    for (let i = 0; i < 256; i += 3) {
      pen.fillStyle = `rgba(150,120,86,${0.05 + random() * 0.1})`;
      pen.fillRect(i, 0, 1.3, 256);
      pen.fillStyle = `rgba(255,250,238,${0.1 + random() * 0.22})`;
      pen.fillRect(0, i, 256, 1.4);
    }
    for (let i = 0; i < 60; i++) {
      pen.fillStyle = `rgba(120,94,70,${random() * 0.12})`;
      pen.fillRect(random() * 256, random() * 256, 12 + random() * 30, 1.2);
    }
  });

/** Pale woven linen under one lamp, from rim to rim. */
export const Linen = ({ placed }: { readonly placed: Placement }) => (
  <pixiTilingSprite texture={weave()} x={-200} y={-200} width={placed.width + 400} height={placed.height + 400} />
);
