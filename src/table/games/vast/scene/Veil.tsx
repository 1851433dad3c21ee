import { memo } from 'react';
import type { Ground } from '../layout/ground.ts';

/** Dims the map while cards lie over it; boards and hand stay bright, because cards may go there. */
export const Veil = memo(function Veil({ ground }: { readonly ground: Ground }) {
  const { x, y, scale } = ground.map;
  return <pixiGraphics draw={(g) => void g.clear().roundRect(x - 96 * scale, y - 96 * scale, 962 * scale, 848 * scale, 24).fill({ color: 0x07040c, alpha: 0.66 })} />;
});
